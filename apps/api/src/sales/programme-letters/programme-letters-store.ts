import type { Currency } from "@tropa/domain/money";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** The storefront a form was sent from, and the locale and currency of its reader. */
export interface Sender {
  locale: Locale;
  currency: Currency;
  storefront: Storefront;
}

/** Stores an order of a programme; false if the same one was made today. */
export async function insertOrder(
  client: Client,
  order: {
    tourId: number;
    channel: "email" | "whatsapp";
    recipient: string;
    email: string | null;
    phone: string | null;
    requestId: number | null;
  } & Sender,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO program_order (tour_id, channel, recipient, email, phone, request_id, currency, locale, storefront)
     VALUES ($1, $2, lower($3), $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      order.tourId,
      order.channel,
      order.recipient,
      order.email,
      order.phone,
      order.requestId,
      order.currency,
      order.locale,
      order.storefront.id,
    ],
  );
  return rowCount === 1;
}

/** Draws a subscriber number for a browser without one. */
export async function nextSubscriber(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT nextval('subscriber_number')::integer AS id",
  );
  const [row] = rows;
  if (!row) throw new Error("A sequence gave no number");
  return row.id;
}

/** Subscribes a reader; null if they are subscribed and were sent a letter within a day. */
export async function upsertSubscription(
  client: Client,
  subscription: { tourId: number; email: string; subscriberId: number } & Sender,
): Promise<{ uuid: string } | null> {
  const { rows } = await client.query<{ uuid: string }>(
    `INSERT INTO program_subscription AS old (tour_id, email, subscriber_id, currency, locale, storefront, told_version)
     SELECT t.id, lower($2), $3, $4, $5, $6, md5(c.body::text)
       FROM tour t JOIN tour_content c ON c.id = t.content_id WHERE t.id = $1
     ON CONFLICT (tour_id, email) DO UPDATE
       SET subscriber_id = excluded.subscriber_id, currency = excluded.currency, locale = excluded.locale,
           storefront = excluded.storefront, told_version = excluded.told_version, told_at = now(),
           unsubscribed_at = NULL
     WHERE old.unsubscribed_at IS NOT NULL OR old.told_at < now() - interval '1 day'
     RETURNING uuid`,
    [
      subscription.tourId,
      subscription.email,
      subscription.subscriberId,
      subscription.currency,
      subscription.locale,
      subscription.storefront.id,
    ],
  );
  return rows[0] ?? null;
}

export interface SubscriptionRow extends Omit<Sender, "storefront"> {
  storefront: string;
  tour_id: number;
  is_individual: boolean;
  tour_title: LocalisedText;
  uuid: string;
  email: string;
}

const subscriptionColumns = `s.uuid, s.email, s.locale, s.currency, s.storefront, t.id AS tour_id, t.is_individual,
  t.title AS tour_title`;

export async function findSubscription(
  db: Queryable,
  uuid: string,
): Promise<(SubscriptionRow & { is_over: boolean }) | null> {
  const { rows } = await db.query<SubscriptionRow & { is_over: boolean }>(
    `SELECT ${subscriptionColumns}, s.unsubscribed_at IS NOT NULL AS is_over
       FROM program_subscription s JOIN tour t ON t.id = s.tour_id WHERE s.uuid = $1`,
    [uuid],
  );
  return rows[0] ?? null;
}

export async function endSubscription(db: Queryable, uuid: string): Promise<void> {
  await db.query(
    "UPDATE program_subscription SET unsubscribed_at = now() WHERE uuid = $1 AND unsubscribed_at IS NULL",
    [uuid],
  );
}

/**
 * Claims subscriptions whose programme has changed since the last letter and marks them as notified; the caller's
 * transaction writes the letters.
 */
export async function claimOutdatedSubscriptions(
  client: Client,
  count: number,
): Promise<SubscriptionRow[]> {
  const { rows } = await client.query<SubscriptionRow>(
    `WITH untold AS (
       SELECT id FROM program_subscription s
        WHERE unsubscribed_at IS NULL
          AND EXISTS (SELECT FROM tour t JOIN tour_content c ON c.id = t.content_id
                       WHERE t.id = s.tour_id AND t.status = 'published' AND md5(c.body::text) <> s.told_version)
          AND NOT EXISTS (SELECT FROM letter_off JOIN account ON account.id = account_id
                           WHERE topic = 'programmes' AND way = 'email'
                             AND account.email = s.email AND email_confirmed_at IS NOT NULL)
        ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     UPDATE program_subscription s SET told_version = md5(c.body::text), told_at = now()
       FROM untold, tour t, tour_content c WHERE s.id = untold.id AND t.id = s.tour_id AND c.id = t.content_id
     RETURNING ${subscriptionColumns}`,
    [count],
  );
  return rows;
}
