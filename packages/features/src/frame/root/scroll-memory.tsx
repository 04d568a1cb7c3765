import { useEffect } from "react";
import { ScrollRestoration } from "react-router";
import { isOpenedAgain } from "@tropa/page-runtime/browser/is-opened-again";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";

/**
 * Restores the scroll position on Back and Forward; new pages start at their top or anchor
 * (docs/product/screens.md#routes). Rendered in the browser only: on the server it is an inline script, which the
 * content security policy forbids. Development has no such policy, and there React requires it in the server's HTML
 * too.
 */
export function ScrollMemory() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // The router restores the position of a reloaded page; React can show it once all parts are hydrated.
    if (isHydrated && isOpenedAgain()) void hydrateAllParts();
  }, [isHydrated]);
  return isHydrated || import.meta.env.DEV ? <ScrollRestoration /> : null;
}
