import tzLookup from "@photostructure/tz-lookup";

/** Where a time zone is looked for. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166. Needed because the zone map is coarse and may return a neighbour's zone near a border. */
  readonly country: string;
}

/**
 * Countries whose law knows one time, though the zone map has two. In Xinjiang trains, hotels and bookings go by
 * Beijing time; Ürümqi's own, two hours behind it, is a custom.
 */
const legalZones: Readonly<Record<string, string>> = { CN: "Asia/Shanghai" };

/** The canonical name of a zone with aliases. */
const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;

function zonesOf(country: string): ReadonlySet<string> {
  // Missing from TypeScript's library.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones: () => string[];
  };
  return new Set(region.getTimeZones().map(nameOf));
}

const directions = [-1, 0, 1].flatMap((lat) => [-1, 0, 1].map((lng) => [lat, lng] as const));
/** Radius around a place in which a zone of its country is searched for, degrees. */
const farthest = 3;

/**
 * The zone of the country that is nearest to a place, by the map's name: `Intl` still prefers old ones ("Asia/Saigon")
 * that a database may lack.
 */
function nearestZone({ lat, lng }: Point, zones: ReadonlySet<string>): string | undefined {
  for (let degrees = 0.1; degrees <= farthest; degrees += 0.1) {
    const around = directions.map(([up, aside]) =>
      tzLookup(
        Math.max(-90, Math.min(90, lat + up * degrees)),
        Math.max(-180, Math.min(180, lng + aside * degrees)),
      ),
    );
    const found = around.find((zone) => zones.has(nameOf(zone)));
    if (found) return found;
  }
  return undefined;
}

/** Returns the IANA time zone of a place. */
export function timeZoneAt(place: Point): string {
  const legal = legalZones[place.country];
  if (legal) return legal;
  const found = tzLookup(place.lat, place.lng);
  const zones = zonesOf(place.country);
  if (zones.size === 0 || zones.has(nameOf(found))) return found;
  return nearestZone(place, zones) ?? found;
}
