import { MASK } from "@tropa/domain/interface-constants";

const mask = "*".repeat(MASK.asterisks);

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = /(?:https?:\/\/|www\.|(?:t|vk|wa)\.me\/|vk\.com\/|instagram\.com\/)[^\s<>"']+/giu;
const handle = /(?<![\p{L}\p{N}_@.])@[A-Za-z][\w.]{2,31}/gu;
/** At least nine digits, as phones have (docs/product/forms.md#rules), with what people put between them. */
const phone = /(?<![\p{L}\p{N}])\+?\d(?:[\s().-]{0,3}\d){8,14}(?![\p{L}\p{N}])/gu;

/** A text whose e-mails, links, names in messengers and phones are hidden. Masking again changes nothing. */
export function maskContacts(text: string): string {
  return [link, email, handle, phone].reduce((rest, kind) => rest.replace(kind, mask), text);
}
