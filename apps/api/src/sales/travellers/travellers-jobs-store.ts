import type { Client, Queryable } from "../../platform/db/database.ts";
import { startsWithin } from "../../platform/db/starts-within.ts";

/**
 * Deletes passports of trips that ended `afterTrip` days ago and of bookings cancelled `afterCancellation` days ago.
 * Returns their number.
 */
export async function deletePassports(
  client: Queryable,
  { afterTrip, afterCancellation }: { afterTrip: number; afterCancellation: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE tourist SET passport = NULL
       FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
       JOIN tour ON tour.id = booking.tour_id JOIN city ON city.id = tour.main_city_id
      WHERE tourist.booking_id = booking.id AND tourist.passport IS NOT NULL
        AND (tour_date.ends_on + $1::integer <= today_at(city.time_zone)
             OR booking.status >= 5 AND (
                  SELECT max(at) FROM booking_event WHERE booking_id = booking.id AND to_status = booking.status
                ) + make_interval(days => $2) <= now())`,
    [afterTrip, afterCancellation],
  );
  return rowCount ?? 0;
}

/**
 * Claims paid bookings that begin within `days` days and lack a traveller or a required field, each once.
 * `withPassports` are the ids of storefronts that collect passports.
 */
export async function claimIncompleteBookings(
  client: Client,
  { days, withPassports, limit }: { days: number; withPassports: readonly string[]; limit: number },
): Promise<number[]> {
  const { rows } = await client.query<{ booking_id: number }>(
    // Materialized: for the first few by number PostgreSQL would read through all bookings.
    `WITH due AS MATERIALIZED (
       SELECT booking.id FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
         JOIN tour ON tour.id = booking.tour_id JOIN city ON city.id = tour.main_city_id
        WHERE booking.status = 3 AND ${startsWithin("2", "$1::integer")}
          AND booking.seats > (
                SELECT count(*) FROM tourist
                 WHERE booking_id = booking.id AND last_name <> '' AND birthday IS NOT NULL
                   AND (passport IS NOT NULL OR booking.storefront <> ALL ($2)))
          AND NOT EXISTS (SELECT 1 FROM booking_reminder WHERE booking_id = booking.id AND kind = 'travellers'))
     INSERT INTO booking_reminder (booking_id, kind) SELECT id, 'travellers' FROM due ORDER BY id LIMIT $3
     ON CONFLICT DO NOTHING RETURNING booking_id`,
    [days, withPassports, limit],
  );
  return rows.map((row) => row.booking_id);
}

/** Ids of the paid bookings of a departure. */
export async function paidBookingsOf(client: Queryable, dateId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM booking WHERE tour_date_id = $1 AND status IN (3, 4) ORDER BY id",
    [dateId],
  );
  return rows.map(({ id }) => id);
}
