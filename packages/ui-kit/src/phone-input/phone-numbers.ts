import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { PHONE } from "@tropa/domain/interface-constants";
import type { PhoneCountry } from "./phone-countries.ts";

// The numbering plans of the world weigh more than the rest of the field: this module is loaded when
// somebody begins to type, never with the page.

/** What a number says of itself. */
export type PhoneFacts = {
  /** The only country that the number can belong to. */
  country: string | undefined;
  /** Whether it is a whole number of that country, or of the given one where several share a code. */
  isValid: boolean;
};

/** Looks at a number as far as it is typed. */
export function phoneFacts(text: string, country: string | undefined): PhoneFacts {
  const whole = parsePhoneNumberFromString(text);
  const typing = new AsYouType();
  typing.input(text);
  const detected = whole?.country ?? typing.getCountry();
  if (!whole?.isValid()) return { country: detected, isValid: false };
  if (country === undefined) return { country: detected, isValid: true };
  const possible: readonly string[] = whole.getPossibleCountries();
  const belongs =
    whole.country === undefined ? possible.includes(country) : whole.country === country;
  // Plans that are shared in full, such as that of Guernsey and the British one, know no better.
  const shares = possible.length === 0 && phoneCodeOf(country) === whole.countryCallingCode;
  return { country: detected, isValid: belongs || shares };
}

/** A whole number as people read it, if the field can hold it; a number typed as at home gets its code. */
export function tidyPhone(text: string, country: string | undefined): string | undefined {
  const international = parsePhoneNumberFromString(text);
  const atHome =
    country !== undefined && isSupportedCountry(country)
      ? parsePhoneNumberFromString(text.replace(/^\+/, ""), country)
      : undefined;
  const number = [international, atHome].find((one) => one?.isValid());
  if (!number) return undefined;
  const spaced = number.formatInternational();
  return spaced.length <= PHONE.maxLength ? spaced : number.number;
}

/** The code of a country, without the plus sign. */
export function phoneCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** Every country with numbers of its own, in the reader's language. */
export function allCountries(locale: string): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return getCountries().map((isoCode) => ({
    isoCode,
    name: names.of(isoCode) ?? isoCode,
    phoneCode: getCountryCallingCode(isoCode),
  }));
}
