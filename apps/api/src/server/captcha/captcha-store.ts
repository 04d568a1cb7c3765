import type { Pool, Queryable } from "../../platform/db/database.ts";

/** Uses up an answer; false if it was used before. */
export async function takeAnswer(
  db: Queryable,
  signature: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "INSERT INTO captcha_used (signature, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [signature, expiresAt],
  );
  return rowCount === 1;
}

export interface Pressure {
  /** Visits within the current window, including this one. */
  visits: number;
  failures: number;
}

/** Counts a visit of a network, and a failure if it failed, in a window of some seconds. */
export async function countVisit(
  db: Queryable,
  network: Buffer,
  windowSeconds: number,
): Promise<Pressure> {
  const { rows } = await db.query<Pressure>(
    `INSERT INTO captcha_pressure AS known (network, since, visits, failures) VALUES ($1, now(), 1, 0)
       ON CONFLICT (network) DO UPDATE SET
         since = CASE WHEN known.since > now() - make_interval(secs => $2) THEN known.since ELSE now() END,
         visits = CASE WHEN known.since > now() - make_interval(secs => $2) THEN known.visits + 1 ELSE 1 END,
         failures = CASE WHEN known.since > now() - make_interval(secs => $2) THEN known.failures ELSE 0 END
       RETURNING visits, failures`,
    [network, windowSeconds],
  );
  return rows[0] ?? { visits: 1, failures: 0 };
}

export async function countFailure(db: Queryable, network: Buffer): Promise<void> {
  await db.query("UPDATE captcha_pressure SET failures = failures + 1 WHERE network = $1", [
    network,
  ]);
}

/** Deletes expired answers and windows. */
export async function trimCaptcha(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM captcha_used WHERE expires_at < now()");
  await pool.query("DELETE FROM captcha_pressure WHERE since < now() - interval '1 hour'");
}
