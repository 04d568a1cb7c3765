import type { Queryable } from "../../platform/db/database.ts";

export interface NotifiedChat {
  chatId: number;
  /** The newest of the chat's messages that the person was notified of. */
  messageId: number;
  storefront: string;
}

/** A message that a person wrote to a bot. */
interface MessengerMessage {
  source: string;
  /** The person's id in the messenger. */
  personId: string;
  /** The messenger's id of the message. */
  messengerMessageId: string;
}

/** Remembers which chat message a person's message in a messenger became. A repeated call changes nothing. */
export async function insertMessengerMessage(
  client: Queryable,
  message: MessengerMessage & { chatMessageId: number },
): Promise<void> {
  await client.query(
    `INSERT INTO messenger_message (source, person, external_id, chat_message_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [message.source, message.personId, message.messengerMessageId, message.chatMessageId],
  );
}

/** Finds the chat message that a person's message in a messenger became. */
export async function findMessengerMessage(
  client: Queryable,
  { source, personId, messengerMessageId }: MessengerMessage,
): Promise<{ chatMessageId: number; chatId: number; storefront: string } | null> {
  const { rows } = await client.query<{
    chatMessageId: number;
    chatId: number;
    storefront: string;
  }>(
    `SELECT chat_message_id AS "chatMessageId", chat.id AS "chatId", chat.storefront
       FROM messenger_message JOIN chat_message ON chat_message.id = chat_message_id
            JOIN chat ON chat.id = chat_id
      WHERE source = $1 AND person = $2 AND external_id = $3`,
    [source, personId, messengerMessageId],
  );
  return rows[0] ?? null;
}

/**
 * Returns the chats that a person was notified of by messenger in the last week. With `repliedToId`, the messenger's id of
 * a notice, only the chat of that notice, however old.
 */
export async function notifiedChats(
  client: Queryable,
  { source, personId }: Pick<MessengerMessage, "source" | "personId">,
  repliedToId: string | null,
): Promise<NotifiedChat[]> {
  const { rows } = await client.query<NotifiedChat>(
    `SELECT chat_id AS "chatId", max(chat_message_id) AS "messageId", chat.storefront
       FROM outbox JOIN chat ON chat.id = chat_id
      WHERE channel = $1 AND recipient = $2
        AND CASE WHEN $3::text IS NULL THEN outbox.created_at > now() - interval '7 days'
                 ELSE chat_id = (SELECT chat_id FROM outbox
                                  WHERE channel = $1 AND recipient = $2 AND external_id = $3) END
      GROUP BY chat_id, chat.storefront`,
    [source, personId, repliedToId],
  );
  return rows;
}
