import { soundOf, wordsOf } from "../../../platform/text/spelling.ts";

/** Filler words, dropped unless nothing else was typed. */
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

/** Short forms and synonyms that people type → the word in names. */
const otherWords: ReadonlyMap<string, string> = new Map(
  [
    ["st", "saint"],
    ["спб", "петербург"],
    ["мск", "москва"],
    ["екб", "екатеринбург"],
    ["дети", "детьми"],
    ["детей", "детьми"],
    ["детский", "детьми"],
    ["детские", "детьми"],
    ["ребёнок", "детьми"],
    ["ребёнком", "детьми"],
    ["ребёнка", "детьми"],
    ["семьёй", "детьми"],
    ["семейный", "детьми"],
    ["kids", "children"],
    ["child", "children"],
    ["family", "children"],
    ["kind", "kindern"],
    ["familie", "kindern"],
    ["океан", "море"],
    ["пляж", "море"],
    ["seaside", "sea"],
    ["ocean", "sea"],
    ["strand", "meer"],
    ["поход", "походы"],
    ["trek", "trekking"],
  ].map(([typed = "", named = ""]) => [soundOf(typed), soundOf(named)]),
);

/** Returns a typed word and its synonym in names, if any. */
export function meaningsOf(sound: string): string[] {
  const named = otherWords.get(sound);
  return named === undefined ? [sound] : [sound, named];
}

/** Returns the sounds of a phrase's words, without fillers. */
export function distinctiveSounds(phrase: string): string[] {
  const sounds = wordsOf(phrase)
    .map(soundOf)
    .filter((sound) => sound !== "");
  const telling = sounds.filter((sound) => !fillers.has(sound));
  return telling.length > 0 ? telling : sounds;
}

/** Returns the number of typos accepted in a word of the given number of letters. */
export function allowedTypos(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
