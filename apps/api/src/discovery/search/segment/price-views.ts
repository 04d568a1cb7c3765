import { sortedByFloat, inverse } from "../sets/radix-sort.ts";
import type { Order, Segment } from "./segment.ts";

/** Prices of tours without chosen dates, and the tours ordered by them. */
export interface PriceView {
  readonly price: Float64Array;
  readonly byPrice: Order;
}

/** An index serves one day, and a moment more around midnight. */
const maxCachedViews = 4;
const views = new WeakMap<Segment, Map<number, PriceView>>();

/** @param today day number; departures up to and including it are over */
export function pricesOn(segment: Segment, today: number): PriceView {
  if (today === segment.today) return segment;
  let cached = views.get(segment);
  if (!cached || cached.size > maxCachedViews) views.set(segment, (cached = new Map()));
  let view = cached.get(today);
  if (!view) cached.set(today, (view = viewOf(segment, today)));
  return view;
}

function viewOf(segment: Segment, today: number): PriceView {
  const { size, prices, offerStart, offerDay, offerPrice, basePrice, firstOfferDay } = segment;
  const price = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let cheapest = prices.length;
    for (let at = offerStart[i]!; at < offerStart[i + 1]!; at++)
      if (offerDay[at]! + firstOfferDay > today) cheapest = Math.min(cheapest, offerPrice[at]!);
    price[i] = prices[cheapest === prices.length ? basePrice[i]! : cheapest]!;
  }
  const order = sortedByFloat(segment.byId, price);
  return { price, byPrice: { order, place: inverse(order) } };
}
