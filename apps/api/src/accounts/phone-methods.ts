import type { CodeChannel } from "@tropa/domain/code-channel";
import type { StorefrontId } from "../storefronts/storefront.ts";

/** Ways that a phone's codes come at each storefront, the usual one first: what people there have at hand. */
const methods: Record<StorefrontId, readonly CodeChannel[]> = {
  ru: ["sms", "telegram", "vk_via_sms_service", "whatsapp"],
  intl: ["sms", "whatsapp", "telegram"],
};

export function phoneMethods(storefront: StorefrontId): CodeChannel[] {
  return [...methods[storefront]];
}
