import { excerptOf } from "@tropa/domain/text/excerpt";
import { isLocale } from "@tropa/domain/locale";
import { fetch } from "undici";
import type { Agent } from "undici";
import webPush from "web-push";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { publicAgent } from "../../platform/files/remote-file.ts";
import { brandOf, ownLocale, storefrontLink } from "../../platform/storefronts/storefront.ts";
import { organizerName, unreadOfReceiver } from "../chat/chat.ts";
import { dropEndpoint, findSubscription } from "./push-store.ts";
import type { Subscription } from "./push-store.ts";

export { devicesOf } from "./push-store.ts";

/** Time that the push service keeps a notification for an offline device. */
const lifetimeSeconds = 86_400;
const timeoutMs = 10_000;
/** Longest text in characters; kept short because a locked screen shows it to everybody nearby. */
const mostText = 120;

/** A notification as the device shows it. */
interface PushNotice {
  title: string;
  body: string;
  /** URL of the chat. */
  link: string;
  /** Equal within a chat, so that a new notification replaces the last one. */
  tag: string;
}

/**
 * Sends a push notification of an unread message. Returns `dropped` if the subscription has ended and `needless` if there
 * is nothing to send any more; throws if it should be retried.
 */
export async function sendPush(
  context: ApiContext,
  { subscriptionId, messageId }: { subscriptionId: number; messageId: number },
  agent: Agent = publicAgent(),
): Promise<"sent" | "dropped" | "needless"> {
  const { pool, config } = context;
  const subscription = config.push && (await findSubscription(pool, subscriptionId));
  const notice = subscription && (await noticeOf(context, subscription, messageId));
  if (!config.push || !subscription || !notice) return "needless";
  const { endpoint, keys } = subscription;
  const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(notice), {
    vapidDetails: config.push,
    TTL: lifetimeSeconds,
    topic: notice.tag,
  });
  const { serviceUrl } = config.push;
  const answer = await fetch(
    serviceUrl ? new URL(new URL(endpoint).pathname, serviceUrl) : endpoint,
    {
      method: "POST",
      // The browser chose the address: connect only to the public internet, unless the operator set a stand-in.
      ...(serviceUrl === null && { dispatcher: agent }),
      redirect: "manual",
      headers: Object.fromEntries(
        Object.entries(request.headers)
          .filter(([name]) => name.toLowerCase() !== "content-length")
          .map(([name, value]) => [name, value]),
      ),
      body: request.body,
      signal: AbortSignal.timeout(timeoutMs),
    },
  );
  await answer.body?.cancel();
  if (answer.ok) return "sent";
  if (answer.status !== 404 && answer.status !== 410)
    throw new Error(`the push service answered ${answer.status}`);
  await dropEndpoint(pool, endpoint);
  return "dropped";
}

async function noticeOf(
  context: ApiContext,
  { language, storefront: storefrontId }: Subscription,
  messageId: number,
): Promise<PushNotice | null> {
  const unread = await inTransaction(context.pool, (client) =>
    unreadOfReceiver(context, client, messageId),
  );
  const message = unread?.messages.find(({ id }) => id === messageId);
  if (!unread || !message) return null;
  const { chat, side } = unread;
  const storefront = context.config.storefronts.of(storefrontId);
  const locale = isLocale(language) ? language : ownLocale(storefront);
  const reader = { storefront, locale };
  const isTourist = side === "tourist";
  const sender = isTourist ? organizerName(chat, locale) : chat.tourist_name;
  const text = message.text || `📎 ${message.attachment?.file?.name ?? ""}`;
  return {
    title: sender || brandOf(reader),
    body: excerptOf(text, mostText),
    link: storefrontLink(reader, isTourist ? `/chat/${chat.id}` : `/organizer/chats/${chat.id}`),
    tag: `chat-${chat.id}`,
  };
}
