import type { Queryable } from "../../platform/db/database.ts";

/** Records that an account signs in on a device; true if it never has before. */
export async function recordDevice(
  client: Queryable,
  accountId: number,
  hash: Buffer,
): Promise<boolean> {
  const { rows } = await client.query<{ is_new: boolean }>(
    `INSERT INTO known_device (account_id, hash) VALUES ($1, $2)
     ON CONFLICT (account_id, hash) DO UPDATE SET seen_at = now()
     RETURNING xmax = 0 AS is_new`,
    [accountId, hash],
  );
  return rows[0]?.is_new ?? false;
}
