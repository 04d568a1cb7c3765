import { tourFields, traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { addDays } from "@tropa/domain/time/local-date";
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { DemoOptions } from "../demo-options.ts";

const made = 3;
/** Days until the first one leaves; the others follow at weekly intervals. */
const leavesIn = 40;

/** Derives a UUID from a text. */
function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
  ];
  return [...parts, hash.slice(20, 32)].join("-");
}

const traitColumns = traitNames.map((name) => tourFields[name].column).join(", ");

/** Loads tours made for one party, each based on a published one, for a request and with its own date. */
export async function loadIndividualTours(
  client: PoolClient,
  { seed, today, storefronts }: DemoOptions,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM tour
      WHERE status = 'published' AND type = 1 AND NOT is_cruise AND NOT is_individual AND duration_days BETWEEN 3 AND 9
      ORDER BY rating DESC, id LIMIT $1`,
    [made],
  );
  for (const [index, model] of rows.entries()) {
    const start = addDays(today, leavesIn + index * 7);
    const request = await client.query<{ id: number }>(
      `WITH request AS (
       INSERT INTO help_request (type, tour_id, name, phone, email, comment, region, locale, storefront)
       VALUES ('common_help', $1, 'Семья Ветровых', $2, $3, 'Хотим поехать своей компанией, без других туристов',
               'other', 'ru', $4) RETURNING id),
       task AS (
       INSERT INTO task (kind, subject_id, state) SELECT 'help_request', id, 'offer_sent' FROM request)
       SELECT id FROM request`,
      [
        model.id,
        `+7900000010${index}`,
        `family${index + 1}@tropa.example`,
        storefronts.speaking("ru").id,
      ],
    );
    await client.query(
      `WITH copy AS (
         INSERT INTO tour (slug, status, type, is_individual, organizer_id, content_id, title, summary, emoji, images,
                main_city_id, city_ids, region_ids, country_ids, main_rest_kind_id, rest_kind_ids, collection_ids,
                ${traitColumns}, min_age, max_group_size, duration_days, duration_nights,
                currency, price_minor, is_price_from, cancellation_days, prepayment_percent, published_on)
         SELECT slug, status, type, true, organizer_id, content_id, title, summary, emoji,
                images, main_city_id, city_ids, region_ids, country_ids, main_rest_kind_id, rest_kind_ids, '{}',
                ${traitColumns}, min_age, max_group_size, duration_days, duration_nights, currency,
                price_minor, false, cancellation_days, prepayment_percent, $2::date
           FROM tour WHERE id = $1
         RETURNING id, price_minor, duration_nights, max_group_size
       ), departure AS (
         INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, seats_total, is_guaranteed)
         SELECT id, $3::date, $3::date + duration_nights, price_minor, max_group_size, true FROM copy
       )
       INSERT INTO individual_tour (uuid, tour_id, help_request_id)
       SELECT $4, id, $5 FROM copy`,
      [model.id, today, start, uuidOf(`${seed}/individual/${index}`), request.rows[0]?.id ?? null],
    );
  }
}
