import { climateRows } from "@tropa/geography/vocabulary";
import type { PoolClient } from "pg";
import { insertRows } from "./content-rows.ts";

/** Writes the climate normals of every place, in the caller's transaction. */
export const loadClimate = (client: PoolClient): Promise<void> =>
  insertRows(
    client,
    "climate_normal",
    "city_id, region_id, month, day, night, wet_days, water, is_best",
    climateRows(),
  );
