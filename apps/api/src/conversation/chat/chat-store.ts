import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";

export interface ChatRow {
  id: number;
  account_id: number;
  organizer_id: number | null;
  /** The storefront's id. */
  storefront: string;
  /** The tourist's language. */
  language: Locale;
  tourist_name: string;
  organizer_first_name: Record<string, string> | null;
  organizer_last_name: Record<string, string> | null;
  organizer_photo: string | null;
  /** UUID of the uploaded picture. */
  tourist_photo: string | null;
  tour_id: number | null;
  tour_title: Record<string, string> | null;
  tour_slug: string | null;
  tour_image: string | null;
  last_message_id: number | null;
  tourist_read_id: number;
  host_read_id: number;
  tourist_unread: number;
  host_unread: number;
  is_frozen: boolean;
  /** Whether its tourist has prepaid a trip with its organizer. */
  is_prepaid: boolean;
  created_at: Date;
  updated_at: Date;
}

const unread = (cursor: string, isMine: string) => `
  (SELECT count(*)::integer FROM chat_message m
    WHERE m.chat_id = chat.id AND m.id > chat.${cursor} AND m.side ${isMine} AND m.deleted_at IS NULL)`;
/** SQL for the unread messages of a side, which the other side wrote. */
const touristUnread = unread("tourist_read_id", "<> 'tourist'");
const hostUnread = unread("host_read_id", "= 'tourist'");

const chatColumns = `
  chat.id, chat.account_id, chat.organizer_id, chat.storefront, account.language,
  full_name(account.first_name, account.last_name) AS tourist_name,
  organizer.first_name AS organizer_first_name, organizer.last_name AS organizer_last_name,
  organizer.photo AS organizer_photo, avatar.uuid AS tourist_photo,
  chat.tour_id, tour.title AS tour_title, tour.slug AS tour_slug, tour.images[1] AS tour_image,
  chat.last_message_id, chat.tourist_read_id, chat.host_read_id,
  ${touristUnread} AS tourist_unread, ${hostUnread} AS host_unread,
  EXISTS (SELECT FROM booking WHERE booking.account_id = chat.account_id
             AND booking.organizer_id = chat.organizer_id AND booking.status IN (3, 4)) AS is_prepaid,
  chat.frozen_at IS NOT NULL AS is_frozen, chat.created_at, chat.updated_at`;
const chatTables = `
  chat JOIN account ON account.id = chat.account_id
       LEFT JOIN stored_file avatar ON avatar.id = account.avatar_id
       LEFT JOIN organizer ON organizer.id = chat.organizer_id
       LEFT JOIN tour ON tour.id = chat.tour_id`;

/** Selects chats: an account's as a tourist, an organizer's and, with `isSupport`, all with support. */
export interface ChatScope {
  accountId: number | null;
  organizerId: number | null;
  isSupport: boolean;
}
const inScope = `(chat.account_id = $1 OR chat.organizer_id = $2 OR ($3 AND chat.organizer_id IS NULL))`;
const scopeValues = (scope: ChatScope) => [scope.accountId, scope.organizerId, scope.isSupport];

/** SQL condition: the other side's name or the tour's title, in any language, contains $4. */
const isFound = `($4 = ''
  OR EXISTS (SELECT FROM jsonb_each_text(tour.title) WHERE strpos(lower(value), lower($4)) > 0)
  OR (chat.account_id IS DISTINCT FROM $1
      AND strpos(lower(searched_name(account.first_name, account.last_name)), lower($4)) > 0)
  OR EXISTS (SELECT FROM jsonb_object_keys(organizer.first_name) AS language
              WHERE strpos(lower(searched_name(organizer.first_name ->> language, organizer.last_name ->> language)),
                           lower($4)) > 0))`;

export async function listChats(
  client: Queryable,
  scope: ChatScope,
  page: { limit: number; offset: number; search?: string },
): Promise<ChatRow[]> {
  const { rows } = await client.query<ChatRow>(
    `SELECT ${chatColumns} FROM ${chatTables}
      WHERE ${inScope} AND ${isFound} ORDER BY chat.updated_at DESC, chat.id DESC LIMIT $5 OFFSET $6`,
    [...scopeValues(scope), page.search ?? "", page.limit, page.offset],
  );
  return rows;
}

export async function countFound(
  client: Queryable,
  scope: ChatScope,
  search: string,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${chatTables} WHERE ${inScope} AND ${isFound}`,
    [...scopeValues(scope), search],
  );
  return rows[0]?.count ?? 0;
}

/** Counts chats and unread messages, in each chat for the side that the scope has in it. */
export async function countChats(
  client: Queryable,
  scope: ChatScope,
): Promise<{ total: number; unread: number }> {
  const { rows } = await client.query<{ total: number; unread: number }>(
    `SELECT count(*)::integer AS total,
            COALESCE(sum(CASE WHEN chat.account_id = $1
              THEN CASE WHEN last_message_id > tourist_read_id THEN ${touristUnread} ELSE 0 END
              ELSE CASE WHEN last_message_id > host_read_id THEN ${hostUnread} ELSE 0 END END), 0)::integer AS unread
       FROM chat WHERE ${inScope}`,
    scopeValues(scope),
  );
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Returns a chat; null for an unknown id. `forUpdate` locks it until the transaction ends. */
export async function findChat(
  client: Queryable,
  id: number,
  forUpdate = false,
): Promise<ChatRow | null> {
  if (forUpdate) await client.query("SELECT FROM chat WHERE id = $1 FOR UPDATE", [id]);
  const { rows } = await client.query<ChatRow>(
    `SELECT ${chatColumns} FROM ${chatTables} WHERE chat.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the chat of a booking's tourist with its organizer. */
export async function findChatOfBooking(
  client: Queryable,
  bookingId: number,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT chat.id FROM booking
       JOIN chat ON chat.account_id = booking.account_id AND chat.organizer_id = booking.organizer_id
      WHERE booking.id = $1`,
    [bookingId],
  );
  return rows[0]?.id ?? null;
}

export async function findSupportChat(
  client: Queryable,
  accountId: number,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM chat WHERE account_id = $1 AND organizer_id IS NULL",
    [accountId],
  );
  return rows[0]?.id ?? null;
}

/** Finds or creates the chat of a pair. Safe for concurrent callers. */
export async function openChat(
  client: Queryable,
  pair: { accountId: number; organizerId: number | null; storefront: string },
): Promise<{ id: number; isNew: boolean }> {
  const made = await client.query<{ id: number }>(
    `INSERT INTO chat (account_id, organizer_id, storefront) VALUES ($1, $2, $3)
     ON CONFLICT ON CONSTRAINT chat_of_pair DO NOTHING RETURNING id`,
    [pair.accountId, pair.organizerId, pair.storefront],
  );
  if (made.rows[0]) return { id: made.rows[0].id, isNew: true };
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM chat WHERE account_id = $1 AND organizer_id IS NOT DISTINCT FROM $2",
    [pair.accountId, pair.organizerId],
  );
  const [row] = rows;
  if (!row) throw new Error("A chat was not stored");
  return { id: row.id, isNew: false };
}

/** Moves a chat to a tour; returns whether it was about another one before. */
export async function setChatTour(
  client: Queryable,
  chatId: number,
  tourId: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE chat SET tour_id = $2 WHERE id = $1 AND tour_id IS DISTINCT FROM $2",
    [chatId, tourId],
  );
  return rowCount === 1;
}

/** Returns null if there is no such organizer; else whether the given tour, if any, is theirs. */
export async function findOrganizerTour(
  client: Queryable,
  organizerId: number,
  tourId: number | null,
): Promise<{ isTheirs: boolean } | null> {
  const { rows } = await client.query<{ is_theirs: boolean }>(
    `SELECT $2::integer IS NULL OR EXISTS (SELECT 1 FROM tour WHERE id = $2 AND organizer_id = $1) AS is_theirs
       FROM organizer WHERE id = $1`,
    [organizerId, tourId],
  );
  return rows[0] ? { isTheirs: rows[0].is_theirs } : null;
}

/** Marks everything as read by a side. False if it was already. */
export async function setRead(
  client: Queryable,
  chatId: number,
  side: "tourist" | "host",
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE chat SET ${side}_read_id = last_message_id, ${side}_reminded_at = NULL
      WHERE id = $1 AND last_message_id > ${side}_read_id`,
    [chatId],
  );
  return rowCount === 1;
}

/** Marks messages up to one as read by a side. False if they were already. */
export async function setReadUpTo(
  client: Queryable,
  chatId: number,
  side: "tourist" | "host",
  messageId: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE chat SET ${side}_read_id = $2, ${side}_reminded_at = NULL
      WHERE id = $1 AND ${side}_read_id < $2`,
    [chatId, messageId],
  );
  return rowCount === 1;
}

/** Freezes or unfreezes a chat and stores the reason. False if nothing changed. */
export async function setFrozen(
  client: Queryable,
  chatId: number,
  { isFrozen, reason, accountId }: { isFrozen: boolean; reason: string; accountId: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `WITH changed AS (
       UPDATE chat SET frozen_at = CASE WHEN $2 THEN now() END
        WHERE id = $1 AND (frozen_at IS NOT NULL) IS DISTINCT FROM $2 RETURNING id)
     INSERT INTO chat_freeze (chat_id, is_frozen, reason, account_id) SELECT id, $2, $3, $4 FROM changed`,
    [chatId, isFrozen, reason, accountId],
  );
  return rowCount === 1;
}

export async function muteChat(
  client: Queryable,
  chatId: number,
  accountId: number,
): Promise<void> {
  await client.query(
    "INSERT INTO chat_mute (chat_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [chatId, accountId],
  );
}

export async function unmuteChat(
  client: Queryable,
  chatId: number,
  accountId: number,
): Promise<void> {
  await client.query("DELETE FROM chat_mute WHERE chat_id = $1 AND account_id = $2", [
    chatId,
    accountId,
  ]);
}

/** Returns which of the chats the account has muted. */
export async function mutedChats(
  client: Queryable,
  accountId: number,
  chatIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await client.query<{ chat_id: number }>(
    "SELECT chat_id FROM chat_mute WHERE account_id = $1 AND chat_id = ANY ($2)",
    [accountId, chatIds],
  );
  return new Set(rows.map((row) => row.chat_id));
}
