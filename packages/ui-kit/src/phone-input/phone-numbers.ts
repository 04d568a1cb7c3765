import { DEFAULT_LOCALE, PHONE } from "@tropa/domain/interface-constants";
import { phoneCodeOf, phoneCountries, readPhone } from "@tropa/domain/forms/phone-number";
import { sortCountries } from "./phone-countries.ts";
import type { PhoneCountry } from "./phone-countries.ts";

// All numbering plans are larger than the rest of the field, so this module loads when somebody
// starts to type, never with the page.

/** @public the field reads it of the loaded module */
export { phoneCodeOf, phoneFacts } from "@tropa/domain/forms/phone-number";
/** @public the field reads it of the loaded module */
export { withPhoneCode } from "./phone-countries.ts";

/**
 * Formats a complete number if the field can hold it; a national number gets its country code. A
 * country code alone, added with the country, becomes empty.
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
