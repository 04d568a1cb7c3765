import { DEFAULT_LOCALE, PHONE } from "@tropa/domain/interface-constants";
import { phoneCodeOf, phoneCountries, readPhone } from "@tropa/domain/forms/phone-number";
import { sortCountries } from "./phone-countries.ts";
import type { PhoneCountry } from "./phone-countries.ts";

// The numbering plans of the world weigh more than the rest of the field: this module is loaded when
// somebody begins to type, never with the page.

/** @public the field reads it of the loaded module */
export { phoneCodeOf, phoneFacts } from "@tropa/domain/forms/phone-number";
/** @public the field reads it of the loaded module */
export { withPhoneCode } from "./phone-countries.ts";

/**
 * A whole number as people read it, if the field can hold it; a number typed as at home gets its code. The code
 * alone came with the country and is no number: nothing is left of it.
 */
export function tidyPhone(text: string, country: string | undefined): string | undefined {
  if (country !== undefined && text.trimEnd() === `+${phoneCodeOf(country)}`) return "";
  const number = readPhone(text, country);
  if (!number) return undefined;
  return number.readable.length <= PHONE.maxLength ? number.readable : number.number;
}

/** Every country with numbers of its own, in the reader's language. */
export function allCountries(locale: string): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return phoneCountries.map((isoCode) => ({
    isoCode,
    name: names.of(isoCode) ?? isoCode,
    phoneCode: phoneCodeOf(isoCode) ?? "",
  }));
}

/**
 * The given countries, or all, as the field lists them; named in the page's language unless told another.
 *
 * @public the field reads it of the loaded module
 */
export function countryList(
  countries: readonly PhoneCountry[] | undefined,
  locale = document.documentElement.lang || DEFAULT_LOCALE,
): readonly PhoneCountry[] {
  return sortCountries(countries ?? allCountries(locale), locale);
}
