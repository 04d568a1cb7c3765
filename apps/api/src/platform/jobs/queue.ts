import type { Queryable } from "../db/database.ts";

/** Jobs that events trigger; scheduled jobs are in `clock.ts`. */
export interface Jobs {
  "deliver-message": { outboxId: number };
  /** Tells of a message outside the site, unless it has been read by then. */
  "send-notices": { messageId: number };
  /** A message that a letter says was edited or deleted. */
  "edit-letter": { outboxId: number };
  /** A booking is prepaid: open chats of its two sides hear what contacts stand in them. */
  "show-contacts": { bookingId: number };
  "send-push": { subscriptionId: number; messageId: number };
  /** Their rows are gone: of an account that has ended, and those that nothing speaks of. */
  "erase-files": { files: readonly { uuid: string; storage_key: string }[] };
  /** Asked for by `booking-store.ts`, for the end of each hold. */
  "release-holds": Record<string, never>;
}

/**
 * Asks for a job. On the client of a transaction it is asked for exactly if the transaction commits, so that
 * nothing is done about what did not happen.
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
