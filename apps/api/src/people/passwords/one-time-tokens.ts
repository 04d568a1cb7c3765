import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "../../platform/db/database.ts";
import { consumeToken, findTokenAccount, insertToken } from "./one-time-token-store.ts";
import type { TokenPurpose } from "./one-time-token-store.ts";

/** Lifetime of links, seconds; sign-in links are short because they are followed at once. */
const lifetimes: Record<TokenPurpose, number> = { sign_in: 2 * 60, password_reset: 60 * 60 };

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Creates a token for a one-time link. */
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

/** Returns the account of a token, without using it up; null if it is invalid. */
export function readToken(
  client: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<number | null> {
  return findTokenAccount(client, hashOf(token), purpose);
}

/** Uses up a token and returns its account; null if it is invalid. */
export function useToken(
  client: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<number | null> {
  return consumeToken(client, hashOf(token), purpose);
}
