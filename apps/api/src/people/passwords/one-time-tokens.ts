import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/db/database.ts";
import { consumeToken, findTokenAccount, insertToken } from "./one-time-token-store.ts";
import type { TokenPurpose } from "./one-time-token-store.ts";

/** How long a link works, seconds. One to sign in with is followed at once. */
const lifetimes: Record<TokenPurpose, number> = { sign_in: 2 * 60, password_reset: 60 * 60 };

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** A token for a link that works once. */
export async function createToken(
  client: Queryable,
  purpose: TokenPurpose,
  accountId: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertToken(client, {
    hash: hashOf(token),
    purpose,
    accountId,
    seconds: lifetimes[purpose],
  });
  return token;
}

/** The account that a token was made for, which stays good; null where it is not (any more). */
export function readToken(
  client: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<number | null> {
  return findTokenAccount(client, hashOf(token), purpose);
}

/** Uses a token up; the account that it was made for, or null where it is not good (any more). */
export function useToken(
  client: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<number | null> {
  return consumeToken(client, hashOf(token), purpose);
}
