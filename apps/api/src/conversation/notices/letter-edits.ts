import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { addJob } from "../../platform/jobs/queue.ts";
import { recordFailure } from "../../platform/outbox/delivery-store.ts";
import { GatewayRefusal } from "../../platform/outbox/gateway.ts";
import type { Gateways } from "../../platform/outbox/gateway.ts";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { messagesNow } from "../chat/chat.ts";
import type { SideMessages } from "../chat/chat.ts";
import { dropNotice, clearQuotedMessages, lockNotice, setNoticeBody } from "./letter-store.ts";
import type { ChatNotice } from "./letter-store.ts";
import { noticeText, quotedIn } from "./notice-text.ts";
import type { NoticeKind } from "./notice-text.ts";

/**
 * Updates a notice, queued or sent, to the current text of the messages it quotes; deletes it if all of them are
 * deleted. Stores a gateway's error and rethrows it, so that the job is retried, unless the gateway refused the change.
 */
export async function editNotice(
  context: ApiContext,
  gateways: Gateways,
  id: number,
): Promise<void> {
  const error = await inTransaction(context.pool, async (client) => {
    const notice = await lockNotice(client, id);
    const quoted = notice && (await messagesNow(context, client, notice.chatId, notice.quotedIds));
    if (!quoted) return null;
    const edit = { context, client, gateways, notice, quoted };
    try {
      await (quoted.messages.length === 0 ? removeNotice(edit) : updateNotice(edit));
      return null;
    } catch (thrown) {
      return thrown;
    }
  });
  if (error === null) return;
  await recordFailure(context.pool, id, error instanceof Error ? error.message : "failed");
  if (!(error instanceof GatewayRefusal)) throw error;
}

interface Edit {
  context: ApiContext;
  client: Client;
  gateways: Gateways;
  notice: ChatNotice;
  /** The quoted messages as they are now, without deleted ones. */
  quoted: SideMessages;
}

async function removeNotice(edit: Edit): Promise<void> {
  const { client, gateways, notice } = edit;
  const { channel, recipient, externalId, isSent, isReader } = notice;
  const changes = gateways[channel]?.changes;
  // Also delete notices of recipients who do not belong to the chat any more: that reveals nothing to them.
  if (isSent && changes && externalId !== null) await changes.remove({ recipient, externalId });
  else if (isSent && isReader) await sendChangeNotice(edit, "chatMessengerDeleted");
  await dropNotice(client, notice);
}

async function updateNotice(edit: Edit): Promise<void> {
  const { context, client, gateways, notice, quoted } = edit;
  const { id, channel, recipient, externalId, kind, isSent, isReader, locale } = notice;
  const body = noticeText(context.config, kind, quoted, locale);
  const isOther = isReader && body !== notice.body;
  if (!isSent) {
    if (isOther) await setNoticeBody(client, notice, body);
    // A delivery that found the notice locked by this transaction would be tried again only later.
    await addJob(client, "deliver-message", { outboxId: id });
  } else if (isOther) {
    const changes = gateways[channel]?.changes;
    if (changes && externalId !== null) {
      await changes.edit({ recipient, externalId }, body);
      await setNoticeBody(client, notice, body);
    } else {
      await sendChangeNotice(edit, "chatMessengerEdited");
      await clearQuotedMessages(client, id);
    }
  }
}

/** Queues another notice that tells of the change, for messengers that cannot edit messages. */
async function sendChangeNotice(
  { context, client, notice, quoted }: Edit,
  kind: Exclude<NoticeKind, "chatMessenger">,
): Promise<void> {
  const { channel, recipient, locale, isMuted } = notice;
  if (isMuted) return;
  await enqueue(client, {
    channel,
    recipient,
    subject: null,
    body: noticeText(context.config, kind, quoted, locale),
    kind,
    bookingId: null,
    locale,
    ...(quoted.messages.length > 0 && { chat: quotedIn(quoted) }),
  });
}
