import { createHmac, timingSafeEqual } from "node:crypto";
import { pastedCode } from "@tropa/domain/people/one-time-code";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import { giveBackAllowance, minutesOf, takeAllowance } from "./allowance.ts";
import { consumeCode, countTry } from "./code-store.ts";
import type { CodeKey } from "./code-store.ts";

/** Digits that we send (docs/product/accounts-and-sessions.md#codes). */
export const codeLength = 6;

/** A million codes are soon tried against a plain hash: without the signing key this one says nothing. */
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
  /** Where the code was sent: the person who entered it can read there. */
  contact: string;
}

/**
 * Whether a code is the one that was sent. A try counts before anything is compared, so that guesses that come
 * together are no more than guesses that come one after the other. Throws the fault of the field `code`.
 * @param subjects whose tries of the day are counted: the contact, and the account where there is one
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

/** Uses a right code up, with all that it opens, or throws: of two who enter it at once, one gets in. */
export async function useCode(client: Client, { key, hash }: RightCode): Promise<void> {
  if (!(await consumeCode(client, key, hash))) throw fieldError("code", "codeOver");
}
