import { climate } from "@tropa/geography/climate/climate";
import { boardOf, itineraryOf } from "../tours/itinerary.ts";
import { factsOf } from "../tours/kind-facts.ts";
import type { TourPlan } from "../tours/plan.ts";
import type { Claim } from "./claims.ts";

const climateOf = new Map(climate.map((row) => [row.place, row]));

/** Mean temperature in the months of the tour, °C. */
export function warmthOf({ place, months }: TourPlan): number {
  const day = climateOf.get(place.slug)?.day ?? [];
  return months.reduce((sum, month) => sum + (day[month - 1] ?? 15), 0) / months.length;
}

/** Below this temperature a day is frosty, °C; above the other one it does not count as winter. */
const frostyBelow = -5;
const coldBelow = 8;

/** Largest number of guests on a "small" ship. */
const smallShip = 60;

const crowdedInWinter = ["skiing", "festive"];

/** Tours from this minimum age down accept children of school age. */
export const schoolAge = 10;

const smallGroup = 12;

const truthsByPlan = new WeakMap<TourPlan, ReadonlySet<Claim>>();

/** Returns the claims that are true for a tour. */
export function truthsOf(plan: TourPlan): ReadonlySet<Claim> {
  const truths = truthsByPlan.get(plan) ?? findTruths(plan);
  truthsByPlan.set(plan, truths);
  return truths;
}

function findTruths(plan: TourPlan): ReadonlySet<Claim> {
  const isExcursion = plan.form === "excursion";
  const warmth = warmthOf(plan);
  const legs = itineraryOf(plan).flatMap((day) => [...day.stops.map(({ leg }) => leg), day.back]);
  const holds: Partial<Record<Claim, boolean>> = {
    dinner: !isExcursion && boardOf(plan) !== "breakfast",
    easy: plan.difficulty === 1,
    strain: plan.difficulty > 1,
    frost: warmth <= frostyBelow,
    cold: warmth <= coldBelow,
    quietWinter: !crowdedInWinter.includes(plan.kind),
    smallShip: plan.groupSize <= smallShip,
    music: plan.form === "cruise" && plan.days >= 4 && plan.groupSize > smallShip,
    stay: plan.nights > 0 && plan.form === "tour",
    journey: !isExcursion,
    longer: plan.days >= 4,
    driven: plan.form === "tour" && legs.some((leg) => leg?.way === "car"),
    children: plan.minAge <= schoolAge,
    smallGroup: plan.groupSize <= smallGroup,
    food: !isExcursion && boardOf(plan) !== "breakfast",
    gear: plan.lodging.includes("tent"),
    power: !plan.lodging.includes("tent"),
    room: plan.lodging.some((night) => night !== "tent" && night !== "ship"),
    transfers: legs.some((leg) => leg?.way === "car"),
    rough: plan.form === "tour" && factsOf(plan.kind).moves && plan.kind !== "yachting",
  };
  const truths = new Set<Claim>(plan.lodging);
  for (const [claim, isTrue] of Object.entries(holds)) if (isTrue) truths.add(claim as Claim);
  return truths;
}

/** Returns the season to mention; a warm winter does not count. */
export function seasonToTell(plan: TourPlan): NonNullable<TourPlan["season"]> | "any" {
  if (plan.season === "winter" && warmthOf(plan) > coldBelow) return "any";
  return plan.season ?? "any";
}
