import type { Locale } from "@tropa/domain/locale";
import { bestPlace, entryOf, placeIn } from "./completion-vocabulary.ts";
import type { Vocabulary } from "./completion-vocabulary.ts";
import { allowedTypos, meaningsOf } from "./phrase.ts";
import { stemOf } from "../../../platform/text/spelling.ts";

/** Penalties, in edits. A whole word is best, then its beginning, then another ending of it, then typos. */
const PREFIX = 0.2;
const OTHER_ENDING = 0.3;
const TYPO = 1.5;
const NOT_FIRST_WORD = 0.45;
/** Penalty of a match in a name that the reader does not see. */
const FOREIGN = 0.7;

const costOf = (place: "first" | "later" | null): number =>
  place === null ? Infinity : place === "first" ? 0 : NOT_FIRST_WORD;

/**
 * Matches at the beginning of the name that the reader sees come first, then later in it, then in other languages.
 * A whole word of the address counts like one of the name; its beginning does not, because addresses are English.
 */
const placeCost = (code: number, locale: Locale, isWhole: boolean): number =>
  Math.min(
    costOf(placeIn(code, locale)),
    costOf(placeIn(code, "address")) + (isWhole ? 0 : FOREIGN),
    costOf(bestPlace(code)) + FOREIGN,
  );

/** Finds entries by a single word. */
export class CompletionWords {
  readonly #trie: Vocabulary["trie"];
  /** Entry codes by word number, decoded by `entryOf` and `placeIn`. */
  readonly #entriesOf: readonly (readonly number[])[];
  readonly #wordsByStem = new Map<string, number[]>();

  constructor({ entriesOf, trie }: Vocabulary) {
    this.#trie = trie;
    this.#entriesOf = trie.words.map((word) => entriesOf.get(word) ?? []);
    trie.words.forEach((word, number) => {
      const stem = stemOf(word);
      const existing = this.#wordsByStem.get(stem);
      if (existing) existing.push(number);
      else this.#wordsByStem.set(stem, [number]);
    });
  }

  /** Numbers of the entries that contain the word or one of its synonyms, with their penalties. */
  match(sound: string, locale: Locale, withTypos: boolean): Map<number, number> {
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
        const existing = found.get(entry);
        if (existing === undefined || score < existing) found.set(entry, score);
      }
    };
    this.#trie.near(sound, withTypos ? allowedTypos(sound.length) : 0, (from, to, edits) => {
      for (let word = from; word < to; word++) {
        const isWhole = this.#trie.words[word]!.length === sound.length;
        add(word, edits * TYPO + (isWhole ? 0 : PREFIX), isWhole);
      }
    });
    for (const word of this.#wordsByStem.get(stemOf(sound)) ?? []) add(word, OTHER_ENDING, true);
    return found;
  }
}
