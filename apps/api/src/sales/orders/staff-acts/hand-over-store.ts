import type { Client, Queryable } from "../../../platform/db/database.ts";

export interface Colleague {
  account_id: number;
  name: string;
}

/** Returns members of staff who may open bookings, by name. */
export async function listBookingStaff(db: Queryable): Promise<Colleague[]> {
  const { rows } = await db.query<Colleague>(
    `SELECT id AS account_id, full_name(first_name, last_name) AS name FROM account
      WHERE is_staff AND 'bookings' = ANY (desk_parts) ORDER BY name, id LIMIT 500`,
  );
  return rows;
}

/** Puts a member of staff in charge of a booking; false if somebody else than `from` is in charge, or `to` may not be. */
export async function setInCharge(
  client: Client,
  bookingId: number,
  { from, to }: { from: number | null; to: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE booking SET in_charge_id = $3
      WHERE id = $1 AND in_charge_id IS NOT DISTINCT FROM $2
        AND EXISTS (SELECT FROM account WHERE id = $3 AND is_staff AND 'bookings' = ANY (desk_parts))`,
    [bookingId, from, to],
  );
  return rowCount === 1;
}
