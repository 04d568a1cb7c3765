import type { Client, Queryable } from "../../../platform/db/database.ts";
import { startsWithin } from "../../../platform/db/starts-within.ts";

/** SQL condition for bookings with a due letter, by kind of letter. */
const due = {
  // Two hours before the hold ends, or in the last third of a shorter hold.
  pay: `booking.status = 2 AND booking.hold_until > now()
        AND now() >= booking.hold_until - least(interval '2 hours', (booking.hold_until - (
              SELECT max(at) FROM booking_event WHERE booking_id = booking.id AND to_status = 2)) / 3)`,
  // A week before the start, and again two days before it: the rest is due on the eve. Only one letter for bookings made
  // in the last days.
  rest: `booking.status = 3 AND booking.paid_minor < booking.total_minor AND ${startsWithin("3", "7")}`,
  restLast: `booking.status = 3 AND booking.paid_minor < booking.total_minor AND ${startsWithin("1", "2")}`,
  // Preliminary when booked, guaranteed now.
  guaranteed: `booking.status = 3 AND booking.was_preliminary AND tour_date.is_guaranteed
        AND NOT tour.is_dates_preliminary AND tour_date.starts_on > today_at(city.time_zone)`,
  depart: `booking.status = 3 AND ${startsWithin("0", "3")}`,
} as const satisfies Record<string, string>;
export type ReminderKind = keyof typeof due;

/** Claims bookings with a due letter; each is claimed only once, even by concurrent processes. */
export async function claimDueReminders(
  client: Client,
  kind: ReminderKind,
  limit: number,
): Promise<number[]> {
  const { rows } = await client.query<{ booking_id: number }>(
    // Materialized: for the first few by number PostgreSQL would read through all bookings.
    `WITH due AS MATERIALIZED (
       SELECT booking.id FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
         JOIN tour ON tour.id = booking.tour_id JOIN city ON city.id = tour.main_city_id
        WHERE ${due[kind]}
          AND NOT EXISTS (SELECT 1 FROM booking_reminder WHERE booking_id = booking.id AND kind = $1))
     INSERT INTO booking_reminder (booking_id, kind) SELECT id, $1 FROM due ORDER BY id LIMIT $2
     ON CONFLICT DO NOTHING RETURNING booking_id`,
    [kind, limit],
  );
  return rows.map((row) => row.booking_id);
}

/** A paid booking whose trip is over at its place. */
const finished = `booking.status = 3 AND EXISTS (
        SELECT FROM tour_date JOIN tour ON tour.id = tour_date.tour_id JOIN city ON city.id = tour.main_city_id
         WHERE tour_date.id = booking.tour_date_id AND tour_date.ends_on < today_at(city.time_zone))`;

/** Ids of paid bookings whose trip is over. */
export async function finishedBookings(client: Queryable): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM booking WHERE ${finished} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Locks a booking if its trip is still over; false too if another process has locked it. */
export async function lockFinishedBooking(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM booking WHERE id = $1 AND ${finished} FOR UPDATE SKIP LOCKED`,
    [id],
  );
  return rowCount === 1;
}
