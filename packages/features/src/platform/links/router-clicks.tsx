import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { useEffect } from "react";
import { settleAtOnce } from "@tropa/page-runtime/browser/settle-at-once";
import { useGo } from "../browser/layers.ts";
import { routedPath } from "./routed-links.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Hands clicks on the page's links to the router: one listener for all of them. */
export function RouterClicks() {
  const go = useGo();
  const { variant, locale } = useStorefront();
  const prefix = localePrefix(variant, locale);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = routedPath(event, prefix);
      if (path === null) return;
      event.preventDefault();
      // Where a page is left is remembered in heights of its own.
      settleAtOnce();
      // As browsers do: the page's own address makes no second entry in the history.
      const here = window.location.href;
      const isHere = new URL(`${prefix}${path}`, here).href === here;
      void go(path, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [go, prefix]);
  return null;
}
