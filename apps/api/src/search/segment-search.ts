import {
  andInto,
  bitsFor,
  countAnd,
  countBits,
  fillAll,
  hasBit,
  members,
  slice,
} from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import { firstDayOfMonth, monthOfDay } from "./calendar-months.ts";
import { MONTHS_AHEAD } from "./search-engine.ts";
import { availableBetween } from "./segment-match.ts";
import type { Clause, FacetGroup } from "./segment-match.ts";
import { countedGroups } from "./segment.ts";
import type { CountedGroup, Segment } from "./segment.ts";
import type { TourSort } from "@tropa/domain/search-filter";

/** Sets smaller than one tour in this many are ordered by sorting them, larger ones by walking the order of all. */
const SORT_BELOW = 32;

/** Months in which a tour usually runs: the steps of counting it by its mask. */
const MONTHS_WALKED = 6;

/** Counts over one segment. */
export interface SegmentCounts {
  /** By value number. */
  readonly values: Int32Array;
  /** By month from that of today on. */
  readonly months: Int32Array;
  readonly cheapest: number;
  readonly dearest: number;
}

/** The tours of one segment that meet a query, and what can be asked of them. */
export class SegmentMatch {
  readonly #segment: Segment;
  readonly #everything: Bits;
  readonly #clauses: readonly Clause[];
  readonly #all: Bits;
  readonly total: number;

  /** @param alive tours of the segment that still stand; null when all do */
  constructor(segment: Segment, alive: Bits | null, clauses: readonly Clause[]) {
    this.#segment = segment;
    this.#clauses = clauses;
    this.#everything = alive ?? everything(segment.size);
    this.#all = this.#without(null);
    this.total = countBits(this.#all);
  }

  /** Tours that meet every clause but those of one group. */
  #without(facet: FacetGroup | null): Bits {
    const bits = this.#everything.slice();
    for (const clause of this.#clauses) {
      if (facet === null || clause.facet !== facet) andInto(bits, clause.bits);
    }
    return bits;
  }

  /** Ordinals of the tours in places `from` to `to - 1` of the order. */
  page(sort: TourSort, from: number, to: number): number[] {
    const end = Math.min(to, this.total);
    if (from >= end) return [];
    if (sort === "default") return slice(this.#all, from, end);
    const { order, place } = this.#segment.byPrice[sort];
    if (this.total * SORT_BELOW < this.#segment.size) {
      const found = new Int32Array(this.total);
      members(this.#all, found);
      return Array.from(
        found
          .map((ordinal) => place[ordinal]!)
          .sort()
          .subarray(from, end),
        (at) => order[at]!,
      );
    }
    const found: number[] = [];
    for (let i = 0, seen = 0; seen < end; i++) {
      if (hasBit(this.#all, order[i]!) && seen++ >= from) found.push(order[i]!);
    }
    return found;
  }

  /** @param today day number */
  counts(today: number): SegmentCounts {
    const { groups, dense } = this.#segment;
    const values = new Int32Array(dense.length);
    const chosen = new Set(this.#clauses.map((clause) => clause.facet));
    const free = countedGroups.filter((group) => !chosen.has(group));
    this.#count(values, this.#all, this.total, free);
    for (const group of countedGroups) {
      if (!chosen.has(group)) continue;
      const others = this.#without(group);
      // The walk counts every value of a tour, so it must not run into what is counted already.
      const own = new Int32Array(dense.length);
      this.#count(own, others, countBits(others), [group]);
      const { low, values: choices } = groups[group];
      values.set(own.subarray(low, low + choices.length), low);
    }
    return {
      values,
      months: this.#countMonths(chosen.has("months") ? this.#without("months") : this.#all, today),
      ...this.#priceRange(chosen.has("prices") ? this.#without("prices") : this.#all),
    };
  }

  #count(counts: Int32Array, set: Bits, size: number, of: readonly CountedGroup[]): void {
    const { groups, dense, sparse, docStart, docValues, bitsCost } = this.#segment;
    const valuesPerTour = docValues.length / this.#segment.size;
    if (size * valuesPerTour < of.reduce((sum, group) => sum + bitsCost[group], 0)) {
      const found = new Int32Array(size);
      members(set, found);
      for (let i = 0; i < size; i++) {
        const end = docStart[found[i]! + 1]!;
        for (let at = docStart[found[i]!]!; at < end; at++) counts[docValues[at]!]!++;
      }
      return;
    }
    for (const group of of) {
      const { low, values } = groups[group];
      for (let number = low; number < low + values.length; number++) {
        const bits = dense[number];
        counts[number] = bits ? countAnd(set, bits) : countListed(set, sparse[number]!);
      }
    }
  }

  #countMonths(set: Bits, today: number): Int32Array {
    const { months, firstMonth, monthMask, size } = this.#segment;
    const thisMonth = monthOfDay(today);
    const counts = new Int32Array(MONTHS_AHEAD);
    const first = thisMonth - firstMonth;
    const total = countBits(set);
    if (
      first >= 0 &&
      first + MONTHS_AHEAD <= months.length &&
      total * MONTHS_WALKED < months.length * (size / 32)
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
        const bits =
          months[month - firstMonth] ??
          availableBetween(this.#segment, firstDayOfMonth(month), firstDayOfMonth(month + 1) - 1);
        counts[i] = countAnd(set, bits);
      }
    }
    // Of this month only what is still to come counts.
    counts[0] = countAnd(set, restOfMonth(this.#segment, today));
    return counts;
  }

  #priceRange(set: Bits): { cheapest: number; dearest: number } {
    const { price, byPrice, size } = this.#segment;
    const total = countBits(set);
    if (total === 0) return { cheapest: Infinity, dearest: -Infinity };
    let cheapest = Infinity;
    let dearest = -Infinity;
    if (total * SORT_BELOW < size) {
      const found = new Int32Array(total);
      members(set, found);
      for (let i = 0; i < total; i++) {
        cheapest = Math.min(cheapest, price[found[i]!]!);
        dearest = Math.max(dearest, price[found[i]!]!);
      }
      return { cheapest, dearest };
    }
    const firstIn = (order: Int32Array): number => {
      let i = 0;
      while (!hasBit(set, order[i]!)) i++;
      return price[order[i]!]!;
    };
    return { cheapest: firstIn(byPrice.price.order), dearest: firstIn(byPrice["-price"].order) };
  }
}

function countListed(set: Bits, ordinals: Int32Array): number {
  let count = 0;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!;
    count += (set[ordinal >>> 5]! >>> (ordinal & 31)) & 1;
  }
  return count;
}

function everything(size: number): Bits {
  const bits = bitsFor(size);
  fillAll(bits, size);
  return bits;
}

/** The rest of this month is the same for every query of a day; visitors of all time zones make at most three days. */
const restOfMonths = new WeakMap<Segment, Map<number, Bits>>();

function restOfMonth(segment: Segment, today: number): Bits {
  let known = restOfMonths.get(segment);
  if (!known || known.size > 3) restOfMonths.set(segment, (known = new Map()));
  let bits = known.get(today);
  if (!bits) {
    bits = availableBetween(segment, today, firstDayOfMonth(monthOfDay(today) + 1) - 1);
    known.set(today, bits);
  }
  return bits;
}
