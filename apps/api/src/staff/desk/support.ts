import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type {
  SupportChat,
  SupportView,
  supportChatStateCall,
  supportChatsCall,
} from "@tropa/api-contract/staff/calls-support";
import type { ApiContext } from "../../config/context.ts";
import { findChat, publishQueueChange } from "../../conversation/chat/chat.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { pageOf, paged } from "./desk.ts";
import * as store from "./support-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;

function view(row: store.SupportRow): SupportChat {
  const { assignee_id: assigneeId } = row;
  return {
    chat_id: row.chat_id,
    tourist: row.tourist,
    storefront: row.storefront,
    last_message: {
      id: row.message_id,
      side: row.side,
      text: row.text,
      created_at: row.said_at.toISOString(),
    },
    unread_count: row.unread_count,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assignee: assigneeId === null ? null : { account_id: assigneeId, name: row.assignee },
    closed: row.closed_at && { at: row.closed_at.toISOString(), by: row.closer },
    is_frozen: row.is_frozen,
  };
}

async function chatOrNotFound(db: Queryable, chatId: number): Promise<SupportChat> {
  const row = await store.findSupportChat(db, chatId);
  if (!row) throw new ApiError("not_found");
  return view(row);
}

/** Returns support chats, longest waiting first. */
export async function supportChats(
  { pool }: Context,
  actor: Actor,
  query: { page: number; view: SupportView; search: string },
): Promise<AnswerOf<typeof supportChatsCall>> {
  const { accountId } = actor;
  const [rows, counts] = await Promise.all([
    store.listSupportChats(pool, { ...query, ...pageOf(query.page), accountId }),
    store.countSupportChats(pool, accountId),
  ]);
  return { ...paged(rows, query.page, view), counts };
}

/** Returns a support chat and the staff to whom it can be assigned. Throws `not_found`. */
export async function supportChatState(
  { pool }: Context,
  chatId: number,
): Promise<AnswerOf<typeof supportChatStateCall>> {
  const [chat, staff] = await Promise.all([
    chatOrNotFound(pool, chatId),
    store.listSupportStaff(pool),
  ]);
  return { chat, staff };
}

/** Changes a chat's assignee. Throws `conflict` if it differs from the one that the caller saw. */
export async function assignSupportChat(
  context: Context,
  actor: Actor,
  { chatId, from, to }: { chatId: number; from: number | null; to: number | null },
): Promise<SupportChat> {
  return inTransaction(context.pool, async (client) => {
    await chatOrNotFound(client, chatId);
    if (to !== null && !(await store.isSupportStaff(client, to)))
      throw fieldError("to", "incorrect");
    if (!(await store.assign(client, { chatId, from, to }))) throw new ApiError("conflict");
    await recordAct(client, actor, "assignSupportChat", ["chat", chatId]);
    const chat = await chatOrNotFound(client, chatId);
    await publishQueueChange(context, client, chatId);
    return chat;
  });
}

/** Closes a chat. Throws `conflict` if the tourist has written meanwhile. Idempotent. */
export async function closeSupportChat(
  context: Context,
  actor: Actor,
  { chatId, seenId }: { chatId: number; seenId: number },
): Promise<SupportChat> {
  const { accountId } = actor;
  return inTransaction(context.pool, async (client) => {
    await chatOrNotFound(client, chatId);
    // Lock the chat, so that nobody writes into it meanwhile.
    await findChat(client, chatId, true);
    const isNews = await store.close(client, { chatId, seenId, accountId });
    const chat = await chatOrNotFound(client, chatId);
    if (chat.closed === null) throw new ApiError("conflict");
    if (!isNews) return chat;
    await recordAct(client, actor, "closeSupportChat", ["chat", chatId]);
    await publishQueueChange(context, client, chatId);
    return chat;
  });
}
