import { locales, localise } from "@tropa/domain/locale";
import type { LocalisedText } from "@tropa/domain/locale";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import type { SearchFacets } from "../query/search-engine.ts";
import { soundsOf } from "../../../platform/text/spelling.ts";
import { WordTrie } from "./word-trie.ts";

/** Types with a page of their own, the widest first: of equal matches a country comes before a tour. */
export const ledTypes = ["country", "region", "city", "rest_kind", "collection", "tour"] as const;
/** What only narrows a listing: found by who asks for nothing else. */
export const searchedTypes = ["showplace", "organizer"] as const;
export type LedType = (typeof ledTypes)[number];
export type SuggestionType = LedType | (typeof searchedTypes)[number];

/** The list of the filter, and of its counts, that each type belongs to. */
export const filterListOf = {
  country: "countries",
  region: "regions",
  city: "cities",
  rest_kind: "restKinds",
  collection: "collections",
} as const satisfies Partial<Record<LedType, keyof ListingFilter & keyof SearchFacets>>;

/** Something with names that a phrase may mean. */
export interface CompletionEntry {
  readonly type: SuggestionType;
  readonly id: number;
  readonly name: LocalisedText;
  /** Where it is, for somebody who knows several of that name. */
  readonly hint: LocalisedText;
  /** Path of the listing, or of the tour's page. */
  readonly slug: string;
  readonly toursCount: number;
  readonly cruisesCount: number;
  /** A tour in hours, or a place that only those go to: not every storefront has them. */
  readonly isExcursion?: boolean;
}

/** Entries read between two steps of building: about a millisecond. */
const ENTRIES_A_STEP = 20;

const hasSpelledSlug = ({ type }: CompletionEntry): boolean =>
  type !== "tour" && type !== "organizer";

/** The address too: it is the spelling that people saw. */
const spellings = [...locales, "address"] as const;
type Spelling = (typeof spellings)[number];

/** A code holds for each spelling a bit where the word is its first one, above them a bit where it is a later one. */
const firstBits = (1 << spellings.length) - 1;
const entryShift = spellings.length * 2;

/** The entry that a code is of, by its number. */
export const entryOf = (code: number): number => code >>> entryShift;

/** The position of a word in a spelling of its entry: in the name that readers of a language see, or in the address. */
export function placeIn(code: number, spelling: Spelling): "first" | "later" | null {
  const bit = 1 << spellings.indexOf(spelling);
  if (code & bit) return "first";
  return code & (bit << spellings.length) ? "later" : null;
}

/** Its best position. */
export const bestPlace = (code: number): "first" | "later" =>
  code & firstBits ? "first" : "later";

/** The words that an entry is found by, with the bits of their places. */
function placesOfWords(entry: CompletionEntry): Map<string, number> {
  const found = new Map<string, number>();
  for (const [i, spelling] of spellings.entries()) {
    const isAddress = spelling === "address";
    if (isAddress && !hasSpelledSlug(entry)) continue;
    const name = isAddress ? entry.slug : localise(entry.name, spelling);
    soundsOf(name).forEach((word, place) => {
      const bit = 1 << (place === 0 ? i : i + spellings.length);
      if (word !== "") found.set(word, (found.get(word) ?? 0) | bit);
    });
  }
  return found;
}

/** The words of all names with the entries they occur in, coded. */
function* wordsOfEntries(
  entries: readonly CompletionEntry[],
): Generator<void, Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const [i, entry] of entries.entries()) {
    if (i % ENTRIES_A_STEP === 0) yield;
    for (const [word, places] of placesOfWords(entry)) {
      const code = (i << entryShift) | places;
      const existing = found.get(word);
      if (existing) existing.push(code);
      else found.set(word, [code]);
    }
  }
  return found;
}

/** Entries that have tours, and the words they are found by. */
export interface Vocabulary {
  readonly entries: readonly CompletionEntry[];
  /** Codes that `entryOf` and `placeIn` read. */
  readonly entriesOf: ReadonlyMap<string, readonly number[]>;
  readonly trie: WordTrie;
}

export function* vocabularyOf(all: readonly CompletionEntry[]): Generator<void, Vocabulary> {
  const entries = all.filter((entry) => entry.toursCount > 0);
  const entriesOf = yield* wordsOfEntries(entries);
  const trie = yield* WordTrie.build(entriesOf.keys());
  return { entries, entriesOf, trie };
}

/** All steps at once. */
export function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
