export type ReviewLocale = "ru" | "en" | "de" | "zh";

export type Mood = "happy" | "good" | "critical";

/**
 * {sight} is a sight at the start of a sentence, {insideSight} within one, {guide} the organizer's
 * first name, {around} and {place} the place.
 */
export interface ReviewPhrases {
  opening: Record<Mood, readonly string[]>;
  /** True of any tour. */
  detail: readonly string[];
  /** True of tours of several days, of excursions, of cruises. */
  days: readonly string[];
  hours: readonly string[];
  ship: readonly string[];
  winter: readonly string[];
  flaw: readonly string[];
  closing: Record<Mood, readonly string[]>;
  short: readonly string[];
}
