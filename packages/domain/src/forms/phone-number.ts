import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { PhoneNumber } from "libphonenumber-js/min";
import { plainText } from "../text/plain-text.ts";
import { normalisePhone, phone } from "./form-rules.ts";
import type { Rule } from "./form-rules.ts";

// The numbering plans of the world weigh more than a page: browsers load this module when a number is
// typed or sent, never with a page.

/** A whole number of some country. */
export interface ParsedPhone {
  /** E.164: a plus sign and digits. */
  number: string;
  /** In groups, as people read it, with the code of its country. */
  readable: string;
  /** ISO code of the country; undefined if several countries share the code and the number fits more than one. */
  country: string | undefined;
}

const parsed = (number: PhoneNumber): ParsedPhone => ({
  number: number.number,
  readable: number.formatInternational(),
  country: number.country,
});

/** The rule of forms stays the least that a number must be: a plus sign and at least 9 digits. */
const isWhole = (number: PhoneNumber | undefined): number is PhoneNumber =>
  number?.isValid() === true && phone(number.number, {}) === null;

/**
 * A number in international form; null for one that no numbering plan knows. It is what the API stores and
 * what every form lets through (docs/product/forms.md#rules).
 */
export function parsePhone(text: string): ParsedPhone | null {
  const given = normalisePhone(text);
  if (given === "" || phone(given, {}) !== null) return null;
  const number = parsePhoneNumberFromString(given);
  return isWhole(number) ? parsed(number) : null;
}

/**
 * A number as people of a country write it: in international form, as at home ("8 916 …", "0151 …",
 * "916 …"), or with its code and no plus sign. Null when it is none of these.
 */
export function readPhone(text: string, country: string | undefined): ParsedPhone | null {
  const given = normalisePhone(text);
  const international = parsePhone(given);
  if (international) return international;
  const digits = given.replace(/^\+/, "");
  if (!/^\d+$/.test(digits)) return null;
  const withPlus = given.startsWith("+") ? null : parsePhone(`+${digits}`);
  if (country === undefined || !isSupportedCountry(country)) return withPlus;
  // "49 151 …" is the code and the number, though German areas may begin with 49 as well.
  if (withPlus?.country === country) return withPlus;
  // A slip in a number from home must not make it a foreign one: those need their plus sign.
  const atHome = parsePhoneNumberFromString(digits, country);
  return isWhole(atHome) ? parsed(atHome) : null;
}

/** The code of a country, without the plus sign. */
export function phoneCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** ISO codes of all countries that have numbers of their own. */
export const phoneCountries: readonly string[] = getCountries();

/** What a number says of itself as far as it is typed. */
export interface PhoneFacts {
  /** The only country that the number can belong to. */
  country: string | undefined;
  /** Whether it is a whole number of that country, or of the given one where several share a code. */
  isValid: boolean;
}

export function phoneFacts(text: string, country: string | undefined): PhoneFacts {
  const typed = readPhone(text, country)?.number ?? text;
  const whole = parsePhoneNumberFromString(typed);
  const typing = new AsYouType();
  typing.input(typed);
  const detected = whole?.country ?? typing.getCountry();
  if (!isWhole(whole)) return { country: detected, isValid: false };
  if (country === undefined) return { country: detected, isValid: true };
  const possible: readonly string[] = whole.getPossibleCountries();
  const belongs =
    whole.country === undefined ? possible.includes(country) : whole.country === country;
  // Plans that are shared in full, such as that of Guernsey and the British one, know no better.
  const shares = possible.length === 0 && phoneCodeOf(country) === whole.countryCallingCode;
  return { country: detected, isValid: belongs || shares };
}

/**
 * A number that can be called (docs/product/forms.md#phone-numbers): one rule for browser and API. Empty passes. What
 * has no international form fails as a phone, what has one that no country knows as an incorrect number.
 */
export const phoneNumber: Rule = (value) => {
  const failure = phone(value, {});
  if (failure) return failure;
  const given = typeof value === "string" ? plainText(value).trim() : "";
  return given === "" || parsePhone(given) ? null : { key: "phoneNumber" };
};
