import { PHONE } from "@tropa/domain/interface-constants";
import { phoneCodeOf, phoneCountries, readPhone } from "@tropa/domain/phone-number";
import type { PhoneCountry } from "./phone-countries.ts";

// The numbering plans of the world weigh more than the rest of the field: this module is loaded when
// somebody begins to type, never with the page.

export { phoneCodeOf, phoneFacts } from "@tropa/domain/phone-number";

/** A whole number as people read it, if the field can hold it; a number typed as at home gets its code. */
export function tidyPhone(text: string, country: string | undefined): string | undefined {
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
