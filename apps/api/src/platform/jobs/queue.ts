import type { Queryable } from "../db/database.ts";

/** Jobs that events trigger; scheduled jobs are in `clock.ts`. */
export interface Jobs {
  "deliver-message": { outboxId: number };
  /** Notifies of a message outside the site, unless it has been read by then. */
  "send-notices": { messageId: number };
  /** A message quoted in a letter was edited or deleted. */
  "edit-letter": { outboxId: number };
  /** A booking was prepaid: sends unmasked contacts to open chats of its two sides. */
  "show-contacts": { bookingId: number };
  "send-push": { subscriptionId: number; messageId: number };
  /** Deletes bytes of files whose rows are gone. */
  "erase-files": { files: readonly { uuid: string; storage_key: string }[] };
  /** Queued for the end of each hold (`updateStatus` of bookings). */
  "release-holds": Record<string, never>;
}

/**
 * Queues a job. On the client of a transaction the job exists only if the transaction commits.
 */
export async function addJob<Name extends keyof Jobs>(
  client: Queryable,
  name: Name,
  payload: Jobs[Name],
  afterSeconds = 0,
): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, $2::json, max_attempts => 25,
                                    run_at => now() + make_interval(secs => $3))`,
    [name, JSON.stringify(payload), afterSeconds],
  );
}
