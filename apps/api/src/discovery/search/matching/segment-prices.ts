import { complement, countBits, hasBit, members } from "../sets/bitset.ts";
import type { Bits } from "../sets/bitset.ts";
import { PriceTally } from "./price-tally.ts";
import type { OfferSearch } from "./offer-search.ts";
import type { PriceView } from "../segment/price-views.ts";
import type { Segment } from "../segment/segment.ts";
import { SORT_BELOW, lowerBound } from "../segment/segment.ts";

export interface PriceCounts {
  readonly cheapest: number;
  readonly dearest: number;
  /** Tours from each edge up to the next one. */
  readonly histogram: Int32Array;
}

/** Bar of each tour's price. Bar 0 is below the first edge, bar `i + 1` begins at edge `i`. */
interface Bars {
  readonly of: Uint16Array;
  /** Tours of the whole segment, by bar. */
  readonly counts: Int32Array;
}

/** Edges depend only on the currency and the day's rates, so there are few. */
const maxCachedBars = 8;
const knownBars = new WeakMap<PriceView, Map<string, Bars>>();

function barsFor(view: PriceView, edges: readonly number[]): Bars {
  let cached = knownBars.get(view);
  if (!cached || cached.size > maxCachedBars) knownBars.set(view, (cached = new Map()));
  const key = edges.join();
  let bars = cached.get(key);
  if (!bars) cached.set(key, (bars = buildBars(view, edges)));
  return bars;
}

function buildBars({ price, byPrice: { order } }: PriceView, edges: readonly number[]): Bars {
  const size = order.length;
  const of = new Uint16Array(size);
  const counts = new Int32Array(edges.length + 1);
  const starts = edges.map((edge) => lowerBound(size, (i) => price[order[i]!]!, edge));
  for (let bar = 0, from = 0; bar <= edges.length; bar++) {
    const end = starts[bar] ?? size;
    for (let i = from; i < end; i++) of[order[i]!] = bar;
    counts[bar] = end - from;
    from = end;
  }
  return { of, counts };
}

/** @param edges ascending; cheaper tours than the first edge are not counted */
export function countPrices(
  segment: Segment,
  view: PriceView,
  set: Bits,
  edges: readonly number[],
): PriceCounts {
  const total = countBits(set);
  if (total === 0) {
    return { cheapest: Infinity, dearest: -Infinity, histogram: new Int32Array(edges.length) };
  }
  const histogram =
    edges.length === 0 ? new Int32Array(0) : countBars(segment.size, view, { set, total }, edges);
  return { ...endsOf(segment.size, view, set, total), histogram };
}

/**
 * Like `countPrices`, for every matching price: a tour counts in each bar in which the slider would find it.
 *
 * @param search conditions on offers; each of the tours has an offer that meets them
 */
export function countOfferPrices(
  segment: Segment,
  search: OfferSearch,
  set: Bits,
  edges: readonly number[],
): PriceCounts {
  const { prices } = segment;
  const tally = new PriceTally(barsOfRanks(prices, edges), edges.length + 1);
  for (let i = 0; i < set.length; i++)
    for (let word = set[i]!; word !== 0; word &= word - 1)
      search.countPrices((i << 5) | (31 - Math.clz32(word & -word)), tally);
  return {
    cheapest: prices[tally.cheapest] ?? Infinity,
    dearest: prices[tally.dearest] ?? -Infinity,
    histogram: tally.counts.subarray(1),
  };
}

const knownRanks = new WeakMap<Float64Array, Map<string, Uint16Array>>();

/** The bar of each price rank. */
function barsOfRanks(prices: Float64Array, edges: readonly number[]): Uint16Array {
  let cached = knownRanks.get(prices);
  if (!cached || cached.size > maxCachedBars) knownRanks.set(prices, (cached = new Map()));
  const key = edges.join();
  let bars = cached.get(key);
  if (!bars) {
    bars = new Uint16Array(prices.length);
    for (let rank = 0, bar = 0; rank < bars.length; rank++) {
      while (bar < edges.length && edges[bar]! <= prices[rank]!) bar++;
      bars[rank] = bar;
    }
    cached.set(key, bars);
  }
  return bars;
}

/** Counts a set by bars. For a set with most tours, counts the others and subtracts. */
function countBars(
  size: number,
  view: PriceView,
  { set, total }: { set: Bits; total: number },
  edges: readonly number[],
): Int32Array {
  const bars = barsFor(view, edges);
  const isMost = total * 2 > size;
  const counts = readBars(bars, isMost ? complement(set, size) : set);
  if (isMost)
    for (let bar = 0; bar < counts.length; bar++) counts[bar] = bars.counts[bar]! - counts[bar]!;
  return counts.subarray(1);
}

function readBars({ of, counts }: Bars, set: Bits): Int32Array {
  const result = new Int32Array(counts.length);
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1)
      result[of[(i << 5) | (31 - Math.clz32(word & -word))]!]!++;
  }
  return result;
}

/** The lowest and highest price of a set: reads all of a small set, walks the price order for a large one. */
function endsOf(
  size: number,
  { price, byPrice: { order } }: PriceView,
  set: Bits,
  total: number,
): Pick<PriceCounts, "cheapest" | "dearest"> {
  if (total * SORT_BELOW < size) {
    const found = new Int32Array(total);
    members(set, found);
    let cheapest = Infinity;
    let dearest = -Infinity;
    for (const ordinal of found) {
      cheapest = Math.min(cheapest, price[ordinal]!);
      dearest = Math.max(dearest, price[ordinal]!);
    }
    return { cheapest, dearest };
  }
  let first = 0;
  while (!hasBit(set, order[first]!)) first++;
  let last = order.length - 1;
  while (!hasBit(set, order[last]!)) last--;
  return { cheapest: price[order[first]!]!, dearest: price[order[last]!]! };
}
