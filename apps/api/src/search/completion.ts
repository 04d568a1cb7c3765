import { localise } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { otherLayout, soundOf, soundsOf, stemOf, wordsOf } from "./spelling.ts";
import { WordTrie } from "./word-trie.ts";

/** What can be suggested, wider things first: at equal match a country stands before a tour. */
export const suggestionTypes = [
  "country",
  "region",
  "city",
  "rest_kind",
  "collection",
  "tour",
] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

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
}

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
}

/** Penalties, in edits. A whole word is best, then its beginning, then another ending of it, then typos. */
const PREFIX = 0.2;
const OTHER_ENDING = 0.3;
const TYPO = 1.5;
const NOT_FIRST_WORD = 0.3;
const WRONG_LAYOUT = 0.5;
const byType: Readonly<Record<SuggestionType, number>> = {
  country: 0,
  region: 0.05,
  city: 0.1,
  rest_kind: 0.1,
  collection: 0.4,
  tour: 1,
};
/** A thousand tours outweigh a word that is not the first. */
const PER_TENFOLD_TOURS = 0.1;

/** Words around what is meant; dropped unless nothing else was typed. */
const fillers = new Set(
  [
    "в",
    "во",
    "на",
    "по",
    "из",
    "и",
    "тур",
    "туры",
    "экскурсия",
    "экскурсии",
    "in",
    "to",
    "the",
    "of",
    "and",
    "tour",
    "tours",
    "nach",
    "und",
    "reisen",
  ].map(soundOf),
);

/** Letters from which on one typo, and two, are forgiven. */
function forgiven(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** Entries read between two steps of building: about a millisecond. */
const ENTRIES_A_STEP = 20;

/** The words of all names with the entries they occur in, coded as `CompletionIndex` wants them. */
function* wordsOfEntries(
  entries: readonly CompletionEntry[],
): Generator<void, Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>();
  for (const [i, entry] of entries.entries()) {
    if (i % ENTRIES_A_STEP === 0) yield;
    // The slug too: it is the spelling that people saw in addresses.
    for (const name of [...Object.values(entry.name), entry.type === "tour" ? "" : entry.slug]) {
      soundsOf(name ?? "").forEach((word, place) => {
        if (word === "") return;
        const code = i * 2 + (place === 0 ? 0 : 1);
        const known = found.get(word);
        if (known) known.add(code);
        else found.set(word, new Set([code]));
      });
    }
  }
  return found;
}

/** Entries that have tours, and the words they are found by. */
interface Vocabulary {
  readonly entries: readonly CompletionEntry[];
  readonly entriesOf: ReadonlyMap<string, ReadonlySet<number>>;
  readonly trie: WordTrie;
}

function* vocabularyOf(all: readonly CompletionEntry[]): Generator<void, Vocabulary> {
  const entries = all.filter((entry) => entry.toursCount > 0);
  const entriesOf = yield* wordsOfEntries(entries);
  const trie = yield* WordTrie.build(entriesOf.keys());
  return { entries, entriesOf, trie };
}

/** All steps at once. */
function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Finds what a phrase may mean. Built once from the dictionary; answers in about a millisecond. */
export class CompletionIndex {
  readonly #entries: readonly CompletionEntry[];
  readonly #trie: WordTrie;
  /** By word number: entries times two, plus one where the word is not the first of a name. */
  readonly #entriesOf: readonly (readonly number[])[];
  readonly #wordsByStem = new Map<string, number[]>();

  constructor(all: readonly CompletionEntry[], vocabulary = finished(vocabularyOf(all))) {
    const { entries, entriesOf, trie } = vocabulary;
    this.#entries = entries;
    this.#trie = trie;
    this.#entriesOf = trie.words.map((word) => [...(entriesOf.get(word) ?? [])]);
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
      ((request.only ?? []).length === 0 || request.only!.includes(entry.type)) &&
      (!request.isCruisesSearch || entry.cruisesCount > 0);
    const typed = request.phrase.slice(0, 100);
    const phrases: [string, number][] = [
      [typed, 0],
      [otherLayout(typed), WRONG_LAYOUT],
    ];

    const scores = new Map<number, number>();
    const collect = (withTypos: boolean): void => {
      for (const [phrase, penalty] of phrases) {
        for (const [entry, cost] of this.#match(phrase, withTypos)) {
          const score = cost + penalty;
          if (wanted(this.#entries[entry]!) && score < (scores.get(entry) ?? Infinity))
            scores.set(entry, score);
        }
      }
    };
    collect(false);
    // Typos are looked for only where honest matches leave room: they would fill the list with strangers.
    if (scores.size < request.limit) collect(true);

    const count = (entry: CompletionEntry): number =>
      request.isCruisesSearch ? entry.cruisesCount : entry.toursCount;
    return [...scores]
      .map(([number, cost]) => {
        const entry = this.#entries[number]!;
        return {
          entry,
          score: cost + byType[entry.type] - Math.log10(count(entry)) * PER_TENFOLD_TOURS,
        };
      })
      .sort((a, b) => a.score - b.score || a.entry.id - b.entry.id)
      .slice(0, Math.max(0, request.limit))
      .map(({ entry }) => ({
        type: entry.type,
        id: entry.id,
        name: localise(entry.name, request.locale),
        hint: localise(entry.hint, request.locale),
        slug: entry.slug,
        tours_count: count(entry),
      }));
  }

  /** Entries in which every word of the phrase is found, with their penalties. */
  #match(phrase: string, withTypos: boolean): Map<number, number> {
    const sounds = wordsOf(phrase)
      .map(soundOf)
      .filter((sound) => sound !== "");
    const telling = sounds.filter((sound) => !fillers.has(sound));
    let result: Map<number, number> | null = null;
    for (const sound of telling.length > 0 ? telling : sounds) {
      const found = this.#matchWord(sound, withTypos);
      if (result === null) result = found;
      else {
        const both = new Map<number, number>();
        for (const [entry, cost] of result) {
          const other = found.get(entry);
          if (other !== undefined) both.set(entry, cost + other);
        }
        result = both;
      }
    }
    return result ?? new Map();
  }

  #matchWord(sound: string, withTypos: boolean): Map<number, number> {
    const found = new Map<number, number>();
    const add = (word: number, cost: number): void => {
      for (const code of this.#entriesOf[word]!) {
        const score = cost + (code & 1 ? NOT_FIRST_WORD : 0);
        const known = found.get(code >> 1);
        if (known === undefined || score < known) found.set(code >> 1, score);
      }
    };
    this.#trie.near(sound, withTypos ? forgiven(sound.length) : 0, (from, to, edits) => {
      for (let word = from; word < to; word++) {
        add(word, edits * TYPO + (this.#trie.words[word]!.length === sound.length ? 0 : PREFIX));
      }
    });
    for (const word of this.#wordsByStem.get(stemOf(sound)) ?? []) add(word, OTHER_ENDING);
    return found;
  }
}
