import type { Queryable } from "../../../platform/db/database.ts";

export interface SandboxMessage {
  /** The bot's are named by what answers to them call them. */
  id: string;
  isBot: boolean;
  body: string;
  created_at: Date;
  isEdited: boolean;
  /** What the person answered to. */
  answered: string | null;
}

/** The newest messages between a person and the bot, the oldest of them first. */
export async function listMessages(
  client: Queryable,
  person: string,
  limit: number,
): Promise<SandboxMessage[]> {
  const { rows } = await client.query<SandboxMessage>(
    `SELECT * FROM (
       SELECT external_id AS id, true AS "isBot", body, sent_at AS created_at,
              edited_at IS NOT NULL AS "isEdited", NULL AS answered
         FROM outbox
        WHERE channel = 'sandbox' AND recipient = $1 AND external_id IS NOT NULL AND deleted_at IS NULL
       UNION ALL
       SELECT mine.id::text, false, mine.body, mine.created_at, mine.edited_at IS NOT NULL, outbox.body
         FROM sandbox_message mine LEFT JOIN outbox ON outbox.id = mine.reply_to
        WHERE person = $1
       ORDER BY created_at DESC LIMIT $2) AS newest ORDER BY created_at`,
    [person, limit],
  );
  return rows;
}

/** What the bot wrote to the person; null where it wrote no such message. */
export async function findBotMessage(
  client: Queryable,
  person: string,
  id: string,
): Promise<string | null> {
  const { rows } = await client.query<{ body: string }>(
    "SELECT body FROM outbox WHERE channel = 'sandbox' AND recipient = $1 AND external_id = $2 AND deleted_at IS NULL",
    [person, id],
  );
  return rows[0]?.body ?? null;
}

export async function insertMessage(
  client: Queryable,
  message: { person: string; body: string; replyTo: string | null },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "INSERT INTO sandbox_message (person, body, reply_to) VALUES ($1, $2, $3) RETURNING id",
    [message.person, message.body, message.replyTo],
  );
  const [row] = rows;
  if (!row) throw new Error("A message was not stored");
  return row.id;
}

/** What a person wrote; null where they wrote no such message. */
export async function findOwnMessage(
  client: Queryable,
  person: string,
  id: string,
): Promise<string | null> {
  const { rows } = await client.query<{ body: string }>(
    "SELECT body FROM sandbox_message WHERE person = $1 AND id::text = $2",
    [person, id],
  );
  return rows[0]?.body ?? null;
}

/** False where it says that already, or they wrote no such message. */
export async function setOwnMessage(
  client: Queryable,
  { person, id, body }: { person: string; id: string; body: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE sandbox_message SET body = $3, edited_at = now()
      WHERE person = $1 AND id::text = $2 AND body <> $3`,
    [person, id, body],
  );
  return rowCount === 1;
}
