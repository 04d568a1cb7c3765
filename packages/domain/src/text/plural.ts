import type { Locale } from "../locale.ts";

/** Plural categories used by at least one of our languages. */
export const pluralCategories = ["one", "few", "many", "other"] as const;
export type PluralCategory = (typeof pluralCategories)[number];

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the plural category of a number: 1 день, 2 дня, 5 дней, 1,5 дня. */
export function pluralCategory(locale: Locale, count: number): PluralCategory {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  const category = rule.select(count);
  return pluralCategories.find((candidate) => candidate === category) ?? "other";
}

/** Length of a tour, as shown on its card and page. */
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
 * Splits a length into units: days and nights of a tour, hours of an excursion shorter than a day.
 * Units with a count of zero are omitted.
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
