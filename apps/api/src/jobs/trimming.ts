import { trimCaptcha } from "../server/captcha/captcha-store.ts";
import type { ApiContext } from "../config/context.ts";
import { inTransaction } from "../platform/db/database.ts";
import { deleteUnused } from "../platform/files/upload-store.ts";
import { addJob } from "../platform/jobs/queue.ts";

/** Tables whose rows are kept only for a while, with the condition for expired rows. */
const trims: readonly string[] = [
  "DELETE FROM idempotency_key WHERE made_at < now() - interval '2 days'",
  "DELETE FROM session WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days'",
  "DELETE FROM contact_code WHERE expires_at < now() - interval '1 day'",
  "DELETE FROM allowance WHERE ends_at < now()",
  "DELETE FROM passkey_challenge WHERE expires_at < now()",
  // Messengers give up sending an update again long before.
  "DELETE FROM messenger_update WHERE heard_at < now() - interval '7 days'",
  // Nor does anybody edit there what they wrote so long ago.
  "DELETE FROM messenger_message WHERE written_at < now() - interval '7 days'",
  "DELETE FROM one_time_token WHERE expires_at < now() - interval '1 day'",
  // Longer than a payer can dispute; they hold what the bank knows of the payer.
  "DELETE FROM unbooked_notification WHERE received_at < now() - interval '400 days'",
  // As long as a browser keeps the cookie.
  "DELETE FROM known_device WHERE seen_at < now() - interval '400 days'",
  // The code of a certificate is money: it stays in no table but its recipient's letter for long.
  "DELETE FROM outbox WHERE kind = 'certificateGift' AND sent_at < now() - interval '7 days'",
  "DELETE FROM empty_search WHERE day < current_date - 400",
  // Used codes and sent letters have no further use; payments are recorded in the bookings.
  "DELETE FROM outbox WHERE sent_at < now() - interval '180 days'",
];

/** Longer than any form stays open. */
const unusedFileDays = 7;

/** Throws away what has served its time. */
export async function trimStores({ pool }: Pick<ApiContext, "pool">): Promise<void> {
  for (const statement of trims) await pool.query(statement);
  await trimCaptcha(pool);
  await inTransaction(pool, async (client) => {
    const files = await deleteUnused(client, unusedFileDays);
    if (files.length > 0) await addJob(client, "erase-files", { files });
  });
}
