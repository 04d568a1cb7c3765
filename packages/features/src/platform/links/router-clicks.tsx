import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { useEffect } from "react";
import { showDeferredLayout } from "@tropa/page-runtime/browser/settle-at-once";
import { isWithinLayer, useGo } from "../history/layers.ts";
import { clickedAnchor, routedPath } from "./routed-links.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** As after a step of the browser's, the keyboard goes on from the anchor. */
function focusAnchor(anchor: string): void {
  const target = document.getElementById(decodeURIComponent(anchor.slice(1)));
  target?.focus({ preventScroll: true });
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Hands clicks on the page's links to the router: one listener for all of them. Anchors of this page, too: the router has no
 * key for an entry that the browser makes, and would take the page back to where the first one was left.
 */
export function RouterClicks() {
  const go = useGo();
  const { variant, locale } = useStorefront();
  const prefix = localePrefix(variant, locale);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = clickedAnchor(event);
      if (anchor !== null && !isWithinLayer()) {
        event.preventDefault();
        showDeferredLayout();
        focusAnchor(anchor);
        const { search, hash } = window.location;
        void go({ search, hash: anchor }, { replace: anchor === hash });
        return;
      }
      const path = routedPath(event, prefix);
      if (path === null) return;
      event.preventDefault();
      // Where a page is left is remembered in heights of its own.
      showDeferredLayout();
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
