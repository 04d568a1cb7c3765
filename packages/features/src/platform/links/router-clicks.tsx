import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { useEffect } from "react";
import { showDeferredLayout } from "@tropa/page-runtime/browser/settle-at-once";
import { isWithinLayer, useGo } from "../history/layers.ts";
import { clickedAnchor, routedPath } from "./routed-links.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Moves the keyboard's starting point to the anchor, as browsers do. */
function focusAnchor(anchor: string): void {
  const target = document.getElementById(decodeURIComponent(anchor.slice(1)));
  target?.focus({ preventScroll: true });
  if (!target || target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Passes clicks on links to the router, with one listener for the page. This includes anchors on the same page: the
 * browser's own entry would have no router key, and the router would scroll to where the first entry was left.
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
      // The router saves the scroll position on leaving: heights must be final.
      showDeferredLayout();
      // Like browsers, add no history entry for a link to the current address.
      const here = window.location.href;
      const isHere = new URL(`${prefix}${path}`, here).href === here;
      void go(path, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [go, prefix]);
  return null;
}
