import type { Profile } from "@tropa/api-contract/people/account";
import type { Locale } from "@tropa/domain/locale";
import isoCountries from "i18n-iso-countries/codes.json" with { type: "json" };
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

type Country = NonNullable<Profile["country"]>;

/** Where and in which language a country is read. */
export interface CountryReader {
  locale: Locale;
  storefront: Pick<Storefront, "defaultCountry">;
}

/** In use for Kosovo, but by agreement of others: the standard leaves it to its users. */
const outsideStandard = new Set(["XK"]);

/**
 * Countries that a person can live in, by ISO 3166 code: all of them, and not those of the catalogue alone. Calls name
 * them by the number that the standard gives beside the code; stored is the code.
 */
const numbers = new Map(
  isoCountries.flatMap(([code, , number]): [string, number][] =>
    code === undefined || outsideStandard.has(code) ? [] : [[code, Number(number)]],
  ),
);
const codes = new Map([...numbers].map(([code, number]) => [number, code]));

/** The ISO 3166 code of a number; null where the standard has none. */
export function countryCode(number: number): string | null {
  return codes.get(number) ?? null;
}

/** Empty for the few places that have no telephones of their own, such as Antarctica. */
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

/** A country as a profile shows it; null for a code that the standard does not have. */
export function countryOf(code: string | null, reader: CountryReader): Country | null {
  const number = code === null ? undefined : numbers.get(code);
  return code === null || number === undefined
    ? null
    : describe(code, number, reader, namesIn(reader.locale));
}

/** All of them: first the one where most of the storefront's readers live, then by name. */
export function listCountries(reader: CountryReader): Country[] {
  const names = namesIn(reader.locale);
  const { compare } = new Intl.Collator(reader.locale);
  return [...numbers]
    .map(([code, number]) => describe(code, number, reader, names))
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary) || compare(a.name, b.name));
}
