import { members } from "./bitset.ts";
import { CLUSTER_IDS } from "./map-clusters.ts";
import type { PlaceTours } from "./map-clusters.ts";
import type { PricedSet } from "./segment-cheapest.ts";
import type { Segment } from "./segment.ts";

/** The tours of a set by where they stand, in one pass. */
export function placesOf(segment: Segment, { set, total, priceOf }: PricedSet): PlaceTours[] {
  const { place, id, weight, places: points } = segment;
  const size = points.city.length;
  const counts = new Int32Array(size);
  const cheapest = new Float64Array(size).fill(Infinity);
  // Ordinals come in rank order, so the first ones of a place are its best.
  const best = new Int32Array(size * CLUSTER_IDS);
  const found = new Int32Array(total);
  members(set, found);
  for (let i = 0; i < total; i++) {
    const ordinal = found[i]!;
    const at = place[ordinal]!;
    const before = counts[at]!++;
    if (before < CLUSTER_IDS) best[at * CLUSTER_IDS + before] = ordinal;
    const price = priceOf(ordinal);
    if (price < cheapest[at]!) cheapest[at] = price;
  }
  const places: PlaceTours[] = [];
  for (let at = 0; at < size; at++) {
    if (counts[at] === 0) continue;
    const first = at * CLUSTER_IDS;
    const ordinals = best.subarray(first, first + Math.min(counts[at]!, CLUSTER_IDS));
    places.push({
      city: points.city[at]!,
      lat: points.lat[at]!,
      lng: points.lng[at]!,
      count: counts[at]!,
      cheapest: cheapest[at]!,
      best: Array.from(ordinals, (ordinal) => ({ id: id[ordinal]!, weight: weight[ordinal]! })),
    });
  }
  return places;
}

const keyOf = ({ city, lat, lng }: PlaceTours): string => `${city} ${lat} ${lng}`;

/** The places of two parts of the catalogue. */
export function addedPlaces(a: readonly PlaceTours[], b: readonly PlaceTours[]): PlaceTours[] {
  const all = new Map(a.map((one) => [keyOf(one), one]));
  for (const more of b) {
    const known = all.get(keyOf(more));
    all.set(
      keyOf(more),
      known === undefined
        ? more
        : {
            ...known,
            count: known.count + more.count,
            cheapest: Math.min(known.cheapest, more.cheapest),
            best: [...known.best, ...more.best],
          },
    );
  }
  return [...all.values()];
}
