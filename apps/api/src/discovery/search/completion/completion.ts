import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { searchPhrase } from "../../../platform/text/search-phrase.ts";
import { highlightsOf } from "./completion-highlights.ts";
import { findListingsByName } from "./completion-listings.ts";
import type { NamedListing } from "./completion-listings.ts";
import { runAllSteps, searchedTypes, vocabularyOf } from "./completion-vocabulary.ts";
import type { CompletionEntry, SuggestionType } from "./completion-vocabulary.ts";
import { CompletionWords } from "./completion-words.ts";
import { distinctiveSounds } from "./phrase.ts";
import { otherLayout } from "../../../platform/text/spelling.ts";

export interface CompletionRequest {
  readonly phrase: string;
  readonly locale: Locale;
  readonly limit: number;
  /** Types left out. */
  readonly exclude?: readonly SuggestionType[];
  /** Types to include; all if empty. */
  readonly only?: readonly SuggestionType[];
  readonly isCruisesSearch?: boolean;
  /** Leaves out excursions, for a storefront that has none. */
  readonly withoutExcursions?: boolean;
}

/** A suggestion as it is sent. */
export interface Suggestion {
  readonly type: SuggestionType;
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly slug: string;
  readonly tours_count: number;
  /** Ranges of the name that the phrase matches: from, to. */
  readonly highlights: [number, number][];
}

/** A listing that several words name together; its id is its path. */
export interface ListingSuggestion extends Omit<Suggestion, "type" | "id"> {
  readonly type: "listing";
  readonly id: string;
}

/** Penalty of a phrase typed in the wrong keyboard layout; in edits, like those of words. */
const WRONG_LAYOUT = 0.5;
/**
 * Matches with a penalty this much above the best are left out: beside a name that begins with the phrase, one with a
 * typo or only in another language is noise.
 */
const MAX_EXTRA_COST = 1;
/** Candidates per suggestion wanted, because some are dropped later. */
const CANDIDATES_PER_ITEM = 4;
/** Penalty of each word of the phrase that the name does not contain. */
const MISSING_WORD = 2;
const isSearched = (type: SuggestionType): boolean =>
  searchedTypes.some((candidate) => candidate === type);
const byType: Readonly<Record<SuggestionType, number>> = {
  country: 0,
  region: 0.05,
  city: 0.1,
  rest_kind: 0.1,
  collection: 0.4,
  tour: 1,
  showplace: 0,
  organizer: 0,
};
/** Bonus per tenfold number of tours, so small that a thousand tours do not outweigh a match at the first word. */
const PER_TENFOLD_TOURS = 0.1;

/** Converts the first matches to suggestions, up to the limit. */
function suggestionsOf(
  found: readonly CompletionEntry[],
  { locale, limit }: CompletionRequest,
  { readings, count }: { readings: readonly string[]; count: (entry: CompletionEntry) => number },
): Suggestion[] {
  // A title without a highlight matched by chance, in another language: skip it if there is anything but tours.
  const hasOthers = found.some(({ type }) => type !== "tour");
  const items: Suggestion[] = [];
  for (const entry of found) {
    if (items.length >= limit) break;
    const item = suggestionOf(entry, { locale, readings, count: count(entry) });
    if (!hasOthers || entry.type !== "tour" || item.highlights.length > 0) items.push(item);
  }
  return items;
}

function suggestionOf(
  { type, id, slug, name: names, hint }: CompletionEntry,
  { locale, readings, count }: { locale: Locale; readings: readonly string[]; count: number },
): Suggestion {
  const name = localise(names, locale);
  return {
    type,
    id,
    name,
    hint: localise(hint, locale),
    slug,
    tours_count: count,
    highlights: highlightsOf(name, readings),
  };
}

/** Tolerance of a search. */
interface Effort {
  readonly withTypos: boolean;
  /** Whether one matching word of several is enough. */
  readonly isPartly: boolean;
}

/** Finds what a phrase may mean, in about a millisecond. */
export class CompletionIndex {
  readonly #entries: readonly CompletionEntry[];
  readonly #words: CompletionWords;

  constructor(all: readonly CompletionEntry[], vocabulary = runAllSteps(vocabularyOf(all))) {
    this.#entries = vocabulary.entries;
    this.#words = new CompletionWords(vocabulary);
  }

  /** Builds in steps, because it takes most of a second and the thread answers searches meanwhile. */
  static *build(all: readonly CompletionEntry[]): Generator<void, CompletionIndex> {
    return new CompletionIndex(all, yield* vocabularyOf(all));
  }

  /** Returns suggestions, best first; none for a phrase without letters. */
  complete(request: CompletionRequest): Suggestion[] {
    const wanted = (entry: CompletionEntry): boolean =>
      !(request.exclude ?? []).includes(entry.type) &&
      (request.only?.length ? request.only.includes(entry.type) : !isSearched(entry.type)) &&
      (!request.isCruisesSearch || entry.cruisesCount > 0) &&
      !(request.withoutExcursions && entry.isExcursion);
    const typed = searchPhrase(request.phrase).slice(0, 100);
    const phrases: [string, number][] = [
      [typed, 0],
      [otherLayout(typed), WRONG_LAYOUT],
    ];

    const scores = new Map<number, number>();
    const collect = (effort: Effort): void => {
      const hadAny = scores.size > 0;
      for (const [phrase, penalty] of phrases) {
        for (const [number, cost] of this.#match(phrase, request.locale, effort)) {
          const entry = this.#entries[number]!;
          const score = cost + penalty;
          // Skip titles matched with typos if anything matched exactly.
          if (!wanted(entry) || (hadAny && entry.type === "tour")) continue;
          if (score < (scores.get(number) ?? Infinity)) scores.set(number, score);
        }
      }
    };
    collect({ withTypos: false, isPartly: false });
    // Allow typos only if exact matches leave room: they would fill the list with noise.
    if (scores.size < request.limit) collect({ withTypos: true, isPartly: false });
    if (scores.size === 0) collect({ withTypos: true, isPartly: true });

    const count = (entry: CompletionEntry): number =>
      request.isCruisesSearch ? entry.cruisesCount : entry.toursCount;
    const readings = phrases.map(([phrase]) => phrase);
    const worst = Math.min(...scores.values()) + MAX_EXTRA_COST;
    const found = [...scores]
      .filter(([, cost]) => cost <= worst)
      .map(([number, cost]) => {
        const entry = this.#entries[number]!;
        const weight = Math.log10(count(entry)) * PER_TENFOLD_TOURS;
        return { entry, score: cost + byType[entry.type] - weight };
      })
      .sort((a, b) => a.score - b.score || a.entry.id - b.entry.id)
      .slice(0, Math.max(0, request.limit) * CANDIDATES_PER_ITEM)
      .map(({ entry }) => entry);
    return suggestionsOf(found, request, { readings, count });
  }

  /**
   * Listings that the phrase names by several things, best first: "Georgia hiking", "the sea with children". Empty if one
   * name contains the whole phrase.
   */
  listings({ phrase, locale, only, exclude, isCruisesSearch }: CompletionRequest): NamedListing[] {
    if (only?.length) return [];
    const typed = searchPhrase(phrase).slice(0, 100);
    const isWanted = (entry: CompletionEntry): boolean =>
      !(exclude ?? []).includes(entry.type) && (!isCruisesSearch || entry.cruisesCount > 0);
    const question = { entries: this.#entries, words: this.#words, locale, isWanted };
    for (const reading of [typed, otherLayout(typed)]) {
      const found = findListingsByName(reading, question);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Entries that match every word of the phrase, or with `isPartly` any word, with their penalties. */
  #match(phrase: string, locale: Locale, { withTypos, isPartly }: Effort): Map<number, number> {
    const found = distinctiveSounds(phrase).map((sound) =>
      this.#words.match(sound, locale, withTypos),
    );
    const [first, ...others] = found;
    if (first === undefined || (isPartly && others.length === 0)) return new Map();
    const entries = isPartly ? found.flatMap((costs) => [...costs.keys()]) : first.keys();
    const result = new Map<number, number>();
    for (const entry of new Set(entries)) {
      const costs = found.map((word) => word.get(entry));
      if (!isPartly && costs.includes(undefined)) continue;
      result.set(
        entry,
        costs.reduce<number>((sum, cost) => sum + (cost ?? MISSING_WORD), 0),
      );
    }
    return result;
  }
}
