import type { PlaceSeed } from "./place-seed.ts";

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

/** The next places up and down the water. */
export function upOrDownstream(place: PlaceSeed, places: readonly PlaceSeed[]): PlaceSeed[] {
  const slugs = waterways.flatMap((way) => {
    const at = way.indexOf(place.slug);
    return at < 0 ? [] : [way[at - 1], way[at + 1]];
  });
  return places.filter(({ slug }) => slugs.includes(slug));
}

/** Has a place enough calls for a cruise of its own, or a river to sail on? */
export function isPort(place: PlaceSeed): boolean {
  return portsOf(place) >= 2 || waterways.some((way) => way.includes(place.slug));
}
