import { createHmac } from "node:crypto";
import { countOnce } from "../../people/codes/codes.ts";
import { sourcesFor } from "../../conversation/messengers/messengers.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { isRequest } from "../requests/requests.ts";
import type { Sender } from "./programme-letters-store.ts";

/** Limit per phone number; text messages cost money. */
const perNumber = { limit: 1, seconds: 60 } as const;
/** Limit per request, to whatever numbers. */
const perRequest = { limit: 5, seconds: 24 * 3600 } as const;

/**
 * Texts a link to the Telegram chat about a request. Returns false if no bot or SMS gateway is configured, the request is
 * unknown, or the limit is reached.
 */
export async function sendTelegramLink(
  context: ApiContext,
  { number, requestId, requestToken }: { number: string; requestId: number; requestToken: string },
  { locale, storefront }: Pick<Sender, "locale" | "storefront">,
): Promise<boolean> {
  const { config, pool } = context;
  const sources = sourcesFor(context, { request_id: requestId });
  const source = sources.find(({ type }) => type === "telegram");
  if (!source || (config.isProduction && !config.gateways.sms)) return false;
  return inTransaction(pool, async (client) => {
    if (!(await isRequest(client, { id: requestId, token: requestToken }))) return false;
    // Store keyed hashes instead of phone numbers.
    const key = (subject: string) =>
      createHmac("sha256", config.signingKey).update(`telegram-link/${subject}`).digest();
    if ((await countOnce(client, key(`to/${number}`), perNumber)) > 0) return false;
    if ((await countOnce(client, key(`about/${requestId}`), perRequest)) > 0) return false;
    await enqueueText(client, { email: null, phone: number, storefront, locale }, "telegramLink", {
      number: requestId,
      link: source.link,
    });
    return true;
  });
}
