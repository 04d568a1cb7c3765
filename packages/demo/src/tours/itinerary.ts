import type { ProgrammeDay } from "@tropa/domain/discovery/tour-content";
import { distanceKm } from "@tropa/domain/discovery/map/great-circle";
import { dayTripKm, drivingHours, roadKm, roundKm } from "./geography.ts";
import { factsOf } from "./kind-facts.ts";
import type { Night } from "./lodging.ts";
import type { Stop } from "./stops.ts";
import type { TourPlan } from "./plan.ts";

/** How a leg is travelled; "shore" is by coach from a ship's pier, "air" stands for whatever the sight's own note says. */
export type Way = "car" | "foot" | "horse" | "bicycle" | "boat" | "shore" | "air";

export interface Leg {
  km: number;
  way: Way;
  /** In a car; else 0. */
  hours: number;
}

export interface DayStop {
  stop: Stop;
  /** From the stop or the night before; null where it is next door. */
  leg: Leg | null;
}

export interface DayPlan {
  day: number;
  role: "only" | "first" | "middle" | "last";
  stops: DayStop[];
  /** All the legs and the way back, spoken km; null when nobody counts. */
  distanceKm: number | null;
  /** The way from the last sight to where the group parts or sleeps, if it is long. */
  back: Leg | null;
  night: Night | null;
  meals: ProgrammeDay["meals"];
}

/** A sight that its note reaches by helicopter, boat or rail is not driven to. */
const notDriven =
  /вертол|катер|паром|лодк|теплоход|самол|канатк|канатная|поезд|яхт|пешком|пеш(ий|ая|е)/i;

/** Regions where there is nothing to drive on. */
const roadless = new Set(["khumbu"]);

/** Farther than this in a day nobody is led on foot. */
const dayWalkKm = 18;

const overWater = ["cruises", "yachting"];

function isDriven({ sight }: Stop): boolean {
  const isIsland =
    /остров/i.test(sight.name.ru) || sight.kinds.some((kind) => overWater.includes(kind));
  return !isIsland && !notDriven.test(sight.note.ru);
}

/** A morning's walk, a day's ride. */
const ownPower: Record<string, { way: Way; upTo: number }> = {
  hiking: { way: "foot", upTo: 16 },
  mountaineering: { way: "foot", upTo: 14 },
  "horse-riding": { way: "horse", upTo: 28 },
  cycling: { way: "bicycle", upTo: 60 },
  yachting: { way: "boat", upTo: 120 },
};

/** Nearer than this a leg is not worth a sentence. */
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
  // To the quay one drives: the boat has not cast off yet.
  const own = plan.kind === "yachting" && from === null ? undefined : ownPower[plan.kind];
  const spoken = roundKm(km);
  if (own && km <= own.upTo) return { km: spoken, way: own.way, hours: 0 };
  if (!isDriven(to)) return { km: spoken, way: "air", hours: 0 };
  return { km: spoken, way: "car", hours: drivingHours(km) };
}

/** By road between two stops, never shorter than the crow flies. */
function between(a: Stop, b: Stop): number {
  const straight = distanceKm(a.sight, b.sight);
  if (a.place !== b.place) return straight * 1.3;
  return Math.max(straight * 1.2, Math.min(Math.abs(a.sight.km - b.sight.km), straight * 1.8));
}

/** Where the group meets is the place's centre, unless it lies well away from it. */
function fromMeeting(plan: TourPlan, stop: Stop): number {
  const { meeting } = plan.place;
  const isCentral = distanceKm(meeting, plan.place) < 15 && stop.place === plan.place;
  return isCentral ? stop.sight.km : roadKm(meeting, stop.sight);
}

/** Spreads the stops over the days in the order of the route; the last day may be left for the way home. */
function share(stops: readonly Stop[], days: number): Stop[][] {
  const active = stops.length < days ? days - 1 : days;
  return Array.from({ length: days }, (_, day) => {
    const from = Math.floor((day * stops.length) / active);
    const to = Math.floor(((day + 1) * stops.length) / active);
    return day < active ? stops.slice(from, to) : [];
  });
}

/** Whether the group moves on instead of returning to one base every evening. */
export function isMoving(plan: TourPlan): boolean {
  return factsOf(plan.kind).moves || plan.stops.some(({ sight }) => sight.km > dayTripKm);
}

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

/** A ship sails home, whatever the last excursion was. */
function homeLeg(plan: TourPlan, km: number, last: Stop): Leg | null {
  return plan.form === "cruise"
    ? { km: roundKm(km), way: "boat", hours: 0 }
    : legOf(plan, km, last);
}

function firstKm(plan: TourPlan, stop: Stop, dayIndex: number): number {
  return dayIndex === 0 ? fromMeeting(plan, stop) : stop.sight.km;
}

function homeKm(plan: TourPlan, last: Stop, role: DayPlan["role"], stopsToday: number): number {
  // A ship that ends at another port does not turn round.
  if (role === "last" && plan.voyage && !plan.voyage.isReturning) return 0;
  if (role === "last") return isMoving(plan) || stopsToday > 0 ? fromMeeting(plan, last) : 0;
  return stopsToday > 0 ? last.sight.km : 0;
}

/** An excursion goes by steps instead of days. */
function steps(plan: TourPlan): DayPlan[] {
  return plan.stops.map((stop, index) => {
    const before = plan.stops[index - 1];
    // The first stop is where the group meets, or a short way on.
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

/** What of the day's food is in the price. */
export type Board = "full" | "half" | "breakfast";

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
