import { messageChangeMinutes, messageLength } from "@tropa/api-contract/conversation/chat";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { isBlocked } from "../../people/blocks/blocks.ts";
import { isOpenFor, partyOf } from "./chat-access.ts";
import { publishChat, publishReading } from "./chat-events.ts";
import { findChat, setReadUpTo } from "./chat-store.ts";
import { countNewest, findMessage } from "./message-store.ts";
import { changeText, messageOrNotFound, writeMessage } from "./messages.ts";

/** Most messages of an author in a chat per minute. */
const mostInMinute = 30;

interface Answer {
  accountId: number;
  organizerId: number | null;
  chatId: number;
  text: string;
  fileId: number | null;
  /** The last message that the author has read in their messenger. */
  readUpTo: number;
}

/** Writes a message from a messenger. Null if its author may not write in this chat. */
export async function writeFromMessenger(
  context: Pick<ApiContext, "config">,
  client: Client,
  { chatId, text, fileId, readUpTo, ...person }: Answer,
): Promise<number | null> {
  const chat = await findChat(client, chatId, true);
  const side = chat && partyOf(chat, person);
  if (!chat || !side || !isOpenFor(side, chat.is_frozen)) return null;
  // A messenger needs no session, which a block ends.
  if (await isBlocked(client, person)) return null;
  if ((text === "" && fileId === null) || text.length > messageLength) return null;
  if ((await countNewest(client, chatId, person.accountId, mostInMinute)) >= mostInMinute)
    return null;
  const message = { side, authorId: person.accountId, body: text, tourId: null, fileId };
  const messageId = await writeMessage(client, chat, message);
  const isNews = await setReadUpTo(client, chatId, side === "tourist" ? side : "host", readUpTo);
  const read = isNews ? await findChat(client, chatId) : null;
  if (read) await publishReading(context, client, read, side);
  await publishChat(context, client, chatId, {
    isNew: false,
    isAboutAnotherTour: false,
    message: messageOrNotFound(await findMessage(client, messageId)),
  });
  return messageId;
}

interface Edited {
  accountId: number;
  organizerId: number | null;
  messageId: number;
  text: string;
}

/** Applies an edit made in a messenger, by the chat's rules. False if it is not allowed (any more). */
export async function editFromMessenger(
  context: Pick<ApiContext, "config">,
  client: Client,
  { messageId, text, ...person }: Edited,
): Promise<boolean> {
  const found = await findMessage(client, messageId);
  const chat = found && (await findChat(client, found.chat_id, true));
  const message = await findMessage(client, messageId, messageChangeMinutes);
  const side = chat && partyOf(chat, person);
  if (!message || !side || message.author_id !== person.accountId) return false;
  // Messengers also report edits that do not change the text.
  if (message.body === text) return true;
  if (message.is_deleted || message.is_moderated || !message.is_fresh) return false;
  if (await isBlocked(client, person)) return false;
  if (!isOpenFor(side, chat.is_frozen) || text.length > messageLength) return false;
  if (text === "" && message.attachment_status === null) return false;
  await changeText(context, client, { chat, message }, text);
  return true;
}
