import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { useEffect, useState } from "react";
import { readSiteTokens } from "../../platform/api/site-tokens.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

const none: readonly CodeChannel[] = [];

/**
 * Channels for sending a code to a phone, preferred first; empty for e-mail. The API knows them from its configuration;
 * until it answers, or if it fails, the storefront's defaults apply (docs/product/accounts-and-sessions.md#channels).
 */
export function useCodeChannels(isByPhone: boolean): readonly CodeChannel[] {
  const storefront = useStorefront();
  const [known, setKnown] = useState(storefront.variant.phoneCodeChannels);
  useEffect(() => {
    if (!isByPhone) return undefined;
    let isGone = false;
    void readSiteTokens(storefront).then(
      (tokens) => tokens && !isGone && setKnown(tokens.phone_code_channels),
    );
    return () => {
      isGone = true;
    };
  }, [storefront, isByPhone]);
  return isByPhone ? known : none;
}
