import { perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { members } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import type { Cheapest, PricedGroup } from "../query/search-engine.ts";
import { pricedGroups } from "../query/search-engine.ts";
import type { Segment } from "../segment/segment.ts";

/** A set of tours and their prices, minor units of the rouble. */
export interface PricedSet {
  readonly set: Bits;
  readonly total: number;
  readonly priceOf: (ordinal: number) => number;
}

/** Returns the cheapest price of every choice among the tours of a set, in one pass. */
export function cheapestOf(segment: Segment, { set, total, priceOf }: PricedSet): Cheapest {
  const { wide, counts, groups } = segment;
  const found = new Int32Array(total);
  members(set, found);
  const least = new Float64Array(counts.length).fill(Infinity);
  for (let i = 0; i < total; i++) {
    const ordinal = found[i]!;
    const price = priceOf(ordinal);
    const end = wide.start[ordinal + 1]!;
    for (let at = wide.start[ordinal]!; at < end; at++)
      if (price < least[wide.values[at]!]!) least[wide.values[at]!] = price;
  }
  const of = (group: PricedGroup): Cheapest[PricedGroup] =>
    Array.from(groups[group].values, (value, i) => ({
      value,
      price: least[groups[group].low + i]!,
    })).filter(({ price: cheapest }) => cheapest < Infinity);
  return perField(pricedGroups, of);
}

/** Merges two results, keeping the lower price of each choice. */
export function cheaper(a: Cheapest, b: Cheapest): Cheapest {
  return perField(pricedGroups, (group) => {
    const prices = new Map(a[group].map(({ value, price }) => [value, price]));
    for (const { value, price } of b[group])
      prices.set(value, Math.min(price, prices.get(value) ?? Infinity));
    return [...prices]
      .map(([value, price]) => ({ value, price }))
      .toSorted((one, other) => one.value - other.value);
  });
}
