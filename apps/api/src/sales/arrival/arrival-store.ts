import type { Client } from "../../platform/db/database.ts";

export interface ArrivalMark {
  scan: string;
  scanned_at: Date;
  /** Empty once the account has been deleted. */
  marked_by: string;
}

/** Marks a booking as arrived; the first of several marks stays. */
export async function insertMark(
  client: Client,
  mark: { bookingId: number; scan: string; scannedAt: Date; accountId: number },
): Promise<void> {
  await client.query(
    `INSERT INTO booking_arrival (booking_id, scan, scanned_at, account_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (booking_id) DO NOTHING`,
    [mark.bookingId, mark.scan, mark.scannedAt, mark.accountId],
  );
}

export async function deleteMark(client: Client, bookingId: number): Promise<void> {
  await client.query("DELETE FROM booking_arrival WHERE booking_id = $1", [bookingId]);
}

export async function findMark(client: Client, bookingId: number): Promise<ArrivalMark | null> {
  const { rows } = await client.query<ArrivalMark>(
    `SELECT scan, scanned_at, full_name(account.first_name, account.last_name) AS marked_by
       FROM booking_arrival LEFT JOIN account ON account.id = account_id WHERE booking_id = $1`,
    [bookingId],
  );
  return rows[0] ?? null;
}
