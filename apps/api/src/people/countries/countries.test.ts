import { locales } from "@tropa/domain/locale";
import { expect, it } from "vitest";
import { countryCode, countryOf, listCountries } from "./countries.ts";

const reader = (locale: (typeof locales)[number]) => ({
  locale,
  storefront: { defaultCountry: "US" },
});

it.each(locales)("names all 249 countries differently in %s", (locale) => {
  const countries = listCountries(reader(locale));
  expect(countries).toHaveLength(249);
  for (const field of ["id", "iso_code", "name"] as const)
    expect(new Set(countries.map((country) => country[field])).size).toBe(249);
  expect(countries.filter(({ iso_code, name }) => iso_code === name)).toEqual([]);
});

it("puts the storefront's default country first and sorts the others by name", () => {
  const [first, ...others] = listCountries(reader("de"));
  expect(first).toMatchObject({ iso_code: "US", name: "Vereinigte Staaten", phone_code: "+1" });
  const names = others.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("de").compare));
  // As Germans sort them: not behind "Zypern".
  expect(names.indexOf("Ägypten")).toBeLessThan(names.indexOf("Albanien"));
});

it("maps numbers to codes and back for every country", () => {
  for (const country of listCountries(reader("en"))) {
    expect(countryCode(country.id)).toBe(country.iso_code);
    expect(countryOf(country.iso_code, reader("en"))).toEqual(country);
  }
});

it.each([0, 1, 983, 2_000_000_000])("finds no country with the number %d", (number) => {
  expect(countryCode(number)).toBeNull();
});

it("gives no phone code to a country without one", () => {
  expect(countryOf("AQ", reader("ru"))).toMatchObject({ name: "Антарктида", phone_code: "" });
  expect(countryOf("GB", reader("ru"))).toMatchObject({ id: 826, phone_code: "+44" });
  expect(countryOf("XX", reader("ru"))).toBeNull();
});
