import type { Locale } from "../locale.ts";

/** Plural categories that at least one of our languages has. */
export const pluralCategories = ["one", "few", "many", "other"] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** The forms that each language has: a catalogue needs exactly these. */
export const pluralCategoriesOf: Readonly<Record<Locale, readonly PluralCategory[]>> = {
  ru: ["one", "few", "many", "other"],
  en: ["one", "other"],
  de: ["one", "other"],
  zh: ["other"],
};

const rules = new Map<Locale, Intl.PluralRules>();

/** Which form of a word goes with a number: 1 день, 2 дня, 5 дней, 1,5 дня. */
export function pluralCategory(locale: Locale, count: number): PluralCategory {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  const category = rule.select(count);
  return pluralCategoriesOf[locale].find((candidate) => candidate === category) ?? "other";
}

/** Length of a tour as its card and page write it. */
export interface Duration {
  readonly days: number;
  readonly nights: number;
  readonly hours: number;
}

export interface CountedUnit {
  readonly unit: "day" | "night" | "hour";
  readonly count: number;
  readonly category: PluralCategory;
}

/**
 * Splits a length into units: days and nights of a tour, hours of an excursion shorter than a day. Units with a count of
 * zero are left out.
 */
export function durationUnits(locale: Locale, duration: Duration): CountedUnit[] {
  const counts: [CountedUnit["unit"], number][] =
    duration.days > 0
      ? [
          ["day", duration.days],
          ["night", duration.nights],
        ]
      : [["hour", duration.hours]];
  return counts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => ({ unit, count, category: pluralCategory(locale, count) }));
}
