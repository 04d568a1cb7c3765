import type { Passkey } from "@tropa/api-contract/people/calls-passkeys";
import type { Queryable } from "../../platform/db/database.ts";

export interface StoredPasskey {
  id: string;
  account_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

interface PasskeyRow {
  id: string;
  name: string;
  is_synced: boolean;
  created_at: Date;
  used_at: Date | null;
}

const shown = "id, name, is_synced, created_at, used_at";

const answerOf = ({ id, name, is_synced, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  is_synced,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

/** Stores the challenge of a passkey request; without an account it is for signing in. */
export async function keepChallenge(
  client: Queryable,
  challenge: { text: string; storefront: string; accountId: number | null },
): Promise<void> {
  await client.query(
    "INSERT INTO passkey_challenge (challenge, storefront, account_id) VALUES ($1, $2, $3)",
    [challenge.text, challenge.storefront, challenge.accountId],
  );
}

/** Uses up a challenge; false if it is unknown for this storefront and account, or expired. */
export async function takeChallenge(
  client: Queryable,
  challenge: { text: string; storefront: string; accountId: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `DELETE FROM passkey_challenge
      WHERE challenge = $1 AND storefront = $2 AND account_id IS NOT DISTINCT FROM $3
        AND expires_at > now()`,
    [challenge.text, challenge.storefront, challenge.accountId],
  );
  return rowCount === 1;
}

export async function listPasskeys(client: Queryable, accountId: number): Promise<Passkey[]> {
  const { rows } = await client.query<PasskeyRow>(
    `SELECT ${shown} FROM passkey WHERE account_id = $1 ORDER BY created_at DESC, id`,
    [accountId],
  );
  return rows.map(answerOf);
}

/** Ids of an account's passkeys, so that no device creates a second one. */
export async function credentialsOf(
  client: Queryable,
  accountId: number,
): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await client.query<{ id: string; transports: string[] }>(
    "SELECT credential_id AS id, transports FROM passkey WHERE account_id = $1",
    [accountId],
  );
  return rows;
}

/** Stores a passkey; null if its id exists already. */
export async function insertPasskey(
  client: Queryable,
  passkey: {
    accountId: number;
    storefront: string;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    isSynced: boolean;
    name: string;
  },
): Promise<Passkey | null> {
  const { rows } = await client.query<PasskeyRow>(
    `INSERT INTO passkey (account_id, storefront, credential_id, public_key, counter, transports,
                          is_synced, name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (credential_id) DO NOTHING RETURNING ${shown}`,
    [
      passkey.accountId,
      passkey.storefront,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.isSynced,
      passkey.name,
    ],
  );
  const [row] = rows;
  return row ? answerOf(row) : null;
}

/** Locks a passkey of a storefront until the transaction ends. */
export async function lockPasskey(
  client: Queryable,
  credentialId: string,
  storefront: string,
): Promise<StoredPasskey | null> {
  const { rows } = await client.query<StoredPasskey>(
    `SELECT id, account_id, public_key, counter, transports FROM passkey
      WHERE credential_id = $1 AND storefront = $2 FOR UPDATE`,
    [credentialId, storefront],
  );
  return rows[0] ?? null;
}

export async function markUsed(
  client: Queryable,
  passkey: { id: string; counter: number; isSynced: boolean },
): Promise<void> {
  await client.query(
    "UPDATE passkey SET counter = $2, is_synced = $3, used_at = now() WHERE id = $1",
    [passkey.id, passkey.counter, passkey.isSynced],
  );
}

/** Renames a passkey; null if the account has no such passkey. */
export async function renameOwnPasskey(
  client: Queryable,
  accountId: number,
  { id, name }: { id: string; name: string },
): Promise<Passkey | null> {
  const { rows } = await client.query<PasskeyRow>(
    `UPDATE passkey SET name = $3 WHERE id = $1 AND account_id = $2 RETURNING ${shown}`,
    [id, accountId, name],
  );
  const [row] = rows;
  return row ? answerOf(row) : null;
}

export async function deleteOwnPasskey(
  client: Queryable,
  accountId: number,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query("DELETE FROM passkey WHERE id = $1 AND account_id = $2", [
    id,
    accountId,
  ]);
  return rowCount === 1;
}
