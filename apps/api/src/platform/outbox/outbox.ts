import type { Queryable } from "../db/database.ts";
import { addJob } from "../jobs/queue.ts";
import { brandOf } from "../storefronts/storefront.ts";
import { writeLetter, writeMessage } from "./message-text.ts";
import type { MessageKind } from "./message-text.ts";
import { insertMessage } from "./outbox-store.ts";
import type { OutboxMessage } from "./outbox-store.ts";
import type { StorefrontReader } from "../storefronts/storefront.ts";

/**
 * Puts a message into the outbox (docs/product/letters.md#outbox). With the client of a transaction, the message is sent
 * only if the transaction commits.
 */
export async function enqueue(client: Queryable, message: OutboxMessage): Promise<void> {
  const outboxId = await insertMessage(client, message);
  await addJob(client, "deliver-message", { outboxId });
}

/** A person's addresses. */
export interface Reachable {
  email: string | null;
  phone: string | null;
}

/**
 * Writes a message in the reader's language and puts it into the outbox. It is sent by e-mail, or by SMS without an
 * e-mail address. Urgent messages also have a short text that always goes to the phone.
 */
export async function enqueueText(
  client: Queryable,
  to: Reachable & StorefrontReader,
  kind: MessageKind,
  values: Readonly<Record<string, string | number>>,
  bookingId: number | null = null,
): Promise<void> {
  const { sms, smsWithoutEmail } = writeMessage(kind, to, values);
  const about = { kind, bookingId, locale: to.locale };
  if (to.email) {
    const { subject, html, text: body } = writeLetter(kind, to, values);
    const replyTo = { name: brandOf(to), address: to.storefront.contacts.email };
    const unsubscribe = String(values["unsubscribe"] ?? "") || null;
    const letter = { html, replyTo, unsubscribe };
    await enqueue(client, {
      ...about,
      channel: "email",
      recipient: to.email,
      subject,
      body,
      letter,
    });
  }
  const text = to.email ? sms : smsWithoutEmail;
  if (to.phone && text !== null)
    await enqueue(client, {
      ...about,
      channel: "sms",
      recipient: to.phone,
      subject: null,
      body: text,
    });
}
