import { createHmac, timingSafeEqual } from "node:crypto";
import { pastedCode } from "@tropa/domain/people/one-time-code";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import { giveBackAllowance, minutesOf, takeAllowance } from "./allowance.ts";
import { consumeCode, countTry } from "./code-store.ts";
import type { CodeKey } from "./code-store.ts";

/** Number of digits (docs/product/accounts-and-sessions.md#codes). */
export const codeLength = 6;

/** Keyed with the signing key, because a plain hash of a million codes is easily reversed. */
export function codeHash(
  { config }: Pick<ApiContext, "config">,
  { purpose, subject }: CodeKey,
  code: string,
): Buffer {
  return createHmac("sha256", config.signingKey)
    .update(`code/${purpose}/${subject}/${code}`)
    .digest();
}

export interface RightCode {
  key: CodeKey;
  hash: Buffer;
  /** Contact to which the code was sent; entering the code proves access to it. */
  contact: string;
}

/**
 * Checks a code. Counts the try before comparing, so that simultaneous guesses gain nothing. Throws a field error on
 * `code`.
 * @param subjects the contact and, if there is one, the account, whose daily tries are counted
 */
export async function checkCode(
  context: ApiContext,
  key: CodeKey,
  code: string,
  subjects: readonly string[],
): Promise<RightCode> {
  const digits = pastedCode(code, codeLength) ?? code;
  const tried = await countTry(context.pool, key);
  if (!tried) throw fieldError("code", "codeOver");
  for (const subject of subjects) {
    const wait = await takeAllowance(context, context.pool, "codeTries", subject);
    if (wait > 0) throw fieldError("code", "codeTries", { minutes: minutesOf(wait) });
  }
  const hash = codeHash(context, key, digits);
  if (!timingSafeEqual(hash, tried.hash)) throw fieldError("code", "code");
  for (const subject of subjects) {
    await giveBackAllowance(context, context.pool, "codeTries", subject);
  }
  return { key, hash, contact: tried.contact };
}

/** Uses up a correct code, or throws if another request was faster. */
export async function useCode(client: Client, { key, hash }: RightCode): Promise<void> {
  if (!(await consumeCode(client, key, hash))) throw fieldError("code", "codeOver");
}
