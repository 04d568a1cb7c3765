import type { Queryable } from "../../platform/db/database.ts";

interface NormalRow {
  month: number;
  day: number;
  night: number;
  wet_days: number;
  water: number | null;
  is_best: boolean;
}

export interface ClimateRow {
  city_id: number;
  /** The city or region that the climate belongs to; cities with the same owner have the same weather. */
  owner: string;
  months: NormalRow[];
}

/** Reads the complete climates of cities: their own, else their region's. */
export async function readClimates(
  db: Queryable,
  cityIds: readonly number[],
): Promise<ClimateRow[]> {
  const { rows } = await db.query<ClimateRow>(
    `SELECT c.id AS city_id, own.owner, own.months
       FROM city c CROSS JOIN LATERAL (
         SELECT CASE WHEN n.city_id IS NULL THEN 'region ' || n.region_id ELSE 'city ' || n.city_id END AS owner,
                json_agg(json_build_object('month', n.month, 'day', n.day, 'night', n.night, 'wet_days', n.wet_days,
                                           'water', n.water, 'is_best', n.is_best) ORDER BY n.month) AS months
           FROM climate_normal n WHERE n.city_id = c.id OR n.region_id = c.region_id
          GROUP BY n.city_id, n.region_id HAVING count(*) = 12
          ORDER BY n.city_id NULLS LAST LIMIT 1
       ) own
      WHERE c.id = ANY ($1)`,
    [cityIds],
  );
  return rows;
}

/** Returns the cities of a public tour, the main one first; null if there is no such tour. */
export async function findTourCities(db: Queryable, tourId: number): Promise<number[] | null> {
  const { rows } = await db.query<{ main_city_id: number; city_ids: number[] }>(
    `SELECT main_city_id, city_ids FROM tour
      WHERE id = $1 AND status = 'published' AND NOT is_individual`,
    [tourId],
  );
  const [tour] = rows;
  return tour ? [...new Set([tour.main_city_id, ...tour.city_ids])] : null;
}
