import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageListLength } from "@tropa/api-contract/conversation/chat";
import type { Locale } from "@tropa/domain/locale";
import { may } from "@tropa/domain/people/permissions";
import { onceForKey } from "../../server/idempotency.ts";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { requireReader, requireSide } from "./chat-access.ts";
import { publishChat, publishFreezing, publishReading } from "./chat-events.ts";
import {
  countChats,
  countFound,
  findChat,
  findOrganizerTour,
  findSupportChat,
  listChats,
  openChat,
  setChatTour,
  setFrozen,
  setRead,
} from "./chat-store.ts";
import type { ChatRow, ChatScope } from "./chat-store.ts";
import { chatViews, hidesContacts, messageView, unreadOf } from "./chat-view.ts";
import { findMessage, listMessages } from "./message-store.ts";
import { messageOrNotFound, writeMessage } from "./messages.ts";

export { requireCaller } from "./chat-access.ts";
export {
  domainEndings,
  linkBeginnings,
  maskContacts,
  messengerNames,
  publicWords,
} from "./contact-mask.ts";
export { editFromMessenger, writeFromMessenger } from "./messenger-message.ts";
export { openTouristChat, writeAsOrganizer, writeAsSupport } from "./host-message.ts";
export { findChatOwners } from "./chat-owners.ts";
export { organizerName } from "./chat-view.ts";
export { publishQueueChange } from "./chat-events.ts";
export { showContacts } from "./shown-contacts.ts";
export { messagesNow, unreadOfReceiver } from "./unread.ts";
export type { SideMessages } from "./unread.ts";
export { findChat } from "./chat-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;
interface Reading {
  actor: Actor;
  locale: Locale;
}

/** Returns the scope of a list or a count. Throws `forbidden` for an organizer that the caller does not work for. */
export function scopeOf(actor: Actor, organizerId: number | undefined): ChatScope {
  if (organizerId === undefined)
    return {
      accountId: actor.accountId,
      organizerId: actor.organizerId,
      isSupport: may(actor, "desk.open", "support"),
    };
  if (!may(actor, "chat.read", { touristId: null, organizerId })) throw new ApiError("forbidden");
  return { accountId: null, organizerId, isSupport: false };
}

async function view(
  { config }: Pick<ApiContext, "config">,
  client: Queryable,
  row: ChatRow,
  { actor, locale }: Reading,
): Promise<Chat> {
  const [seen] = await chatViews(client, [row], (chat) => ({
    side: requireReader(chat, actor).side,
    locale,
    storefronts: config.storefronts,
  }));
  if (!seen) throw new ApiError("not_found");
  return seen;
}

export async function readChats(
  { pool, config }: Context,
  { actor, locale }: Reading,
  query: { organizerId: number | undefined; search?: string; limit: number; offset: number },
) {
  const scope = scopeOf(actor, query.organizerId);
  const { search = "" } = query;
  const [rows, counts, found, supportChatId] = await Promise.all([
    listChats(pool, scope, query),
    countChats(pool, scope),
    search === "" ? null : countFound(pool, scope, search),
    findSupportChat(pool, actor.accountId),
  ]);
  const items = await chatViews(pool, rows, (chat) => ({
    side: requireReader(chat, actor).side,
    locale,
    storefronts: config.storefronts,
  }));
  return {
    items,
    total: found ?? counts.total,
    limit: query.limit,
    offset: query.offset,
    unread_count: counts.unread,
    support_chat_id: supportChatId,
  };
}

export async function readChat(context: Context, reading: Reading, id: number): Promise<Chat> {
  const { chat } = requireReader(await findChat(context.pool, id), reading.actor);
  return view(context, context.pool, chat, reading);
}

export async function readMessages(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  actor: Actor,
  { chatId, ...page }: { chatId: number; offset: number; before?: number | undefined },
) {
  const { chat, side } = requireReader(await findChat(pool, chatId), actor);
  const look = {
    signing: config,
    hidesContacts: hidesContacts(chat, side, config.storefronts),
  };
  // One more tells whether there are older ones.
  const rows = await listMessages(pool, chatId, { ...page, limit: messageListLength + 1 });
  const items: ChatMessage[] = rows
    .slice(0, messageListLength)
    .map((row) => messageView(row, side, look));
  return { items, offset: page.offset, has_more: rows.length > messageListLength };
}

/** Finds or opens the caller's chat with support and returns its id. */
export async function supportChat(
  context: ApiContext,
  actor: Actor,
  storefront: string,
): Promise<number> {
  const existing = await findSupportChat(context.pool, actor.accountId);
  if (existing !== null) return existing;
  return inTransaction(context.pool, async (client) => {
    const pair = { accountId: actor.accountId, organizerId: null };
    const { id, isNew } = await openChat(client, { ...pair, storefront });
    await publishChat(context, client, id, { isNew, isAboutAnotherTour: false, message: null });
    return id;
  });
}

/** Authors see their own messages unmasked. */
const ownLook = { hidesContacts: false };

interface Question {
  organizerId: number;
  tourId: number | null;
  text: string;
}

/** Finds or opens the chat with an organizer and asks in it. Idempotent per key. */
export async function askOrganizer(
  context: ApiContext,
  reading: Reading & { storefront: string },
  question: Question,
  key: string | null,
): Promise<{ id: number; chat: Chat; message: ChatMessage | null }> {
  const { actor } = reading;
  return inTransaction(context.pool, async (client) => {
    let opened: Opened | null = null;
    // The key belongs to the message, or to the chat if there is no message.
    const call = question.text === "" ? "open-organizer-chat" : "ask-organizer";
    const repeatable = { call: `${call}/${actor.accountId}`, key, content: question };
    const { id: subject } = await onceForKey(client, repeatable, async () => {
      opened = await openOrganizerChat(client, reading, question);
      return opened.messageId ?? opened.chatId;
    });
    const message =
      question.text === "" ? null : messageOrNotFound(await findMessage(client, subject));
    const id = message?.chat_id ?? subject;
    const { chat } = requireReader(await findChat(client, id), actor);
    const seen = await view(context, client, chat, reading);
    if (opened) await publishChat(context, client, id, { ...(opened as Opened), message });
    return { id, chat: seen, message: message && messageView(message, "tourist", ownLook) };
  });
}

interface Opened {
  chatId: number;
  messageId: number | null;
  isNew: boolean;
  isAboutAnotherTour: boolean;
}

async function openOrganizerChat(
  client: Client,
  { actor, storefront }: Reading & { storefront: string },
  { organizerId, tourId, text }: Question,
): Promise<Opened> {
  const organizer = await findOrganizerTour(client, organizerId, tourId);
  if (!organizer) throw new ApiError("not_found");
  if (!organizer.isTheirs) throw fieldError("tour_id", "incorrect");
  // A chat with oneself is not allowed.
  if (actor.organizerId === organizerId) throw new ApiError("conflict");
  const pair = { accountId: actor.accountId, organizerId };
  const { id, isNew } = await openChat(client, { ...pair, storefront });
  const { chat } = requireSide(await findChat(client, id, true), actor);
  if (chat.is_frozen) throw new ApiError("conflict");
  const isAboutAnotherTour = tourId !== null && (await setChatTour(client, id, tourId));
  const message = { side: "tourist", authorId: actor.accountId, body: text, tourId } as const;
  const messageId =
    text === "" ? null : await writeMessage(client, chat, { ...message, fileId: null });
  return { chatId: id, messageId, isNew, isAboutAnotherTour };
}

/** Returns the number still unread: 0 unless a message came meanwhile. */
export async function markAsRead(context: ApiContext, actor: Actor, id: number): Promise<number> {
  return inTransaction(context.pool, async (client) => {
    const { side } = requireSide(await findChat(client, id, true), actor);
    const isNews = await setRead(client, id, side === "tourist" ? "tourist" : "host");
    const { chat } = requireSide(await findChat(client, id), actor);
    if (isNews) await publishReading(context, client, chat, side);
    return unreadOf(chat, side);
  });
}

export async function freezeChat(
  context: ApiContext,
  reading: Reading,
  { id, isFrozen, reason }: { id: number; isFrozen: boolean; reason: string },
): Promise<Chat> {
  return inTransaction(context.pool, async (client) => {
    requireReader(await findChat(client, id, true), reading.actor);
    await recordAct(client, reading.actor, "freezeChat", ["chat", id]);
    const isNews = await setFrozen(client, id, {
      isFrozen,
      reason,
      accountId: reading.actor.accountId,
    });
    const { chat } = requireReader(await findChat(client, id), reading.actor);
    const seen = await view(context, client, chat, reading);
    if (isNews) await publishFreezing(context, client, chat);
    return seen;
  });
}
