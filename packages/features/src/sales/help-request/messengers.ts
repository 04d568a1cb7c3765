import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { SentRequest } from "./help-form.ts";

type Messenger = keyof VariantConfig["messengers"];

const order: readonly Messenger[] = ["telegram", "vk", "whatsapp"];

export interface MessengerLink {
  messenger: Messenger;
  href: string;
}

/**
 * Where a request can be gone on with; a messenger is there only if its link is configured. The address
 * carries the request's number where the messenger has a place for it.
 */
export function messengerLinks(
  messengers: VariantConfig["messengers"],
  requestId: number,
  greeting: string,
): MessengerLink[] {
  return order.flatMap((messenger) => {
    const link = messengers[messenger];
    if (link === undefined) return [];
    const address = new URL(link);
    if (messenger === "telegram") address.searchParams.set("start", `request-${requestId}`);
    if (messenger === "whatsapp") address.searchParams.set("text", greeting);
    return [{ messenger, href: address.href }];
  });
}

/** Whether to warn of the messenger that does not work where the request comes from. */
export function isMessengerWarned(
  features: Pick<VariantConfig["features"], "messengerWarning">,
  region: SentRequest["region"],
): boolean {
  return features.messengerWarning && region !== "other";
}
