import type { Client, Queryable } from "../../platform/db/database.ts";

/** Blocks an account; false if it is blocked already. */
export async function setBlocked(client: Client, accountId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE account SET blocked_at = now() WHERE id = $1 AND blocked_at IS NULL",
    [accountId],
  );
  return rowCount === 1;
}

/** Unblocks an account and its contacts; false if it is not blocked. */
export async function unsetBlocked(client: Client, accountId: number): Promise<boolean> {
  await client.query("DELETE FROM blocked_contact WHERE account_id = $1", [accountId]);
  const { rowCount } = await client.query(
    "UPDATE account SET blocked_at = NULL WHERE id = $1 AND blocked_at IS NOT NULL",
    [accountId],
  );
  return rowCount === 1;
}

/** Blocks the confirmed contacts of an account: anybody may have typed the others. */
export async function blockContacts(client: Client, accountId: number): Promise<void> {
  await client.query(
    `INSERT INTO blocked_contact (contact, account_id)
     SELECT contact, id
       FROM account, unnest(ARRAY[CASE WHEN email_confirmed_at IS NOT NULL THEN email END,
                                  CASE WHEN phone_confirmed_at IS NOT NULL THEN phone END]) AS contact
      WHERE id = $1 AND contact IS NOT NULL
         ON CONFLICT DO NOTHING`,
    [accountId],
  );
}

/** Who acts: an account, contacts, or both. */
export interface Who {
  accountId?: number | null;
  email?: string | null;
  phone?: string | null;
}

/** Whether an account or one of the contacts is blocked, or a contact is that of a blocked account. */
export async function isBlocked(
  client: Queryable,
  { accountId = null, email = null, phone = null }: Who,
): Promise<boolean> {
  const { rows } = await client.query<{ is_blocked: boolean }>(
    `SELECT EXISTS (
              SELECT FROM account
               WHERE blocked_at IS NOT NULL
                 AND (id = $1 OR (email = lower($2) AND email_confirmed_at IS NOT NULL)
                      OR (phone = $3 AND phone_confirmed_at IS NOT NULL)))
            OR EXISTS (SELECT FROM blocked_contact WHERE contact IN (lower($2), $3)) AS is_blocked`,
    [accountId, email, phone],
  );
  return rows[0]?.is_blocked ?? false;
}
