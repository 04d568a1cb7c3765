import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { MASK } from "@tropa/domain/interface-constants";

const mask = "*".repeat(MASK.asterisks);

// Alternatives of regular expressions, for JavaScript and PostgreSQL alike.
export const linkBeginnings = String.raw`https?:\/\/|www\.|(?:t|vk|wa)\.me\/|vk\.com\/|instagram\.com\/`;
export const domainEndings =
  "ru|рф|com|org|net|info|io|me|su|by|kz|de|cn|eu|travel|online|site|club";
export const messengerNames =
  "telegram|телеграмм?|телега|tg|тг|instagram|инстаграмм?|инста|skype|скайп|wechat|微信|vk|вк|viber|вайбер";

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = new RegExp(String.raw`(?:${linkBeginnings})[^\s<>"']+`, "giu");
/** An address without what comes before it: `my-tours.ru/contacts`. */
const bareLink = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._-])[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63})?\.(?:${domainEndings})(?![\p{L}\p{N}-])(?:\/[^\s<>"']*)?`,
  "giu",
);
const handle = /(?<![\p{L}\p{N}_@.])@[A-Za-z][\w.]{2,31}/gu;
/** A name after that of its messenger: "telegram: vera_travel". */
const named = new RegExp(
  String.raw`((?<![\p{L}])(?:${messengerNames})\s*(?:[:：—–=-]\s*|(?=@)))@?[A-Za-z][\w.]{3,31}`,
  "giu",
);
/** At least nine digits, as phones have (docs/product/forms.md#rules), with what people put between them. */
const phone = /(?<![\p{L}\p{N}])\+?\d(?:[\s().-]{0,3}\d){8,14}(?![\p{L}\p{N}])/gu;

const date = /(?<!\d)\d{1,2}\.\d{1,2}(?:\.\d{2,4})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/;
/** One number or two, of thousands and hundreds of thousands: "100 000 - 120 000". */
const amounts = /^\d{1,3}[\s.]\d{3}(?:\s?[-–]\s?\d{1,3}[\s.]\d{3})?$/;

/** Dates and prices have many digits, too. */
const isPhone = (digits: string): boolean => !date.test(digits) && !amounts.test(digits);

/** What an organizer says in sight of everybody, who have prepaid nothing: masked where any storefront hides contacts. */
export const publicWords = (storefronts: Storefronts, text: string): string =>
  storefronts.all.some(({ features }) => features.contactsHidden) ? maskContacts(text) : text;

/** The name of a file with its contacts hidden, and its ending where that is none of them. */
export function maskFileName(name: string): string {
  const ending = /\.[\p{L}\d]{1,5}$/u.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length);
  const masked = maskContacts(stem);
  // What follows the last dot may belong to an address.
  return masked === stem ? maskContacts(name) : masked + ending;
}

/** A text whose e-mails, links, names in messengers and phones are hidden. Masking again changes nothing. */
export function maskContacts(text: string): string {
  return [link, email, bareLink, handle]
    .reduce((rest, kind) => rest.replace(kind, mask), text)
    .replace(named, `$1${mask}`)
    .replace(phone, (digits) => (isPhone(digits) ? mask : digits));
}
