import { isLocale } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { ownLocale } from "../../platform/storefronts/storefront.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import { devicesOf } from "../push/push.ts";
import { unreadOfReceiver } from "../chat/chat.ts";
import type { SideMessages } from "../chat/chat.ts";
import { noticeText, quotedIn } from "./notice-text.ts";
import { messengerReaders } from "./notice-store.ts";
import type { NoticeReader } from "./notice-store.ts";

export { editNotice } from "./letter-edits.ts";

/** After this many notices without reading or answering the chat, no more are sent. */
const mostUnansweredNotices = 10;
/** Most messages in one notice. */
const mostMessages = 5;

/**
 * Queues notices of a chat message: one to the messenger that each receiver connected last (they can reply there) and a
 * push notification to each of their devices. A repeated call sends no second messenger notice, but may send a second
 * push notification.
 */
export async function sendNotices(context: ApiContext, messageId: number): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const unread = await unreadOfReceiver(context, client, messageId);
    if (!unread) return;
    const { chat, side } = unread;
    for (const reader of await messengerReaders(client, chat.id, side)) {
      const messages = unread.messages
        .filter(({ id }) => id > reader.lastNotifiedId)
        .slice(-mostMessages);
      if (messages.length > 0 && reader.unansweredNotices < mostUnansweredNotices)
        await writeNotice(context, client, { unread: { ...unread, messages }, reader });
    }
    for (const subscriptionId of await devicesOf(client, chat.id, side))
      await addJob(client, "send-push", { subscriptionId, messageId });
  });
}

interface Notice {
  unread: SideMessages;
  reader: NoticeReader;
}

async function writeNotice(
  { config }: ApiContext,
  client: Client,
  { unread, reader: { language, source, externalId } }: Notice,
): Promise<void> {
  const locale = isLocale(language)
    ? language
    : ownLocale(config.storefronts.of(unread.chat.storefront));
  const kind = "chatMessenger";
  await enqueue(client, {
    channel: source,
    recipient: externalId,
    subject: null,
    body: noticeText(config, kind, unread, locale),
    kind,
    bookingId: null,
    locale,
    chat: quotedIn(unread),
  });
}
