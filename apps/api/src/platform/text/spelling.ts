import { latinLetters } from "@tropa/domain/discovery/slug";
import { foldText } from "@tropa/domain/text/plain-text";

/** Matches different spellings of a word: alphabets, keyboard layouts, endings. All functions are pure. */

/** Transliteration by sound, merging what Latin spellings mix up. */
const cyrillic: Readonly<Record<string, string>> = {
  ...latinLetters,
  х: "h",
  щ: "sh",
  ы: "i",
  ю: "iu",
  я: "ia",
};

/**
 * Returns a word's sound in Latin letters: "Алтай", "altai" and "Altay" all become "altai". Drops accents, including
 * those of ё and й, and merges rival transliterations of х, щ and й.
 */
export function soundOf(word: string): string {
  return foldText(word)
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => cyrillic[letter] ?? "")
    .replaceAll("shch", "sh")
    .replaceAll("kh", "h")
    .replaceAll("ck", "k")
    .replaceAll("ph", "f")
    .replaceAll("w", "v")
    .replaceAll("x", "ks")
    .replaceAll(/[yj]/g, "i")
    .replaceAll(/([a-z])\1+/g, "$1");
}

const caseEnding = /[aeiou]{1,3}[mhv]?$/;

/**
 * Returns a word without its Russian case ending (vowels) or adjective ending: "Алтае", "Алтай" and "алтайский" share a
 * stem.
 */
export function stemOf(sound: string): string {
  // A short word would become unrecognisable.
  const without = (word: string, ending: RegExp, least: number): string => {
    const stem = word.replace(ending, "");
    return stem.length >= least ? stem : word;
  };
  const stem = without(sound, caseEnding, 3);
  const noun = without(stem, /sk$/, 4);
  return noun === stem ? stem : without(noun, caseEnding, 3);
}

/** Words; a run of Chinese, which has no spaces, is a single match. */
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const isHan = /^\p{Script=Han}/u;
/** Longest Chinese search term, in characters. */
const HAN_LENGTH = 8;

export function wordsOf(text: string): string[] {
  return text.match(words) ?? [];
}

/** Returns the words of a text with their positions. */
export function placedWordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(words)].map((match) => ({ word: match[0], at: match.index }));
}

/** Returns the sounds of a name's words, in order. A Chinese word has one from each of its characters on. */
export function soundsOf(name: string): string[] {
  return wordsOf(name).flatMap((word) =>
    isHan.test(word)
      ? [...word].map((_, i) => [...word].slice(i, i + HAN_LENGTH).join(""))
      : [soundOf(word)],
  );
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";

/** Converts a phrase typed in the wrong keyboard layout: "fknfq" → "алтай". */
export function otherLayout(phrase: string): string {
  const typed = phrase.toLowerCase();
  const [from, to] = /[а-яё]/.test(typed) ? [russianKeys, latinKeys] : [latinKeys, russianKeys];
  return Array.from(typed, (key) => to[from.indexOf(key)] ?? key).join("");
}
