import { CLUSTER_IDS } from "../map/found-places.ts";
import type { FoundPlaces, RankedTour } from "../map/found-places.ts";
import type { PricedSet } from "./segment-cheapest.ts";
import type { Segment } from "../segment/segment.ts";

/** Groups the tours of a set by place, in one pass. */
export function placesOf(segment: Segment, { set, priceOf }: PricedSet): FoundPlaces {
  const { place, id, weight, places } = segment;
  const size = places.city.length;
  const count = new Int32Array(size);
  const cheapest = new Float64Array(size).fill(Infinity);
  // Ordinals are in rank order, so the first of a place are its best.
  const best = new Int32Array(size * CLUSTER_IDS);
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) {
      const ordinal = (i << 5) | (31 - Math.clz32(word & -word));
      const at = place[ordinal]!;
      const before = count[at]!++;
      if (before < CLUSTER_IDS) best[at * CLUSTER_IDS + before] = ordinal;
      const price = priceOf(ordinal);
      if (price < cheapest[at]!) cheapest[at] = price;
    }
  }
  return {
    ...places,
    count,
    cheapest,
    best(at) {
      const tours: RankedTour[] = [];
      const first = at * CLUSTER_IDS;
      for (let i = first; i < first + Math.min(count[at]!, CLUSTER_IDS); i++)
        tours.push({ id: id[best[i]!]!, weight: weight[best[i]!]! });
      return tours;
    },
    highestWeight: (at) => weight[best[at * CLUSTER_IDS]!]!,
  };
}
