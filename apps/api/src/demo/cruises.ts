import { createRandom } from "../images/random.ts";
import type { ShipRow, TourRow, WaterObjectRow } from "./catalogue-rows.ts";
import { portOf, waters } from "./fleet.ts";
import type { ShipSeed, WaterSeed } from "./fleet.ts";
import type { TourPlan } from "./tour-plan.ts";

type CruiseColumns = Pick<
  TourRow,
  "cruise_type" | "ship_id" | "cabin_capacities" | "is_returning" | "water_object_ids"
>;

const noCruise: CruiseColumns = {
  cruise_type: null,
  ship_id: null,
  cabin_capacities: [],
  is_returning: false,
  water_object_ids: [],
};

/** Cabins that ships of a kind have, by the people they take. */
const cabins: Readonly<Record<string, readonly number[]>> = {
  river: [1, 2, 3, 4],
  sea: [1, 2, 3, 4],
  yacht: [2, 4],
  expedition: [1, 2, 3],
};

/** What the filter asks about a cruise; nothing for any other tour. Its dice are its own, so no other column moves. */
export function cruiseOf(seed: string, id: number, plan: TourPlan): CruiseColumns {
  if (!plan.voyage) return noCruise;
  const random = createRandom(`${seed}/cruise/${id}`);
  const { ship, isReturning } = plan.voyage;
  const sailed = new Set([
    ...portOf(plan.place.slug).waters,
    ...(plan.second ? portOf(plan.second.slug).waters : []),
  ]);
  return {
    cruise_type: ship.cruiseType,
    ship_id: ship.id,
    // A cabin for two is on every ship.
    cabin_capacities: (cabins[ship.cruiseType] ?? []).filter(
      (size) => size === 2 || random.chance(0.6),
    ),
    is_returning: isReturning,
    water_object_ids: waters
      .filter(({ slug }) => sailed.has(slug) && ship.waters.includes(slug))
      .map((water) => water.id),
  };
}

export function shipRow({ id, slug, name, cruiseType, passengers }: ShipSeed): ShipRow {
  return { id, slug, name, cruise_type: cruiseType, passengers };
}

export function waterObjectRow({ id, slug, name, kind }: WaterSeed): WaterObjectRow {
  return { id, slug, name, kind };
}
