import { createHash } from "node:crypto";
import type { Client } from "../platform/db/database.ts";
import { ApiError } from "../platform/errors/api-error.ts";
import { claimIdempotencyKey, insertIdempotencyKey } from "./idempotency-store.ts";

/** A changing call with the key that its sender will repeat it under. */
export interface RepeatableCall {
  call: string;
  /** Null where none was sent: then every call is a new one. */
  key: string | null;
  /** All that decides what the call does. */
  content: unknown;
}

/**
 * Runs `make` once for a key, inside the caller's transaction, and answers with the id of what it made;
 * a repetition answers with the same id, also when both arrive at once. Throws `conflict` where the key
 * already stands for another content. What failed is rolled back with its key and may be tried again.
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
