import { complement, countBits, hasBit, members } from "./bitset.ts";
import type { Bits } from "./bitset.ts";
import type { Segment } from "./segment.ts";
import { SORT_BELOW, lowerBound } from "./segment.ts";

export interface PriceCounts {
  readonly cheapest: number;
  readonly dearest: number;
  /** Tours from each edge up to the next one. */
  readonly histogram: Int32Array;
}

/** Which bar the price of each tour falls into. Bar 0 is below the first edge, bar `i + 1` begins at edge `i`. */
interface Bars {
  readonly of: Uint16Array;
  /** Tours of the whole segment, by bar. */
  readonly counts: Int32Array;
}

/** Edges differ by currency and by the day's rates alone, so those of all readers are few. */
const barsKept = 8;
const knownBars = new WeakMap<Segment, Map<string, Bars>>();

function barsFor(segment: Segment, edges: readonly number[]): Bars {
  let known = knownBars.get(segment);
  if (!known || known.size > barsKept) knownBars.set(segment, (known = new Map()));
  const key = edges.join();
  let bars = known.get(key);
  if (!bars) known.set(key, (bars = buildBars(segment, edges)));
  return bars;
}

function buildBars({ size, price, byPrice: { order } }: Segment, edges: readonly number[]): Bars {
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

/** @param edges ascending; what is cheaper than the first one is counted nowhere */
export function countPrices(segment: Segment, set: Bits, edges: readonly number[]): PriceCounts {
  const total = countBits(set);
  if (total === 0) {
    return { cheapest: Infinity, dearest: -Infinity, histogram: new Int32Array(edges.length) };
  }
  const histogram = edges.length === 0 ? new Int32Array(0) : countBars(segment, set, total, edges);
  return { ...endsOf(segment, set, total), histogram };
}

/** Of a set that holds most tours the others are counted, which are fewer. */
function countBars(
  segment: Segment,
  set: Bits,
  total: number,
  edges: readonly number[],
): Int32Array {
  const bars = barsFor(segment, edges);
  const isMost = total * 2 > segment.size;
  const counts = readBars(bars, isMost ? complement(set, segment.size) : set);
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

/** Of a small set every price is read; a large one has its ends near those of the order of all. */
function endsOf(
  { price, byPrice: { order }, size }: Segment,
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
