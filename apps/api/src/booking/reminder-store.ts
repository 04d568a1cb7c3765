import type { Client } from "../db/database.ts";

/** Which bookings a letter is due for, by kind. A booking that had it is left out. */
const due: Record<"pay" | "depart", string> = {
  // Soon enough before the end to help, and not at once after the booking was made.
  pay: `booking.status = 2 AND booking.hold_until BETWEEN now() AND now() + interval '10 minutes'
        AND booking.created_at < now() - interval '5 minutes'`,
  depart: `booking.status = 3
        AND tour_date.starts_on BETWEEN (now() AT TIME ZONE 'UTC')::date AND (now() AT TIME ZONE 'UTC')::date + 3`,
};

/** Takes bookings that a letter is due for, each once in its life however many processes ask. */
export async function takeDue(
  client: Client,
  kind: keyof typeof due,
  limit: number,
): Promise<number[]> {
  const { rows } = await client.query<{ booking_id: number }>(
    `INSERT INTO booking_reminder (booking_id, kind)
     SELECT booking.id, $1 FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
      WHERE ${due[kind]}
        AND NOT EXISTS (SELECT 1 FROM booking_reminder WHERE booking_id = booking.id AND kind = $1)
      ORDER BY booking.id LIMIT $2
     ON CONFLICT DO NOTHING RETURNING booking_id`,
    [kind, limit],
  );
  return rows.map((row) => row.booking_id);
}

/**
 * A paid booking whose trip is over wherever on earth it was, held until the transaction ends; null when none is
 * left or others are at work on them.
 */
export async function lockOver(client: Client, except: readonly number[]): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT booking.id FROM booking JOIN tour_date ON tour_date.id = booking.tour_date_id
      WHERE booking.status = 3 AND booking.id <> ALL ($1)
        AND tour_date.ends_on + interval '36 hours' <= now() AT TIME ZONE 'UTC'
      ORDER BY booking.id LIMIT 1 FOR UPDATE OF booking SKIP LOCKED`,
    [except],
  );
  return rows[0]?.id ?? null;
}
