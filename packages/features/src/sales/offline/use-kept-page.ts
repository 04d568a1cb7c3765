import { bookingBase, withBookingBase } from "@tropa/domain/storefront/booking-base";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { serviceWorkers } from "@tropa/page-runtime/browser/service-workers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEffect, useState } from "react";

interface OfflinePage {
  /** The kind of page, which decides the service worker's scope. */
  of: "arrival" | "bookings" | "scanner";
  /** Further addresses that the page needs offline. */
  extra?: readonly string[];
  /** Optional addresses, such as documents. */
  papers?: readonly string[];
  /** Linked pages that should open offline, too. */
  next?: readonly string[];
  /** Loads modules that the page would otherwise load only on use. Must be a stable function. */
  loadRest?: () => Promise<unknown>;
}

const loadNothing = () => Promise.resolve();

const joinLines = (addresses: readonly string[] = []) => addresses.join("\n");
const splitLines = (text: string) => (text === "" ? [] : text.split("\n"));

/** Stores the page on this device for offline use and returns the progress. */
export function useOfflinePage({
  of,
  extra,
  papers,
  next,
  loadRest = loadNothing,
}: OfflinePage): "waiting" | "kept" | "failed" {
  const { variant, locale } = useStorefront();
  const [state, setState] = useState<"waiting" | "kept" | "failed">("waiting");
  const base = {
    arrival: "arrival/",
    bookings: bookingBase(variant),
    scanner: "organizer/scanner",
  };
  const scope = `${localePrefix(variant, locale)}/${base[of]}`;
  const [extraLines, paperLines] = [joinLines(extra), joinLines(papers)];
  const nextLines = joinLines(
    next?.map((path) => `${localePrefix(variant, locale)}${withBookingBase(path, variant)}`),
  );
  useEffect(() => {
    // Development builds have no worker.
    if (!import.meta.env.PROD || !serviceWorkers()) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const cache = async () => {
      const { cachePage } = await import("./offline-pack.ts");
      await cachePage(scope, signal, {
        extra: splitLines(extraLines),
        papers: splitLines(paperLines),
        next: splitLines(nextLines),
        loadRest,
      });
    };
    cache().then(
      () => !signal.aborted && setState("kept"),
      // The browser does not cache, or has no space.
      () => !signal.aborted && setState("failed"),
    );
    return () => leave.abort();
  }, [scope, extraLines, paperLines, nextLines, loadRest]);
  return state;
}
