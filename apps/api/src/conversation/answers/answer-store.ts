import type { Queryable } from "../../platform/db/database.ts";

export interface ToldChat {
  chatId: number;
  /** The newest of its messages that the person was told of. */
  messageId: number;
  storefront: string;
}

/** Chats that a person in a messenger was told of in the last week; of one letter alone, where it is named. */
export async function toldChats(
  client: Queryable,
  person: { source: string; externalId: string },
  letter: string | null,
): Promise<ToldChat[]> {
  const { rows } = await client.query<ToldChat>(
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
