import { expect, it } from "vitest";
import { locales } from "../locale.ts";
import { durationUnits, pluralCategories, pluralCategory } from "./plural.ts";

it.each([
  ["ru", 1, "one"],
  ["ru", 2, "few"],
  ["ru", 5, "many"],
  ["ru", 11, "many"],
  ["ru", 21, "one"],
  ["ru", 112, "many"],
  ["ru", 1.5, "other"],
  ["en", 1, "one"],
  ["en", 0, "other"],
  ["de", 1, "one"],
  ["de", 2, "other"],
  ["zh", 1, "other"],
] as const)("pluralCategory in %s of %d is %s", (locale, count, category) => {
  expect(pluralCategory(locale, count)).toBe(category);
});

it("pluralCategories are those of Intl in all our languages", () => {
  const intl = locales.flatMap(
    (locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
  );
  expect(new Set<string>(pluralCategories)).toEqual(new Set(intl));
});

it("durationUnits measures tours in days and nights, and excursions in hours", () => {
  expect(durationUnits("ru", { days: 8, nights: 7, hours: 0 })).toEqual([
    { unit: "day", count: 8, category: "many" },
    { unit: "night", count: 7, category: "many" },
  ]);
  expect(durationUnits("en", { days: 1, nights: 0, hours: 5 })).toEqual([
    { unit: "day", count: 1, category: "one" },
  ]);
  expect(durationUnits("ru", { days: 0, nights: 0, hours: 3 })).toEqual([
    { unit: "hour", count: 3, category: "few" },
  ]);
  expect(durationUnits("zh", { days: 0, nights: 0, hours: 0 })).toEqual([]);
});
