/** Kinds of tours with phrases of their own. A language that lacks one does not compile. */
export type KindWithPhrases =
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

/** Phrases about one kind of tour in one language. */
export interface KindWords {
  /** For descriptions: what is special about this kind. */
  about: readonly string[];
  /**
   * For days of the programme. "^" marks openings of a day, "$" endings, "1" phrases for the first two days; unmarked
   * ones fit the middle of any day.
   */
  pace: readonly string[];
  /** For whom it is suitable. */
  suits: readonly string[];
  bring: readonly string[];
  /** Pairs of question and answer. */
  questions: readonly (readonly string[])[];
}

/** Like `KindWords`, with what the price includes and excludes. */
export interface PricedKindWords extends KindWords {
  included: readonly string[];
  excluded: readonly string[];
}

/** Returns the phrases of a kind. Throws if there are none. */
export function wordsOfKind<Words>(
  kinds: Readonly<Record<KindWithPhrases, Words>>,
  kind: string,
): Words {
  const found: Partial<Record<string, Words>> = kinds;
  const words = found[kind];
  if (!words) throw new Error(`Nobody has words for "${kind}"`);
  return words;
}
