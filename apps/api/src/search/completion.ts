import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { highlightsOf } from "./completion-highlights.ts";
import {
  bestPlace,
  entryOf,
  finished,
  placeIn,
  soughtTypes,
  vocabularyOf,
} from "./completion-vocabulary.ts";
import type { CompletionEntry, SuggestionType } from "./completion-vocabulary.ts";
import { forgiven, meaningsOf, tellingSounds } from "./phrase.ts";
import { otherLayout, stemOf } from "./spelling.ts";
import type { WordTrie } from "./word-trie.ts";

export interface CompletionRequest {
  readonly phrase: string;
  readonly locale: Locale;
  readonly limit: number;
  /** Kinds left out. */
  readonly exclude?: readonly SuggestionType[];
  /** Kinds wanted; all when empty. */
  readonly only?: readonly SuggestionType[];
  readonly isCruisesSearch?: boolean;
}

/** On the wire as it is (document 2 §7.2, tours-filter-completion). */
export interface Suggestion {
  readonly type: SuggestionType;
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly slug: string;
  readonly tours_count: number;
  /** Parts of the name that the phrase found: from, to. */
  readonly highlights: [number, number][];
}

/** Penalties, in edits. A whole word is best, then its beginning, then another ending of it, then typos. */
const PREFIX = 0.2;
const OTHER_ENDING = 0.3;
const TYPO = 1.5;
const NOT_FIRST_WORD = 0.45;
/** Found in a name that the reader does not see. */
const FOREIGN = 0.7;
const WRONG_LAYOUT = 0.5;
/**
 * What fits so much worse than the best is left out: beside a name that begins so, one with a typo, or one that only
 * holds it in a foreign language, is a stranger.
 */
const WORSE = 1;
/** Of so many times as many as are wanted some may have to go. */
const LOOKED_AT = 4;
/** For each word of the phrase that is found nowhere in the name. */
const MISSING_WORD = 2;
const isSought = (type: SuggestionType): boolean => soughtTypes.some((sought) => sought === type);
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
/** A thousand tours do not outweigh a word that is not the first. */
const PER_TENFOLD_TOURS = 0.1;

const costOf = (place: "first" | "later" | null): number =>
  place === null ? Infinity : place === "first" ? 0 : NOT_FIRST_WORD;

/**
 * What a name that the reader sees begins with comes first, then what it holds, then names in other languages. A whole
 * word of an address is as good as one of the name; its mere beginning is not, for addresses are English.
 */
const placeCost = (code: number, locale: Locale, isWhole: boolean): number =>
  Math.min(
    costOf(placeIn(code, locale)),
    costOf(placeIn(code, "address")) + (isWhole ? 0 : FOREIGN),
    costOf(bestPlace(code)) + FOREIGN,
  );

/** The first ones as suggestions, as many as are wanted. */
function shown(
  found: readonly CompletionEntry[],
  { locale, limit }: CompletionRequest,
  { readings, count }: { readings: readonly string[]; count: (entry: CompletionEntry) => number },
): Suggestion[] {
  // A title that shows nothing of what was typed was found in another language, and by chance.
  const isTold = found.some(({ type }) => type !== "tour");
  const items: Suggestion[] = [];
  for (const entry of found) {
    if (items.length >= limit) break;
    const item = suggested(entry, { locale, readings, count: count(entry) });
    if (!isTold || entry.type !== "tour" || item.highlights.length > 0) items.push(item);
  }
  return items;
}

function suggested(
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

/** How far a search goes. */
interface Effort {
  readonly withTypos: boolean;
  /** One word of several is enough. */
  readonly isPartly: boolean;
}

/** Finds what a phrase may mean. Built once from the dictionary; answers in about a millisecond. */
export class CompletionIndex {
  readonly #entries: readonly CompletionEntry[];
  readonly #trie: WordTrie;
  /** By word number: codes that `entryOf` and `placeIn` read. */
  readonly #entriesOf: readonly (readonly number[])[];
  readonly #wordsByStem = new Map<string, number[]>();

  constructor(all: readonly CompletionEntry[], vocabulary = finished(vocabularyOf(all))) {
    const { entries, entriesOf, trie } = vocabulary;
    this.#entries = entries;
    this.#trie = trie;
    this.#entriesOf = trie.words.map((word) => entriesOf.get(word) ?? []);
    trie.words.forEach((word, number) => {
      const stem = stemOf(word);
      const known = this.#wordsByStem.get(stem);
      if (known) known.push(number);
      else this.#wordsByStem.set(stem, [number]);
    });
  }

  /** Builds step by step: the whole takes most of a second, and the thread has searches to answer meanwhile. */
  static *build(all: readonly CompletionEntry[]): Generator<void, CompletionIndex> {
    return new CompletionIndex(all, yield* vocabularyOf(all));
  }

  /** Best first; nothing for a phrase without letters. */
  complete(request: CompletionRequest): Suggestion[] {
    const wanted = (entry: CompletionEntry): boolean =>
      !(request.exclude ?? []).includes(entry.type) &&
      (request.only?.length ? request.only.includes(entry.type) : !isSought(entry.type)) &&
      (!request.isCruisesSearch || entry.cruisesCount > 0);
    const typed = request.phrase.slice(0, 100);
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
          // A title with a typo in it is nothing beside a name that was spelled right.
          if (!wanted(entry) || (hadAny && entry.type === "tour")) continue;
          if (score < (scores.get(number) ?? Infinity)) scores.set(number, score);
        }
      }
    };
    collect({ withTypos: false, isPartly: false });
    // Typos are looked for only where honest matches leave room: they would fill the list with strangers.
    if (scores.size < request.limit) collect({ withTypos: true, isPartly: false });
    if (scores.size === 0) collect({ withTypos: true, isPartly: true });

    const count = (entry: CompletionEntry): number =>
      request.isCruisesSearch ? entry.cruisesCount : entry.toursCount;
    const readings = phrases.map(([phrase]) => phrase);
    const worst = Math.min(...scores.values()) + WORSE;
    const found = [...scores]
      .filter(([, cost]) => cost <= worst)
      .map(([number, cost]) => {
        const entry = this.#entries[number]!;
        const weight = Math.log10(count(entry)) * PER_TENFOLD_TOURS;
        return { entry, score: cost + byType[entry.type] - weight };
      })
      .sort((a, b) => a.score - b.score || a.entry.id - b.entry.id)
      .slice(0, Math.max(0, request.limit) * LOOKED_AT)
      .map(({ entry }) => entry);
    return shown(found, request, { readings, count });
  }

  /** Entries in which every word of the phrase is found, or at least one of them, with their penalties. */
  #match(phrase: string, locale: Locale, { withTypos, isPartly }: Effort): Map<number, number> {
    const found = tellingSounds(phrase).map((sound) =>
      this.#matchMeanings(sound, locale, withTypos),
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

  #matchMeanings(sound: string, locale: Locale, withTypos: boolean): Map<number, number> {
    const [typed = new Map<number, number>(), ...others] = meaningsOf(sound).map((word) =>
      this.#matchWord(word, locale, withTypos),
    );
    for (const [entry, cost] of others.flatMap((found) => [...found]))
      typed.set(entry, Math.min(cost, typed.get(entry) ?? Infinity));
    return typed;
  }

  #matchWord(sound: string, locale: Locale, withTypos: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const add = (word: number, cost: number, isWhole: boolean): void => {
      for (const code of this.#entriesOf[word]!) {
        const entry = entryOf(code);
        const score = cost + placeCost(code, locale, isWhole);
        const known = found.get(entry);
        if (known === undefined || score < known) found.set(entry, score);
      }
    };
    this.#trie.near(sound, withTypos ? forgiven(sound.length) : 0, (from, to, edits) => {
      for (let word = from; word < to; word++) {
        const isWhole = this.#trie.words[word]!.length === sound.length;
        add(word, edits * TYPO + (isWhole ? 0 : PREFIX), isWhole);
      }
    });
    for (const word of this.#wordsByStem.get(stemOf(sound)) ?? []) add(word, OTHER_ENDING, true);
    return found;
  }
}
