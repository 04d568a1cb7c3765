import { bitsFor, complement, countAnd, countBits } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { FilterPart, HeldBack } from "./filter-parts.ts";
import type { Clause } from "./segment-match.ts";

interface Held {
  /** By mask over `own`: tours that meet everything that may not be dropped, and of `own` what is not in the mask. */
  readonly met: readonly Bits[];
  /** Parts that one offer has to meet together. */
  readonly own: readonly FilterPart[];
  /** Clauses of the other parts. */
  readonly may: readonly Clause[];
  /** All that may be dropped, in the order of the answer's bits. */
  readonly parts: readonly FilterPart[];
}

/**
 * Tours by the parts that keep them from being found, of those that the fewest parts keep. Sets are worked through by
 * the word, 32 tours at once; tours are looked at one by one only where it takes two parts or more.
 *
 * @param size of the segment
 */
export function heldBack(size: number, { met, own, may, parts }: Held): HeldBack {
  const kept = keptBy(size, may, parts);
  const all = new Map<number, number>();
  for (const [mask, set] of met.entries()) {
    // Only tours for which nothing less of these parts would do.
    const tours = set.slice();
    for (let less = 0; less < mask; less++) if ((less & mask) === less) remove(tours, met[less]!);
    const dropped = own.reduce(
      (bits, part, i) => ((mask & (1 << i)) === 0 ? bits : bits | (1 << parts.indexOf(part))),
      0,
    );
    for (const [rest, count] of nearestHeldBack(tours, kept))
      all.set(rest | dropped, (all.get(rest | dropped) ?? 0) + count);
  }
  return all;
}

/** Tours of a set by the clauses' parts that keep them; those that none keeps, if there are any, by 0. */
function nearestHeldBack(set: Bits, kept: readonly Bits[]): HeldBack {
  const free = set.slice();
  for (const bits of kept) remove(free, bits);
  const total = countBits(free);
  if (total > 0) return new Map([[0, total]]);
  const nearest = nearestMisses(set, kept);
  if (nearest === null) return new Map();
  if (nearest.parts > 1) return countMasks(nearest.tours, kept);
  const counts = kept.map((bits, i): [number, number] => [1 << i, countAnd(nearest.tours, bits)]);
  return new Map(counts.filter(([, count]) => count > 0));
}

function remove(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i]! &= ~others[i]!;
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
    const tours = atLeast[parts]!;
    if (atLeast[parts + 1]) remove(tours, atLeast[parts + 1]!);
    if (tours.some((word) => word !== 0)) return { parts, tours };
  }
  return null;
}

/** Adds to a set what two others have in common. */
function addMeeting(target: Bits, a: Bits, b: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! |= a[i]! & b[i]!;
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
