import type { ChatSource, MessengerSource } from "@tropa/api-contract/conversation/chat";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Queryable } from "../../platform/db/database.ts";
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
  insertCode,
  insertOrigin,
  takeCode,
} from "./messenger-store.ts";

export { configuredSources } from "./messenger-sources.ts";
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
): Promise<void> {
  await enqueue(client, {
    channel: to.source,
    recipient: to.externalId,
    subject: null,
    // A bot speaks for all storefronts: by the name that readers of the language know.
    body: writeMessage(
      kind,
      { storefront: config.storefronts.speaking(to.locale), locale: to.locale },
      {},
    ).body,
    kind,
    bookingId: null,
    locale: to.locale,
  });
}

interface MessengerMessage {
  source: MessengerSource;
  /** Who writes there. */
  externalId: string;
  /** The payload of the link that they came through, or what they wrote. */
  text: string;
  /** As the messenger says it. */
  language: string | undefined;
}

/** Somebody has written to a bot. True where that changed something that sockets hear of. */
export async function hearMessenger(
  context: ApiContext,
  incoming: MessengerMessage,
): Promise<boolean> {
  const text = incoming.text.trim();
  if (/^\/?(stop|стоп)$/i.test(text)) {
    await disconnectMessenger(context.pool, incoming.source, incoming.externalId);
    return false;
  }
  if (/^c[\w-]{32}$/.test(text)) return connect(context, incoming, text);
  await noteOrigin(context, incoming, text);
  return false;
}

async function connect(
  context: ApiContext,
  incoming: MessengerMessage,
  code: string,
): Promise<boolean> {
  const { source, externalId } = incoming;
  return inTransaction(context.pool, async (client) => {
    const account = await takeCode(client, hashOf(code), source);
    if (!account) {
      const locale = isLocale(incoming.language) ? incoming.language : "ru";
      await reply(context, client, { source, externalId, locale }, "messengerCodeOver");
      return false;
    }
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
  });
}

async function noteOrigin(
  { pool, config }: ApiContext,
  incoming: MessengerMessage,
  text: string,
): Promise<void> {
  const [, mac = "", letter = "", subject = ""] =
    /^o([\w-]{16})([a-z])([\w-]{1,24})$/.exec(text) ?? [];
  if (!isOriginLetter(letter) || !isSameSignature(mac, macOf(config, `${letter}${subject}`)))
    return;
  const { source, externalId } = incoming;
  await insertOrigin(pool, { source, externalId, kind: originKinds[letter], subject });
}
