import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import type { SupportView } from "@tropa/api-contract/staff/calls-support";
import type { Client, Queryable } from "../../platform/db/database.ts";
import { pageOf } from "./desk-store.ts";
import type { Page, Rows } from "./desk-store.ts";

export interface SupportRow {
  chat_id: number;
  tourist: string;
  storefront: string;
  message_id: number;
  side: ChatSide;
  text: string;
  said_at: Date;
  unread_count: number;
  waiting_since: Date | null;
  assignee_id: number | null;
  assignee: string;
  closed_at: Date | null;
  closer: string;
  is_frozen: boolean;
}

const nameOf = (person: string) => `full_name(${person}.first_name, ${person}.last_name)`;

const columns = `
  support.chat_id, ${nameOf("tourist")} AS tourist, chat.storefront, said.id AS message_id, said.side, said.body AS text,
  said.created_at AS said_at,
  (SELECT count(*)::integer FROM chat_message m WHERE m.chat_id = chat.id AND m.id > chat.host_read_id
      AND m.side = 'tourist' AND m.deleted_at IS NULL) AS unread_count,
  support.waiting_since, support.assignee_id, ${nameOf("assignee")} AS assignee, support.closed_at,
  ${nameOf("closer")} AS closer, chat.frozen_at IS NOT NULL AS is_frozen`;

const tables = `
  support_chat support JOIN chat ON chat.id = support.chat_id
    JOIN account tourist ON tourist.id = chat.account_id
    JOIN chat_message said ON said.id = chat.last_message_id
    LEFT JOIN account assignee ON assignee.id = support.assignee_id
    LEFT JOIN account closer ON closer.id = support.closed_by`;

/** SQL condition of each view; $1 is the account of the viewer. */
const isIn: Record<SupportView, string> = {
  all: "support.closed_at IS NULL",
  mine: "support.closed_at IS NULL AND support.assignee_id = $1",
  unassigned: "support.closed_at IS NULL AND support.assignee_id IS NULL",
  answered: "support.closed_at IS NOT NULL",
};

export const listSupportChats = (
  db: Queryable,
  page: Page & { accountId: number; view: SupportView; search: string },
): Promise<Rows<SupportRow>> =>
  pageOf(
    db,
    {
      select: columns,
      from: `${tables} WHERE $1::integer IS NOT NULL AND ${isIn[page.view]}
              AND ($2 = '' OR strpos(lower(${nameOf("tourist")}), lower($2)) > 0)`,
      order:
        page.view === "answered"
          ? "support.closed_at DESC, support.chat_id DESC"
          : "support.waiting_since NULLS LAST, chat.updated_at DESC, support.chat_id",
      values: [page.accountId, page.search],
    },
    page,
  );

export async function countSupportChats(
  db: Queryable,
  accountId: number,
): Promise<{ all: number; mine: number; unassigned: number }> {
  const { rows } = await db.query<Awaited<ReturnType<typeof countSupportChats>>>(
    `SELECT count(*)::integer AS all, count(*) FILTER (WHERE assignee_id = $1)::integer AS mine,
            count(*) FILTER (WHERE assignee_id IS NULL)::integer AS unassigned
       FROM support_chat WHERE closed_at IS NULL`,
    [accountId],
  );
  return rows[0]!;
}

export async function findSupportChat(db: Queryable, chatId: number): Promise<SupportRow | null> {
  const { rows } = await db.query<SupportRow>(
    `SELECT ${columns} FROM ${tables} WHERE support.chat_id = $1`,
    [chatId],
  );
  return rows[0] ?? null;
}

const mayAnswer = "is_staff AND 'support' = ANY (desk_parts)";

/** Returns the staff who may answer support chats. */
export async function listSupportStaff(
  db: Queryable,
): Promise<{ account_id: number; name: string }[]> {
  const { rows } = await db.query<{ account_id: number; name: string }>(
    `SELECT id AS account_id, ${nameOf("account")} AS name FROM account WHERE ${mayAnswer} ORDER BY 2, 1 LIMIT 200`,
  );
  return rows;
}

export async function isSupportStaff(db: Queryable, accountId: number): Promise<boolean> {
  const { rowCount } = await db.query(`SELECT FROM account WHERE id = $1 AND ${mayAnswer}`, [
    accountId,
  ]);
  return rowCount === 1;
}

/** Assigns a chat; false if its assignee has changed meanwhile or it is closed. Safe for concurrent calls. */
export async function assign(
  client: Client,
  { chatId, from, to }: { chatId: number; from: number | null; to: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE support_chat SET assignee_id = $3
      WHERE chat_id = $1 AND closed_at IS NULL AND assignee_id IS NOT DISTINCT FROM $2`,
    [chatId, from, to],
  );
  return rowCount === 1;
}

/** Closes a chat; false if it is closed already or the tourist has written after the last seen message. */
export async function close(
  client: Client,
  { chatId, seenId, accountId }: { chatId: number; seenId: number; accountId: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE support_chat SET closed_at = now(), closed_by = $3, waiting_since = NULL, assignee_id = NULL
      WHERE chat_id = $1 AND closed_at IS NULL
        AND NOT EXISTS (SELECT FROM chat_message WHERE chat_id = $1 AND id > $2 AND side = 'tourist')`,
    [chatId, seenId, accountId],
  );
  return rowCount === 1;
}
