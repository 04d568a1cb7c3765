import type { Language } from "@tropa/geography/notation/place-seed";
import type { Random } from "../../random.ts";
import de from "../../data/texts/de/reviews.json" with { type: "json" };
import en from "../../data/texts/en/reviews.json" with { type: "json" };
import ru from "../../data/texts/ru/reviews.json" with { type: "json" };
import zh from "../../data/texts/zh/reviews.json" with { type: "json" };
import { pickFrom } from "../deck.ts";

export type Mood = "happy" | "good" | "critical";

/**
 * Placeholders: {sight} at the start of a sentence, {insideSight} inside one, {guide} is the organizer's first name,
 * {around} and {place} are forms of the place.
 */
interface ReviewPhrases {
  opening: Record<Mood, readonly string[]>;
  /** True for any tour. */
  detail: readonly string[];
  /** True for tours of several days; likewise for excursions and cruises. */
  days: readonly string[];
  hours: readonly string[];
  ship: readonly string[];
  winter: readonly string[];
  flaw: readonly string[];
  closing: Record<Mood, readonly string[]>;
  short: readonly string[];
  /** Replies of organizers to {name}. */
  replies: Record<Mood, readonly string[]>;
  names: { woman: readonly string[]; man: readonly string[] };
  /** Initials of surnames; empty if names have none. */
  initials: string;
}

export const reviewPhrases: Record<Language, ReviewPhrases> = { ru, en, de, zh };

interface Author {
  name: string;
  first: string;
  gender: "woman" | "man";
}

/** Creates the author of a review. */
export function authorOf(random: Random, locale: Language): Author {
  const { names, initials } = reviewPhrases[locale];
  const gender = random.chance(0.6) ? "woman" : "man";
  const first = pickFrom(random, names[gender]);
  const name =
    initials !== "" && random.chance(0.55)
      ? `${first} ${initials.charAt(random.int(0, initials.length - 1))}.`
      : first;
  return { name, first, gender };
}
