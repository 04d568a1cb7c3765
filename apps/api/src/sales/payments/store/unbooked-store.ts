import { createHash } from "node:crypto";
import type { Queryable } from "../../../platform/db/database.ts";

/** Bodies are cut to this many characters; longer than any bank's notification. */
const longestBody = 100_000;

/** Stores the raw body of a genuine notification that could not be booked; counts repetitions. */
export async function storeUnbookedNotification(
  client: Queryable,
  { provider, reason, body }: { provider: number; reason: string; body: Buffer },
): Promise<void> {
  await client.query(
    `INSERT INTO unbooked_notification AS kept (provider, digest, reason, body) VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT unbooked_notification_once DO UPDATE SET times = kept.times + 1`,
    [
      provider,
      createHash("sha256").update(body).digest(),
      reason.slice(0, 200),
      body.toString("utf8").replaceAll("\0", "").slice(0, longestBody),
    ],
  );
}
