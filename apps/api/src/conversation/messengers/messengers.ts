import type { ChatSource, MessengerSource } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import type { MessageKind } from "../../platform/outbox/message-text.ts";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";
import { insertEvents } from "../../platform/realtime/event-store.ts";
import { configuredSources } from "./messenger-sources.ts";
import {
  connectMessenger,
  disconnectMessenger,
  findConnected,
  insertCode,
  insertOrigin,
  insertUpdate,
  isReceived,
  takeCode,
} from "./messenger-store.ts";
import type { ConnectedAccount } from "./messenger-store.ts";
import type { MessengerUpdate } from "./messenger-updates.ts";

export { configuredSources } from "./messenger-sources.ts";
export type { ConnectedAccount } from "./messenger-store.ts";
export { connectedSources, disconnectOwn } from "./messenger-store.ts";

const codeMinutes = 60;
/** Length of a link's signature in characters: 96 bits. */
const macLength = 16;

const hashOf = (code: string) => createHash("sha256").update(code).digest();

/** Creates a one-time code that connects a messenger with the caller's account. */
export async function connectionCode(
  { pool, config }: ApiContext,
  actor: Actor,
  sourceId: number,
): Promise<{ code: string; link: string; expires_at: string }> {
  const code = `c${randomBytes(24).toString("base64url")}`;
  const source = configuredSources(config, code).find(({ id }) => id === sourceId);
  if (!source) throw fieldError("source_id", "incorrect");
  const expiresAt = await insertCode(pool, {
    hash: hashOf(code),
    accountId: actor.accountId,
    source: source.type,
    minutes: codeMinutes,
  });
  return { code, link: source.link, expires_at: expiresAt.toISOString() };
}

/** Purpose of a link to the bot, encoded in the first letter of its payload. */
const originKinds = { r: "request", s: "subscriber", w: "webinar", v: "client" } as const;
type OriginLetter = keyof typeof originKinds;
const isOriginLetter = (letter: string): letter is OriginLetter =>
  Object.hasOwn(originKinds, letter);

export interface Origin {
  request_id?: number | undefined;
  subscriber_id?: number | undefined;
  webinar_id?: number | undefined;
  client_id?: string | undefined;
}

const macOf = ({ signingKey }: ApiContext["config"], about: string) =>
  createHmac("sha256", signingKey)
    .update(`messenger origin ${about}`)
    .digest("base64url")
    .slice(0, macLength);

/** Messengers with links that carry the visitor's origin, signed so that it cannot be made up. */
export function sourcesFor({ config }: Pick<ApiContext, "config">, origin: Origin): ChatSource[] {
  const named: [OriginLetter, number | string | undefined][] = [
    ["r", origin.request_id],
    ["s", origin.subscriber_id],
    ["w", origin.webinar_id],
    ["v", origin.client_id],
  ];
  const [letter, subject] = named.find(([, value]) => value !== undefined) ?? [];
  if (letter === undefined) return configuredSources(config);
  const about = `${letter}${subject}`;
  return configuredSources(config, `o${macOf(config, about)}${about}`);
}

async function reply(
  { config }: Pick<ApiContext, "config">,
  client: Queryable,
  to: { source: MessengerSource; externalId: string; locale: Locale },
  kind: MessageKind,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  await enqueue(client, {
    channel: to.source,
    recipient: to.externalId,
    subject: null,
    // A bot serves all storefronts: use the name that readers of the language know.
    body: writeMessage(
      kind,
      { storefront: config.storefronts.speaking(to.locale), locale: to.locale },
      values,
    ).body,
    kind,
    bookingId: null,
    locale: to.locale,
  });
}

/** A message to a chat from a messenger. */
export interface MessengerAnswer {
  account: ConnectedAccount;
  source: MessengerSource;
  externalId: string;
  text: string;
  fileId: number | null;
  replyTo: string | null;
  /** The messenger's id of the message, which edits refer to. */
  messageId: string | null;
}

/** An edit of such a message. */
export type MessengerEdit = Pick<
  MessengerAnswer,
  "account" | "source" | "externalId" | "text" | "messageId"
>;

/** Why an answer could not be written into a chat; the bot tells the sender. */
export interface Refusal {
  kind: "messengerWhichChat" | "messengerNotSent" | "messengerNotEdited";
  link: string;
}

/** Handles messages from messengers, apart from connecting accounts. */
export interface MessengerHandlers {
  /** Writes into a chat; null on success. */
  answer(client: Client, answer: MessengerAnswer): Promise<Refusal | null>;
  /** Edits a chat message; null on success, "unknown" if it is in no chat. */
  edit(client: Client, edit: MessengerEdit): Promise<Refusal | "unknown" | null>;
  /** Stores a photo for an account; null if it cannot be fetched or is no picture. */
  savePhoto(photo: string, source: MessengerSource, accountId: number): Promise<number | null>;
}

/** Applies an update from a messenger, once. Returns true if events were stored, which sockets must be told of. */
export async function handleMessengerUpdate(
  context: ApiContext,
  update: MessengerUpdate,
  handlers: MessengerHandlers,
): Promise<boolean> {
  const { pool } = context;
  const { source, externalId, updateId } = update;
  const fileId = await photoOf(context, update, handlers);
  return inTransaction(pool, async (client) => {
    if (!(await insertUpdate(client, source, updateId))) return false;
    if (update.kind === "edit") return applyEdit(context, client, update, handlers);
    const payload = update.payload.trim();
    if (/^\/?(stop|стоп)$/i.test(payload)) {
      await disconnectMessenger(client, source, externalId);
      return false;
    }
    const account = await findConnected(client, source, externalId);
    const text = update.text.trim();
    const isStart = /^(\/start\b|start$|начать$)/i.test(text);
    // VK repeats a link's payload with later messages: those are answers.
    const isAnswer = account !== null && !isStart && (text !== "" || update.photo !== null);
    if (/^c[\w-]{32}$/.test(payload)) {
      if (await connect(context, client, update, payload)) return true;
      if (!isAnswer || text === payload) {
        const locale = isLocale(update.language) ? update.language : "ru";
        await reply(context, client, { source, externalId, locale }, "messengerCodeOver");
        return false;
      }
    } else if ((await noteOrigin(context, client, update, payload)) && text === payload)
      return false;
    if (!isAnswer) return false;
    const { replyTo, messageId } = update;
    const answer = { account, source, externalId, text, fileId, replyTo, messageId };
    return replyRefusal(context, client, answer, await handlers.answer(client, answer));
  });
}

async function applyEdit(
  context: ApiContext,
  client: Client,
  { source, externalId, messageId, text }: MessengerUpdate,
  handlers: MessengerHandlers,
): Promise<boolean> {
  const account = await findConnected(client, source, externalId);
  if (!account) return false;
  const edit = { account, source, externalId, messageId, text: text.trim() };
  const outcome = await handlers.edit(client, edit);
  return outcome !== "unknown" && replyRefusal(context, client, edit, outcome);
}

/** Tells the sender why an answer was refused. Returns true if it was not. */
async function replyRefusal(
  context: ApiContext,
  client: Client,
  { account, source, externalId }: Pick<MessengerAnswer, "account" | "source" | "externalId">,
  refusal: Refusal | null,
): Promise<boolean> {
  if (!refusal) return true;
  const locale = isLocale(account.language) ? account.language : "en";
  await reply(context, client, { source, externalId, locale }, refusal.kind, {
    link: refusal.link,
  });
  return false;
}

/** Fetches a photo before taking locks, because it may be slow. */
async function photoOf(
  { pool }: Pick<ApiContext, "pool">,
  { kind, photo, source, externalId, updateId }: MessengerUpdate,
  { savePhoto }: MessengerHandlers,
): Promise<number | null> {
  if (kind === "edit" || photo === null || (await isReceived(pool, source, updateId))) return null;
  const account = await findConnected(pool, source, externalId);
  return account && savePhoto(photo, source, account.id);
}

/** Connects a messenger by a code; false if it is used, expired or for another messenger. */
async function connect(
  context: ApiContext,
  client: Client,
  { source, externalId }: MessengerUpdate,
  code: string,
): Promise<boolean> {
  const account = await takeCode(client, hashOf(code), source);
  if (!account) return false;
  await connectMessenger(client, { accountId: account.accountId, source, externalId });
  const locale = isLocale(account.language) ? account.language : "en";
  await reply(context, client, { source, externalId, locale }, "messengerConnected");
  await insertEvents(client, [
    {
      topic: `account/${account.accountId}`,
      event: "crm_user_chat_notifications_enabled",
      chat_id: null,
      data: { source, messenger_was_activated: true },
    },
  ]);
  return true;
}

/** Handles a visitor who came through one of our links; false for any other payload. */
async function noteOrigin(
  { config }: ApiContext,
  client: Client,
  { source, externalId }: MessengerUpdate,
  payload: string,
): Promise<boolean> {
  const [, mac = "", letter = "", subject = ""] =
    /^o([\w-]{16})([a-z])([\w-]{1,24})$/.exec(payload) ?? [];
  if (!isOriginLetter(letter) || !isSameSecret(mac, macOf(config, `${letter}${subject}`)))
    return false;
  await insertOrigin(client, { source, externalId, kind: originKinds[letter], subject });
  return true;
}
