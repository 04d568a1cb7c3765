import { perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TourContentBody } from "@tropa/domain/discovery/tour-content";
import type { Client } from "../../platform/db/database.ts";
import { plainFields } from "../import/import.ts";

/** A tour as the catalogue has it, with the external ids of itself, its organizer and its departures. */
export interface ExportedTour extends Record<string, unknown> {
  id: number;
  external_id: string;
  organizer: string;
  type: 1 | 2;
  city_ids: number[];
  rest_kind_ids: number[];
  collection_ids: number[];
  main_rest_kind_id: number;
  request_period_start: string | null;
  request_period_end: string | null;
  price_minor: number;
  body: Partial<TourContentBody>;
}

/** What is exported. A tour that was made for one party is nobody else's. */
const published = "t.status = 'published' AND NOT t.is_individual";

/**
 * Gives an external id to whatever is exported and has none. It is kept, so that a later import changes the same rows,
 * and random, so that no id of another database is the same.
 */
export async function giveExternalIds(client: Client): Promise<void> {
  const missing = (kind: string, id: string) =>
    `NOT EXISTS (SELECT FROM import_id WHERE kind = '${kind}' AND import_id.id = ${id})`;
  await client.query(
    `INSERT INTO import_id (kind, external_id, id)
     SELECT 'organizer', gen_random_uuid(), o.id FROM organizer o
      WHERE EXISTS (SELECT FROM tour t WHERE t.organizer_id = o.id AND ${published}) AND ${missing("organizer", "o.id")}`,
  );
  await client.query(
    `INSERT INTO import_id (kind, external_id, id)
     SELECT 'tour', gen_random_uuid(), t.id FROM tour t WHERE ${published} AND ${missing("tour", "t.id")}`,
  );
  await client.query(
    `INSERT INTO import_id (kind, external_id, id)
     SELECT 'tour_date', own.external_id || '/' || gen_random_uuid(), d.id
       FROM tour t JOIN import_id own ON own.kind = 'tour' AND own.id = t.id
       JOIN tour_date d ON d.tour_id = t.id AND d.canceled_at IS NULL
      WHERE ${published} AND ${missing("tour_date", "d.id")}`,
  );
}

/** Reads the organizers of exported tours, as the file has them. */
export async function readOrganizers(
  client: Client,
): Promise<{ id: number; external_id: string }[]> {
  const { rows } = await client.query<{ id: number; external_id: string }>(
    `SELECT o.id, own.external_id, o.title, o.first_name, o.last_name, o.about, o.photo, o.email, o.phone,
            city.slug AS city, o.city_name, o.city_country, o.languages, o.started_on, o.is_verified, o.has_direct_sale
       FROM organizer o JOIN import_id own ON own.kind = 'organizer' AND own.id = o.id
       LEFT JOIN city ON city.id = o.city_id
      WHERE EXISTS (SELECT FROM tour t WHERE t.organizer_id = o.id AND ${published})
      ORDER BY o.id`,
  );
  return rows;
}

const columns = [...plainFields, ...Object.keys(perTrait(() => null))];

/** Reads the next tours after an id. Those that got no external id yet are not among them. */
export async function readTours(
  client: Client,
  after: number,
  most: number,
): Promise<ExportedTour[]> {
  const { rows } = await client.query<ExportedTour>(
    `WITH part AS MATERIALIZED (
       SELECT t.*, own.external_id, leader.external_id AS organizer
         FROM tour t JOIN import_id own ON own.kind = 'tour' AND own.id = t.id
         JOIN import_id leader ON leader.kind = 'organizer' AND leader.id = t.organizer_id
        WHERE t.id > $1 AND ${published}
        ORDER BY t.id LIMIT $2)
     SELECT t.id, t.external_id, t.organizer, t.type, t.city_ids, t.rest_kind_ids, t.collection_ids,
            t.main_rest_kind_id, t.request_period_start, t.request_period_end, t.price_minor,
            ${columns.map((column) => `t.${column}`).join(", ")}, c.body,
            (SELECT COALESCE(jsonb_agg(jsonb_build_object(
                      'external_id', substr(own.external_id, length(t.external_id) + 2),
                      'starts_on', d.starts_on, 'ends_on', d.ends_on, 'start_times', d.start_times,
                      'price_minor', d.price_minor, 'price_without_discount_minor', d.price_without_discount_minor,
                      'discount_type', d.discount_type, 'discount_ends_on', d.discount_ends_on,
                      'seats_total', d.seats_total, 'is_guaranteed', d.is_guaranteed) ORDER BY d.starts_on, d.id), '[]')
               FROM tour_date d JOIN import_id own ON own.kind = 'tour_date' AND own.id = d.id
              WHERE d.tour_id = t.id AND d.canceled_at IS NULL) AS dates
       FROM part t JOIN tour_content c ON c.id = t.content_id
      ORDER BY t.id`,
    [after, most],
  );
  return rows;
}

/** Reads the climates of the places of exported tours, as the file has them. */
export async function readClimates(client: Client): Promise<({ id: number } & object)[]> {
  const { rows } = await client.query<{ id: number }>(
    `WITH used AS MATERIALIZED (SELECT DISTINCT unnest(t.city_ids) AS id FROM tour t WHERE ${published}),
     place AS (
       SELECT city.id AS city_id, NULL::integer AS region_id, city.slug AS city, NULL AS region
         FROM city JOIN used USING (id)
       UNION ALL
       SELECT NULL, region.id, NULL, region.slug FROM region
        WHERE id IN (SELECT region_id FROM city JOIN used USING (id)))
     SELECT COALESCE(city_id, region_id) AS id, city, region, day, night, wet_days, water, best_months
       FROM place CROSS JOIN LATERAL (
         SELECT array_agg(day ORDER BY month) AS day, array_agg(night ORDER BY month) AS night,
                array_agg(n.wet_days ORDER BY month) AS wet_days,
                CASE WHEN count(n.water) > 0 THEN array_agg(n.water ORDER BY month) END AS water,
                COALESCE(array_agg(month ORDER BY month) FILTER (WHERE is_best), '{}') AS best_months
           FROM climate_normal n WHERE n.city_id = place.city_id OR n.region_id = place.region_id
         HAVING count(*) > 0) AS year
      ORDER BY region NULLS LAST, city`,
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  ) as ({ id: number } & object)[];
}
