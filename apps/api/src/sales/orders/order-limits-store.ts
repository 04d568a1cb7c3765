import type { Queryable } from "../../platform/db/database.ts";

/** Returns the confirmed contacts of an account; none for a visitor. */
export async function confirmedContacts(
  db: Queryable,
  accountId: number | null,
): Promise<{ phone: string | null; email: string | null }> {
  const { rows } = await db.query<{ phone: string | null; email: string | null }>(
    `SELECT CASE WHEN phone_confirmed_at IS NOT NULL THEN phone END AS phone,
            CASE WHEN email_confirmed_at IS NOT NULL THEN email END AS email
       FROM account WHERE id = $1`,
    [accountId],
  );
  return rows[0] ?? { phone: null, email: null };
}

/**
 * Returns the number of seats of a departure, and how many of them are held, unpaid, by unverified people who share a
 * phone, an e-mail or a network with the given person.
 */
export async function seatsHeldBy(
  db: Queryable,
  dateId: number,
  person: { phone: string; email: string | null; network: Buffer },
): Promise<{ held: number; total: number }> {
  const { rows } = await db.query<{ held: number; total: number }>(
    `SELECT seats_total AS total,
            (SELECT coalesce(sum(seats), 0)::integer FROM booking
              WHERE tour_date_id = tour_date.id AND hold_until IS NOT NULL AND NOT is_contact_confirmed
                AND (phone = $2 OR lower(email) = lower($3) OR ordered_from = $4)) AS held
       FROM tour_date WHERE id = $1`,
    [dateId, person.phone, person.email, person.network],
  );
  return rows[0] ?? { held: 0, total: 0 };
}
