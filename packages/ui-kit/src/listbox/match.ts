import { foldText } from "@tropa/domain/text/plain-text";
import type { SelectItem } from "../select/select-groups.ts";

/** Normalizes a text for comparison: no accents, no case. */
export function fold(text: string): string {
  return Array.from(text, foldText).join("");
}

export type TextPart = { text: string; match: boolean };

/** Splits a text into parts that match the query and parts that do not. */
export function matchParts(text: string, query: string): readonly TextPart[] {
  const wanted = fold(query.trim());
  if (wanted === "") return [{ text, match: false }];
  // Folding may lengthen or drop a character, so each folded character remembers its original
  // index.
  const characters = Array.from(text);
  const origins: number[] = [];
  let folded = "";
  for (const [index, character] of characters.entries()) {
    const plain = foldText(character);
    for (let step = 0; step < plain.length; step += 1) origins.push(index);
    folded += plain;
  }
  const parts: TextPart[] = [];
  const add = (from: number, to: number, match: boolean) => {
    if (to > from) parts.push({ text: characters.slice(from, to).join(""), match });
  };
  let done = 0;
  let found = folded.indexOf(wanted);
  while (found >= 0) {
    const from = origins[found] ?? characters.length;
    const to = (origins[found + wanted.length - 1] ?? characters.length) + 1;
    add(done, from, false);
    add(Math.max(from, done), to, true);
    done = Math.max(to, done);
    found = folded.indexOf(wanted, found + wanted.length);
  }
  add(done, characters.length, false);
  return parts;
}

/** Returns items whose text contains the query, with the headers of remaining items. */
export function filterItems(items: readonly SelectItem[], query: string): readonly SelectItem[] {
  const wanted = fold(query.trim());
  if (wanted === "") return items;
  const matching = items.filter((item) => item.header || fold(item.text).includes(wanted));
  return matching.filter((item, index) => {
    const next = matching[index + 1];
    return !item.header || (next !== undefined && !next.header);
  });
}

/** Whether an item has this name, ignoring case and accents. */
export const isNamed = (item: SelectItem, text: string): boolean => {
  const wanted = fold(text.trim());
  return !item.header && [item.name, item.text].some((name) => name && fold(name) === wanted);
};

/** Returns the only item of this name; undefined if there are several. */
export function optionNamed(items: readonly SelectItem[], text: string): SelectItem | undefined {
  const [item, other] = items.filter((one) => !one.disabled && isNamed(one, text));
  return other ? undefined : item;
}

/**
 * Returns the next item whose text starts with the typed letters; searches from after `from` and
 * wraps around.
 */
export function findByPrefix(
  typed: string,
  from: number,
  items: readonly SelectItem[],
): number | undefined {
  const wanted = fold(typed);
  for (let step = 0; step < items.length; step += 1) {
    const index = (from + step) % items.length;
    const item = items[index];
    if (item && !item.header && !item.disabled && fold(item.text).startsWith(wanted)) return index;
  }
  return undefined;
}
