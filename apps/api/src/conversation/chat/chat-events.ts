import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { insertEvents, topicOf } from "../../platform/realtime/event-store.ts";
import type { NewEvent } from "../../platform/realtime/event-store.ts";
import { findChat } from "./chat-store.ts";
import type { ChatRow } from "./chat-store.ts";
import { ownLocale } from "../../platform/storefronts/storefront.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { chatView, hidesContacts, messageView, unreadOf } from "./chat-view.ts";
import type { Reader } from "./chat-view.ts";
import { messagesById } from "./message-store.ts";
import type { MessageRow } from "./message-store.ts";

type Context = Pick<ApiContext, "config">;

/** An event as one side reads it. */
type EventContent = NewEvent extends infer Event
  ? Event extends NewEvent
    ? Omit<Event, "topic">
    : never
  : never;

type SideReader = Reader & { side: ChatSide };

/** A message as a side currently sees it; events already sent do not change. */
const seenBy = (chat: ChatRow, message: MessageRow, { side, storefronts }: SideReader) =>
  messageView(message, side, { hidesContacts: hidesContacts(chat, side, storefronts) });

/** Both sides of a chat, each with its most likely language. */
function readersOf(chat: ChatRow, storefronts: Storefronts): SideReader[] {
  const usual = ownLocale(storefronts.of(chat.storefront));
  return [
    {
      side: "tourist",
      locale: isLocale(chat.language) ? chat.language : usual,
      storefronts,
    },
    { side: chat.organizer_id === null ? "support" : "organizer", locale: usual, storefronts },
  ];
}

/** Stores the events for both sides. Must be the last step of a transaction. */
async function publish(
  { config }: Context,
  client: Queryable,
  chat: ChatRow,
  eventsFor: (reader: SideReader) => EventContent[],
): Promise<void> {
  const parties = { accountId: chat.account_id, organizerId: chat.organizer_id };
  const events = readersOf(chat, config.storefronts).flatMap((reader) =>
    eventsFor(reader).map((event): NewEvent => ({
      ...event,
      topic: topicOf(parties, reader.side),
    })),
  );
  await insertEvents(client, events);
}

interface ChatChange {
  isNew: boolean;
  isAboutAnotherTour: boolean;
  message: MessageRow | null;
}

/** Publishes that a chat was opened, moved to another tour, or got a message: one event for each. */
export async function publishChat(
  context: Context,
  client: Queryable,
  chatId: number,
  { isNew, isAboutAnotherTour, message }: ChatChange,
): Promise<void> {
  if (!isNew && !isAboutAnotherTour && !message) return;
  const chat = await findChat(client, chatId);
  if (!chat) return;
  const last = (await messagesById(client, [chat.last_message_id ?? 0])).get(
    chat.last_message_id ?? 0,
  );
  await publish(context, client, chat, (reader) => {
    const data = chatView(chat, last ?? null, reader);
    return [
      ...(isNew ? [{ event: "chat_created", chat_id: chatId, data } as const] : []),
      ...(isAboutAnotherTour && !isNew
        ? [{ event: "chat_was_updated", chat_id: chatId, data } as const]
        : []),
      ...(message
        ? [
            {
              event: "new_message",
              chat_id: chatId,
              data: seenBy(chat, message, reader),
            } as const,
          ]
        : []),
    ];
  });
}

/** Sends a changed message to both sides of a chat, each as they may see it. */
export async function publishMessageChange(
  context: Context,
  client: Queryable,
  chat: ChatRow,
  event: "message_was_edit" | "message_was_moderated",
  message: MessageRow,
): Promise<void> {
  await publish(context, client, chat, (reader) => [
    { event, chat_id: chat.id, data: seenBy(chat, message, reader) },
  ]);
}

/** Sends each side the other side's messages again, as it may see them now. */
export async function publishShownContacts(
  context: Context,
  client: Queryable,
  chat: ChatRow,
  messages: readonly MessageRow[],
): Promise<void> {
  await publish(context, client, chat, (reader) =>
    messages
      .filter(({ side }) => side !== reader.side)
      .map((message) => ({
        event: "message_was_edit",
        chat_id: chat.id,
        data: seenBy(chat, message, reader),
      })),
  );
}

/** Tells both sides that a message was deleted. `chat` is its state afterwards. */
export async function publishDeletion(
  context: Context,
  client: Queryable,
  chat: ChatRow,
  messageId: number,
): Promise<void> {
  await publish(context, client, chat, ({ side }) => [
    {
      event: "message_was_deleted",
      chat_id: chat.id,
      data: { message_id: messageId, unread_count: unreadOf(chat, side) },
    },
  ]);
}

/** Tells both sides that one of them has read the chat. `chat` is its state afterwards. */
export async function publishReading(
  context: Context,
  client: Queryable,
  chat: ChatRow,
  side: ChatSide,
): Promise<void> {
  const lastRead = side === "tourist" ? chat.tourist_read_id : chat.host_read_id;
  await publish(context, client, chat, (reader) => [
    {
      event: "chat_is_read",
      chat_id: chat.id,
      data: { side, last_read_message_id: lastRead, unread_count: unreadOf(chat, reader.side) },
    },
  ]);
}

/** Tells only support that a support chat was assigned or closed. */
export async function publishQueueChange(
  context: Context,
  client: Queryable,
  chatId: number,
): Promise<void> {
  const chat = await findChat(client, chatId);
  if (!chat) return;
  const lastId = chat.last_message_id ?? 0;
  const last = (await messagesById(client, [lastId])).get(lastId) ?? null;
  await publish(context, client, chat, (reader) =>
    reader.side === "support"
      ? [{ event: "chat_was_updated", chat_id: chatId, data: chatView(chat, last, reader) }]
      : [],
  );
}

/** Tells both sides of a chat whether it is frozen. */
export async function publishFreezing(
  context: Context,
  client: Queryable,
  chat: ChatRow,
): Promise<void> {
  await publish(context, client, chat, () => [
    { event: "chat_is_frozen", chat_id: chat.id, data: { is_frozen: chat.is_frozen } },
  ]);
}

/** Tells both sides of a chat that the download of a message's attachment is complete. */
export async function publishDownload(
  context: Context,
  client: Queryable,
  chat: ChatRow,
  message: MessageRow,
): Promise<void> {
  await publish(context, client, chat, () => [
    {
      event: "attachment_download_status_was_changed",
      chat_id: chat.id,
      data: { message_id: message.id, file_id: message.file_id, status: "downloaded" },
    },
  ]);
}
