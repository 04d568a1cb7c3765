import { editDistance } from "../../platform/text/edit-distance.ts";

/** Letters that may be wrong in a word of so many. */
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The word of a list that was most likely meant: the one typed where it begins any of them, else the nearest within a letter
 * or two; null where none is.
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
