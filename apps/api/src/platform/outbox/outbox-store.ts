import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../db/database.ts";

/** Ways to reach a person (docs/product/letters.md#outbox). */
export type Channel =
  | "email"
  | "sms"
  | "telegram"
  | "telegram_with_phone_request"
  | "vk"
  | "vk_via_sms_service"
  | "whatsapp"
  | "whatsapp_paid";

/** Data for mail programs besides the text. */
export interface MailParts {
  html: string;
  /** A mailbox that people read. */
  replyTo: { name: string; address: string };
  /** URL that unsubscribes from the letter's topic when posted to; null if the letter cannot be turned off. */
  unsubscribe: string | null;
}

export interface OutboxMessage {
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  /** The kind of message; for readers of the outbox and for code that depends on it. */
  kind: string;
  bookingId: number | null;
  /** The message's language, if known. */
  locale?: Locale;
  letter?: MailParts | null;
  /** If it can be answered: the chat, the last message it covers, and the messages quoted in it. */
  chat?: { id: number; messageId: number; quotedIds?: readonly number[] };
}

export interface StoredMessage extends OutboxMessage {
  id: number;
  /** The message has an HTML version. */
  hasLetter: boolean;
  createdAt: Date;
  /** Current status of the message's booking. */
  bookingStatus: number | null;
  /** The currency of a booking whose price the organizer still has to name. */
  priceCurrency: Currency | null;
}

export async function insertMessage(client: Queryable, message: OutboxMessage): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO outbox (channel, recipient, subject, body, kind, booking_id, locale, chat_id, chat_message_id,
                         quoted_ids, letter)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      message.channel,
      message.recipient,
      message.subject,
      message.body,
      message.kind,
      message.bookingId,
      message.locale ?? null,
      message.chat?.id ?? null,
      message.chat?.messageId ?? null,
      message.chat?.quotedIds ?? null,
      message.letter ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("A message was not stored");
  return row.id;
}

interface MessageRow {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  kind: string;
  booking_id: number | null;
  booking_status: number | null;
  price_currency: Currency | null;
  created_at: Date;
  has_letter: boolean;
}

/** Returns the newest messages, optionally filtered by a part of the recipient's address. */
export async function newestMessages(
  client: Queryable,
  filter: { recipient: string; before: number | null; limit: number },
): Promise<StoredMessage[]> {
  const { rows } = await client.query<MessageRow>(
    `SELECT outbox.id, channel, recipient, subject, body, outbox.kind, booking_id,
            booking.status AS booking_status, letter IS NOT NULL AS has_letter,
            CASE WHEN booking.total_minor IS NULL THEN booking.currency END AS price_currency, outbox.created_at
       FROM outbox LEFT JOIN booking ON booking.id = outbox.booking_id
      WHERE ($1 = '' OR strpos(lower(recipient), lower($1)) > 0)
        AND ($2::bigint IS NULL OR outbox.id < $2)
      ORDER BY outbox.id DESC
      LIMIT $3`,
    [filter.recipient, filter.before, filter.limit],
  );
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    kind: row.kind,
    bookingId: row.booking_id,
    bookingStatus: row.booking_status,
    priceCurrency: row.price_currency,
    createdAt: row.created_at,
    hasLetter: row.has_letter,
  }));
}

/** Returns the HTML of a letter; null if a message has none. */
export async function letterMarkup(client: Queryable, id: number): Promise<string | null> {
  const { rows } = await client.query<{ html: string | null }>(
    "SELECT letter ->> 'html' AS html FROM outbox WHERE id = $1",
    [id],
  );
  return rows[0]?.html ?? null;
}
