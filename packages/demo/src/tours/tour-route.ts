import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import type { Random } from "../random.ts";
import { reachOf } from "./day-limits.ts";
import { farFromHomeKm } from "./geography.ts";
import { factsOf } from "./kind-facts.ts";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import { chooseSights, neighboursOf } from "./stops.ts";
import { pickFrom } from "../text/deck.ts";
import type { TourPlan } from "./plan.ts";
import { portsOf, upOrDownstream } from "./waterways.ts";
import { places } from "@tropa/geography/world";

/** Farthest sight of the tour's kind, km. */
const ownReachKm = 410;

/** Farthest sight of an excursion, km. */
export const excursionKm = 60;

type Route = Pick<TourPlan, "second" | "stops" | "days" | "nights" | "hours">;

/** Returns the route of an excursion. */
export function excursionRoute(
  random: Random,
  place: PlaceSeed,
  kind: string,
  months: number[],
): Route {
  const count = random.int(2, 4);
  const stops = chooseSights(random, place, kind, months, count, excursionKm);
  const farthest = Math.max(...stops.map(({ sight }) => sight.km));
  const hours = Math.min(10, Math.round(stops.length * 1.2 + farthest / 12));
  return { second: null, stops, days: 0, nights: 0, hours: Math.max(2, hours) };
}

/** Returns the route of a tour of several days. */
export function tourRoute(random: Random, place: PlaceSeed, kind: string, months: number[]): Route {
  const facts = factsOf(kind);
  const [shortest, longest] = facts.days;
  const isCruise = kind === "cruises";
  const onward = isCruise ? upOrDownstream(place, places) : [];
  // A cruise with two ports takes less than a week.
  const most = isCruise && onward.length === 0 ? Math.min(longest, portsOf(place) * 2) : longest;
  const wanted = random.int(Math.min(isCruise && onward.length > 0 ? 5 : shortest, most), most);
  const second = isCruise
    ? onward.length > 0 && (portsOf(place) < 2 || random.chance(0.75))
      ? pickFrom(random, onward)
      : null
    : secondPlace(random, place, facts.moves && wanted >= 6);
  const reach = reachOf(kind);
  const first = chooseSights(
    random,
    place,
    kind,
    months,
    second ? Math.ceil(wanted * 0.6) : wanted,
    reach,
    facts.moves && !isCruise ? ownReachKm : reach,
  );
  const stops = second
    ? [...first, ...chooseSights(random, second, kind, months, Math.ceil(wanted * 0.5), reach)]
    : first;
  const days = Math.max(2, Math.min(wanted, stops.length + 1));
  // If the last stop is far away, leave time for the way home.
  const last = stops.at(-1);
  const isFar = last !== undefined && distanceKm(place.meeting, last.sight) > farFromHomeKm;
  const fewer = isFar ? Math.max(2, days - 1) : stops.length;
  while (stops.length > fewer) {
    const inner = stops.slice(1, -1);
    const passing = inner.filter(({ sight }) => !sight.kinds.includes(kind));
    stops.splice(stops.indexOf(pickFrom(random, passing.length > 0 ? passing : inner)), 1);
  }
  return { second, stops, days, nights: days - 1, hours: 0 };
}

function secondPlace(random: Random, place: PlaceSeed, isLong: boolean): PlaceSeed | null {
  const neighbours = isLong ? neighboursOf(place, places) : [];
  return neighbours.length > 0 && random.chance(0.35) ? pickFrom(random, neighbours) : null;
}
