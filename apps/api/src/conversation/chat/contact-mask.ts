import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { MASK } from "@tropa/domain/interface-constants";

const mask = "*".repeat(MASK.asterisks);

// Regular expression alternatives that work in both JavaScript and PostgreSQL.
export const linkBeginnings = String.raw`https?:\/\/|www\.|(?:t|vk|wa)\.me\/|vk\.com\/|instagram\.com\/`;
export const domainEndings =
  "ru|рф|com|org|net|info|io|me|su|by|kz|de|cn|eu|travel|online|site|club";
export const messengerNames =
  "telegram|телеграмм?|телега|tg|тг|instagram|инстаграмм?|инста|skype|скайп|wechat|微信|vk|вк|viber|вайбер";

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = new RegExp(String.raw`(?:${linkBeginnings})[^\s<>"']+`, "giu");
/** An address without a scheme: `my-tours.ru/contacts`. */
const bareLink = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63})?\.(?:${domainEndings})(?![\p{L}\p{N}-])(?:\/[^\s<>"']*)?`,
  "giu",
);
const handle = /(?<![\p{L}\p{N}_@.])@[A-Za-z][\w.]{2,31}/gu;
/** A user name after the name of a messenger: "telegram: vera_travel". */
const named = new RegExp(
  String.raw`((?<![\p{L}])(?:${messengerNames})\s*(?:[:：—–=-]\s*|(?=@)))@?[A-Za-z][\w.]{3,31}`,
  "giu",
);
/** Nine or more digits, as in phones (docs/product/forms.md#rules), with common separators. */
const phone = /(?<![\p{L}\p{N}])\+?\d(?:[\s().-]{0,3}\d){8,14}(?![\p{L}\p{N}])/gu;

const date = /(?<!\d)\d{1,2}\.\d{1,2}(?:\.\d{2,4})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/;
/** An amount or a range of amounts: "100 000 - 120 000". */
const amounts = /^\d{1,3}[\s.]\d{3}(?:\s?[-–]\s?\d{1,3}[\s.]\d{3})?$/;

/** Excludes dates and prices, which have as many digits. */
const isPhone = (digits: string): boolean => !date.test(digits) && !amounts.test(digits);

/** An organizer's public text, masked if any storefront hides contacts. */
export const publicWords = (storefronts: Storefronts, text: string): string =>
  storefronts.all.some(({ features }) => features.contactsHidden) ? maskContacts(text) : text;

/** Masks contacts in a file name; keeps the extension unless it belongs to a contact. */
export function maskFileName(name: string): string {
  const ending = /\.[\p{L}\d]{1,5}$/u.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length);
  const masked = maskContacts(stem);
  // The part after the last dot may belong to an address.
  return masked === stem ? maskContacts(name) : masked + ending;
}

/** Masks e-mails, links, messenger names and phones in a text. Idempotent. */
export function maskContacts(text: string): string {
  return [link, email, bareLink, handle]
    .reduce((rest, kind) => rest.replace(kind, mask), text)
    .replace(named, `$1${mask}`)
    .replace(phone, (digits) => (isPhone(digits) ? mask : digits));
}
