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

export { editLetter } from "./letter-edits.ts";

/** After this many notices without reading or answering the chat, no more are sent. */
const mostLetters = 10;
/** Most messages in one notice. */
const mostMessages = 5;

/**
 * Notifies the receivers of a message by messenger, where they can answer, and queues push notifications. Idempotent for
 * messengers.
 */
export async function sendNotices(context: ApiContext, messageId: number): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const unread = await unreadOfReceiver(context, client, messageId);
    if (!unread) return;
    const { chat, side } = unread;
    for (const reader of await messengerReaders(client, chat.id, side)) {
      const messages = unread.messages.filter(({ id }) => id > reader.toldId).slice(-mostMessages);
      if (messages.length > 0 && reader.letters < mostLetters)
        await writeNotice(context, client, { told: { ...unread, messages }, reader });
    }
    for (const subscriptionId of await devicesOf(client, chat.id, side))
      await addJob(client, "send-push", { subscriptionId, messageId });
  });
}

interface Notice {
  told: SideMessages;
  reader: NoticeReader;
}

async function writeNotice(
  { config }: ApiContext,
  client: Client,
  { told, reader: { language, source, externalId } }: Notice,
): Promise<void> {
  const locale = isLocale(language)
    ? language
    : ownLocale(config.storefronts.of(told.chat.storefront));
  const kind = "chatMessenger";
  await enqueue(client, {
    channel: source,
    recipient: externalId,
    subject: null,
    body: noticeText(config, kind, told, locale),
    kind,
    bookingId: null,
    locale,
    chat: quotedIn(told),
  });
}
