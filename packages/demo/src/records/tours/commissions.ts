import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";

/** How many tours of a large catalogue get commissions. */
const agreedTours = 20_000;

/** SQL for a number from 0 to 999, derived from seed, subject and id. */
const chance = (subject: string, id: string): string =>
  `((hashtext($1 || '/${subject}/' || ${id}) & 2147483647) % 1000)`;

/** Loads commissions and ranks of tours, which staff see. */
export async function loadCommissions(
  client: PoolClient,
  { seed, today }: DemoOptions,
): Promise<void> {
  await client.query(
    `INSERT INTO tour_commission (tour_id, percent, quantity_minor, max_age, is_unwanted, is_free_cancellation, updated_on)
     SELECT t.id,
            CASE WHEN ${chance("fixed", "t.id")} >= 120 THEN 8 + ${chance("percent", "t.id")} % 17 * 0.5 END,
            CASE WHEN ${chance("fixed", "t.id")} < 120 THEN ceil(t.price_minor * 0.12 / 10000) * 10000 END,
            CASE WHEN t.difficulty >= 3 THEN 65 + ${chance("age", "t.id")} % 3 * 5 END,
            ${chance("unwanted", "t.id")} < 15, t.cancellation_days <= 3,
            $2::date - (${chance("updated", "t.id")} % 200)
       FROM tour t WHERE t.id <= $3
     ON CONFLICT DO NOTHING`,
    [seed, today, agreedTours],
  );
  await client.query(
    `INSERT INTO tour_date_commission (tour_date_id, percent)
     SELECT d.id, 15 + ${chance("date-percent", "d.id")} % 6
       FROM tour_date d
      WHERE d.tour_id <= $2 AND ${chance("date", "d.id")} < 35
     ON CONFLICT DO NOTHING`,
    [seed, agreedTours],
  );
  // Demo bookings were made before commissions were agreed.
  await client.query(
    "UPDATE booking SET commission_percent = commission_share(tour_date_id, storefront, current_date)",
  );
  await client.query(
    `INSERT INTO organizer_weight (organizer_id, tour_weight)
     SELECT id, ${chance("organizer", "id")} / 5000.0 FROM organizer ON CONFLICT DO NOTHING`,
    [seed],
  );
  await client.query(
    `INSERT INTO tour_weight_part (tour_id, context, context_id, weight)
     SELECT t.id, part.context, part.context_id, ${chance("part", "(t.id || part.context || part.context_id)")} / 4000.0 - 0.05
       FROM tour t
       CROSS JOIN LATERAL (
         SELECT 'has_dates' AS context, 0 AS context_id WHERE t.request_period_start IS NULL
         UNION ALL SELECT 'cruises', 0 WHERE t.is_cruise
         UNION ALL SELECT 'authors', 0 WHERE t.is_author_tour
         UNION ALL SELECT 'collection', unnest(t.collection_ids)
         UNION ALL SELECT 'region', unnest(t.region_ids)
         UNION ALL SELECT 'rest_kind', unnest(t.rest_kind_ids)
         UNION ALL SELECT 'showplace', unnest(t.showplace_ids)
       ) part
      WHERE t.id <= $2
     ON CONFLICT DO NOTHING`,
    [seed, agreedTours],
  );
}
