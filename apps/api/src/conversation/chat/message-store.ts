import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import type { Queryable } from "../../platform/db/database.ts";

export interface MessageRow {
  id: number;
  chat_id: number;
  side: ChatSide;
  author_id: number | null;
  author_name: string | null;
  body: string;
  tour_id: number | null;
  attachment_status: "ready" | "downloaded" | null;
  file_id: number | null;
  file_uuid: string | null;
  file_name: string | null;
  file_media_type: string | null;
  file_byte_size: number | null;
  created_at: Date;
  edited_at: Date | null;
  is_moderated: boolean;
  is_deleted: boolean;
  is_read: boolean;
  /** Whether its author may still change it. */
  is_fresh: boolean;
}

const messageSelect = (fresh: string) => `
  SELECT m.id, m.chat_id, m.side, m.author_id, full_name(author.first_name, author.last_name) AS author_name,
         m.body, m.tour_id, m.attachment_status, m.file_id, file.uuid AS file_uuid, file.name AS file_name,
         file.media_type AS file_media_type, file.byte_size AS file_byte_size, m.created_at, m.edited_at,
         m.moderated_at IS NOT NULL AS is_moderated, m.deleted_at IS NOT NULL AS is_deleted,
         m.id <= CASE m.side WHEN 'tourist' THEN chat.host_read_id ELSE chat.tourist_read_id END AS is_read,
         m.created_at > now() - make_interval(mins => ${fresh}) AS is_fresh
    FROM chat_message m JOIN chat ON chat.id = m.chat_id
         LEFT JOIN account author ON author.id = m.author_id
         LEFT JOIN stored_file file ON file.id = m.file_id`;

/** Returns a page of a chat's messages, newest first; with `before`, only older ones than that message. */
export async function listMessages(
  client: Queryable,
  chatId: number,
  page: { limit: number; offset?: number | undefined; before?: number | undefined },
): Promise<MessageRow[]> {
  const { rows } = await client.query<MessageRow>(
    `${messageSelect("0")}
      WHERE m.chat_id = $1 AND ($2::integer IS NULL OR m.id < $2) ORDER BY m.id DESC LIMIT $3 OFFSET $4`,
    [chatId, page.before ?? null, page.limit, page.offset ?? 0],
  );
  return rows;
}

export async function messagesById(
  client: Queryable,
  ids: readonly number[],
): Promise<Map<number, MessageRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<MessageRow>(`${messageSelect("0")} WHERE m.id = ANY ($1)`, [
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a message; null for an unknown id. `changeMinutes`: how long its author may change it (`is_fresh`). */
export async function findMessage(
  client: Queryable,
  id: number,
  changeMinutes = 0,
): Promise<MessageRow | null> {
  const { rows } = await client.query<MessageRow>(`${messageSelect("$2")} WHERE m.id = $1`, [
    id,
    changeMinutes,
  ]);
  return rows[0] ?? null;
}

/** Whether somebody is notified of a side's messages outside the site right away. */
export async function hasNoticeReaders(
  client: Queryable,
  chatId: number,
  side: ChatSide,
): Promise<boolean> {
  const isReader =
    side === "tourist"
      ? "account.organizer_id = chat.organizer_id"
      : "account.id = chat.account_id";
  const { rowCount } = await client.query(
    `SELECT FROM chat JOIN account ON ${isReader}
      WHERE chat.id = $1
        AND (EXISTS (SELECT FROM messenger_connection WHERE account_id = account.id)
             OR EXISTS (SELECT FROM push_subscription WHERE account_id = account.id)) LIMIT 1`,
    [chatId],
  );
  return rowCount === 1;
}

/** Returns the ids of notices that quote a message. */
export async function noticesWithMessage(
  client: Queryable,
  { id, chat_id }: Pick<MessageRow, "id" | "chat_id">,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM outbox
      WHERE chat_id = $1 AND chat_message_id >= $2 AND $2 = ANY (quoted_ids) AND deleted_at IS NULL`,
    [chat_id, id],
  );
  return rows.map((row) => row.id);
}

/** Counts an account's messages of the last minute among the newest `limit` of a chat. */
export async function countNewest(
  client: Queryable,
  chatId: number,
  accountId: number,
  limit: number,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count
       FROM (SELECT author_id, created_at FROM chat_message WHERE chat_id = $1 ORDER BY id DESC LIMIT $3) AS newest
      WHERE author_id = $2 AND created_at > now() - interval '1 minute'`,
    [chatId, accountId, limit],
  );
  return rows[0]?.count ?? 0;
}

export interface NewMessage {
  chatId: number;
  side: ChatSide;
  authorId: number;
  body: string;
  tourId: number | null;
  fileId: number | null;
}

/** Inserts a message into a chat locked by the transaction. */
export async function insertMessage(client: Queryable, message: NewMessage): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `WITH written AS (
       INSERT INTO chat_message (chat_id, side, author_id, body, tour_id, file_id, attachment_status)
         VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $6::integer IS NOT NULL THEN 'ready' END) RETURNING id)
     UPDATE chat SET last_message_id = written.id, updated_at = now()
       FROM written WHERE chat.id = $1 RETURNING written.id`,
    [message.chatId, message.side, message.authorId, message.body, message.tourId, message.fileId],
  );
  const [row] = rows;
  if (!row) throw new Error("A message was not stored");
  return row.id;
}

/**
 * Updates a support chat's place in the queue after a message: a tourist waits since their first unanswered one, and the
 * first person who answers becomes the assignee.
 */
export async function updateSupportQueue(
  client: Queryable,
  { chatId, side, authorId }: Pick<NewMessage, "chatId" | "side" | "authorId">,
): Promise<void> {
  if (side === "tourist")
    await client.query(
      `INSERT INTO support_chat (chat_id, waiting_since) VALUES ($1, now())
       ON CONFLICT (chat_id) DO UPDATE
         SET waiting_since = coalesce(support_chat.waiting_since, now()), closed_at = NULL, closed_by = NULL`,
      [chatId],
    );
  else
    await client.query(
      `INSERT INTO support_chat (chat_id, assignee_id) VALUES ($1, $2)
       ON CONFLICT (chat_id) DO UPDATE
         SET waiting_since = NULL,
             assignee_id = CASE WHEN support_chat.closed_at IS NULL THEN coalesce(support_chat.assignee_id, $2) END`,
      [chatId, authorId],
    );
}

export async function isOwnFile(
  client: Queryable,
  fileId: number,
  accountId: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM stored_file WHERE id = $1 AND account_id = $2",
    [fileId, accountId],
  );
  return rowCount === 1;
}

export async function setBody(client: Queryable, id: number, body: string): Promise<void> {
  await client.query("UPDATE chat_message SET body = $2, edited_at = now() WHERE id = $1", [
    id,
    body,
  ]);
}

/** Changes a message; keeps the original text for staff. */
export async function setModeratedBody(client: Queryable, id: number, body: string): Promise<void> {
  await client.query(
    `UPDATE chat_message SET original_body = COALESCE(original_body, body), body = $2, moderated_at = now()
      WHERE id = $1`,
    [id, body],
  );
}

/** Deletes a message and detaches its file, which is later deleted like any unsent one. */
export async function setDeleted(client: Queryable, id: number): Promise<void> {
  await client.query(
    "UPDATE chat_message SET body = '', file_id = NULL, deleted_at = now() WHERE id = $1",
    [id],
  );
}

/** Notes that the receiver has downloaded the file. False if it was noted before or there is no file. */
export async function setDownloaded(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE chat_message SET attachment_status = 'downloaded' WHERE id = $1 AND attachment_status = 'ready'",
    [id],
  );
  return rowCount === 1;
}
