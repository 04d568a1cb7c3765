import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { randomInt } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { reachesPeople } from "../../config/gateway-settings.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Caller } from "../../server/caller.ts";
import { fieldMessage } from "../../platform/errors/messages.ts";
import type { FieldMessageKey } from "../../platform/errors/messages.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import { enqueue, enqueueText } from "../../platform/outbox/outbox.ts";
import { allowanceWait, minutesOf, takeAddressAllowance, takeAllowance } from "./allowance.ts";
import { codeLimits, findCode, findMessengerChat, replaceCode } from "./code-store.ts";
import type { CodeKey } from "./code-store.ts";
import { codeHash, codeLength } from "./check-code.ts";
import type { Contact } from "../contacts/contacts.ts";

export interface CodeRequest {
  key: CodeKey;
  contact: Contact;
  /** The requested channel. */
  sender: CodeChannel | undefined;
  caller: Caller;
}

/** Thrown to roll back the counts of the transaction. */
class SendRefused extends Error {
  readonly key: FieldMessageKey;
  readonly seconds: number;

  constructor(key: FieldMessageKey, seconds: number) {
    super(key);
    this.key = key;
    this.seconds = seconds;
  }
}

/**
 * Sends a code to a contact. Within the countdown it sends nothing and returns the time to wait; after too many codes or
 * tries it sets `send_error_reason` (docs/product/accounts-and-sessions.md#codes).
 */
export async function sendCode(context: ApiContext, request: CodeRequest): Promise<CodeSent> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const answer = {
    is_registered: true,
    login: request.contact.value,
    code_length: codeLength,
    code_sender: senderOf(context, request),
  };
  try {
    const wait = await inTransaction(context.pool, (client) =>
      replaceAndSend(context, client, request, code),
    );
    return { ...answer, resend_after: wait };
  } catch (error) {
    if (!(error instanceof SendRefused)) throw error;
    const reason = fieldMessage(error.key, request.caller.locale, {
      minutes: minutesOf(error.seconds),
    });
    return {
      ...answer,
      resend_after: Math.max(codeLimits.resendSeconds, error.seconds),
      send_error_reason: reason,
    };
  }
}

/** Returns the seconds to wait before the next code. */
async function replaceAndSend(
  context: ApiContext,
  client: Client,
  request: CodeRequest,
  code: string,
): Promise<number> {
  const { key, contact, caller } = request;
  const hash = codeHash(context, key, code);
  if (!(await replaceCode(client, { ...key, contact: contact.value, hash }))) {
    const sent = await findCode(client, key);
    if (sent?.isSpent) throw new SendRefused("codeTries", sent.seconds);
    return sent?.resendSeconds ?? codeLimits.resendSeconds;
  }
  const tried = await allowanceWait(context, client, "codeTries", contact.value);
  if (tried > 0) throw new SendRefused("codeTries", tried);
  const waits = [
    await takeAllowance(context, client, "codeSends", contact.value),
    await takeAllowance(context, client, "codeSendsOfDay", contact.value),
    await takeAddressAllowance(context, client, networkOf(caller.address)),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw new SendRefused("codeSends", wait);
  await writeCode(context, client, request, code);
  return codeLimits.resendSeconds;
}

/** The channel for a contact: e-mail for an e-mail address; for a phone the requested one if configured, else SMS. */
function senderOf({ config }: ApiContext, { contact, sender }: CodeRequest): CodeChannel {
  if (contact.kind === "email") return "email";
  const isOfUse = sender !== undefined && sender !== "email" && reachesPeople(config, sender);
  return isOfUse ? sender : "sms";
}

/** Messengers that reach only people who have connected them, not phone numbers. */
const connected: Partial<Record<CodeChannel, "telegram" | "vk">> = {
  telegram: "telegram",
  telegram_with_phone_request: "telegram",
  vk: "vk",
};

/**
 * The recipient of a code. If the phone's owner has not connected the requested messenger, the code goes by SMS; the
 * answer still names the messenger, so that strangers cannot find out who has connected it.
 */
async function addressOf(
  context: ApiContext,
  client: Client,
  request: CodeRequest,
): Promise<{ channel: CodeChannel; recipient: string }> {
  const channel = senderOf(context, request);
  const phone = request.contact.value;
  const messenger = connected[channel];
  if (!messenger) return { channel, recipient: phone };
  const chat = await findMessengerChat(client, phone, messenger);
  return chat === null ? { channel: "sms", recipient: phone } : { channel, recipient: chat };
}

async function writeCode(
  context: ApiContext,
  client: Client,
  request: CodeRequest,
  code: string,
): Promise<void> {
  const { caller } = request;
  const { channel, recipient } = await addressOf(context, client, request);
  const { hostname } = new URL(caller.storefront.address);
  const kind = "codeText";
  if (channel === "email") {
    await enqueueText(client, { email: recipient, phone: null, ...caller }, "codeLetter", { code });
    return;
  }
  const { body } = writeMessage(kind, caller, {
    code,
    // The last line tells browsers the site for which to autofill the code.
    binding: channel === "sms" ? `@${hostname} #${code}` : "",
  });
  await enqueue(client, {
    channel,
    recipient,
    subject: null,
    body,
    kind,
    bookingId: null,
    locale: caller.locale,
  });
}
