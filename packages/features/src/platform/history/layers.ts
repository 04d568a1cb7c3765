import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { inCurrency } from "@tropa/domain/storefront/currency-address";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { LayerTracker } from "@tropa/ui-kit/layers";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { NavigateOptions, To } from "react-router";
import { isCached } from "@tropa/page-runtime/browser/service-workers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";
import { restoreQuery, rewriteQuery } from "./page-query.ts";
import { showUnreachable } from "./unreachable.ts";

/** Whether a layer that Back would close is open over the page. */
export const isWithinLayer = () => Boolean((history.state as { layers?: number } | null)?.layers);

/** Gives a layer over the page a history entry. The code loads with the first layer. */
export const trackLayer: LayerTracker = (close) => {
  let isOpen = true;
  let leave = () => {};
  import("./layer-history.ts").then(
    ({ enterLayer }) => {
      if (isOpen) leave = enterLayer(close);
    },
    // If the code does not load, Back leaves the page.
    () => {},
  );
  return () => {
    isOpen = false;
    leave();
  };
};

/**
 * Like the router's `useNavigate`, for pages with layers: takes their entries back first. Keeps the page's currency in
 * addresses.
 */
export function useGo() {
  const navigate = useNavigate();
  const { variant, locale, currency } = useStorefront();
  return useCallback(
    async (to: To, options?: NavigateOptions) => {
      if (isWithinLayer()) await (await import("./layer-history.ts")).leaveLayers();
      const isPath = typeof to === "string" && to.startsWith("/");
      const path = isPath
        ? inCurrency(withBookingBase(to, variant), currency, variant.currencies)
        : undefined;
      if (!navigator.onLine && path !== undefined) {
        const address = `${localePrefix(variant, locale)}${path}`;
        // The service worker answers document requests only.
        if (await isCached(address)) return window.location.assign(address);
        // Without a connection the router would reload the page, and the worker would show the stored one again.
        if (await isCached(window.location.href)) return showUnreachable(address);
      }
      // The router scrolls to an anchor of this page only once all parts are hydrated.
      void hydrateAllParts();
      await navigate(path ?? to, options);
    },
    [navigate, variant, locale, currency],
  );
}

/** Call on startup: a reload closes all layers, so their history entries go too. The page keeps its current query. */
export function forgetLayers(): void {
  const layers = (history.state as { layers?: number } | null)?.layers;
  if (!layers) return;
  rewriteQuery(new URLSearchParams(location.search));
  window.addEventListener(
    "popstate",
    (event) => {
      // Still the same page: hide the event from the router.
      event.stopImmediatePropagation();
      restoreQuery();
    },
    { capture: true, once: true },
  );
  history.go(-layers);
}
