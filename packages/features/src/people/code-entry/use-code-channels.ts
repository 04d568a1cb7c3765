import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { useEffect, useState } from "react";
import { failed } from "../../platform/api/log-failure.ts";
import { readSiteTokens } from "../../platform/api/site-tokens.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

const none: readonly CodeChannel[] = [];

/**
 * The ways of a code to a phone, the usual one first; none of a code to an e-mail. Which ways there are says the API, as its
 * operator has set them up; until it has, and where it does not, they are those of the storefront
 * (docs/product/accounts-and-sessions.md#channels).
 */
export function useCodeChannels(isByPhone: boolean): readonly CodeChannel[] {
  const storefront = useStorefront();
  const [known, setKnown] = useState(storefront.variant.phoneCodeChannels);
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
  return isByPhone ? known : none;
}
