import type { Locale } from "@tropa/domain/locale";
import type { Client } from "../../platform/db/database.ts";
import type { NoticeKind } from "./notice-text.ts";
import type { Channel } from "../../platform/outbox/outbox-store.ts";

/** A queued or sent notice with the chat messages that it quotes. */
export interface ChatNotice {
  id: number;
  channel: Channel;
  recipient: string;
  body: string;
  kind: NoticeKind;
  locale: Locale;
  chatId: number;
  quotedIds: number[];
  isSent: boolean;
  /** The id that the messenger gave to the sent notice; null if it gave none. */
  externalId: string | null;
  /** The recipient still belongs to the chat. */
  isReader: boolean;
  /** The recipient has muted the chat. */
  isMuted: boolean;
}

/**
 * Reads a notice and locks it until the transaction ends, so that it is neither sent nor changed meanwhile. Null if it is
 * deleted or quotes no messages any more.
 */
export async function lockNotice(client: Client, id: number): Promise<ChatNotice | null> {
  await client.query("SELECT FROM outbox WHERE id = $1 FOR UPDATE", [id]);
  const { rows } = await client.query<ChatNotice>(
    `SELECT outbox.id, channel, recipient, body, outbox.kind, locale, chat_id AS "chatId", quoted_ids AS "quotedIds",
            sent_at IS NOT NULL AS "isSent", outbox.external_id AS "externalId",
            reader.id IS NOT NULL AS "isReader",
            EXISTS (SELECT FROM chat_mute WHERE chat_id = outbox.chat_id AND account_id = reader.id)
            OR EXISTS (SELECT FROM letter_off
                        WHERE account_id = reader.id AND topic = 'messages' AND way = 'messenger') AS "isMuted"
       FROM outbox
       LEFT JOIN LATERAL (
         SELECT account.id FROM messenger_connection AS there JOIN account ON account.id = account_id
           JOIN chat ON chat.account_id = account.id OR chat.organizer_id = account.organizer_id
          WHERE source = channel AND there.external_id = recipient AND chat.id = chat_id) AS reader ON true
      WHERE outbox.id = $1 AND chat_id IS NOT NULL AND quoted_ids IS NOT NULL AND locale IS NOT NULL
        AND deleted_at IS NULL`,
    [id],
  );
  return rows[0] ?? null;
}

/** Replaces the text of a notice; records the time of the edit if it has been sent. */
export async function setNoticeBody(
  client: Client,
  { id, isSent }: Pick<ChatNotice, "id" | "isSent">,
  body: string,
): Promise<void> {
  await client.query(
    `UPDATE outbox SET body = $2, last_error = CASE WHEN $3 THEN NULL ELSE last_error END,
                       edited_at = CASE WHEN $3 THEN now() END
      WHERE id = $1`,
    [id, body, isSent],
  );
}

/** Makes a notice stop following the messages it quotes: if they change later, it is not edited. */
export async function clearQuotedMessages(client: Client, id: number): Promise<void> {
  await client.query("UPDATE outbox SET quoted_ids = NULL WHERE id = $1", [id]);
}

/** Deletes a notice that has not been sent; empties a sent one and marks it as deleted. */
export async function dropNotice(
  client: Client,
  { id, isSent }: Pick<ChatNotice, "id" | "isSent">,
): Promise<void> {
  await client.query(
    isSent
      ? "UPDATE outbox SET body = '', deleted_at = now(), last_error = NULL WHERE id = $1"
      : "DELETE FROM outbox WHERE id = $1",
    [id],
  );
}
