import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

/** A person to remind of unread messages. */
export interface ReminderRow {
  chat_id: number;
  storefront: string;
  side: "tourist" | "host";
  /** The reader's account; null for an organizer without any. */
  account_id: number | null;
  email: string | null;
  phone: string | null;
  language: Locale | null;
  source: MessengerSource | null;
  external_id: string | null;
  unread: number;
  last_message_id: number;
  /** The author: the tourist, or the organizer's name by language; null for support. */
  tourist_name: string;
  organizer_first_name: Record<string, string> | null;
  organizer_last_name: Record<string, string> | null;
}

const sides = {
  tourist: {
    theirs: "m.side <> 'tourist'",
    // Accounts that belong to this side of the chat.
    readers: "account.id = chat.account_id",
    isWatched: "true",
  },
  host: {
    theirs: "m.side = 'tourist'",
    readers: "account.organizer_id = chat.organizer_id",
    // The team gets a separate letter about support chats.
    isWatched: "chat.organizer_id IS NOT NULL",
  },
} as const;

interface Terms {
  waitMinutes: number;
  /** Chats silent for longer are ignored. */
  forgetDays: number;
  limit: number;
}

/**
 * Claims chats where a side has had an unread message for a while, has no open socket and got no reminder since it last
 * read; returns the people to remind. Concurrent calls claim different chats.
 */
export async function claimReminders(
  client: Queryable,
  side: "tourist" | "host",
  terms: Terms,
): Promise<ReminderRow[]> {
  const { theirs, readers, isWatched } = sides[side];
  const unread = `m.chat_id = chat.id AND m.id > chat.${side}_read_id AND ${theirs} AND m.deleted_at IS NULL`;
  const { rows } = await client.query<ReminderRow>(
    `WITH due AS (
       SELECT chat.id FROM chat
        WHERE ${side}_reminded_at IS NULL AND last_message_id > ${side}_read_id AND ${isWatched}
          AND updated_at > now() - make_interval(days => $2)
          AND EXISTS (SELECT 1 FROM chat_message m
                       WHERE ${unread} AND m.created_at <= now() - make_interval(mins => $1))
          AND NOT EXISTS (SELECT 1 FROM account JOIN realtime_presence ON account_id = account.id
                           WHERE ${readers} AND alive_until > now())
        ORDER BY chat.id LIMIT $3 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE chat SET ${side}_reminded_at = now() FROM due WHERE chat.id = due.id RETURNING chat.*)
     SELECT chat.id AS chat_id, chat.storefront, '${side}' AS side, reader.id AS account_id, reader.email, reader.phone,
            reader.language,
            messenger.source, messenger.external_id,
            (SELECT count(*)::integer FROM chat_message m WHERE ${unread}) AS unread, chat.last_message_id,
            full_name(tourist.first_name, tourist.last_name) AS tourist_name,
            organizer.first_name AS organizer_first_name, organizer.last_name AS organizer_last_name
       FROM taken AS chat
       JOIN account tourist ON tourist.id = chat.account_id
       LEFT JOIN organizer ON organizer.id = chat.organizer_id
       JOIN LATERAL (
         SELECT account.id, account.email, account.phone, account.language FROM account WHERE ${readers}
         UNION ALL
         -- An organizer none of whose people has an account here.
         SELECT NULL, organizer.email, organizer.phone, NULL
          WHERE '${side}' = 'host' AND NOT EXISTS (SELECT 1 FROM account WHERE ${readers})
       ) reader ON true
       LEFT JOIN LATERAL (
         SELECT source, external_id FROM messenger_connection
          WHERE account_id = reader.id AND NOT EXISTS (
                  SELECT FROM letter_off
                   WHERE letter_off.account_id = reader.id AND topic = 'messages' AND way = 'messenger')
          ORDER BY connected_at DESC LIMIT 1) messenger ON true
      WHERE NOT EXISTS (SELECT 1 FROM chat_mute WHERE chat_id = chat.id AND account_id = reader.id)
        -- Who has a messenger is told there at once (notices).
        AND NOT EXISTS (SELECT FROM outbox
                         WHERE outbox.chat_id = chat.id AND channel = messenger.source
                           AND recipient = messenger.external_id AND chat_message_id > chat.${side}_read_id)
      ORDER BY chat.id, reader.id`,
    [terms.waitMinutes, terms.forgetDays, terms.limit],
  );
  return rows;
}

/** A support chat that the team has not read. */
export interface SupportRow {
  chat_id: number;
  storefront: string;
  tourist_name: string;
  unread: number;
}

/** Claims support chats with messages unread for a while, each once until the team reads it. */
export async function claimSupportReminders(
  client: Queryable,
  terms: Terms,
): Promise<SupportRow[]> {
  const unread =
    "m.chat_id = chat.id AND m.id > chat.host_read_id AND m.side = 'tourist' AND m.deleted_at IS NULL";
  const { rows } = await client.query<SupportRow>(
    `WITH due AS (
       SELECT chat.id FROM chat
        WHERE organizer_id IS NULL AND host_reminded_at IS NULL AND last_message_id > host_read_id
          AND updated_at > now() - make_interval(days => $2)
          AND EXISTS (SELECT 1 FROM chat_message m
                       WHERE ${unread} AND m.created_at <= now() - make_interval(mins => $1))
        ORDER BY chat.id LIMIT $3 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE chat SET host_reminded_at = now() FROM due WHERE chat.id = due.id RETURNING chat.*)
     SELECT chat.id AS chat_id, chat.storefront, full_name(tourist.first_name, tourist.last_name) AS tourist_name,
            (SELECT count(*)::integer FROM chat_message m WHERE ${unread}) AS unread
       FROM taken AS chat JOIN account tourist ON tourist.id = chat.account_id
      ORDER BY chat.id`,
    [terms.waitMinutes, terms.forgetDays, terms.limit],
  );
  return rows;
}
