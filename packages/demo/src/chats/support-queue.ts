import type { PoolClient } from "pg";

/**
 * Puts the demo's support chats into the queue in every state: those that support has not read wait, some of them
 * assigned; those whose tourist has not read the last reply stay open; the rest is closed.
 */
export async function fillSupportQueue(client: PoolClient): Promise<void> {
  await client.query(
    `WITH support AS (
       SELECT id, array_position(array_agg(id) OVER (ORDER BY id), id) AS place FROM account
        WHERE is_staff AND 'support' = ANY (desk_parts)),
     placed AS (
       SELECT chat.id, chat.updated_at, chat.tourist_read_id < chat.last_message_id AS is_open,
              (SELECT min(created_at) FROM chat_message m
                WHERE m.chat_id = chat.id AND m.id > chat.host_read_id AND m.side = 'tourist') AS since,
              row_number() OVER (ORDER BY chat.id) AS place
         FROM chat WHERE organizer_id IS NULL AND last_message_id IS NOT NULL)
     INSERT INTO support_chat (chat_id, waiting_since, assignee_id, closed_at, closed_by)
     SELECT placed.id, since,
            CASE WHEN is_open OR (since IS NOT NULL AND placed.place % 3 = 0) THEN carer.id END,
            CASE WHEN since IS NULL AND NOT is_open THEN placed.updated_at + interval '1 hour' END,
            CASE WHEN since IS NULL AND NOT is_open THEN carer.id END
       FROM placed
       LEFT JOIN support carer ON carer.place = 1 + placed.place % (SELECT greatest(count(*), 1) FROM support)`,
  );
}
