import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { brandOf, letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import { devicesOf } from "../push/push.ts";
import { organizerName, unreadOfReceiver } from "../chat/chat.ts";
import type { ChatRow } from "../chat/chat.ts";
import { messengerReaders } from "./notice-store.ts";
import type { NoticeReader } from "./notice-store.ts";

/** Who leaves so many letters of a chat unread hears no more of it by messenger until they read or answer. */
const mostLetters = 10;
/** Messages in one letter. */
const mostMessages = 5;

/**
 * Tells the receivers of a message by their messengers, where it can be answered, and has their devices told. By messenger
 * once, however often it is asked for.
 */
export async function sendNotices(context: ApiContext, messageId: number): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const unread = await unreadOfReceiver(context, client, messageId);
    if (!unread) return;
    const { chat, side, messages } = unread;
    for (const reader of await messengerReaders(client, chat.id, side)) {
      const news = messages.filter(({ id }) => id > reader.toldId);
      if (news.length > 0 && reader.letters < mostLetters)
        await writeNotice(context, client, { chat, isTourist: side === "tourist", reader, news });
    }
    for (const subscriptionId of await devicesOf(client, chat.id, side))
      await addJob(client, "send-push", { subscriptionId, messageId });
  });
}

interface Notice {
  chat: ChatRow;
  isTourist: boolean;
  reader: NoticeReader;
  news: readonly ChatMessage[];
}

const wordsOf = ({ text, attachment }: ChatMessage) =>
  [text, attachment?.file ? `📎 ${attachment.file.name}` : ""].filter(Boolean).join("\n");

async function writeNotice(
  { config }: ApiContext,
  client: Client,
  { chat, isTourist, reader: { language, source, externalId }, news }: Notice,
): Promise<void> {
  const storefront = config.storefronts.of(chat.storefront);
  const locale = isLocale(language) ? language : ownLocale(storefront);
  const reader = { storefront, locale };
  const sender = isTourist ? organizerName(chat, locale) : chat.tourist_name;
  const path: `/${string}` = isTourist ? `/chat/${chat.id}` : `/organizer/chats/${chat.id}`;
  const kind = "chatMessenger";
  const { body } = writeMessage(kind, reader, {
    // Support, and who has not said their name, writes in the storefront's.
    sender: sender || brandOf(reader),
    text: news.slice(-mostMessages).map(wordsOf).join("\n\n"),
    link: letterLink(reader, path),
  });
  await enqueue(client, {
    channel: source,
    recipient: externalId,
    subject: null,
    body,
    kind,
    bookingId: null,
    locale,
    chat: { id: chat.id, messageId: news.at(-1)?.id ?? 0 },
  });
}
