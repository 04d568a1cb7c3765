import { countBits, hasBit, members } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { Segment } from "./segment.ts";
import { SORT_BELOW } from "./segment.ts";

export interface PriceCounts {
  readonly cheapest: number;
  readonly dearest: number;
  /** Tours from each edge up to the next one. */
  readonly histogram: Int32Array;
}

/** Prices of the set in ascending order: sorted where it is small, else read off the order of all. */
function pricesOf(segment: Segment, set: Bits, total: number): Float64Array {
  const { price, byPrice, size } = segment;
  const prices = new Float64Array(total);
  if (total * SORT_BELOW < size) {
    const found = new Int32Array(total);
    members(set, found);
    for (let i = 0; i < total; i++) prices[i] = price[found[i]!]!;
    return prices.sort();
  }
  const { order } = byPrice;
  for (let i = 0, end = 0; end < total; i++)
    if (hasBit(set, order[i]!)) prices[end++] = price[order[i]!]!;
  return prices;
}

/** The ends alone, which need no pass through all of the set. */
function endsOf(segment: Segment, set: Bits, total: number): Float64Array {
  const { price, byPrice, size } = segment;
  if (total * SORT_BELOW < size) return pricesOf(segment, set, total);
  const { order } = byPrice;
  let first = 0;
  while (!hasBit(set, order[first]!)) first++;
  let last = order.length - 1;
  while (!hasBit(set, order[last]!)) last--;
  return Float64Array.of(price[order[first]!]!, price[order[last]!]!);
}

/** @param edges ascending; what is cheaper than the first one is counted nowhere */
export function countPrices(segment: Segment, set: Bits, edges: readonly number[]): PriceCounts {
  const histogram = new Int32Array(edges.length);
  const total = countBits(set);
  if (total === 0) return { cheapest: Infinity, dearest: -Infinity, histogram };
  const prices = edges.length === 0 ? endsOf(segment, set, total) : pricesOf(segment, set, total);
  for (let i = 0, bin = -1; edges.length > 0 && i < prices.length; i++) {
    while (bin + 1 < edges.length && prices[i]! >= edges[bin + 1]!) bin++;
    if (bin >= 0) histogram[bin]!++;
  }
  return { cheapest: prices[0]!, dearest: prices.at(-1)!, histogram };
}
