import { plainText } from "@tropa/domain/text/plain-text";
import { email } from "@tropa/domain/forms/form-rules";
import { parsePhone as parseNumber, readPhone } from "@tropa/domain/forms/phone-number";
import { homeCountry } from "@tropa/domain/storefront/reader-country";
import type { Caller } from "../../server/caller.ts";
import { fieldError } from "../../platform/errors/api-error.ts";

/** Where a person is written to, and what they sign in with. */
export interface Contact {
  kind: "email" | "phone";
  /** An e-mail in lower case, or a phone as E.164. */
  value: string;
}

/** An e-mail as it is stored; null for what is none. */
export function parseEmail(text: string): string | null {
  const given = plainText(text).trim().toLowerCase();
  return given !== "" && email(given, {}) === null ? given : null;
}

/** A phone as E.164, by the rule of every form; with a country as people there write it, too. */
export function parsePhone(text: string, country?: string): string | null {
  const phone = country === undefined ? parseNumber(text) : readPhone(text, country);
  return phone?.number ?? null;
}

/** Where a number that somebody types as at home is from, for whom only their page is known. */
export const homeOf = ({ storefront, locale }: Pick<Caller, "storefront" | "locale">): string =>
  storefront.locales.includes(locale) ? homeCountry(storefront, locale) : storefront.defaultCountry;

const kindOf = (text: string): Contact["kind"] =>
  plainText(text).includes("@") ? "email" : "phone";

/** @param country where a number without the code of its country is from */
export function parseContact(text: string, country?: string): Contact | null {
  const kind = kindOf(text);
  const value = kind === "email" ? parseEmail(text) : parsePhone(text, country);
  return value === null ? null : { kind, value };
}

/** What a form's field holds; throws its fault for what is no contact. */
export function contactOf(field: string, text: string, country?: string): Contact {
  const contact = parseContact(text, country);
  if (!contact) throw fieldError(field, kindOf(text) === "email" ? "email" : "phoneNumber");
  return contact;
}

export function emailOf(field: string, text: string): Contact {
  const value = parseEmail(text);
  if (value === null) throw fieldError(field, "email");
  return { kind: "email", value };
}

export function phoneOf(field: string, text: string): Contact {
  const value = parsePhone(text);
  if (value === null) throw fieldError(field, "phoneNumber");
  return { kind: "phone", value };
}
