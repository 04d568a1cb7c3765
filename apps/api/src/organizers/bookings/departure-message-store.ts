import type { Client } from "../../platform/db/database.ts";

/** Returns the tour of an organizer's departure; null if it is not theirs. */
export async function findOwnDeparture(
  client: Client,
  { dateId, organizerId }: { dateId: number; organizerId: number },
): Promise<{ tourId: number } | null> {
  const { rows } = await client.query<{ tourId: number }>(
    `SELECT tour.id AS "tourId" FROM tour_date JOIN tour ON tour.id = tour_date.tour_id
      WHERE tour_date.id = $1 AND tour.organizer_id = $2`,
    [dateId, organizerId],
  );
  return rows[0] ?? null;
}

/** Bookings of a departure that are not cancelled, in the order in which their chats are locked. */
export async function liveBookings(
  client: Client,
  { dateId, organizerId }: { dateId: number; organizerId: number },
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM booking WHERE tour_date_id = $1 AND organizer_id = $2 AND status <= 4
      ORDER BY account_id, id`,
    [dateId, organizerId],
  );
  return rows.map(({ id }) => id);
}

interface NewMessage {
  dateId: number;
  /** Null for a message to all guests. */
  bookingId: number | null;
  authorId: number;
  body: string;
  sent: number;
  unreached: readonly number[];
}

export async function insertDepartureMessage(client: Client, message: NewMessage): Promise<number> {
  const { dateId, bookingId, authorId, body, sent, unreached } = message;
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO departure_message (tour_date_id, booking_id, author_id, body, sent_count, skipped_count, unreached)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [dateId, bookingId, authorId, body, sent, unreached.length, unreached],
  );
  const [row] = rows;
  if (!row) throw new Error("the message to a departure was not stored");
  return row.id;
}

export interface StoredMessage {
  sent: number;
  unreached: { booking_id: number; name: string }[];
}

export async function findDepartureMessage(
  client: Client,
  id: number,
): Promise<StoredMessage | null> {
  const { rows } = await client.query<StoredMessage>(
    `SELECT sent_count AS sent,
            (SELECT coalesce(json_agg(json_build_object('booking_id', booking.id, 'name', full_name(first_name, last_name))
                                      ORDER BY booking.id), '[]')
               FROM booking WHERE booking.id = ANY (unreached)) AS unreached
       FROM departure_message WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
