import type { Queryable } from "../../platform/db/database.ts";

/** A limit within a window that starts with the first use. */
export interface Window {
  limit: number;
  seconds: number;
}

/** Counts a use; returns 0, or the seconds until the window ends if the limit is reached. */
export async function countOnce(
  client: Queryable,
  key: Buffer,
  { limit, seconds }: Window,
): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO allowance AS old (key, used, ends_at) VALUES ($1, 1, now() + make_interval(secs => $3))
     ON CONFLICT (key) DO UPDATE
       SET used = CASE WHEN old.ends_at <= now() THEN 1 ELSE old.used + 1 END,
           ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
     WHERE old.ends_at <= now() OR old.used < $2`,
    [key, limit, seconds],
  );
  return rowCount ? 0 : secondsLeft(client, key, limit);
}

/** Seconds to wait; 0 while the limit is not reached. Counts nothing. */
export async function secondsLeft(client: Queryable, key: Buffer, limit: number): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT greatest(1, ceil(extract(epoch FROM ends_at - now())))::integer AS seconds
       FROM allowance WHERE key = $1 AND used >= $2 AND ends_at > now()`,
    [key, limit],
  );
  return rows[0]?.seconds ?? 0;
}

/** Takes back one counted use. */
export async function decrementAllowance(client: Queryable, key: Buffer): Promise<void> {
  await client.query("UPDATE allowance SET used = used - 1 WHERE key = $1 AND used > 0", [key]);
}
