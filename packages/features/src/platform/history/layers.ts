import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { inCurrency } from "@tropa/domain/storefront/currency-address";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { LayerTracker } from "@tropa/ui-kit/layers";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { NavigateOptions, To } from "react-router";
import { isKept } from "@tropa/page-runtime/browser/service-workers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { askForAll } from "@tropa/page-runtime/take-over/deferred-schedule";
import { restoreQuery, rewriteQuery } from "./page-query.ts";
import { showUnreachable } from "./unreachable.ts";

/** Whether something is open over the page that Back closes. */
export const isWithinLayer = () => Boolean((history.state as { layers?: number } | null)?.layers);

/** Gives whatever opens over a page an entry in the history. The code for it comes with the first of them. */
export const trackLayer: LayerTracker = (close) => {
  let isOpen = true;
  let leave = () => {};
  import("./layer-history.ts").then(
    ({ enterLayer }) => {
      if (isOpen) leave = enterLayer(close);
    },
    // Without it Back leaves the page.
    () => {},
  );
  return () => {
    isOpen = false;
    leave();
  };
};

/**
 * The router's `useNavigate` for pages that things open over: their entries are taken back first. Addresses keep the
 * page's currency.
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
        // A worker answers for documents alone.
        if (await isKept(address)) return window.location.assign(address);
        // The router reloads a page whose code does not come, and a worker would show the kept one again.
        if (await isKept(window.location.href)) return showUnreachable(address);
      }
      // To an anchor of this page, too, which the router shows only once no part waits.
      void askForAll();
      await navigate(path ?? to, options);
    },
    [navigate, variant, locale, currency],
  );
}

/** A reload closes what was open; its entries in the history go with it, but what was chosen meanwhile stays. */
export function forgetLayers(): void {
  const layers = (history.state as { layers?: number } | null)?.layers;
  if (!layers) return;
  rewriteQuery(new URLSearchParams(location.search));
  window.addEventListener(
    "popstate",
    (event) => {
      // The same page: for the router nothing has happened.
      event.stopImmediatePropagation();
      restoreQuery();
    },
    { capture: true, once: true },
  );
  history.go(-layers);
}
