import type { Queryable } from "../../platform/db/database.ts";

export interface NotifiedChat {
  chatId: number;
  /** The newest of the chat's messages that the person was notified of. */
  messageId: number;
  storefront: string;
}

/** Finds the chat message that a person wrote in a messenger, by the messenger's id. */
export async function insertWritten(
  client: Queryable,
  written: { source: string; externalId: string; messageId: string; chatMessageId: number },
): Promise<void> {
  await client.query(
    `INSERT INTO messenger_message (source, person, external_id, chat_message_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [written.source, written.externalId, written.messageId, written.chatMessageId],
  );
}

export async function findWritten(
  client: Queryable,
  { source, externalId, messageId }: { source: string; externalId: string; messageId: string },
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
    [source, externalId, messageId],
  );
  return rows[0] ?? null;
}

/**
 * Chats that a person was notified of by messenger in the last week; with `letter`, only the chat of that notice.
 */
export async function notifiedChats(
  client: Queryable,
  person: { source: string; externalId: string },
  letter: string | null,
): Promise<NotifiedChat[]> {
  const { rows } = await client.query<NotifiedChat>(
    `SELECT chat_id AS "chatId", max(chat_message_id) AS "messageId", chat.storefront
       FROM outbox JOIN chat ON chat.id = chat_id
      WHERE channel = $1 AND recipient = $2
        AND CASE WHEN $3::text IS NULL THEN outbox.created_at > now() - interval '7 days'
                 ELSE chat_id = (SELECT chat_id FROM outbox
                                  WHERE channel = $1 AND recipient = $2 AND external_id = $3) END
      GROUP BY chat_id, chat.storefront`,
    [person.source, person.externalId, letter],
  );
  return rows;
}
