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
import { dropLetter, clearQuotedMessages, lockLetter, setLetterBody } from "./letter-store.ts";
import type { ChatLetter } from "./letter-store.ts";
import { noticeText, quotedIn } from "./notice-text.ts";
import type { NoticeKind } from "./notice-text.ts";

/**
 * Updates a notice to the current text of its messages, or deletes it with the last of them. Rethrows
 * the gateway's error, for another try, as delivery does.
 */
export async function editLetter(
  context: ApiContext,
  gateways: Gateways,
  id: number,
): Promise<void> {
  const error = await inTransaction(context.pool, async (client) => {
    const letter = await lockLetter(client, id);
    const said = letter && (await messagesNow(context, client, letter.chatId, letter.quotedIds));
    if (!said) return null;
    const edit = { context, client, gateways, letter, said };
    try {
      await (said.messages.length === 0 ? takeBack(edit) : sayAnew(edit));
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
  letter: ChatLetter;
  said: SideMessages;
}

async function takeBack(edit: Edit): Promise<void> {
  const { client, gateways, letter } = edit;
  const { channel, recipient, externalId, isSent, isReader } = letter;
  const changes = gateways[channel]?.changes;
  // Also edit letters of recipients who have left the chat: the edit reveals nothing that they have not received.
  if (isSent && changes && externalId !== null) await changes.remove({ recipient, externalId });
  else if (isSent && isReader) await follow(edit, "chatMessengerDeleted");
  await dropLetter(client, letter);
}

async function sayAnew(edit: Edit): Promise<void> {
  const { context, client, gateways, letter, said } = edit;
  const { id, channel, recipient, externalId, kind, isSent, isReader, locale } = letter;
  const body = noticeText(context.config, kind, said, locale);
  const isOther = isReader && body !== letter.body;
  if (!isSent) {
    if (isOther) await setLetterBody(client, letter, body);
    // A delivery that found the notice locked by this transaction would be tried again only later.
    await addJob(client, "deliver-message", { outboxId: id });
  } else if (isOther) {
    const changes = gateways[channel]?.changes;
    if (changes && externalId !== null) {
      await changes.edit({ recipient, externalId }, body);
      await setLetterBody(client, letter, body);
    } else {
      await follow(edit, "chatMessengerEdited");
      await clearQuotedMessages(client, id);
    }
  }
}

/** Sends another notice about the change, for messengers that cannot edit messages. */
async function follow(
  { context, client, letter, said }: Edit,
  kind: Exclude<NoticeKind, "chatMessenger">,
): Promise<void> {
  const { channel, recipient, locale, isMuted } = letter;
  if (isMuted) return;
  await enqueue(client, {
    channel,
    recipient,
    subject: null,
    body: noticeText(context.config, kind, said, locale),
    kind,
    bookingId: null,
    locale,
    ...(said.messages.length > 0 && { chat: quotedIn(said) }),
  });
}
