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
import { isSameSignature } from "../../platform/secrets/constant-time.ts";
import { insertEvents } from "../../platform/realtime/event-store.ts";
import { configuredSources } from "./messenger-sources.ts";
import {
  connectMessenger,
  disconnectMessenger,
  findConnected,
  insertCode,
  insertOrigin,
  insertUpdate,
  isHeard,
  takeCode,
} from "./messenger-store.ts";
import type { ConnectedAccount } from "./messenger-store.ts";
import type { MessengerUpdate } from "./messenger-updates.ts";

export { configuredSources } from "./messenger-sources.ts";
export type { ConnectedAccount } from "./messenger-store.ts";
export { connectedSources, disconnectOwn } from "./messenger-store.ts";

const codeMinutes = 60;
/** Of the signature of a link: 96 bits, in 16 characters. */
const macLength = 16;

const hashOf = (code: string) => createHash("sha256").update(code).digest();

/** A code that connects a messenger with the caller's account, once. */
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

/** What a visitor came to the bot about. */
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

/** Messengers with links that tell the bot where a visitor comes from. Signed, so that the bot hears of no made-up ones. */
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
    // A bot speaks for all storefronts: by the name that readers of the language know.
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

/** What a person says to a chat from their messenger. */
export interface MessengerAnswer {
  account: ConnectedAccount;
  source: MessengerSource;
  externalId: string;
  text: string;
  fileId: number | null;
  replyTo: string | null;
  /** As an edit there names it. */
  messageId: string | null;
}

/** What a person has made of what they said. */
export type MessengerEdit = Pick<
  MessengerAnswer,
  "account" | "source" | "externalId" | "text" | "messageId"
>;

/** Why an answer went into no chat, as the bot tells it. */
export interface Refusal {
  kind: "messengerWhichChat" | "messengerNotSent" | "messengerNotEdited";
  link: string;
}

/** What is done with what comes from a messenger, beside connecting it. */
export interface MessengerHandlers {
  /** Writes into a chat; null where it stands there. */
  answer(client: Client, answer: MessengerAnswer): Promise<Refusal | null>;
  /** Changes what stands in a chat; "unknown" where it stands in none. */
  edit(client: Client, edit: MessengerEdit): Promise<Refusal | "unknown" | null>;
  /** Stores a photo in the name of an account; null where it does not come, or is none. */
  savePhoto(photo: string, source: MessengerSource, accountId: number): Promise<number | null>;
}

/** Applies an update from a messenger once. True when sockets have to be notified. */
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
    if (update.kind === "edit") return hearEdit(context, client, update, handlers);
    const payload = update.payload.trim();
    if (/^\/?(stop|стоп)$/i.test(payload)) {
      await disconnectMessenger(client, source, externalId);
      return false;
    }
    const account = await findConnected(client, source, externalId);
    const text = update.text.trim();
    const isStart = /^(\/start\b|start$|начать$)/i.test(text);
    // VK repeats the payload of a link with what is written later: that is an answer.
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

async function hearEdit(
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

/** True where nothing was refused. */
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

/** Fetched before anything is held: a messenger's files may take their time. */
async function photoOf(
  { pool }: Pick<ApiContext, "pool">,
  { kind, photo, source, externalId, updateId }: MessengerUpdate,
  { savePhoto }: MessengerHandlers,
): Promise<number | null> {
  if (kind === "edit" || photo === null || (await isHeard(pool, source, updateId))) return null;
  const account = await findConnected(pool, source, externalId);
  return account && savePhoto(photo, source, account.id);
}

/** False where the code is spent, too old or of another messenger. */
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

/** False for what is no link of ours. */
async function noteOrigin(
  { config }: ApiContext,
  client: Client,
  { source, externalId }: MessengerUpdate,
  payload: string,
): Promise<boolean> {
  const [, mac = "", letter = "", subject = ""] =
    /^o([\w-]{16})([a-z])([\w-]{1,24})$/.exec(payload) ?? [];
  if (!isOriginLetter(letter) || !isSameSignature(mac, macOf(config, `${letter}${subject}`)))
    return false;
  await insertOrigin(client, { source, externalId, kind: originKinds[letter], subject });
  return true;
}
