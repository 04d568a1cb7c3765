import { soundOf, wordsOf } from "./spelling.ts";

/** Words around what is meant; dropped unless nothing else was typed. */
const fillers = new Set(
  [
    "в",
    "во",
    "на",
    "по",
    "из",
    "и",
    "с",
    "со",
    "к",
    "для",
    "от",
    "тур",
    "туры",
    "экскурсия",
    "экскурсии",
    "in",
    "to",
    "the",
    "of",
    "and",
    "for",
    "with",
    "tour",
    "tours",
    "nach",
    "und",
    "mit",
    "im",
    "für",
    "reisen",
  ].map(soundOf),
);

/** Short forms that people type instead of a name. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["spb", "peterburg"],
  ["msk", "moskva"],
  ["ekb", "ekaterinburg"],
]);

/** A word as it was typed and, of a short form, the word that it stands for. */
export function meaningsOf(sound: string): string[] {
  const full = shortForms.get(sound);
  return full === undefined ? [sound] : [sound, full];
}

/** What a phrase is looked for by: the sounds of its words, those around what is meant left out. */
export function tellingSounds(phrase: string): string[] {
  const sounds = wordsOf(phrase)
    .map(soundOf)
    .filter((sound) => sound !== "");
  const telling = sounds.filter((sound) => !fillers.has(sound));
  return telling.length > 0 ? telling : sounds;
}

/** Letters from which on one typo, and two, are forgiven. */
export function forgiven(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
