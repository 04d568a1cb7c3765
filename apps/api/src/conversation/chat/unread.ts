import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { findChat } from "./chat-store.ts";
import type { ChatRow } from "./chat-store.ts";
import { hidesContacts, messageView } from "./chat-view.ts";
import { findMessage, listMessages, messagesById } from "./message-store.ts";

/** Newest messages of a chat among which unread ones are looked for. */
const most = 30;

/** Messages of one side, for the other. */
export interface SideMessages {
  chat: ChatRow;
  /** The receiving side. */
  side: "tourist" | "organizer";
  /** The messages as that side sees them, oldest first. */
  messages: ChatMessage[];
}

/**
 * Returns the receivers' unread messages, with the chat locked; null if the given message was read or deleted, or is
 * for support.
 */
export async function unreadOfReceiver(
  { config }: Pick<ApiContext, "config">,
  client: Client,
  messageId: number,
): Promise<SideMessages | null> {
  const found = await findMessage(client, messageId);
  const chat = found && (await findChat(client, found.chat_id, true));
  const message = chat && (await findMessage(client, messageId));
  if (!message || message.is_deleted || message.is_read) return null;
  const side = message.side === "tourist" ? "organizer" : "tourist";
  if (side === "organizer" && chat.organizer_id === null) return null;
  const rows = await listMessages(client, chat.id, { limit: most });
  const look = { hidesContacts: hidesContacts(chat, side, config.storefronts) };
  const messages = rows
    .filter(
      (row) => !row.is_read && !row.is_deleted && (row.side === "tourist") !== (side === "tourist"),
    )
    .map((row) => messageView(row, side, look));
  return { chat, side, messages: messages.toReversed() };
}

/** Returns messages of one side as the other sees them now, without deleted ones; null if the chat does not exist. */
export async function messagesNow(
  { config }: Pick<ApiContext, "config">,
  client: Client,
  chatId: number,
  ids: readonly number[],
): Promise<SideMessages | null> {
  const chat = await findChat(client, chatId);
  const rows = [...(await messagesById(client, ids)).values()];
  const [first] = rows;
  if (!chat || !first) return null;
  const side = first.side === "tourist" ? "organizer" : "tourist";
  const look = { hidesContacts: hidesContacts(chat, side, config.storefronts) };
  const messages = rows
    .filter((row) => !row.is_deleted)
    .toSorted((one, other) => one.id - other.id)
    .map((row) => messageView(row, side, look));
  return { chat, side, messages };
}
