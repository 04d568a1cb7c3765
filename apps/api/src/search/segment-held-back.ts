import { bitsFor } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { FilterPart, HeldBack } from "./filter-parts.ts";
import type { Clause } from "./segment-match.ts";

/**
 * For every tour of a set the parts that keep it from being found, counted: one pass through the clauses and one
 * through the tours.
 *
 * @param size of the segment
 */
export function heldBack(
  size: number,
  set: Bits,
  clauses: readonly Clause[],
  parts: readonly FilterPart[],
): HeldBack {
  const masks = new Int32Array(size);
  for (const { part, bits } of clauses) {
    const flag = 1 << parts.indexOf(part);
    const missing = bitsFor(size);
    for (let i = 0; i < missing.length; i++) missing[i] = set[i]! & ~bits[i]!;
    each(missing, (ordinal) => {
      masks[ordinal]! |= flag;
    });
  }
  const counts = new Map<number, number>();
  each(set, (ordinal) => {
    const mask = masks[ordinal]!;
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  });
  return counts;
}

function each(bits: Bits, visit: (ordinal: number) => void): void {
  for (let i = 0; i < bits.length; i++)
    for (let word = bits[i]!; word !== 0; word &= word - 1)
      visit((i << 5) | (31 - Math.clz32(word & -word)));
}
