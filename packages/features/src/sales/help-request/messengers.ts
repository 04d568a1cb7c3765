import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { messengerPath } from "../../platform/links/paths.ts";
import type { SentRequest } from "../calls/last-request.ts";

type Messenger = keyof VariantConfig["messengers"];

const order: readonly Messenger[] = ["telegram", "vk", "whatsapp"];

export interface MessengerLink {
  messenger: Messenger;
  /** A path of the storefront, from where the bot is opened with a signed word of which request it is about. */
  path: string;
}

/** Where a request can be gone on with; a messenger is there only if the storefront has it. */
export function messengerLinks(
  messengers: VariantConfig["messengers"],
  token: SentRequest["token"],
): MessengerLink[] {
  return order
    .filter((messenger) => messengers[messenger] !== undefined)
    .map((messenger) => ({ messenger, path: messengerPath(token, messenger) }));
}
