import type { ShipRow, GeneratedTour, WaterObjectRow } from "./catalogue-rows.ts";
import { portOf, waters } from "./fleet.ts";
import type { ShipSeed, WaterSeed } from "./fleet.ts";
import { capacitiesOf } from "./ship-cabins.ts";
import type { TourPlan } from "../tours/plan.ts";

type CruiseColumns = Pick<
  GeneratedTour,
  "cruise_type" | "ship_id" | "cabin_capacities" | "is_returning" | "water_object_ids"
>;

const noCruise: CruiseColumns = {
  cruise_type: null,
  ship_id: null,
  cabin_capacities: [],
  is_returning: false,
  water_object_ids: [],
};

/** Columns that only cruises have; empty for other tours. */
export function cruiseOf(plan: TourPlan): CruiseColumns {
  if (!plan.voyage) return noCruise;
  const { ship, isReturning } = plan.voyage;
  const sailed = new Set([
    ...portOf(plan.place.slug).waters,
    ...(plan.second ? portOf(plan.second.slug).waters : []),
  ]);
  return {
    cruise_type: ship.cruiseType,
    ship_id: ship.id,
    cabin_capacities: capacitiesOf(ship),
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
