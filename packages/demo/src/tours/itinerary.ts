import type { ProgrammeDay } from "@tropa/domain/discovery/tour-content";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { dayTripKm, drivingHours, roadKm, roundKm } from "./geography.ts";
import { factsOf } from "./kind-facts.ts";
import type { Night } from "./lodging.ts";
import type { Stop } from "./stops.ts";
import type { TourPlan } from "./plan.ts";

/** How a leg is travelled; "shore" is by coach from a ship's pier, "air" is whatever the sight's note says. */
export type Way = "car" | "foot" | "horse" | "bicycle" | "boat" | "shore" | "air";

/** A leg of a day's route. */
export interface Leg {
  km: number;
  way: Way;
  /** Hours in a car; 0 for other ways. */
  hours: number;
}

/** A stop of a day, with the way to it. */
export interface DayStop {
  stop: Stop;
  /** From the previous stop or the last night; null if it is close by. */
  leg: Leg | null;
}

/** The route of a day. */
export interface DayPlan {
  day: number;
  role: "only" | "first" | "middle" | "last";
  stops: DayStop[];
  /** All legs including the way back, rounded km; null if distance does not matter. */
  distanceKm: number | null;
  /** The way from the last sight to the night's place or the end, if long. */
  back: Leg | null;
  night: Night | null;
  meals: ProgrammeDay["meals"];
}

/** Notes of sights that are reached by helicopter, boat or train. */
const notDriven =
  /вертол|катер|паром|лодк|теплоход|самол|канатк|канатная|поезд|яхт|пешком|пеш(ий|ая|е)/i;

/** Regions without roads. */
const roadless = new Set(["khumbu"]);

/** Longest walk in a day, km. */
const dayWalkKm = 18;

const overWater = ["cruises", "yachting"];

function isDriven({ sight }: Stop): boolean {
  const isIsland =
    /остров/i.test(sight.name.ru) || sight.kinds.some((kind) => overWater.includes(kind));
  return !isIsland && !notDriven.test(sight.note.ru);
}

/** Ways of kinds that travel by their own power, up to a distance in km. */
const ownPower: Record<string, { way: Way; upTo: number }> = {
  hiking: { way: "foot", upTo: 16 },
  mountaineering: { way: "foot", upTo: 14 },
  "horse-riding": { way: "horse", upTo: 28 },
  cycling: { way: "bicycle", upTo: 60 },
  yachting: { way: "boat", upTo: 120 },
};

/** Shorter legs are not mentioned, km. */
const nextDoorKm = 3;

function legOf(plan: TourPlan, km: number, to: Stop, from: Stop | null = null): Leg | null {
  if (km < nextDoorKm) return null;
  const isOnward = from !== null && from.place !== to.place;
  if (plan.form === "cruise" && !isOnward && !to.sight.kinds.includes("cruises")) {
    return { km: roundKm(km), way: "shore", hours: 0 };
  }
  if (plan.form === "cruise") {
    return { km: roundKm(km), way: "boat", hours: 0 };
  }
  if (roadless.has(plan.place.region ?? "")) {
    return { km: roundKm(km), way: km <= dayWalkKm ? "foot" : "air", hours: 0 };
  }
  // Travellers are driven to the quay, before the boat leaves.
  const own = plan.kind === "yachting" && from === null ? undefined : ownPower[plan.kind];
  const spoken = roundKm(km);
  if (own && km <= own.upTo) return { km: spoken, way: own.way, hours: 0 };
  if (!isDriven(to)) return { km: spoken, way: "air", hours: 0 };
  return { km: spoken, way: "car", hours: drivingHours(km) };
}

/** Road distance between two stops; not less than the straight line. */
function between(a: Stop, b: Stop): number {
  const straight = distanceKm(a.sight, b.sight);
  if (a.place !== b.place) return straight * 1.3;
  return Math.max(straight * 1.2, Math.min(Math.abs(a.sight.km - b.sight.km), straight * 1.8));
}

/** Distance from the meeting point to a stop, km; the meeting point is usually the centre of the place. */
function fromMeeting(plan: TourPlan, stop: Stop): number {
  const { meeting } = plan.place;
  const isCentral = distanceKm(meeting, plan.place) < 15 && stop.place === plan.place;
  return isCentral ? stop.sight.km : roadKm(meeting, stop.sight);
}

/** Spreads the stops over the days in the order of the route; the last day may stay free for the way home. */
function share(stops: readonly Stop[], days: number): Stop[][] {
  const active = stops.length < days ? days - 1 : days;
  return Array.from({ length: days }, (_, day) => {
    const from = Math.floor((day * stops.length) / active);
    const to = Math.floor(((day + 1) * stops.length) / active);
    return day < active ? stops.slice(from, to) : [];
  });
}

/** Whether the group moves on every day instead of returning to one base. */
export function isMoving(plan: TourPlan): boolean {
  return factsOf(plan.kind).moves || plan.stops.some(({ sight }) => sight.km > dayTripKm);
}

/** Splits a tour's route into days, or an excursion's into steps. */
export function itineraryOf(plan: TourPlan): DayPlan[] {
  if (plan.form === "excursion") return steps(plan);
  const moves = isMoving(plan);
  const days = share(plan.stops, plan.days);
  let before: Stop | null = null;
  return days.map((stops, index) => {
    const role = index === 0 ? "first" : index === plan.days - 1 ? "last" : "middle";
    const dayStops: DayStop[] = [];
    let total = 0;
    for (const [position, stop] of stops.entries()) {
      const km: number =
        position === 0 && (!before || !moves)
          ? firstKm(plan, stop, index)
          : between(before ?? stop, stop);
      total += km;
      dayStops.push({ stop, leg: legOf(plan, km, stop, before) });
      before = stop;
    }
    const backKm =
      before && (role === "last" || !moves) ? homeKm(plan, before, role, stops.length) : 0;
    total += backKm;
    return {
      day: index + 1,
      role,
      stops: dayStops,
      distanceKm: total < nextDoorKm ? null : roundKm(total),
      back: before && backKm >= 15 ? homeLeg(plan, backKm, before) : null,
      night: plan.nightly[index] ?? null,
      meals: mealsOf(plan, role),
    };
  });
}

/** The way home; a ship sails home, whatever the last excursion was. */
function homeLeg(plan: TourPlan, km: number, last: Stop): Leg | null {
  return plan.form === "cruise"
    ? { km: roundKm(km), way: "boat", hours: 0 }
    : legOf(plan, km, last);
}

function firstKm(plan: TourPlan, stop: Stop, dayIndex: number): number {
  return dayIndex === 0 ? fromMeeting(plan, stop) : stop.sight.km;
}

function homeKm(plan: TourPlan, last: Stop, role: DayPlan["role"], stopsToday: number): number {
  // A ship that ends at another port does not return.
  if (role === "last" && plan.voyage && !plan.voyage.isReturning) return 0;
  if (role === "last") return isMoving(plan) || stopsToday > 0 ? fromMeeting(plan, last) : 0;
  return stopsToday > 0 ? last.sight.km : 0;
}

/** Steps of an excursion, instead of days. */
function steps(plan: TourPlan): DayPlan[] {
  return plan.stops.map((stop, index) => {
    const before = plan.stops[index - 1];
    // The first stop is the meeting point or near it.
    const km = before ? between(before, stop) : 0;
    const isFirst = index === 0;
    return {
      day: index + 1,
      role:
        plan.stops.length === 1
          ? "only"
          : isFirst
            ? "first"
            : index === plan.stops.length - 1
              ? "last"
              : "middle",
      stops: [{ stop, leg: legOf(plan, km, stop) }],
      distanceKm: km < nextDoorKm ? null : roundKm(km),
      back: null,
      night: null,
      meals: plan.kind === "gastronomy" && index === plan.stops.length - 1 ? ["lunch"] : [],
    };
  });
}

/** Meals included in the price. */
export type Board = "full" | "half" | "breakfast";

/** Meals included in a tour's price. */
export function boardOf({ kind }: TourPlan): Board {
  const { lodging } = factsOf(kind);
  if (kind === "yachting") return "half";
  if (lodging === "wild" || lodging === "ship" || kind === "gastronomy") return "full";
  return lodging === "country" ? "half" : "breakfast";
}

function mealsOf(plan: TourPlan, role: DayPlan["role"]): ProgrammeDay["meals"] {
  const board = boardOf(plan);
  const meals: ProgrammeDay["meals"] = [];
  if (role !== "first") meals.push("breakfast");
  if (board === "full") meals.push("lunch");
  if (board !== "breakfast" && role !== "last") meals.push("dinner");
  return meals;
}
