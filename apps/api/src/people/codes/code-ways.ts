import type { CodeChannel } from "@tropa/domain/people/code-channel";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Config } from "../../config/config.ts";
import { reachesPeople } from "../../config/gateway-settings.ts";

/** Channels on which a storefront sends codes to a phone, the default first. */
export const phoneCodeChannels = (
  config: Config,
  storefront: Pick<VariantConfig, "phoneCodeChannels">,
): CodeChannel[] =>
  storefront.phoneCodeChannels.filter((channel) => reachesPeople(config, channel));
