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

/** A complete phone number. */
export interface ParsedPhone {
  /** E.164: a plus sign and digits. */
  number: string;
  /** The number in international format with digits grouped. */
  readable: string;
  /** ISO code of the country; undefined if several countries that share the code fit. */
  country: string | undefined;
}

const parsed = (number: PhoneNumber): ParsedPhone => ({
  number: number.number,
  readable: number.formatInternational(),
  country: number.country,
});

/** The minimum of the forms' rule still applies: a plus sign and at least 9 digits. */
const isComplete = (number: PhoneNumber | undefined): number is PhoneNumber =>
  number?.isValid() === true && phone(number.number, {}) === null;

/**
 * Parses a number in international form; null if it fits no numbering plan. The API stores this
 * form and every form field accepts it (docs/product/forms.md#rules).
 */
export function parsePhone(text: string): ParsedPhone | null {
  const given = normalisePhone(text);
  if (given === "" || phone(given, {}) !== null) return null;
  const number = parsePhoneNumberFromString(given);
  return isComplete(number) ? parsed(number) : null;
}

/**
 * Parses a number as people of a country write it: in international form, in national form ("8 916
 * …", "0151 …", "916 …"), or with the country code but no plus sign. Null if it is none of these.
 */
export function readPhone(text: string, country: string | undefined): ParsedPhone | null {
  const given = normalisePhone(text);
  const international = parsePhone(given);
  if (international) return international;
  const digits = given.replace(/^\+/, "");
  if (!/^\d+$/.test(digits)) return null;
  const withPlus = given.startsWith("+") ? null : parsePhone(`+${digits}`);
  if (country === undefined || !isSupportedCountry(country)) return withPlus;
  // "49 151 …" is country code and number, although German area codes may start with 49 too.
  if (withPlus?.country === country) return withPlus;
  // A mistake in a national number must not turn it into a foreign one: those need a plus sign.
  const atHome = parsePhoneNumberFromString(digits, country);
  return isComplete(atHome) ? parsed(atHome) : null;
}

/** Returns the calling code of a country, without the plus sign. */
export function phoneCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** ISO codes of all countries that have phone numbers. */
export const phoneCountries: readonly string[] = getCountries();

/** Facts about a number that is still being typed. */
export interface PhoneFacts {
  /** The only country that the number can belong to, if known. */
  country: string | undefined;
  /**
   * Whether it is a complete number of that country, or of the given one if several share a code.
   */
  isValid: boolean;
}

export function phoneFacts(text: string, country: string | undefined): PhoneFacts {
  const typed = readPhone(text, country)?.number ?? text;
  const whole = parsePhoneNumberFromString(typed);
  const typing = new AsYouType();
  typing.input(typed);
  const detected = whole?.country ?? typing.getCountry();
  if (!isComplete(whole)) return { country: detected, isValid: false };
  if (country === undefined) return { country: detected, isValid: true };
  const possible: readonly string[] = whole.getPossibleCountries();
  const belongs =
    whole.country === undefined ? possible.includes(country) : whole.country === country;
  // If several countries share a whole plan, such as Guernsey and Great Britain, the number does
  // not tell which.
  const shares = possible.length === 0 && phoneCodeOf(country) === whole.countryCallingCode;
  return { country: detected, isValid: belongs || shares };
}

/**
 * Rule for a phone number that can be called, shared by browser and API
 * (docs/product/forms.md#phone-numbers). Empty passes. A number without an international form fails
 * as a phone; one that fits no country's plan fails as incorrect.
 */
export const phoneNumber: Rule = (value) => {
  const failure = phone(value, {});
  if (failure) return failure;
  const given = typeof value === "string" ? plainText(value).trim() : "";
  return given === "" || parsePhone(given) ? null : { key: "phoneNumber" };
};
