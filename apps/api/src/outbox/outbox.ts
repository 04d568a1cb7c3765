import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../db/database.ts";
import { addJob } from "../jobs/queue.ts";
import { writeMessage } from "./message-text.ts";
import type { MessageKind } from "./message-text.ts";
import { insertMessage } from "./outbox-store.ts";
import type { OutboxMessage } from "./outbox-store.ts";

/**
 * Puts a message to a person into the outbox (decisions, 17). Given the client of a transaction, the
 * message goes out exactly if the transaction commits: nobody reads of what did not happen.
 */
export async function enqueue(client: Queryable, message: OutboxMessage): Promise<void> {
  const outboxId = await insertMessage(client, message);
  await addJob(client, "deliver-message", { outboxId });
}

/** Where a person can be written to; a text goes by SMS only where there is no e-mail. */
export interface Reachable {
  email: string | null;
  phone: string | null;
}

/** Writes a message of the catalogue in the reader's language and puts it into the outbox. */
export async function enqueueText(
  client: Queryable,
  to: Reachable & { locale: Locale },
  kind: MessageKind,
  values: Readonly<Record<string, string | number>>,
  bookingId: number | null = null,
): Promise<void> {
  const recipient = to.email || to.phone;
  if (!recipient) return;
  const { subject, body } = writeMessage(kind, to.locale, values);
  await enqueue(client, {
    channel: to.email ? "email" : "sms",
    recipient,
    subject: to.email ? subject : null,
    body,
    kind,
    bookingId,
    locale: to.locale,
  });
}
