import type { MessengerSource } from "@tropa/api-contract/conversation/chat";
import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

/** A person to notify of a chat by messenger. */
export interface NoticeReader {
  language: Locale | null;
  source: MessengerSource;
  externalId: string;
  /** The newest message of the chat that they were notified of; 0 if there was none. */
  lastNotifiedId: number;
  /** Number of notices about messages of the chat that they have not read. */
  unansweredNotices: number;
}

/** Returns the people of a side who have connected a messenger, with the one connected last, and want notices. */
export async function messengerReaders(
  client: Queryable,
  chatId: number,
  side: "tourist" | "organizer",
): Promise<NoticeReader[]> {
  const isTourist = side === "tourist";
  const chatOutbox = `FROM outbox WHERE outbox.chat_id = chat.id AND channel = messenger.source
                             AND recipient = messenger.external_id`;
  const { rows } = await client.query<NoticeReader>(
    `SELECT account.language, messenger.source, messenger.external_id AS "externalId",
            (SELECT coalesce(max(chat_message_id), 0) ${chatOutbox}) AS "lastNotifiedId",
            (SELECT count(*)::integer ${chatOutbox}
                AND chat_message_id > chat.${isTourist ? "tourist" : "host"}_read_id) AS "unansweredNotices"
       FROM chat JOIN account ON ${isTourist ? "account.id = chat.account_id" : "account.organizer_id = chat.organizer_id"}
       JOIN LATERAL (
         SELECT source, external_id FROM messenger_connection
          WHERE account_id = account.id ORDER BY connected_at DESC LIMIT 1) messenger ON true
      WHERE chat.id = $1
        AND NOT EXISTS (SELECT FROM chat_mute WHERE chat_mute.chat_id = chat.id AND account_id = account.id)
        AND NOT EXISTS (SELECT FROM letter_off
                         WHERE letter_off.account_id = account.id AND topic = 'messages' AND way = 'messenger')`,
    [chatId],
  );
  return rows;
}
