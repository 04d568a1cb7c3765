import { createHash } from "node:crypto";
import type { Client } from "../platform/db/database.ts";
import { ApiError } from "../platform/errors/api-error.ts";
import { claimIdempotencyKey, insertIdempotencyKey } from "./idempotency-store.ts";

/** A changing call and its idempotency key. */
export interface RepeatableCall {
  call: string;
  /** Null if none was sent: then every call is new. */
  key: string | null;
  /** All input that determines what the call does. */
  content: unknown;
}

/**
 * Runs `make` once per key, inside the caller's transaction, and returns the id of the result; repetitions, even
 * simultaneous ones, return the same id. Throws `conflict` if the key was used with other content. A failure is rolled
 * back together with its key and may be retried.
 */
export async function onceForKey(
  client: Client,
  repeatable: RepeatableCall,
  make: () => Promise<number>,
): Promise<{ id: number; isRepeated: boolean }> {
  const { call, key } = repeatable;
  if (key === null) return { id: await make(), isRepeated: false };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(repeatable.content))
    .digest("base64url");
  const previous = await claimIdempotencyKey(client, call, key);
  if (previous) {
    if (previous.fingerprint !== fingerprint) throw new ApiError("conflict");
    return { id: previous.subjectId, isRepeated: true };
  }
  const id = await make();
  await insertIdempotencyKey(client, { call, key, fingerprint, subjectId: id });
  return { id, isRepeated: false };
}
