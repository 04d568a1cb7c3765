import type { Client } from "../platform/db/database.ts";

/**
 * Finds the result of a key, or null, and locks the key until the transaction ends, so that the second of two
 * simultaneous calls sees the result of the first.
 */
export async function claimIdempotencyKey(
  client: Client,
  call: string,
  key: string,
): Promise<{ fingerprint: string; subjectId: number } | null> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`${call}/${key}`]);
  const { rows } = await client.query<{ fingerprint: string; subject_id: number }>(
    "SELECT fingerprint, subject_id FROM idempotency_key WHERE call = $1 AND key = $2",
    [call, key],
  );
  return rows[0] ? { fingerprint: rows[0].fingerprint, subjectId: rows[0].subject_id } : null;
}

export async function insertIdempotencyKey(
  client: Client,
  row: { call: string; key: string; fingerprint: string; subjectId: number },
): Promise<void> {
  await client.query(
    "INSERT INTO idempotency_key (call, key, fingerprint, subject_id) VALUES ($1, $2, $3, $4)",
    [row.call, row.key, row.fingerprint, row.subjectId],
  );
}
