import { messageChangeMinutes } from "@tropa/api-contract/conversation/chat";
import type { StoredFile } from "@tropa/api-contract/conversation/calls-uploads";
import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { onceForKey } from "../../server/idempotency.ts";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { isOpenFor, requireReader, requireSide } from "./chat-access.ts";
import {
  publishChat,
  publishDeletion,
  publishDownload,
  publishMessageChange,
} from "./chat-events.ts";
import { findChat } from "./chat-store.ts";
import type { ChatRow } from "./chat-store.ts";
import { hidesContacts, messageView, shownFileName } from "./chat-view.ts";
import { maskContacts } from "./contact-mask.ts";
import {
  findMessage,
  hasNoticeReaders,
  insertMessage,
  isOwnFile,
  noticesWithMessage,
  updateSupportQueue,
  setBody,
  setDeleted,
  setDownloaded,
  setModeratedBody,
} from "./message-store.ts";
import type { MessageRow, NewMessage } from "./message-store.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import { findFile } from "../../platform/files/upload-store.ts";

/** Delay before notifying outside the site: somebody who has the chat open reads the message within it. */
const noticeSeconds = 5;

/** Throws `not_found` for null. */
export function messageOrNotFound(message: MessageRow | null): MessageRow {
  if (!message) throw new ApiError("not_found");
  return message;
}

/** Writes into a chat locked by the transaction. Throws `conflict` for a frozen chat. */
export async function writeMessage(
  client: Client,
  chat: ChatRow,
  message: Omit<NewMessage, "chatId">,
): Promise<number> {
  if (!isOpenFor(message.side, chat.is_frozen)) throw new ApiError("conflict");
  if (message.fileId !== null && !(await isOwnFile(client, message.fileId, message.authorId)))
    throw fieldError("file_id", "incorrect");
  const id = await insertMessage(client, { ...message, chatId: chat.id });
  if (chat.organizer_id === null) await updateSupportQueue(client, { ...message, chatId: chat.id });
  if (await hasNoticeReaders(client, chat.id, message.side))
    await addJob(client, "send-notices", { messageId: id }, noticeSeconds);
  return id;
}

/** Authors see their own messages unmasked. */
const ownLook = ({ config }: Pick<ApiContext, "config">) => ({
  signing: config,
  hidesContacts: false,
});

interface Sent {
  chatId: number;
  text: string;
  fileId: number | null;
}

/** Sends a message. Idempotent per key: a repetition returns the first call's message. */
export async function sendMessage(
  context: ApiContext,
  actor: Actor,
  sent: Sent,
  key: string | null,
): Promise<ChatMessage> {
  return inTransaction(context.pool, async (client) => {
    const repeatable = { call: `send-message/${actor.accountId}`, key, content: sent };
    const { id, isRepeated } = await onceForKey(client, repeatable, async () => {
      const { chat, side } = requireSide(await findChat(client, sent.chatId, true), actor);
      const message = { side, authorId: actor.accountId, body: sent.text, tourId: null };
      if (side === "support") await recordAct(client, actor, "sendMessage", ["chat", chat.id]);
      return writeMessage(client, chat, { ...message, fileId: sent.fileId });
    });
    const message = messageOrNotFound(await findMessage(client, id));
    if (!isRepeated)
      await publishChat(context, client, message.chat_id, {
        isNew: false,
        isAboutAnotherTour: false,
        message,
      });
    return messageView(message, message.side, ownLook(context));
  });
}

interface LockedMessage {
  chat: ChatRow;
  message: MessageRow;
}

/** Locks the chat of a message until the transaction ends; `read` then returns the message, which nobody else can change. */
async function lockChatOfMessage(
  client: Client,
  id: number,
): Promise<{ chat: ChatRow | null; read(): Promise<MessageRow> }> {
  const found = messageOrNotFound(await findMessage(client, id));
  const chat = await findChat(client, found.chat_id, true);
  return {
    chat,
    read: async () => messageOrNotFound(await findMessage(client, id, messageChangeMinutes)),
  };
}

/** Locks the caller's own message. Throws `forbidden` for somebody else's and `conflict` if it is deleted or too old. */
async function lockOwnMessage(client: Client, actor: Actor, id: number): Promise<LockedMessage> {
  const locked = await lockChatOfMessage(client, id);
  const { chat, side } = requireReader(locked.chat, actor);
  const message = await locked.read();
  if (message.author_id !== actor.accountId) throw new ApiError("forbidden");
  if (message.is_deleted || !message.is_fresh || !isOpenFor(side, chat.is_frozen))
    throw new ApiError("conflict");
  return { chat, message };
}

/** Queues updates of notices that contain the message. Call with the chat locked. */
async function queueNoticeEdits(client: Client, message: MessageRow): Promise<void> {
  for (const outboxId of await noticesWithMessage(client, message))
    await addJob(client, "edit-letter", { outboxId });
}

/** Changes a message that is locked with its chat, and publishes the change. */
export async function changeText(
  context: Pick<ApiContext, "config">,
  client: Client,
  { chat, message }: LockedMessage,
  text: string,
): Promise<MessageRow> {
  await setBody(client, message.id, text);
  await queueNoticeEdits(client, message);
  const edited = messageOrNotFound(await findMessage(client, message.id));
  await publishMessageChange(context, client, chat, "message_was_edit", edited);
  return edited;
}

export async function editMessage(
  context: ApiContext,
  actor: Actor,
  id: number,
  text: string,
): Promise<ChatMessage> {
  return inTransaction(context.pool, async (client) => {
    const { chat, message } = await lockOwnMessage(client, actor, id);
    // The author must not restore what staff have hidden.
    if (message.is_moderated) throw new ApiError("conflict");
    if (message.side === "support") await recordAct(client, actor, "editMessage", ["message", id]);
    const edited = await changeText(context, client, { chat, message }, text);
    return messageView(edited, edited.side, ownLook(context));
  });
}

export async function deleteMessage(context: ApiContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const { message } = await lockOwnMessage(client, actor, id);
    await setDeleted(client, id);
    await queueNoticeEdits(client, message);
    if (message.side === "support")
      await recordAct(client, actor, "deleteMessage", ["message", id]);
    const chat = await findChat(client, message.chat_id);
    if (chat) await publishDeletion(context, client, chat, id);
  });
}

/** Masks the contacts in a message or replaces its text; only for staff. */
export async function moderateMessage(
  context: ApiContext,
  actor: Actor,
  id: number,
  text: string | null,
): Promise<ChatMessage> {
  return inTransaction(context.pool, async (client) => {
    const locked = await lockChatOfMessage(client, id);
    const { chat, side } = requireReader(locked.chat, actor);
    const message = await locked.read();
    if (message.is_deleted) throw new ApiError("conflict");
    await recordAct(client, actor, "moderateMessage", ["message", id]);
    await setModeratedBody(client, id, text ?? maskContacts(message.body));
    await queueNoticeEdits(client, message);
    const moderated = messageOrNotFound(await findMessage(client, id));
    await publishMessageChange(context, client, chat, "message_was_moderated", moderated);
    return messageView(moderated, side, { hidesContacts: false });
  });
}

/** Returns the file of a message. Records a download by the receiver and notifies the sender. */
export async function openAttachment(
  context: ApiContext,
  actor: Actor,
  id: number,
): Promise<StoredFile> {
  return inTransaction(context.pool, async (client) => {
    const locked = await lockChatOfMessage(client, id);
    const { chat, side } = requireReader(locked.chat, actor);
    const message = await locked.read();
    if (message.is_deleted || message.attachment_status === null) throw new ApiError("not_found");
    const file = message.file_id === null ? null : await findFile(client, { id: message.file_id });
    if (!file) throw new ApiError("gone");
    await recordAct(client, actor, "openAttachment", ["message", id]);
    const isReceiver = side !== null && side !== message.side;
    if (isReceiver && (await setDownloaded(client, id)))
      await publishDownload(context, client, chat, message);
    const look = { hidesContacts: hidesContacts(chat, side, context.config.storefronts) };
    return fileAnswer(context.config, { ...file, name: shownFileName(message, side, look) });
  });
}
