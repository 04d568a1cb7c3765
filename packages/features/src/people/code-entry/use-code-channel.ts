import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { useEffect, useState } from "react";
import { failed } from "../../platform/api/log-failure.ts";
import { readSiteTokens } from "../../platform/api/site-tokens.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

export interface CodeChannelChoice {
  /** Ways that a code to a phone can take. */
  channels: readonly CodeChannel[];
  /** The one that is chosen; undefined where the code goes by e-mail, or no way is set up. */
  sender: CodeChannel | undefined;
  choose: (channel: CodeChannel) => void;
}

const none: readonly CodeChannel[] = [];

/**
 * The way of a code to a phone. Which ways there are says the API, as its operator has set them up; until it has, and where
 * it does not, they are those of the storefront (docs/product/accounts-and-sessions.md#channels).
 */
export function useCodeChannel(isByPhone: boolean): CodeChannelChoice {
  const storefront = useStorefront();
  const [known, setKnown] = useState(storefront.variant.phoneCodeChannels);
  const [chosen, choose] = useState<CodeChannel>();
  useEffect(() => {
    if (!isByPhone) return undefined;
    let isGone = false;
    readSiteTokens(storefront).then(
      (tokens) => !isGone && setKnown(tokens.phone_code_channels),
      failed("siteTokens", "/spa/site-tokens"),
    );
    return () => {
      isGone = true;
    };
  }, [storefront, isByPhone]);
  const channels = isByPhone ? known : none;
  return { channels, sender: channels.find((one) => one === chosen) ?? channels[0], choose };
}
