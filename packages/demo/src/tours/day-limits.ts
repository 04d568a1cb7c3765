import { shoreKm } from "./waterways.ts";
import { dayTripKm } from "./geography.ts";
import { itineraryOf, type DayPlan, type Leg, type Way } from "./itinerary.ts";
import { factsOf } from "./kind-facts.ts";
import type { Stop } from "./stops.ts";
import type { TourPlan } from "./plan.ts";

/** Farthest distance from the tour's place by road, one way, km; less for cycling and sailing. */
const reachKm = 330;
const ownReachKm: Readonly<Record<string, number>> = {
  cruises: shoreKm,
  cycling: 180,
  "horse-riding": 220,
};

/** Farthest distance of a sight for a kind of tour, km. */
export function reachOf(kind: string): number {
  return ownReachKm[kind] ?? (factsOf(kind).moves ? reachKm : dayTripKm);
}

/** Most hours in a car per day, beside the activity. */
function roadHoursADay(kind: string): number {
  if (kind === "offroad") return 8;
  return factsOf(kind).moves ? 6.5 : 4.5;
}

/** Most km per day on foot, on horseback and by bicycle. */
const kmADay: Partial<Record<Way, number>> = { foot: 22, horse: 40, bicycle: 80 };

/** Most km per day on water: yachts sail by day, ships also at night. */
function waterKmADay(kind: string): number {
  return kind === "yachting" ? 130 : 560;
}

const legsOf = (day: DayPlan): Leg[] =>
  [...day.stops.map(({ leg }) => leg), day.back].filter((leg) => leg !== null);

/** Whether a day's distances are realistic. */
export function isBearable(kind: string, day: DayPlan): boolean {
  const legs = legsOf(day);
  const kmBy = (way: Way) =>
    legs.filter((leg) => leg.way === way).reduce((sum, leg) => sum + leg.km, 0);
  const hours = legs.reduce((sum, leg) => sum + leg.hours, 0);
  // Yacht tours drive to the yacht on the first day and home on the last.
  const isOffTheWater =
    kind === "yachting" && day.role === "middle" && legs.some((leg) => leg.way === "car");
  return (
    !isOffTheWater &&
    hours <= roadHoursADay(kind) &&
    kmBy("boat") <= waterKmADay(kind) &&
    (["foot", "horse", "bicycle"] as const).every((way) => kmBy(way) <= (kmADay[way] ?? Infinity))
  );
}

/** Removes stops that make a day too long, keeping at least two. */
export function withoutHardDays(plan: TourPlan): TourPlan {
  if (plan.form === "excursion") return plan;
  let eased = plan;
  for (;;) {
    const days = itineraryOf(eased);
    const at = days.findIndex((day) => !isBearable(plan.kind, day));
    if (at < 0 || eased.stops.length <= 1) return eased;
    // A long way home is caused by the last stop before it.
    const stops = days.slice(0, at + 1).findLast((day) => day.stops.length > 0)?.stops ?? [];
    const isOwn = ({ sight }: Stop) => sight.kinds.includes(plan.kind);
    const own = eased.stops.filter(isOwn);
    // Drop stops on the way first, and keep those that the tour is about.
    const spare = stops
      .map(({ stop }) => stop)
      .filter((stop) => !isOwn(stop) || own.length > 1)
      .toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || b.sight.km - a.sight.km);
    const [dropped] = spare;
    if (!dropped) return eased;
    const keptStops = eased.stops.filter((stop) => stop !== dropped);
    const count = Math.max(2, Math.min(eased.days, keptStops.length + 1));
    eased = { ...eased, stops: keptStops, days: count, nights: count - 1 };
  }
}
