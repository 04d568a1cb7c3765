import type { Client } from "../../platform/db/database.ts";

/** The tour of a departure of an organizer's; null where they have no such one. */
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

export interface GuestOfDeparture {
  /** Null for who ordered without an account. */
  accountId: number | null;
  storefront: string;
  bookings: number;
}

/** Whose bookings of a departure are not cancelled: each account once, in the order in which their chats are held. */
export async function guestsOfDeparture(
  client: Client,
  { dateId, organizerId }: { dateId: number; organizerId: number },
): Promise<GuestOfDeparture[]> {
  const { rows } = await client.query<GuestOfDeparture>(
    `SELECT account_id AS "accountId", min(storefront) AS storefront, count(*)::int AS bookings
       FROM booking WHERE tour_date_id = $1 AND organizer_id = $2 AND status <= 4
      GROUP BY account_id ORDER BY account_id`,
    [dateId, organizerId],
  );
  return rows;
}

export async function insertDepartureMessage(
  client: Client,
  message: { dateId: number; authorId: number; body: string; sent: number; skipped: number },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO departure_message (tour_date_id, author_id, body, sent_count, skipped_count)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [message.dateId, message.authorId, message.body, message.sent, message.skipped],
  );
  const [row] = rows;
  if (!row) throw new Error("the message to a departure was not stored");
  return row.id;
}

export async function findDepartureMessage(
  client: Client,
  id: number,
): Promise<{ sent: number; skipped: number } | null> {
  const { rows } = await client.query<{ sent: number; skipped: number }>(
    "SELECT sent_count AS sent, skipped_count AS skipped FROM departure_message WHERE id = $1",
    [id],
  );
  return rows[0] ?? null;
}
