import { bitsFor, complement, countAnd } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { FilterPart, HeldBack } from "./filter-parts.ts";
import type { Clause } from "./segment-match.ts";

/**
 * Tours of a set by the parts that keep them from being found, of the tours that the fewest parts keep. Sets are
 * worked through by the word, 32 tours at once; tours are looked at one by one only where it takes two parts or more.
 *
 * @param size of the segment
 */
export function heldBack(
  size: number,
  set: Bits,
  clauses: readonly Clause[],
  parts: readonly FilterPart[],
): HeldBack {
  const kept = keptBy(size, clauses, parts);
  const nearest = nearestMisses(set, kept);
  if (nearest === null) return new Map();
  if (nearest.parts > 1) return countMasks(nearest.tours, kept);
  const counts = kept.map((bits, i): [number, number] => [1 << i, countAnd(nearest.tours, bits)]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** For each part the tours that it keeps from being found. */
function keptBy(size: number, clauses: readonly Clause[], parts: readonly FilterPart[]): Bits[] {
  const kept = parts.map(() => bitsFor(size));
  for (const { part, bits } of clauses) {
    const own = kept[parts.indexOf(part)]!;
    const missing = complement(bits, size);
    for (let i = 0; i < own.length; i++) own[i]! |= missing[i]!;
  }
  return kept;
}

interface Misses {
  /** How many parts keep each of the tours. */
  readonly parts: number;
  readonly tours: Bits;
}

/** Tours that the fewest parts keep; null where there is nothing that a part keeps. */
function nearestMisses(set: Bits, kept: readonly Bits[]): Misses | null {
  // One set for each number: the tours that at least so many parts keep.
  const atLeast = [set.slice(), ...kept.map(() => new Int32Array(set.length))];
  for (const [known, bits] of kept.entries())
    for (let number = known; number >= 0; number--)
      addMeeting(atLeast[number + 1]!, atLeast[number]!, bits);
  for (let parts = 1; parts <= kept.length; parts++) {
    const tours = without(atLeast[parts]!, atLeast[parts + 1]);
    if (tours.some((word) => word !== 0)) return { parts, tours };
  }
  return null;
}

/** Adds to a set what two others have in common. */
function addMeeting(target: Bits, a: Bits, b: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! |= a[i]! & b[i]!;
}

function without(bits: Bits, others: Bits | undefined): Bits {
  if (others) for (let i = 0; i < bits.length; i++) bits[i]! &= ~others[i]!;
  return bits;
}

function countMasks(tours: Bits, kept: readonly Bits[]): HeldBack {
  const counts = new Map<number, number>();
  for (let i = 0; i < tours.length; i++) {
    for (let word = tours[i]!; word !== 0; word &= word - 1) {
      const bit = word & -word;
      let mask = 0;
      for (let part = 0; part < kept.length; part++)
        if ((kept[part]![i]! & bit) !== 0) mask |= 1 << part;
      counts.set(mask, (counts.get(mask) ?? 0) + 1);
    }
  }
  return counts;
}
