import { bitsFor, complement, countAnd, countBits } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { FilterPart, NearMisses } from "../query/filter-parts.ts";
import type { Clause } from "./segment-match.ts";

interface MissQuery {
  /** Tours that meet all parts that cannot be dropped and the parts of `own` outside a mask; indexed by the mask. */
  readonly met: readonly Bits[];
  /** Parts that a single offer has to meet together. */
  readonly own: readonly FilterPart[];
  /** Clauses of the other parts that can be dropped. */
  readonly may: readonly Clause[];
  /** All parts that can be dropped, in the order of the bits of the answer. */
  readonly parts: readonly FilterPart[];
}

/**
 * Counts the tours that the filter almost finds, grouped by the parts they fail. Only the tours that fail the fewest
 * parts count. Works on whole words of the bit sets, 32 tours at a time; tours are visited one by one only if each of
 * them fails two parts or more.
 *
 * @param size number of tours in the segment
 */
export function nearMisses(size: number, { met, own, may, parts }: MissQuery): NearMisses {
  const failing = toursFailing(size, may, parts);
  const all = new Map<number, number>();
  for (const [mask, set] of met.entries()) {
    // Leave out tours that dropping fewer of these parts would let in.
    const tours = set.slice();
    for (let less = 0; less < mask; less++) if ((less & mask) === less) remove(tours, met[less]!);
    const dropped = own.reduce(
      (bits, part, i) => ((mask & (1 << i)) === 0 ? bits : bits | (1 << parts.indexOf(part))),
      0,
    );
    for (const [rest, count] of nearestMissCounts(tours, failing))
      all.set(rest | dropped, (all.get(rest | dropped) ?? 0) + count);
  }
  return all;
}

/** Counts the tours of a set by the parts they fail. If some fail none, only those are counted, under 0. */
function nearestMissCounts(set: Bits, failing: readonly Bits[]): NearMisses {
  const free = set.slice();
  for (const bits of failing) remove(free, bits);
  const total = countBits(free);
  if (total > 0) return new Map([[0, total]]);
  const nearest = nearestMisses(set, failing);
  if (nearest === null) return new Map();
  if (nearest.parts > 1) return countMasks(nearest.tours, failing);
  const counts = failing.map((bits, i): [number, number] => [
    1 << i,
    countAnd(nearest.tours, bits),
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

function remove(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i]! &= ~others[i]!;
}

/** Returns the tours that fail each part. */
function toursFailing(
  size: number,
  clauses: readonly Clause[],
  parts: readonly FilterPart[],
): Bits[] {
  const failing = parts.map(() => bitsFor(size));
  for (const { part, bits } of clauses) {
    const own = failing[parts.indexOf(part)]!;
    const missing = complement(bits, size);
    for (let i = 0; i < own.length; i++) own[i]! |= missing[i]!;
  }
  return failing;
}

interface Misses {
  /** Number of parts that each of the tours fails. */
  readonly parts: number;
  readonly tours: Bits;
}

/** The tours that fail the fewest parts; null if no tour fails any. */
function nearestMisses(set: Bits, failing: readonly Bits[]): Misses | null {
  // atLeast[n]: the tours that fail n parts or more.
  const atLeast = [set.slice(), ...failing.map(() => new Int32Array(set.length))];
  for (const [before, bits] of failing.entries())
    for (let number = before; number >= 0; number--)
      addMeeting(atLeast[number + 1]!, atLeast[number]!, bits);
  for (let parts = 1; parts <= failing.length; parts++) {
    const tours = atLeast[parts]!;
    if (atLeast[parts + 1]) remove(tours, atLeast[parts + 1]!);
    if (tours.some((word) => word !== 0)) return { parts, tours };
  }
  return null;
}

/** Adds the intersection of two sets to a third. */
function addMeeting(target: Bits, a: Bits, b: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! |= a[i]! & b[i]!;
}

function countMasks(tours: Bits, failing: readonly Bits[]): NearMisses {
  const counts = new Map<number, number>();
  for (let i = 0; i < tours.length; i++) {
    for (let word = tours[i]!; word !== 0; word &= word - 1) {
      const bit = word & -word;
      let mask = 0;
      for (let part = 0; part < failing.length; part++)
        if ((failing[part]![i]! & bit) !== 0) mask |= 1 << part;
      counts.set(mask, (counts.get(mask) ?? 0) + 1);
    }
  }
  return counts;
}
