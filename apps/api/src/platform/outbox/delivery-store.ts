import type { Locale } from "@tropa/domain/locale";
import type { Client, Queryable } from "../db/database.ts";
import type { Channel, MailParts } from "./outbox-store.ts";

export interface WaitingMessage {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  kind: string;
  locale: Locale | null;
  letter: MailParts | null;
}

/**
 * Locks an unsent message until the transaction ends; null if it was sent. Throws if another process has locked it, since
 * that one may yet fail: the job that asked is tried again.
 */
export async function lockWaiting(client: Client, id: number): Promise<WaitingMessage | null> {
  const { rows } = await client.query<WaitingMessage>(
    `SELECT id, channel, recipient, subject, body, kind, locale, letter FROM outbox
      WHERE id = $1 AND sent_at IS NULL AND replaced_by IS NULL FOR UPDATE NOWAIT`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a message as sent. `externalId`: the messenger's id. */
export async function markSent(
  client: Queryable,
  id: number,
  externalId: string | null,
): Promise<void> {
  await client.query(
    "UPDATE outbox SET sent_at = now(), tries = tries + 1, last_error = NULL, external_id = $2 WHERE id = $1",
    [id, externalId],
  );
}

export async function recordFailure(client: Queryable, id: number, error: string): Promise<void> {
  await client.query("UPDATE outbox SET tries = tries + 1, last_error = $2 WHERE id = $1", [
    id,
    error.slice(0, 500),
  ]);
}

/** Queues stale messages again, whose job was lost with its process. */
export async function requeueStaleMessages(client: Queryable): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job('deliver-message', json_build_object('outboxId', id),
                                    job_key => 'outbox-' || id, max_attempts => 25)
       FROM outbox
      WHERE sent_at IS NULL AND replaced_by IS NULL AND tries = 0 AND created_at BETWEEN now() - interval '3 days' AND now() - interval '5 minutes'
      ORDER BY id LIMIT 1000`,
  );
}
