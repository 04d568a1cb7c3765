import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { chatListCall } from "@tropa/api-contract/conversation/calls-chat";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import { chatKeys } from "../queries/unread-query.ts";
import { updateMatching, withMessage } from "../queries/message-pages.ts";
import type { KnownMessages } from "../queries/message-pages.ts";

type List = InfiniteData<AnswerOf<typeof chatListCall>, number>;

function changeMessages(
  client: QueryClient,
  chatId: number,
  change: (known: KnownMessages) => KnownMessages,
): void {
  client.setQueryData<KnownMessages>(chatKeys.messages(chatId), (known) => known && change(known));
}

/** Updates a chat in the cache, both by itself and in the lists. */
export function changeChat(
  client: QueryClient,
  chatId: number,
  change: (chat: Chat) => Chat,
): void {
  client.setQueryData<Chat>(chatKeys.chat(chatId), (chat) => chat && change(chat));
  client.setQueriesData<List>(
    { queryKey: chatKeys.lists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((chat) => (chat.id === chatId ? change(chat) : chat)),
        })),
      },
  );
}

/** Moves a chat to the top of each list; refetches lists without it. */
function raiseChat(client: QueryClient, chatId: number): void {
  for (const [queryKey, list] of client.getQueriesData<List>({ queryKey: chatKeys.lists })) {
    const chat = list?.pages.flatMap(({ items }) => items).find(({ id }) => id === chatId);
    if (!list || !chat) {
      void client.invalidateQueries({ queryKey });
      continue;
    }
    const pages = list.pages.map((page, index) => {
      const others = page.items.filter(({ id }) => id !== chatId);
      return { ...page, items: index === 0 ? [chat, ...others] : others };
    });
    client.setQueryData<List>(queryKey, { ...list, pages });
  }
}

function lacksPreview(client: QueryClient, { chat_id: chatId, id }: ChatMessage): boolean {
  const known = client.getQueryData<KnownMessages>(chatKeys.messages(chatId));
  const file = known?.items.find((one) => one.id === id)?.attachment?.file;
  return file?.preview === null && file.media_type.startsWith("image/");
}

/** Adds a message, received or sent here, to its chat and to the lists as the last one. */
export function takeMessage(client: QueryClient, message: ChatMessage): void {
  const { chat_id: chatId, id, type } = message;
  changeMessages(client, chatId, (known) => withMessage(known, message));
  // Events carry no preview links: fetch one.
  if (lacksPreview(client, message))
    void client.invalidateQueries({ queryKey: chatKeys.messages(chatId) });
  changeChat(client, chatId, (chat) => {
    const last = chat.last_message?.id ?? 0;
    if (id <= last) return id === last ? { ...chat, last_message: message } : chat;
    return {
      ...chat,
      last_message: message,
      updated_at: message.created_at,
      unread_count: chat.unread_count + (type === "input" ? 1 : 0),
    };
  });
  raiseChat(client, chatId);
}

/** Replaces an edited message. */
export function replaceMessage(client: QueryClient, message: ChatMessage): void {
  changeMessages(client, message.chat_id, (known) => withMessage(known, message));
  changeChat(client, message.chat_id, (chat) =>
    chat.last_message?.id === message.id ? { ...chat, last_message: message } : chat,
  );
}

/** Empties a deleted message; it keeps its place. */
export function emptyMessage(client: QueryClient, chatId: number, messageId: number): void {
  const empty = { text: "", attachment: null, is_deleted: true };
  changeMessages(client, chatId, (known) =>
    updateMatching(known, ({ id, is_deleted: isDeleted }) => id === messageId && !isDeleted, empty),
  );
  changeChat(client, chatId, (chat) =>
    chat.last_message?.id === messageId
      ? { ...chat, last_message: { ...chat.last_message, ...empty } }
      : chat,
  );
}

/** Refetches all unread counts. A message may count for the account itself and for its organizer. */
export function recountUnread(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: chatKeys.unreadCounts });
}

type EventOf<Name> = Extract<RealtimeEvent, { event: Name }>;

function takeReading(
  client: QueryClient,
  { chat_id: chatId, data }: EventOf<"chat_is_read">,
): void {
  let isOwn = false;
  changeChat(client, chatId, (chat) => {
    isOwn ||= chat.own_side === data.side;
    return { ...chat, unread_count: data.unread_count };
  });
  changeMessages(client, chatId, (known) =>
    updateMatching(
      known,
      ({ id, is_read: isRead, side }) =>
        !isRead && id <= data.last_read_message_id && side !== data.side,
      { is_read: true },
    ),
  );
  if (isOwn) recountUnread(client);
}

/** Updates the cache by a socket event. */
export function applyEvent(client: QueryClient, event: RealtimeEvent): void {
  // Any event may reorder support's queue; only support has it in the cache.
  void client.invalidateQueries({ queryKey: chatKeys.support });
  switch (event.event) {
    case "new_message":
      takeMessage(client, event.data);
      break;
    case "message_was_edit":
    case "message_was_moderated":
      replaceMessage(client, event.data);
      break;
    case "message_was_deleted":
      emptyMessage(client, event.chat_id, event.data.message_id);
      changeChat(client, event.chat_id, (chat) => ({
        ...chat,
        unread_count: event.data.unread_count,
      }));
      recountUnread(client);
      break;
    case "chat_is_read":
      takeReading(client, event);
      break;
    case "chat_was_updated":
      changeChat(client, event.chat_id, () => event.data);
      break;
    case "chat_created":
      client.setQueryData(chatKeys.chat(event.chat_id), event.data);
      void client.invalidateQueries({ queryKey: chatKeys.lists });
      void client.invalidateQueries({ queryKey: chatKeys.notifications });
      break;
    case "attachment_download_status_was_changed":
      changeMessages(client, event.chat_id, (known) => {
        const { message_id: messageId, status } = event.data;
        const found = known.items.find(({ id }) => id === messageId);
        if (!found?.attachment) return known;
        return withMessage(known, { ...found, attachment: { ...found.attachment, status } });
      });
      break;
    case "chat_is_frozen": {
      const { is_frozen: isFrozen } = event.data;
      changeChat(client, event.chat_id, (chat) => ({
        ...chat,
        is_frozen: isFrozen,
        can_write: chat.own_side !== null && (!isFrozen || chat.own_side === "support"),
      }));
      break;
    }
    case "tasks_changed":
      for (const key of [["parts"], ["tasks"], ...event.data.ids.map((id) => ["task", id])])
        void client.invalidateQueries({ queryKey: [...chatKeys.desk, ...key] });
      break;
    case "crm_user_chat_notifications_enabled":
      void client.invalidateQueries({ queryKey: ["messengers"] });
      void client.invalidateQueries({ queryKey: chatKeys.notifications });
      break;
  }
}
