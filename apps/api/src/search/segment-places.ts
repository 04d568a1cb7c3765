import { members } from "./bitset.ts";
import { CLUSTER_IDS } from "./map-clusters.ts";
import type { PlaceTours } from "./map-clusters.ts";
import type { PricedSet } from "./segment-cheapest.ts";
import type { CityPoint } from "./segment-match.ts";
import type { Segment } from "./segment.ts";

/** The tours of a set by their main city, in one pass; a tour in a city that nobody knows is on no map. */
export function placesOf(
  segment: Segment,
  { set, total, priceOf }: PricedSet,
  cities: ReadonlyMap<number, CityPoint>,
): PlaceTours[] {
  const { place, id, weight, groups } = segment;
  const { values } = groups.mainCity;
  const counts = new Int32Array(values.length);
  const cheapest = new Float64Array(values.length).fill(Infinity);
  // Ordinals come in rank order, so the first ones of a city are its best.
  const best = new Int32Array(values.length * CLUSTER_IDS);
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
  for (let at = 0; at < values.length; at++) {
    const city = cities.get(values[at]!);
    if (counts[at] === 0 || city === undefined) continue;
    const first = at * CLUSTER_IDS;
    const ordinals = best.subarray(first, first + Math.min(counts[at]!, CLUSTER_IDS));
    places.push({
      city: city.id,
      lat: city.lat,
      lng: city.lng,
      count: counts[at]!,
      cheapest: cheapest[at]!,
      best: Array.from(ordinals, (ordinal) => ({ id: id[ordinal]!, weight: weight[ordinal]! })),
    });
  }
  return places;
}

/** The places of two parts of the catalogue. */
export function addedPlaces(a: readonly PlaceTours[], b: readonly PlaceTours[]): PlaceTours[] {
  const all = new Map(a.map((one) => [one.city, one]));
  for (const more of b) {
    const known = all.get(more.city);
    all.set(
      more.city,
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
