import { useEffect } from "react";
import { ScrollRestoration } from "react-router";
import { isOpenedAgain } from "@tropa/page-runtime/browser/is-opened-again";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { askForAll } from "@tropa/page-runtime/take-over/deferred-schedule";

/**
 * Back and forward find the page where it was left; a new page starts at its top or its anchor
 * (docs/product/screens.md#routes). Only in the browser: in a page of the server the router's component is an inline script,
 * which the content security policy forbids. In development, where there is no policy, React wants it from the beginning.
 */
export function ScrollMemory() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // The router restores the place that a reloaded page was left at, and React shows that once no part waits.
    if (isHydrated && isOpenedAgain()) void askForAll();
  }, [isHydrated]);
  return isHydrated || import.meta.env.DEV ? <ScrollRestoration /> : null;
}
