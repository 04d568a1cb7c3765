import { foldText } from "../text/plain-text.ts";

/**
 * Latin letters for Russian ones, as used in addresses; other spellings differ in a few letters
 * where they are used.
 */
export const latinLetters: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/** Transliterates Russian to Latin letters; keeps the case of the first letter. */
export function transliterate(text: string): string {
  let latin = "";
  for (const letter of text) {
    const lower = letter.toLocaleLowerCase("ru");
    const mapped = latinLetters[lower];
    if (mapped === undefined) latin += letter;
    else latin += lower === letter ? mapped : mapped.charAt(0).toUpperCase() + mapped.slice(1);
  }
  return latin;
}

const maxLength = 80;

/**
 * Returns the readable part of a tour's address. It never ends in digits: `/{slug}-{id}` is parsed
 * from the end, and "…-7-15" would look like tour 15 of a shorter slug.
 */
export function slugOf(title: string): string {
  const words = foldText(transliterate(title))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const short =
    words.length > maxLength ? words.slice(0, words.lastIndexOf("-", maxLength)) : words;
  const bare = short.replace(/(-\d+)+$/, "");
  return bare === "" || /^\d+$/.test(bare) ? "tour" : bare;
}
