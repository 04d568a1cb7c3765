import { ageChoices, groupSizeChoices } from "@tropa/domain/discovery/search-filter";
import { bitsFor, countAnd, unionInPlace, setBit, wordsFor } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { valueNumber } from "./segment.ts";
import type { Segment, ValueGroup } from "./segment.ts";

/** Returns tours with at least one of the values. The bits may belong to the segment: never write to them. */
export function anyOf(segment: Segment, group: ValueGroup, values: Iterable<number>): Bits {
  const { bits, bitsAt, postings, postingStart, size } = segment;
  const numbers = Array.from(values, (value) => valueNumber(segment, group, value)).filter(
    (number) => number !== undefined,
  );
  const setOf = (at: number): Bits => bits.subarray(at, at + wordsFor(size));
  const only = numbers.length === 1 ? bitsAt[numbers[0]!]! : -1;
  if (only >= 0) return setOf(only);
  const all = bitsFor(size);
  for (const number of numbers) {
    if (bitsAt[number]! >= 0) unionInPlace(all, setOf(bitsAt[number]!));
    else
      for (let i = postingStart[number]!; i < postingStart[number + 1]!; i++)
        setBit(all, postings[i]!);
  }
  return all;
}

/** Counts the tours of a set that have the value with this number. */
export function valueCount(segment: Segment, set: Bits, number: number): number {
  const { bits, bitsAt, postings, postingStart } = segment;
  if (bitsAt[number]! >= 0) return countAnd(set, bits, bitsAt[number]);
  let count = 0;
  for (let i = postingStart[number]!; i < postingStart[number + 1]!; i++)
    count += (set[postings[i]! >>> 5]! >>> (postings[i]! & 31)) & 1;
  return count;
}

/** Counts the tours of a set that have a value. */
export function countOf(segment: Segment, set: Bits, group: ValueGroup, value: number): number {
  const number = valueNumber(segment, group, value);
  return number === undefined ? 0 : valueCount(segment, set, number);
}

/** Groups with an upper limit, and the limits offered. */
export const limitChoices = {
  minAge: ageChoices,
  groupSize: groupSizeChoices,
} as const satisfies Partial<Record<ValueGroup, readonly number[]>>;
export type LimitedGroup = keyof typeof limitChoices;

/** Tours within each offered limit, built on first use: a dozen sets serve every query. */
const limited = new WeakMap<Segment, Map<LimitedGroup, readonly Bits[]>>();

/** Returns tours within each offered limit, in the order of the limits. */
export function withinChoices(segment: Segment, group: LimitedGroup): readonly Bits[] {
  let cached = limited.get(segment);
  if (!cached) limited.set(segment, (cached = new Map()));
  let sets = cached.get(group);
  if (!sets) {
    let last: Bits = bitsFor(segment.size);
    let above = -1;
    sets = limitChoices[group].map((limit) => {
      const { values } = segment.groups[group];
      const wider = last.slice();
      unionInPlace(
        wider,
        anyOf(
          segment,
          group,
          values.filter((value) => value > above && value <= limit),
        ),
      );
      above = limit;
      last = wider;
      return wider;
    });
    cached.set(group, sets);
  }
  return sets;
}

/** Returns tours whose value is at most `most`. */
export function upTo(segment: Segment, group: LimitedGroup, most: number): Bits {
  const choices: readonly number[] = limitChoices[group];
  const place = choices.indexOf(most);
  if (place >= 0) return withinChoices(segment, group)[place]!;
  const { values } = segment.groups[group];
  return anyOf(
    segment,
    group,
    values.filter((value) => value <= most),
  );
}
