import { shoreKm } from "./waterways.ts";
import { dayTripKm } from "./geography.ts";
import { itineraryOf, type DayPlan, type Leg, type Way } from "./itinerary.ts";
import { factsOf } from "./kind-facts.ts";
import type { Stop } from "./stops.ts";
import type { TourPlan } from "./plan.ts";

/** How far a tour goes from its place by road, one way; nearer for those who pedal or sail there. */
const reachKm = 330;
const ownReachKm: Readonly<Record<string, number>> = {
  cruises: shoreKm,
  cycling: 180,
  "horse-riding": 220,
};

/** The farthest sight that a kind of rest is taken to. */
export function reachOf(kind: string): number {
  return ownReachKm[kind] ?? (factsOf(kind).moves ? reachKm : dayTripKm);
}

/** Hours in a car that a day of this kind can hold beside what it is for. */
function roadHoursADay(kind: string): number {
  if (kind === "offroad") return 8;
  return factsOf(kind).moves ? 6.5 : 4.5;
}

/** Kilometres that a day can hold of each way that the group goes by its own or the water's power. */
const kmADay: Partial<Record<Way, number>> = { foot: 22, horse: 40, bicycle: 80 };

/** A yacht sails by day; a ship by night as well. */
function waterKmADay(kind: string): number {
  return kind === "yachting" ? 130 : 560;
}

const legsOf = (day: DayPlan): Leg[] =>
  [...day.stops.map(({ leg }) => leg), day.back].filter((leg) => leg !== null);

/** Whether a day is within what people, horses, cars and ships can do. */
export function isBearable(kind: string, day: DayPlan): boolean {
  const legs = legsOf(day);
  const kmBy = (way: Way) =>
    legs.filter((leg) => leg.way === way).reduce((sum, leg) => sum + leg.km, 0);
  const hours = legs.reduce((sum, leg) => sum + leg.hours, 0);
  // Who lives on a yacht drives to her and home from her.
  const isOffTheWater =
    kind === "yachting" && day.role === "middle" && legs.some((leg) => leg.way === "car");
  return (
    !isOffTheWater &&
    hours <= roadHoursADay(kind) &&
    kmBy("boat") <= waterKmADay(kind) &&
    (["foot", "horse", "bicycle"] as const).every((way) => kmBy(way) <= (kmADay[way] ?? Infinity))
  );
}

/** The plan without the stops that make a day too long; two stops are left at least. */
export function withoutHardDays(plan: TourPlan): TourPlan {
  if (plan.form === "excursion") return plan;
  let eased = plan;
  for (;;) {
    const days = itineraryOf(eased);
    const at = days.findIndex((day) => !isBearable(plan.kind, day));
    if (at < 0 || eased.stops.length <= 1) return eased;
    // A hard way home is the fault of the last stop before it.
    const stops = days.slice(0, at + 1).findLast((day) => day.stops.length > 0)?.stops ?? [];
    const isOwn = ({ sight }: Stop) => sight.kinds.includes(plan.kind);
    const own = eased.stops.filter(isOwn);
    // What the tour is for stays, and what is passed on the way there goes first.
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
