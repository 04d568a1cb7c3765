import type { Queryable } from "../../platform/db/database.ts";

export type TokenPurpose = "sign_in" | "password_reset";

export async function insertToken(
  client: Queryable,
  token: { hash: Buffer; purpose: TokenPurpose; accountId: number; seconds: number },
): Promise<void> {
  await client.query(
    `INSERT INTO one_time_token (token_hash, purpose, account_id, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
    [token.hash, token.purpose, token.accountId, token.seconds],
  );
}

/** Returns the account of a token; null if it is invalid. */
export async function findTokenAccount(
  client: Queryable,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<number | null> {
  const { rows } = await client.query<{ account_id: number }>(
    `SELECT account_id FROM one_time_token
      WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()`,
    [hash, purpose],
  );
  return rows[0]?.account_id ?? null;
}

/** Uses up a token and returns its account; null if it is invalid. */
export async function consumeToken(
  client: Queryable,
  hash: Buffer,
  purpose: TokenPurpose,
): Promise<number | null> {
  const { rows } = await client.query<{ account_id: number }>(
    `UPDATE one_time_token SET used_at = now()
      WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
      RETURNING account_id`,
    [hash, purpose],
  );
  return rows[0]?.account_id ?? null;
}

/** Deletes an account's tokens, so that links sent before a change of password or contact stop working. */
export async function dropTokens(client: Queryable, accountId: number): Promise<void> {
  await client.query(
    "UPDATE one_time_token SET used_at = now() WHERE account_id = $1 AND used_at IS NULL",
    [accountId],
  );
}
