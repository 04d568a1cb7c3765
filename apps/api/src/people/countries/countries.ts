import type { Profile } from "@tropa/api-contract/people/account";
import type { Locale } from "@tropa/domain/locale";
import isoCountries from "i18n-iso-countries/codes.json" with { type: "json" };
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

type Country = NonNullable<Profile["country"]>;

/** The storefront and locale for which countries are named. */
export interface CountryReader {
  locale: Locale;
  storefront: Pick<Storefront, "defaultCountry">;
}

/** Kosovo's code: user-assigned, not in the standard. */
const outsideStandard = new Set(["XK"]);

/**
 * Countries that a person can live in, by ISO 3166 code, not just those of the catalogue. Calls use the numeric code;
 * the database stores the alphabetic one.
 */
const numbers = new Map(
  isoCountries.flatMap(([code, , number]): [string, number][] =>
    code === undefined || outsideStandard.has(code) ? [] : [[code, Number(number)]],
  ),
);
const codes = new Map([...numbers].map(([code, number]) => [number, code]));

/** Converts a numeric to an alphabetic ISO 3166 code; null if unknown. */
export function countryCode(number: number): string | null {
  return codes.get(number) ?? null;
}

/** Calling code; empty for the few places without one, such as Antarctica. */
const phoneCode = (code: string) =>
  isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : "";

const describe = (
  code: string,
  number: number,
  reader: CountryReader,
  names: Intl.DisplayNames,
) => ({
  id: number,
  iso_code: code,
  name: names.of(code) ?? code,
  phone_code: phoneCode(code),
  is_primary: code === reader.storefront.defaultCountry,
});

const namesIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: "region" });

/** Returns a country as a profile shows it; null for an unknown code. */
export function countryOf(code: string | null, reader: CountryReader): Country | null {
  const number = code === null ? undefined : numbers.get(code);
  return code === null || number === undefined
    ? null
    : describe(code, number, reader, namesIn(reader.locale));
}

/** Returns all countries by name, preceded by the one where most of the storefront's readers live. */
export function listCountries(reader: CountryReader): Country[] {
  const names = namesIn(reader.locale);
  const { compare } = new Intl.Collator(reader.locale);
  return [...numbers]
    .map(([code, number]) => describe(code, number, reader, names))
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary) || compare(a.name, b.name));
}
