import { latinLetters } from "@tropa/domain/discovery/slug";
import { foldText } from "@tropa/domain/text/plain-text";

/** Spellings of one word by different hands: alphabets, keyboards, endings. All functions are pure. */

/** By sound, not by letter: what writers of Latin mix up is one. */
const cyrillic: Readonly<Record<string, string>> = {
  ...latinLetters,
  х: "h",
  щ: "sh",
  ы: "i",
  ю: "iu",
  я: "ia",
};

/**
 * How a word sounds, in Latin letters: "Алтай", "altai" and "Altay" are all "altai". Accents go, and with them the
 * dots of ё and й; the rival transliterations of х, щ and й meet.
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
 * The word without its case ending, which in Russian is vowels, and without that of an adjective: "Алтае",
 * "Алтай" and "алтайский" share one.
 */
export function stemOf(sound: string): string {
  // Of a short word nothing would be left to recognise.
  const without = (word: string, ending: RegExp, least: number): string => {
    const stem = word.replace(ending, "");
    return stem.length >= least ? stem : word;
  };
  const stem = without(sound, caseEnding, 3);
  const noun = without(stem, /sk$/, 4);
  return noun === stem ? stem : without(noun, caseEnding, 3);
}

/** Chinese is written without spaces, so any of its characters may begin the word that is meant. */
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const isHan = /^\p{Script=Han}/u;
/** Characters of a Chinese name from one of its characters on; nobody types more into a search box. */
const HAN_LENGTH = 8;

export function wordsOf(text: string): string[] {
  return text.match(words) ?? [];
}

/** The words of a text with the place of each. */
export function placedWordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(words)].map((match) => ({ word: match[0], at: match.index }));
}

/** What the words of a name are found by, in order; of a Chinese one the rest of it from every character on. */
export function soundsOf(name: string): string[] {
  return wordsOf(name).flatMap((word) =>
    isHan.test(word)
      ? [...word].map((_, i) => [...word].slice(i, i + HAN_LENGTH).join(""))
      : [soundOf(word)],
  );
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";

/** What was typed if the keyboard had been switched to the other alphabet: "fknfq" is "алтай". */
export function otherLayout(phrase: string): string {
  const typed = phrase.toLowerCase();
  const [from, to] = /[а-яё]/.test(typed) ? [russianKeys, latinKeys] : [latinKeys, russianKeys];
  return Array.from(typed, (key) => to[from.indexOf(key)] ?? key).join("");
}
