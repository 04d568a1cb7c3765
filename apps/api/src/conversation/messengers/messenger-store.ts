import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

/** Records an update; false if it was received before. */
export async function insertUpdate(
  client: Queryable,
  source: MessengerSource,
  updateId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "INSERT INTO messenger_update (source, update_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [source, updateId],
  );
  return rowCount === 1;
}

/** Whether an update was received before. */
export async function isReceived(
  client: Queryable,
  source: MessengerSource,
  updateId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM messenger_update WHERE source = $1 AND update_id = $2",
    [source, updateId],
  );
  return rowCount === 1;
}

export interface ConnectedAccount {
  id: number;
  organizerId: number | null;
  language: Locale | null;
  storefront: string;
}

/** Returns the account of a person in a messenger. */
export async function findConnected(
  client: Queryable,
  source: MessengerSource,
  externalId: string,
): Promise<ConnectedAccount | null> {
  const { rows } = await client.query<ConnectedAccount>(
    `SELECT account.id, organizer_id AS "organizerId", language, storefront
       FROM messenger_connection JOIN account ON account.id = account_id
      WHERE source = $1 AND external_id = $2`,
    [source, externalId],
  );
  return rows[0] ?? null;
}

/** Stores a code, replacing the account's last one for this messenger. */
export async function insertCode(
  client: Queryable,
  code: { hash: Buffer; accountId: number; source: MessengerSource; minutes: number },
): Promise<Date> {
  const { rows } = await client.query<{ expires_at: Date }>(
    `INSERT INTO messenger_code (hash, account_id, source, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))
     ON CONFLICT (account_id, source) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at
     RETURNING expires_at`,
    [code.hash, code.accountId, code.source, code.minutes],
  );
  const [row] = rows;
  if (!row) throw new Error("A code was not stored");
  return row.expires_at;
}

/** Uses up a code and returns its account; null if it is used, expired or for another messenger. */
export async function takeCode(
  client: Queryable,
  hash: Buffer,
  source: MessengerSource,
): Promise<{ accountId: number; language: Locale } | null> {
  const { rows } = await client.query<{ account_id: number; language: Locale }>(
    `WITH taken AS (DELETE FROM messenger_code WHERE hash = $1 AND source = $2 RETURNING account_id, expires_at)
     SELECT account_id, language FROM taken JOIN account ON account.id = account_id WHERE expires_at > now()`,
    [hash, source],
  );
  return rows[0] ? { accountId: rows[0].account_id, language: rows[0].language } : null;
}

/** Connects a person in a messenger with this account only. */
export async function connectMessenger(
  client: Queryable,
  { accountId, source, externalId }: { accountId: number; source: string; externalId: string },
): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `messenger/${source}/${externalId}`,
  ]);
  await client.query("DELETE FROM messenger_connection WHERE source = $1 AND external_id = $2", [
    source,
    externalId,
  ]);
  await client.query(
    `INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, source) DO UPDATE SET external_id = excluded.external_id, connected_at = now()`,
    [accountId, source, externalId],
  );
  await client.query("DELETE FROM chat_mute WHERE account_id = $1", [accountId]);
}

export async function disconnectMessenger(
  client: Queryable,
  source: MessengerSource,
  externalId: string,
): Promise<void> {
  await client.query("DELETE FROM messenger_connection WHERE source = $1 AND external_id = $2", [
    source,
    externalId,
  ]);
}

/** Disconnects a messenger on its owner's request. */
export async function disconnectOwn(
  client: Queryable,
  accountId: number,
  source: MessengerSource,
): Promise<void> {
  await client.query("DELETE FROM messenger_connection WHERE account_id = $1 AND source = $2", [
    accountId,
    source,
  ]);
}

export async function connectedSources(
  client: Queryable,
  accountId: number,
): Promise<Set<MessengerSource>> {
  const { rows } = await client.query<{ source: MessengerSource }>(
    "SELECT source FROM messenger_connection WHERE account_id = $1",
    [accountId],
  );
  return new Set(rows.map((row) => row.source));
}

export async function insertOrigin(
  client: Queryable,
  origin: { source: MessengerSource; externalId: string; kind: string; subject: string },
): Promise<void> {
  await client.query(
    `INSERT INTO messenger_origin (source, external_id, kind, subject) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [origin.source, origin.externalId, origin.kind, origin.subject],
  );
}
