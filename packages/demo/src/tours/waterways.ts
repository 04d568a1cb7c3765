import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";

/** Places that one voyage can link, in the order along the water. */
const waterways = [
  ["moscow", "nizhny-novgorod", "kazan", "samara", "astrakhan"],
  ["perm", "kazan"],
  ["saint-petersburg", "petrozavodsk"],
  ["passau", "vienna", "budapest", "belgrade"],
  ["bergen", "reine", "tromso"],
  ["ushuaia", "puerto-natales"],
  ["siem-reap", "mekong-delta"],
];

/** Farthest sight from a pier, km. */
export const shoreKm = 60;

/** Returns the number of sights that a ship itself can reach. */
export function portsOf(place: PlaceSeed): number {
  return place.sights.filter((sight) => sight.kinds.includes("cruises")).length;
}

/** Farthest port for one night's sailing, km in a straight line. */
const nightsSailingKm = 430;

/** Neighbouring places on the water within a night's sailing. */
export function upOrDownstream(place: PlaceSeed, places: readonly PlaceSeed[]): PlaceSeed[] {
  const slugs = waterways.flatMap((way) => {
    const at = way.indexOf(place.slug);
    return at < 0 ? [] : [way[at - 1], way[at + 1]];
  });
  return places.filter(
    (other) => slugs.includes(other.slug) && distanceKm(place, other) <= nightsSailingKm,
  );
}

/** Whether a place has enough ports for a cruise, or another port within a night's sailing. */
export function isPort(place: PlaceSeed, places: readonly PlaceSeed[]): boolean {
  return portsOf(place) >= 2 || upOrDownstream(place, places).length > 0;
}
