import { wordsFor } from "../sets/bitset.ts";
import { countedGroups, narrowingGroups, wideGroups } from "./segment.ts";
import type { TourValues, ValueGroup, ValueSets } from "./segment.ts";
import type { ListColumn } from "../sets/tour-columns.ts";

/** The values of a group by row: one each (negative for none) or a list. */
export type GroupSource = Int32Array | ListColumn;

/** Values below this are numbered by a table, ten times as fast as a map and still small. */
const TABLE_BELOW = 1 << 22;
const allGroups: readonly ValueGroup[] = [...countedGroups, ...narrowingGroups];

/** Numbers the distinct values of a group in ascending order. */
interface Numbering {
  readonly values: Int32Array;
  readonly numberOf: (value: number) => number;
}

function valuesOf(source: GroupSource): Int32Array {
  return source instanceof Int32Array ? source : source.values;
}

/** @param low the first number */
function numberValues(source: GroupSource, low: number): Numbering {
  const all = valuesOf(source);
  let highest = -1;
  for (let i = 0; i < all.length; i++) highest = Math.max(highest, all[i]!);
  if (highest >= TABLE_BELOW) {
    const values = Int32Array.from(new Set(all))
      .sort()
      .filter((value) => value >= 0);
    const numbers = new Map(Array.from(values, (value, i) => [value, low + i]));
    return { values, numberOf: (value) => numbers.get(value)! };
  }
  const table = new Int32Array(highest + 1);
  for (let i = 0; i < all.length; i++) if (all[i]! >= 0) table[all[i]!] = 1;
  let count = 0;
  for (let value = 0; value <= highest; value++) if (table[value] === 1) table[value] = ++count;
  const values = new Int32Array(count);
  for (let value = 0; value <= highest; value++)
    if (table[value] !== 0) values[table[value]! - 1] = value;
  return { values, numberOf: (value) => low + table[value]! - 1 };
}

/**
 * Value numbers of a group in ordinal order, so that the passes below read memory in sequence. Those of ordinal `i` lie
 * from `start[i]` to `start[i + 1]`, or at `i` if there is no `start`.
 */
interface OrdinalNumbers {
  readonly start: Int32Array | null;
  readonly numbers: Int32Array;
}

function numbersByOrdinal(
  source: GroupSource,
  rows: Int32Array,
  numberOf: (value: number) => number,
): OrdinalNumbers {
  const numbers = new Int32Array(valuesOf(source).length);
  if (source instanceof Int32Array) {
    for (let i = 0; i < rows.length; i++) {
      const value = source[rows[i]!]!;
      numbers[i] = value < 0 ? -1 : numberOf(value);
    }
    return { start: null, numbers };
  }
  const start = new Int32Array(rows.length + 1);
  let end = 0;
  for (let i = 0; i < rows.length; i++) {
    const last = source.start[rows[i]! + 1]!;
    for (let at = source.start[rows[i]!]!; at < last; at++) {
      numbers[end++] = numberOf(source.values[at]!);
    }
    start[i + 1] = end;
  }
  return { start, numbers };
}

function countNumbers(counts: Int32Array, { numbers }: OrdinalNumbers): void {
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! >= 0) counts[numbers[i]!]!++;
}

type Sets = Pick<ValueSets, "bitsAt" | "bits" | "postings">;

/** @param next position of the next posting of each value number; advanced */
function fillSets(sets: Sets, next: Int32Array, { start, numbers }: OrdinalNumbers): void {
  const { bitsAt, bits, postings } = sets;
  let ordinal = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i]!;
    if (start === null) ordinal = i;
    else while (start[ordinal + 1]! <= i) ordinal++;
    if (number < 0) continue;
    const at = bitsAt[number]!;
    if (at < 0) postings[next[number]!++] = ordinal;
    else bits[at + (ordinal >>> 5)]! |= 1 << (ordinal & 31);
  }
}

/** @param end one above the highest value number */
function buildTourValues(
  size: number,
  sources: readonly OrdinalNumbers[],
  end: number,
): TourValues {
  const tourStart = new Int32Array(size + 1);
  for (const { start, numbers } of sources) {
    if (start === null) {
      for (let i = 0; i < size; i++) if (numbers[i]! >= 0) tourStart[i + 1]!++;
    } else for (let i = 0; i < size; i++) tourStart[i + 1]! += start[i + 1]! - start[i]!;
  }
  for (let i = 0; i < size; i++) tourStart[i + 1]! += tourStart[i]!;
  const length = tourStart[size]!;
  const values = end < 65_536 ? new Uint16Array(length) : new Int32Array(length);
  const next = tourStart.slice();
  for (const { start, numbers } of sources) {
    for (let i = 0; i < size; i++) {
      const last = start === null ? i + 1 : start[i + 1]!;
      for (let at = start === null ? i : start[i]!; at < last; at++)
        if (numbers[at]! >= 0) values[next[i]!++] = numbers[at]!;
    }
  }
  return { start: tourStart, values };
}

/** @param rows row of each ordinal */
export function buildValues(
  size: number,
  sources: Record<ValueGroup, GroupSource>,
  rows: Int32Array,
): ValueSets {
  const groups = {} as Record<ValueGroup, ValueSets["groups"][ValueGroup]>;
  const byOrdinal: OrdinalNumbers[] = [];
  let low = 0;
  let countedEnd = 0;
  for (const group of allGroups) {
    const { values, numberOf } = numberValues(sources[group], low);
    groups[group] = { low, values };
    byOrdinal.push(numbersByOrdinal(sources[group], rows, numberOf));
    low += values.length;
    if (group === countedGroups.at(-1)) countedEnd = low;
  }

  const counts = new Int32Array(low);
  for (const source of byOrdinal) countNumbers(counts, source);
  const words = wordsFor(size);
  const bitsAt = new Int32Array(low).fill(-1);
  const postingStart = new Int32Array(low + 1);
  let bitsLength = 0;
  for (let number = 0; number < low; number++) {
    const isDense = counts[number]! * 32 > size;
    if (isDense) {
      bitsAt[number] = bitsLength;
      bitsLength += words;
    }
    postingStart[number + 1] = postingStart[number]! + (isDense ? 0 : counts[number]!);
  }
  const bits = new Int32Array(bitsLength);
  const postings = new Int32Array(postingStart[low]!);
  const next = postingStart.slice();
  for (const source of byOrdinal) fillSets({ bitsAt, bits, postings }, next, source);
  const wide = byOrdinal.slice(0, wideGroups.length);
  const narrow = byOrdinal.slice(wideGroups.length, countedGroups.length);
  return {
    groups,
    counts,
    bitsAt,
    bits,
    postingStart,
    postings,
    wide: buildTourValues(size, wide, countedEnd),
    narrow: buildTourValues(size, narrow, countedEnd),
  };
}
