import { bookingBase, withBookingBase } from "@tropa/domain/storefront/booking-base";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { serviceWorkers } from "@tropa/page-runtime/browser/service-workers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEffect, useState } from "react";

interface KeptPage {
  /** The page belongs to the day of arrival, to trips and bookings, or is the organizer's scanner. */
  of: "arrival" | "bookings" | "scanner";
  /** Addresses beside the page, without which it is not whole. */
  extra?: readonly string[];
  /** Addresses that come along if they can. */
  papers?: readonly string[];
  /** Pages that this one leads to: they open without a network as well. */
  next?: readonly string[];
  /** Loads the modules that the page itself loads once it is looked at longer; the same function each time. */
  loadRest?: () => Promise<unknown>;
}

const nothingMore = () => Promise.resolve();

const inLines = (addresses: readonly string[] = []) => addresses.join("\n");
const outOfLines = (text: string) => (text === "" ? [] : text.split("\n"));

/** Keeps the page on this device, so that it opens without a network. Answers how far that is. */
export function useKeptPage({
  of,
  extra,
  papers,
  next,
  loadRest = nothingMore,
}: KeptPage): "waiting" | "kept" | "failed" {
  const { variant, locale } = useStorefront();
  const [state, setState] = useState<"waiting" | "kept" | "failed">("waiting");
  const base = {
    arrival: "arrival/",
    bookings: bookingBase(variant),
    scanner: "organizer/scanner",
  };
  const scope = `${localePrefix(variant, locale)}/${base[of]}`;
  const [extraLines, paperLines] = [inLines(extra), inLines(papers)];
  const nextLines = inLines(
    next?.map((path) => `${localePrefix(variant, locale)}${withBookingBase(path, variant)}`),
  );
  useEffect(() => {
    // The development server has no built worker.
    if (!import.meta.env.PROD || !serviceWorkers()) return undefined;
    let isOver = false;
    const keep = async () => {
      const { keepPage } = await import("./offline-pack.ts");
      await keepPage(scope, {
        extra: outOfLines(extraLines),
        papers: outOfLines(paperLines),
        next: outOfLines(nextLines),
        loadRest,
      });
    };
    keep().then(
      () => !isOver && setState("kept"),
      // The browser keeps nothing, or has no room.
      () => !isOver && setState("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [scope, extraLines, paperLines, nextLines, loadRest]);
  return state;
}
