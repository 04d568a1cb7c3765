import { locales, localise } from "@tropa/domain/locale";
import type { LocalisedText } from "@tropa/domain/locale";
import type { ListingFilter } from "@tropa/domain/discovery/search-filter";
import type { SearchFacets } from "../query/search-engine.ts";
import { soundsOf } from "../../../platform/text/spelling.ts";
import { WordTrie } from "./word-trie.ts";

/** Types of suggestions that have a page of their own, the widest first. */
export const pageTypes = ["country", "region", "city", "rest_kind", "collection", "tour"] as const;
/** Types that only narrow a listing: found only if requested by name. */
export const searchedTypes = ["showplace", "organizer"] as const;
export type PageType = (typeof pageTypes)[number];
export type SuggestionType = PageType | (typeof searchedTypes)[number];

/** The filter list, and the facet, of each type. */
export const filterListOf = {
  country: "countries",
  region: "regions",
  city: "cities",
  rest_kind: "restKinds",
  collection: "collections",
} as const satisfies Partial<Record<PageType, keyof ListingFilter & keyof SearchFacets>>;

/** A place, activity or tour that can be suggested, with its names. */
export interface CompletionEntry {
  readonly type: SuggestionType;
  readonly id: number;
  readonly name: LocalisedText;
  /** Its location, which distinguishes entries of the same name. */
  readonly hint: LocalisedText;
  /** Path of the listing, or of the tour's page. */
  readonly slug: string;
  readonly toursCount: number;
  readonly cruisesCount: number;
  /** An excursion, or a place with only excursions: not every storefront has them. */
  readonly isExcursion?: boolean;
}

/** Entries per build step: about a millisecond. */
const ENTRIES_A_STEP = 20;

const hasSpelledSlug = ({ type }: CompletionEntry): boolean =>
  type !== "tour" && type !== "organizer";

/** Includes the address: a spelling that people have seen. */
const spellings = [...locales, "address"] as const;
type Spelling = (typeof spellings)[number];

/** A code has, per spelling, a bit for "the word is its first one"; above them, bits for "a later one". */
const firstBits = (1 << spellings.length) - 1;
const entryShift = spellings.length * 2;

/** The number of a code's entry. */
export const entryOf = (code: number): number => code >>> entryShift;

/** Returns the position of a word in one spelling of its entry, in a language or in the address. */
export function placeIn(code: number, spelling: Spelling): "first" | "later" | null {
  const bit = 1 << spellings.indexOf(spelling);
  if (code & bit) return "first";
  return code & (bit << spellings.length) ? "later" : null;
}

/** The best position of a word in all spellings. */
export const bestPlace = (code: number): "first" | "later" =>
  code & firstBits ? "first" : "later";

/** The words of an entry with the bits of their positions. */
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

/** The words of all names, each with the codes of its entries. */
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

/** Entries with tours, and their words. */
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

/** Runs all steps at once. */
export function runAllSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
