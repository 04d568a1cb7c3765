import type { PoolClient } from "pg";

/**
 * Deletes those of the given bookings whose hold expired without payment, and releases their seats.
 * Returns the uuids of the others.
 */
export async function clearEnded(
  client: PoolClient,
  uuids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows: ended } = await client.query<{ id: number }>(
    `SELECT id FROM booking
      WHERE uuid = ANY ($1) AND paid_minor = 0 AND (status = 7 OR hold_until <= $2)
        AND NOT EXISTS (
          SELECT FROM payment
           WHERE booking_id = booking.id
             AND (payment.status = 2 OR EXISTS (SELECT FROM refund WHERE payment_id = payment.id)
                  OR EXISTS (SELECT FROM payment_alert WHERE payment_id = payment.id)))
      ORDER BY id FOR UPDATE`,
    [uuids, now],
  );
  const ids = ended.map(({ id }) => id);
  await client.query(
    `UPDATE tour_date SET seats_taken = seats_taken - held.seats
       FROM (SELECT tour_date_id, sum(seats) AS seats FROM booking
              WHERE id = ANY ($1) AND status <= 2 GROUP BY tour_date_id) held
      WHERE tour_date.id = held.tour_date_id`,
    [ids],
  );
  await client.query("UPDATE outbox SET booking_id = NULL WHERE booking_id = ANY ($1)", [ids]);
  for (const table of ["payment", "booking_event"])
    await client.query(`DELETE FROM ${table} WHERE booking_id = ANY ($1)`, [ids]);
  await client.query("DELETE FROM booking WHERE id = ANY ($1)", [ids]);
  const { rows: left } = await client.query<{ uuid: string }>(
    "SELECT uuid FROM booking WHERE uuid = ANY ($1)",
    [uuids],
  );
  return new Set(left.map(({ uuid }) => uuid));
}
