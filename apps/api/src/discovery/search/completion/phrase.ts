import { soundOf, wordsOf } from "../../../platform/text/spelling.ts";

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

/** Short forms and other words that people type instead of the one in a name. */
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

/** A word as it was typed and, where names use another one for the same, that one. */
export function meaningsOf(sound: string): string[] {
  const named = otherWords.get(sound);
  return named === undefined ? [sound] : [sound, named];
}

/** The sounds of a phrase's words without filler words. */
export function distinctiveSounds(phrase: string): string[] {
  const sounds = wordsOf(phrase)
    .map(soundOf)
    .filter((sound) => sound !== "");
  const telling = sounds.filter((sound) => !fillers.has(sound));
  return telling.length > 0 ? telling : sounds;
}

/** How many typos a word of this many letters may have. */
export function allowedTypos(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
