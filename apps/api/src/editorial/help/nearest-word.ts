import { editDistance } from "../../platform/text/edit-distance.ts";

/** Allowed typos in a word of a length. */
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the most likely intended word of a list: the typed one if any word begins with it, else the nearest within
 * one or two typos; null if there is none.
 */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const word = typed.toLowerCase();
  if (words.some((one) => one.startsWith(word))) return word;
  const most = allowedTypos(word.length);
  const [best] = words
    .map((one) => ({ one, far: editDistance(word, one, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1));
  return best?.one ?? null;
}
