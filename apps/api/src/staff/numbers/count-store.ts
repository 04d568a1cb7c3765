import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

/** A day of a storefront, in its time zone. */
export interface StorefrontDay {
  storefront: string;
  timeZone: string;
  day: LocalDate;
}

/** SQL for the moments at which a day begins and ends, for `$1` storefront, `$2` day, `$3` time zone. */
const span = `span AS MATERIALIZED (
  SELECT $1::text AS storefront, $2::date::timestamp AT TIME ZONE $3 AS starts, ($2::date + 1)::timestamp AT TIME ZONE $3 AS ends)`;
const paidAt = "coalesce(payment.settled_at, payment.created_at)";

/** Waits for nobody: returns false if another process counts. Held until the transaction ends. */
export async function lockCounting(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtext('sales_count')) AS locked",
  );
  return rows[0]!.locked;
}

/**
 * Counts the sales of a day anew. What Tropa keeps on a day is the difference between its part of each booking's money at
 * the end of the day and at its beginning, so that all days add up to the settlement.
 */
export async function countSales(
  db: Queryable,
  { storefront, timeZone, day }: StorefrontDay,
): Promise<void> {
  await db.query("DELETE FROM sales_day WHERE storefront = $1 AND day = $2", [storefront, day]);
  await db.query(
    `WITH ${span}, made AS (
       SELECT booking.*, EXISTS (SELECT FROM payment WHERE payment.booking_id = booking.id AND payment.status = 2) AS is_paid
         FROM span JOIN booking ON booking.storefront = span.storefront AND created_at >= starts AND created_at < ends
     ), ended AS (
       SELECT booking.*, event.to_status
         FROM span JOIN booking_event event ON event.at >= starts AND event.at < ends AND event.to_status >= 5
         JOIN booking ON booking.id = event.booking_id AND booking.storefront = span.storefront
     ), touched AS (
       SELECT payment.booking_id FROM span JOIN payment ON ${paidAt} >= starts AND ${paidAt} < ends
        WHERE payment.status = 2 AND payment.booking_id IS NOT NULL
       UNION
       SELECT payment.booking_id FROM span JOIN refund ON refund.created_at >= starts AND refund.created_at < ends
         JOIN payment ON payment.id = refund.payment_id
        WHERE refund.status <> 'void' AND payment.status = 2 AND payment.booking_id IS NOT NULL
     ), moved AS (
       SELECT booking.*, money.*,
              CASE WHEN booking.status <= 4 THEN discount_tropa_minor ELSE 0 END AS discount_tropa,
              CASE WHEN booking.status <= 4 THEN discount_organizer_minor ELSE 0 END AS discount_organizer
         FROM span CROSS JOIN touched JOIN booking ON booking.id = touched.booking_id AND booking.storefront = span.storefront
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(received) FILTER (WHERE at >= starts), 0)::bigint AS gross,
                 coalesce(sum(refunded) FILTER (WHERE at >= starts), 0)::bigint AS refunded,
                 sum(received - refunded)::bigint AS stayed, sum(tropa)::bigint AS tropa, sum(organizer)::bigint AS organizer,
                 coalesce(sum(received - refunded) FILTER (WHERE at < starts), 0)::bigint AS stayed_before,
                 coalesce(sum(tropa) FILTER (WHERE at < starts), 0)::bigint AS tropa_before,
                 coalesce(sum(organizer) FILTER (WHERE at < starts), 0)::bigint AS organizer_before
            FROM (SELECT ${paidAt} AS at, amount_minor AS received, 0 AS refunded, 0 AS tropa, 0 AS organizer
                    FROM payment WHERE payment.booking_id = booking.id AND payment.status = 2
                  UNION ALL
                  SELECT refund.created_at, 0, refund.amount_minor,
                         CASE WHEN borne_by = 'tropa' THEN refund.amount_minor ELSE 0 END,
                         CASE WHEN borne_by = 'organizer' THEN refund.amount_minor ELSE 0 END
                    FROM payment JOIN refund ON refund.payment_id = payment.id AND refund.status <> 'void'
                   WHERE payment.booking_id = booking.id AND payment.status = 2) ledger
           WHERE at < ends) money
     ), facts AS (
       SELECT organizer_id, tour_id, currency, 0::bigint AS gross, 0::bigint AS take, 0::bigint AS refunded,
              status AS made, is_paid, NULL::smallint AS ended
         FROM made
       UNION ALL
       SELECT organizer_id, tour_id, currency, 0, 0, 0, NULL, false, to_status FROM ended
       UNION ALL
       SELECT organizer_id, tour_id, currency, gross,
              commission_of(stayed, tropa + discount_tropa, organizer + discount_organizer, commission_percent)
                - commission_of(stayed_before, tropa_before + discount_tropa, organizer_before + discount_organizer, commission_percent),
              refunded, NULL, false, NULL
         FROM moved
     )
     INSERT INTO sales_day (organizer_id, country_id, city_id, day, storefront, currency, gross_minor, take_minor,
                            refunded_minor, orders, paid, states, cancelled, cancelled_organizer)
     SELECT coalesce(facts.organizer_id, 0), coalesce(city.country_id, 0), coalesce(city.id, 0), $2, $1, facts.currency,
            sum(gross), sum(take), sum(refunded), count(made), count(*) FILTER (WHERE is_paid),
            ARRAY[${[1, 2, 3, 4, 5, 6, 7, 8].map((status) => `count(*) FILTER (WHERE made = ${status})`).join(", ")}],
            count(ended), count(*) FILTER (WHERE ended = 6)
       FROM facts JOIN tour ON tour.id = facts.tour_id JOIN city ON city.id = tour.main_city_id
      GROUP BY GROUPING SETS ((facts.currency), (facts.currency, city.country_id), (facts.currency, city.country_id, city.id),
                              (facts.currency, facts.organizer_id, city.country_id, city.id))`,
    [storefront, day, timeZone],
  );
}

/** Counts anew how soon the questions of a day were answered. */
export async function countAnswers(
  db: Queryable,
  { storefront, timeZone, day }: StorefrontDay,
): Promise<void> {
  await db.query("DELETE FROM answer_day WHERE storefront = $1 AND day = $2", [storefront, day]);
  await db.query(
    `WITH ${span}, turns AS (
       SELECT CASE WHEN chat.organizer_id IS NULL THEN 'support' ELSE 'organizer' END AS side,
              coalesce(chat.organizer_id, 0) AS organizer_id, asked.created_at,
              (SELECT answer.created_at FROM chat_message answer
                WHERE answer.chat_id = asked.chat_id AND answer.id > asked.id
                  AND answer.side = CASE WHEN chat.organizer_id IS NULL THEN 'support' ELSE 'organizer' END
                ORDER BY answer.id LIMIT 1) AS answered_at
         FROM span JOIN chat_message asked ON asked.side = 'tourist' AND asked.created_at >= starts AND asked.created_at < ends
         JOIN chat ON chat.id = asked.chat_id AND chat.storefront = span.storefront
        WHERE coalesce((SELECT side FROM chat_message before WHERE before.chat_id = asked.chat_id AND before.id < asked.id
                         ORDER BY before.id DESC LIMIT 1), '') <> 'tourist'
     ), waited AS (
       SELECT side, organizer_id, extract(epoch FROM coalesce(answered_at, now()) - created_at) / 60 AS minutes,
              answered_at IS NOT NULL AS is_answered
         FROM turns
     )
     INSERT INTO answer_day (side, organizer_id, day, storefront, within_15, within_60, within_240, within_1440, later)
     SELECT side, organizer_id, $2, $1,
            count(*) FILTER (WHERE is_answered AND minutes <= 15),
            count(*) FILTER (WHERE is_answered AND minutes > 15 AND minutes <= 60),
            count(*) FILTER (WHERE is_answered AND minutes > 60 AND minutes <= 240),
            count(*) FILTER (WHERE is_answered AND minutes > 240 AND minutes <= 1440),
            count(*) FILTER (WHERE minutes > 1440)
       FROM (SELECT * FROM waited UNION ALL SELECT side, 0, minutes, is_answered FROM waited WHERE organizer_id > 0) counted
      GROUP BY side, organizer_id`,
    [storefront, day, timeZone],
  );
}

/** Counts the departures ahead anew. */
export async function countSupply(db: Queryable, months: number): Promise<void> {
  await db.query("DELETE FROM supply_month");
  await db.query(
    `INSERT INTO supply_month (organizer_id, country_id, city_id, month, tours, departures, seats, taken)
     SELECT coalesce(organizer_id, 0), coalesce(country_id, 0), coalesce(city_id, 0), month,
            count(*), sum(departures), sum(seats), sum(taken)
       FROM (SELECT tour.organizer_id, city.country_id, city.id AS city_id, date_trunc('month', starts_on)::date AS month,
                    count(*) AS departures, sum(seats_total) AS seats, sum(seats_total - seats_free) AS taken
               FROM tour_date JOIN tour ON tour.id = tour_date.tour_id JOIN city ON city.id = tour.main_city_id
              WHERE tour.status = 'published' AND canceled_at IS NULL AND starts_on >= current_date
                AND starts_on < date_trunc('month', current_date) + make_interval(months => $1)
              GROUP BY tour.id, city.id, date_trunc('month', starts_on)) of_tour
      GROUP BY GROUPING SETS ((month), (month, country_id), (month, country_id, city_id),
                              (month, organizer_id, country_id, city_id))`,
    [months],
  );
}

interface CountState {
  storefront: string;
  time_zone: string;
  counted_from: LocalDate;
  is_complete: boolean;
}

export async function listCounts(db: Queryable): Promise<CountState[]> {
  const { rows } = await db.query<CountState>(
    "SELECT storefront, time_zone, counted_from, is_complete FROM sales_count",
  );
  return rows;
}

/** Starts to count a storefront's days from this one back; what was counted in another time zone is dropped. */
export async function startCount(
  db: Queryable,
  { storefront, timeZone, day }: StorefrontDay,
): Promise<void> {
  await db.query("DELETE FROM sales_day WHERE storefront = $1", [storefront]);
  await db.query("DELETE FROM answer_day WHERE storefront = $1", [storefront]);
  await db.query(
    `INSERT INTO sales_count (storefront, time_zone, counted_from, counted_at) VALUES ($1, $2, $3, now())
     ON CONFLICT (storefront) DO UPDATE
       SET time_zone = excluded.time_zone, counted_from = excluded.counted_from, is_complete = false`,
    [storefront, timeZone, day],
  );
}

/** Notes that a storefront's days are counted from this one on, and whether nothing happened before. */
export async function saveCount(
  db: Queryable,
  { storefront, timeZone, day }: StorefrontDay,
): Promise<boolean> {
  const { rows } = await db.query<{ is_complete: boolean }>(
    `UPDATE sales_count SET counted_from = $2::date, is_complete =
       NOT EXISTS (SELECT FROM booking WHERE storefront = $1 AND created_at < $2::date::timestamp AT TIME ZONE $3)
       AND NOT EXISTS (SELECT FROM chat_message WHERE side = 'tourist' AND created_at < $2::date::timestamp AT TIME ZONE $3)
      WHERE storefront = $1 RETURNING is_complete`,
    [storefront, day, timeZone],
  );
  return rows[0]!.is_complete;
}

export async function noteCounted(db: Queryable, storefronts: readonly string[]): Promise<void> {
  await db.query("UPDATE sales_count SET counted_at = now() WHERE storefront = ANY ($1)", [
    storefronts,
  ]);
}

/** Takes changes and returns the days that they touch, without those still to be counted; null if there are no changes. */
export async function takeChangedDays(
  db: Queryable,
  limit: number,
): Promise<StorefrontDay[] | null> {
  const { rows: changes } = await db.query<{ booking_id: number; at: Date | null }>(
    `DELETE FROM sales_change WHERE id IN (SELECT id FROM sales_change ORDER BY id LIMIT $1) RETURNING booking_id, at`,
    [limit],
  );
  if (changes.length === 0) return null;
  const { rows } = await db.query<StorefrontDay>(
    `SELECT DISTINCT booking.storefront, count.time_zone AS "timeZone", (moment.at AT TIME ZONE count.time_zone)::date AS day
       FROM unnest($1::integer[], $2::timestamptz[]) AS change (booking_id, at)
       JOIN booking ON booking.id = change.booking_id
       JOIN sales_count count ON count.storefront = booking.storefront
      CROSS JOIN LATERAL (
        SELECT booking.created_at AS at
        UNION ALL SELECT change.at WHERE change.at IS NOT NULL
        UNION ALL SELECT ${paidAt} FROM payment WHERE payment.booking_id = booking.id
        UNION ALL SELECT refund.created_at FROM payment JOIN refund ON refund.payment_id = payment.id
                   WHERE payment.booking_id = booking.id
        UNION ALL SELECT event.at FROM booking_event event WHERE event.booking_id = booking.id AND event.to_status >= 5) moment
      WHERE count.is_complete OR (moment.at AT TIME ZONE count.time_zone)::date >= count.counted_from
      ORDER BY day DESC`,
    [changes.map(({ booking_id: id }) => id), changes.map(({ at }) => at)],
  );
  return rows;
}
