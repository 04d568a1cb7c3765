import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { messengerPath } from "../../platform/links/paths.ts";
import type { SentRequest } from "../calls/last-request.ts";

type Messenger = keyof VariantConfig["messengers"];

const order: readonly Messenger[] = ["telegram", "vk", "whatsapp"];

/** A link to continue a request in a messenger. */
export interface MessengerLink {
  messenger: Messenger;
  /** Path on the storefront that redirects to the bot with a signed id of the request. */
  path: string;
}

/** Messengers that the storefront has for continuing a request. */
export function messengerLinks(
  messengers: VariantConfig["messengers"],
  token: SentRequest["token"],
): MessengerLink[] {
  return order
    .filter((messenger) => messengers[messenger] !== undefined)
    .map((messenger) => ({ messenger, path: messengerPath(token, messenger) }));
}
