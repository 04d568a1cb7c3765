/** The kinds of rest that have words of their own; a language without one of them does not compile. */
export type ToldKind =
  | "hiking"
  | "mountaineering"
  | "rafting"
  | "horse-riding"
  | "cycling"
  | "offroad"
  | "skiing"
  | "dog-sledding"
  | "surfing"
  | "diving"
  | "yachting"
  | "beach"
  | "sightseeing"
  | "city"
  | "gastronomy"
  | "wine"
  | "photo"
  | "safari"
  | "ethnographic"
  | "wellness"
  | "family"
  | "festive"
  | "cruises";

/** What organizers say of one kind of rest, in one language. */
export interface KindWords {
  /** For the description: what sets this way of travelling apart. */
  about: readonly string[];
  /**
   * For a day of the programme: how it goes. "^" opens the day, "$" closes it, "1" belongs to the first
   * two days alone; whatever has no mark stands in the middle of any day.
   */
  pace: readonly string[];
  /** Whom it suits. */
  suits: readonly string[];
  bring: readonly string[];
  /** Pairs of a question and its answer. */
  questions: readonly (readonly string[])[];
}

/** With what the price of such a tour holds and what it does not. */
export interface PricedKindWords extends KindWords {
  included: readonly string[];
  excluded: readonly string[];
}

/** A kind without words would be a page with holes. */
export function wordsOfKind<Words>(kinds: Readonly<Record<ToldKind, Words>>, kind: string): Words {
  const found: Partial<Record<string, Words>> = kinds;
  const words = found[kind];
  if (!words) throw new Error(`Nobody has words for "${kind}"`);
  return words;
}
