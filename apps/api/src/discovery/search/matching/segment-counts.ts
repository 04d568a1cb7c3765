import type { DaySpan } from "../query/day-span.ts";
import { complement, countAnd, countBits, members } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { firstDayOfMonth, monthOfDay } from "../query/calendar-months.ts";
import { MONTHS_AHEAD } from "../query/search-engine.ts";
import { availableBetween, monthBits } from "./segment-match.ts";
import { valueCount } from "../segment/segment-sets.ts";
import { INDEXED_MONTHS, wideGroups } from "../segment/segment.ts";
import type { CountedGroup, FlagGroup, Segment, TourValues } from "../segment/segment.ts";

/** Rough costs in nanoseconds: to AND and count a word, to look a posting up in a set, to read a value of a tour. */
const WORD_COST = 0.6;
const LISTED_COST = 1.2;
const READ_COST = 1.3;
/** Typical number of months in which a tour runs: the steps of counting it by its mask. */
const MONTHS_WALKED = 6;

const wide: ReadonlySet<CountedGroup> = new Set(wideGroups);

/** Cost of counting a group by intersecting the sets of its values. */
const setCosts = new WeakMap<Segment, Map<CountedGroup, number>>();

function setCost(segment: Segment, group: CountedGroup): number {
  let cached = setCosts.get(segment);
  if (!cached) setCosts.set(segment, (cached = new Map()));
  let cost = cached.get(group);
  if (cost === undefined) {
    const { low, values } = segment.groups[group];
    cost = 0;
    for (let number = low; number < low + values.length; number++) {
      cost +=
        segment.bitsAt[number]! >= 0
          ? (segment.size / 32) * WORD_COST
          : segment.counts[number]! * LISTED_COST;
    }
    cached.set(group, cost);
  }
  return cost;
}

/**
 * Counts every value of some groups within a set, by value number; the numbers of other groups are meaningless. Takes
 * the cheapest of three ways, separately for wide and narrow groups: read the values of the set's tours; read those of
 * all other tours and subtract; or intersect the set with that of each value.
 */
export function countValues(segment: Segment, set: Bits, of: readonly CountedGroup[]): Int32Array {
  const inside = countBits(set);
  const result = new Int32Array(segment.counts.length);
  const isWide = (group: CountedGroup): boolean => wide.has(group);
  addValues(segment, { set, inside }, of.filter(isWide), segment.wide, result);
  addValues(
    segment,
    { set, inside },
    of.filter((group) => !isWide(group)),
    segment.narrow,
    result,
  );
  return result;
}

/** Adds the counts of some groups of a kind to `result`. */
function addValues(
  segment: Segment,
  { set, inside }: { set: Bits; inside: number },
  of: readonly CountedGroup[],
  tourValues: TourValues,
  result: Int32Array,
): void {
  if (of.length === 0) return;
  const { size, groups, counts } = segment;
  const perTour = (tourValues.values.length / Math.max(size, 1)) * READ_COST;
  const bySets = of.reduce((sum, group) => sum + setCost(segment, group), 0);
  const byReading = Math.min(inside, size - inside) * perTour;
  if (bySets <= byReading) return countBySets(segment, set, of, result);
  if (inside * 2 <= size) return readValues(tourValues, set, result);
  const outside = new Int32Array(result.length);
  readValues(tourValues, complement(set, size), outside);
  for (const group of of) {
    const { low, values } = groups[group];
    for (let number = low; number < low + values.length; number++)
      result[number] = counts[number]! - outside[number]!;
  }
}

function readValues({ start, values }: TourValues, set: Bits, result: Int32Array): void {
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      const ordinal = (i << 5) | (31 - Math.clz32(word & -word));
      const end = start[ordinal + 1]!;
      for (let at = start[ordinal]!; at < end; at++) result[values[at]!]!++;
    }
  }
}

function countBySets(
  segment: Segment,
  set: Bits,
  of: readonly CountedGroup[],
  result: Int32Array,
): void {
  const { groups } = segment;
  for (const group of of) {
    const { low, values } = groups[group];
    for (let number = low; number < low + values.length; number++)
      result[number] = valueCount(segment, set, number);
  }
}

/**
 * Counts tours by month of departure, from the current month on, whose past days are left out.
 *
 * @param today day number; departures up to and including it are over
 */
export function countMonths(segment: Segment, set: Bits, today: number): Int32Array {
  const { firstMonth, monthMask, size } = segment;
  const thisMonth = monthOfDay(today);
  const counts = new Int32Array(MONTHS_AHEAD);
  const first = thisMonth - firstMonth;
  const total = countBits(set);
  const isKept = (i: number): boolean => first + i >= 0 && first + i < INDEXED_MONTHS;
  if (
    isKept(0) &&
    isKept(MONTHS_AHEAD - 1) &&
    total * MONTHS_WALKED < MONTHS_AHEAD * (size / 32) * WORD_COST
  ) {
    const found = new Int32Array(total);
    members(set, found);
    for (let i = 0; i < total; i++) {
      for (let mask = monthMask[found[i]!]! >>> first; mask !== 0; mask &= mask - 1) {
        const month = 31 - Math.clz32(mask & -mask);
        if (month < MONTHS_AHEAD) counts[month]!++;
      }
    }
  } else {
    for (let i = 1; i < MONTHS_AHEAD; i++) {
      const month = thisMonth + i;
      const bits = isKept(i)
        ? monthBits(segment, first + i)
        : availableBetween(segment, firstDayOfMonth(month), firstDayOfMonth(month + 1) - 1);
      counts[i] = countAnd(set, bits);
    }
  }
  counts[0] = countAnd(set, restOfMonth(segment, today));
  return counts;
}

/** Cached by day: the rest of this month is the same for every query of a day, and time zones span three days. */
const restOfMonths = new WeakMap<Segment, Map<number, Bits>>();

function restOfMonth(segment: Segment, today: number): Bits {
  let cached = restOfMonths.get(segment);
  if (!cached || cached.size > 3) restOfMonths.set(segment, (cached = new Map()));
  let bits = cached.get(today);
  if (!bits) {
    bits = availableBetween(segment, today + 1, firstDayOfMonth(monthOfDay(today) + 1) - 1);
    cached.set(today, bits);
  }
  return bits;
}

/** Spans are mostly the next seasons, the same for every query of a day. */
const maxCachedSpans = 24;
const spanBits = new WeakMap<Segment, Map<string, Bits>>();

/** Counts the tours with a departure or a request period in each span. */
export function countSpans(segment: Segment, set: Bits, spans: readonly DaySpan[]): Int32Array {
  let cached = spanBits.get(segment);
  if (!cached || cached.size > maxCachedSpans) spanBits.set(segment, (cached = new Map()));
  const counts = new Int32Array(spans.length);
  for (const [i, { from, to }] of spans.entries()) {
    const key = `${from} ${to}`;
    let bits = cached.get(key);
    if (!bits) cached.set(key, (bits = availableBetween(segment, from, to)));
    counts[i] = countAnd(set, bits);
  }
  return counts;
}

/** Counts the two values of a flag into `counts`. */
export function countFlag(segment: Segment, set: Bits, group: FlagGroup, counts: Int32Array): void {
  const { low, values } = segment.groups[group];
  for (let number = low; number < low + values.length; number++)
    counts[number] = valueCount(segment, set, number);
}
