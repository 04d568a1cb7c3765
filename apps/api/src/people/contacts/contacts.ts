import { plainText } from "@tropa/domain/text/plain-text";
import { email } from "@tropa/domain/forms/form-rules";
import { parsePhone as parseNumber, readPhone } from "@tropa/domain/forms/phone-number";
import { homeCountry } from "@tropa/domain/storefront/reader-country";
import type { Caller } from "../../server/caller.ts";
import { fieldError } from "../../platform/errors/api-error.ts";

/** An e-mail or phone, to write to and to sign in with. */
export interface Contact {
  kind: "email" | "phone";
  /** An e-mail in lower case, or a phone as E.164. */
  value: string;
}

/** Normalises an e-mail; null if invalid. */
export function parseEmail(text: string): string | null {
  const given = plainText(text).trim().toLowerCase();
  return given !== "" && email(given, {}) === null ? given : null;
}

/** Parses a phone to E.164; with a country also its national format. Null if invalid. */
export function parsePhone(text: string, country?: string): string | null {
  const phone = country === undefined ? parseNumber(text) : readPhone(text, country);
  return phone?.number ?? null;
}

/** The country assumed for numbers in national format, from the caller's storefront and locale. */
export const homeOf = ({ storefront, locale }: Pick<Caller, "storefront" | "locale">): string =>
  storefront.locales.includes(locale) ? homeCountry(storefront, locale) : storefront.defaultCountry;

const kindOf = (text: string): Contact["kind"] =>
  plainText(text).includes("@") ? "email" : "phone";

/** @param country country of numbers without a country code */
export function parseContact(text: string, country?: string): Contact | null {
  const kind = kindOf(text);
  const value = kind === "email" ? parseEmail(text) : parsePhone(text, country);
  return value === null ? null : { kind, value };
}

/** Parses a form field. Throws a field error if it is no contact. */
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
