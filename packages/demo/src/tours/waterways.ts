import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";

/** Places that a ship links in one voyage, in the order of the water. */
const waterways = [
  ["moscow", "nizhny-novgorod", "kazan", "samara", "astrakhan"],
  ["perm", "kazan"],
  ["saint-petersburg", "petrozavodsk"],
  ["passau", "vienna", "budapest", "belgrade"],
  ["bergen", "reine", "tromso"],
  ["ushuaia", "puerto-natales"],
  ["siem-reap", "mekong-delta"],
];

/** Coaches take passengers no farther from the pier. */
export const shoreKm = 60;

/** Sights that a ship reaches itself. */
export function portsOf(place: PlaceSeed): number {
  return place.sights.filter((sight) => sight.kinds.includes("cruises")).length;
}

/** Farther, as the crow flies, is more than a night's sailing. */
const nightsSailingKm = 430;

/** The next places up and down the water that a night's sailing reaches. */
export function upOrDownstream(place: PlaceSeed, places: readonly PlaceSeed[]): PlaceSeed[] {
  const slugs = waterways.flatMap((way) => {
    const at = way.indexOf(place.slug);
    return at < 0 ? [] : [way[at - 1], way[at + 1]];
  });
  return places.filter(
    (other) => slugs.includes(other.slug) && distanceKm(place, other) <= nightsSailingKm,
  );
}

/** Has a place enough calls for a cruise of its own, or another port a night away? */
export function isPort(place: PlaceSeed, places: readonly PlaceSeed[]): boolean {
  return portsOf(place) >= 2 || upOrDownstream(place, places).length > 0;
}
