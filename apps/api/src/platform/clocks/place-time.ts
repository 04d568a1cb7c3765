import tzLookup from "@photostructure/tz-lookup";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";

/** The place of a departure: the main city of its tour. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166. Needed because the zone map is coarse and may return a neighbour's zone near a border. */
  readonly country: string;
}

const names = new Map<string, string>();

/** The canonical name of a zone with aliases. Cached: `Intl` is slow. */
function nameOf(timeZone: string): string {
  let name = names.get(timeZone);
  if (name === undefined) {
    name = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    names.set(timeZone, name);
  }
  return name;
}

const known = new Map<string, ReadonlySet<string>>();

function zonesOf(country: string): ReadonlySet<string> {
  const before = known.get(country);
  if (before) return before;
  // Missing from TypeScript's library.
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones: () => string[];
  };
  const zones = new Set(region.getTimeZones().map(nameOf));
  known.set(country, zones);
  return zones;
}

const directions = [-1, 0, 1].flatMap((lat) => [-1, 0, 1].map((lng) => [lat, lng] as const));
/** Radius around a place in which a zone of its country is searched for, degrees. */
const farthest = 3;

/** The zone of the country that is nearest to a place. */
function nearestZone({ lat, lng }: Place, zones: ReadonlySet<string>): string | undefined {
  if (zones.size === 1) return [...zones][0];
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

/** Returns the IANA time zone of a place, by which deadlines end. */
export function zoneAt(place: Place): string {
  const found = tzLookup(place.lat, place.lng);
  const zones = zonesOf(place.country);
  if (zones.size === 0 || zones.has(nameOf(found))) return found;
  return nearestZone(place, zones) ?? found;
}

/** Today's date at a place. */
export const todayAt = (place: Place, now: Date): LocalDate => todayIn(zoneAt(place), now);
