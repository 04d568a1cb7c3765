import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

/** A browser's push subscription with its encryption keys. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Saves a session's subscription; a browser belongs to the account that subscribed last. */
export async function putSubscription(
  client: Queryable,
  { sessionId, accountId }: { sessionId: string; accountId: number },
  { endpoint, keys }: BrowserSubscription,
): Promise<void> {
  await client.query("DELETE FROM push_subscription WHERE session_id = $1 AND endpoint <> $2", [
    sessionId,
    endpoint,
  ]);
  await client.query(
    `INSERT INTO push_subscription (session_id, account_id, endpoint, p256dh, auth)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (endpoint) DO UPDATE
       SET session_id = excluded.session_id, account_id = excluded.account_id,
           p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
    [sessionId, accountId, endpoint, keys.p256dh, keys.auth],
  );
}

export async function dropSubscription(client: Queryable, sessionId: string): Promise<void> {
  await client.query("DELETE FROM push_subscription WHERE session_id = $1", [sessionId]);
}

/** Deletes a subscription that the push service no longer knows. */
export async function dropEndpoint(client: Queryable, endpoint: string): Promise<void> {
  await client.query("DELETE FROM push_subscription WHERE endpoint = $1", [endpoint]);
}

export async function isSubscribed(client: Queryable, sessionId: string): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM push_subscription WHERE session_id = $1", [
    sessionId,
  ]);
  return rowCount === 1;
}

interface SubscriptionRow {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Locale | null;
  storefront: string;
}

/** A stored subscription with what a notification needs. */
export interface Subscription extends BrowserSubscription {
  /** The account's language. */
  language: Locale | null;
  /** The session's storefront, where the browser opens a chat. */
  storefront: string;
}

/** Finds a subscription by its own id; null if its session was revoked or has expired. */
export async function findSubscription(
  client: Queryable,
  id: number,
): Promise<Subscription | null> {
  const { rows } = await client.query<SubscriptionRow>(
    `SELECT endpoint, p256dh, auth, account.language, session.storefront
       FROM push_subscription JOIN session ON session.id = session_id
       JOIN account ON account.id = push_subscription.account_id
      WHERE push_subscription.id = $1 AND revoked_at IS NULL AND expires_at > now()`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { endpoint, p256dh, auth, language, storefront } = row;
  return { endpoint, keys: { p256dh, auth }, language, storefront };
}

/** Returns the ids of the subscriptions to notify about a chat: of a side's people who have not muted it. */
export async function devicesOf(
  client: Queryable,
  chatId: number,
  side: "tourist" | "organizer",
): Promise<number[]> {
  const isReader =
    side === "tourist"
      ? "account.id = chat.account_id"
      : "account.organizer_id = chat.organizer_id";
  const { rows } = await client.query<{ id: number }>(
    `SELECT push_subscription.id
       FROM chat JOIN account ON ${isReader}
       JOIN push_subscription ON push_subscription.account_id = account.id
       JOIN session ON session.id = session_id AND revoked_at IS NULL AND expires_at > now()
      WHERE chat.id = $1
        AND NOT EXISTS (SELECT FROM chat_mute WHERE chat_mute.chat_id = chat.id AND chat_mute.account_id = account.id)`,
    [chatId],
  );
  return rows.map(({ id }) => id);
}
