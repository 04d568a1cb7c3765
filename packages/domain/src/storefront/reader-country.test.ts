import { expect, test } from "vitest";
import { homeCountry, readerCountry } from "./reader-country.ts";

test.each([
  [["ru-RU", "ru", "en-US"], "RU"],
  [["ru-KZ", "ru"], "KZ"],
  [["de", "de-AT", "en-US"], "AT"],
  [["zh-Hant-TW", "zh"], "TW"],
  [["en-GB", "en"], "GB"],
  [["en-US", "ru-RU"], "RU"],
  [["EN-us"], undefined],
  [["en-US", "en"], undefined],
  [["es-419", "ru"], undefined],
  [["de-DE-1996"], "DE"],
  [[], undefined],
])("readerCountry of %j is %s", (languages, country) => {
  expect(readerCountry(languages)).toBe(country);
});

test("homeCountry is the storefront's for its first language and the language's own for others", () => {
  const variant = { locales: ["en", "de", "zh"], defaultCountry: "GB" } as const;
  expect((["en", "de", "zh"] as const).map((locale) => homeCountry(variant, locale))).toEqual([
    "GB",
    "DE",
    "CN",
  ]);
});
