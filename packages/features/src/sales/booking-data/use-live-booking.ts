import { useEffect, useEffectEvent, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { hasChanged, isOver, phaseOf } from "./shown-booking.ts";
import type { BookingView } from "./shown-booking.ts";
import type { BookingKey } from "./seen-query.ts";

/** Polling intervals, ms: while waiting for others, and when only another tab may change something. */
const pollMs = { waiting: 5000, settled: 30_000 };

interface LiveBooking<Kind extends BookingView> {
  booking: Kind;
  isChanged: boolean;
}

/** The new data comes from the same source, so its type is the same. */
const withFresh =
  <Kind extends BookingView>(fresh: BookingView) =>
  (now: LiveBooking<Kind>): LiveBooking<Kind> => ({
    booking: { ...now.booking, ...fresh },
    isChanged: now.isChanged || hasChanged(now.booking, fresh),
  });

/** Returns the booking's number for its sides, because that shows more than the link. */
const keyOf = ({ id, uuid, side }: BookingView): BookingKey =>
  side || uuid === null ? { id } : { uuid };

/**
 * Keeps the page's booking up to date: polls, and reloads when the tab becomes visible or after a refused action.
 * Starts with what the server rendered; the polling code loads late. `isChanged` says that others have changed the
 * booking.
 */
export function useLiveBooking<Kind extends BookingView>(rendered: Kind) {
  const storefront = useStorefront();
  const [state, setState] = useState<LiveBooking<Kind>>({ booking: rendered, isChanged: false });
  const [from, setFrom] = useState(rendered);
  // The router has reloaded the page's data.
  if (from !== rendered) {
    setFrom(rendered);
    setState({ booking: rendered, isChanged: false });
  }
  const { booking, isChanged } = state;
  const key = keyOf(booking);
  const keyJson = JSON.stringify(key);
  const isWatched = !isOver(booking);
  const everyMs = phaseOf(booking).isWaiting ? pollMs.waiting : pollMs.settled;
  useEffect(() => {
    if (!isWatched) return undefined;
    return watchAfterDelay(pollMs.waiting, async () => {
      const { watchBooking } = await import("./watch-status.ts");
      return watchBooking(storefront, JSON.parse(keyJson) as BookingKey, everyMs, (fresh) =>
        setState(withFresh(fresh)),
      );
    });
  }, [isWatched, everyMs, keyJson, storefront]);

  /** Reloads now; on failure the shown data stays. */
  const refresh = async () => {
    try {
      const { reloadBooking } = await import("./watch-status.ts");
      setState(withFresh(await reloadBooking(storefront, key)));
    } catch (error) {
      console.error(error);
    }
  };
  /** Call after the API refused an action because the booking has changed. */
  const refreshRefused = async () => {
    setState((now) => ({ ...now, isChanged: true }));
    await refresh();
  };
  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isWatched) return undefined;
    const onVisible = () => document.visibilityState === "visible" && look();
    // The browser may restore this document from its cache after a visit to the bank.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("pageshow", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pageshow", onShow);
    };
  }, [isWatched]);
  const setOwn = (own: Kind) => setState({ booking: own, isChanged: false });
  return { booking, isChanged, setBooking: setOwn, refresh, refreshRefused };
}

/**
 * Calls `begin` after a delay, because the page is fresh. Returns a function that stops the watching, or prevents it.
 */
export function watchAfterDelay(afterMs: number, begin: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    try {
      stop = await begin();
      if (isOver) stop();
    } catch (error) {
      // If polling fails to load, the page still shows its initial data.
      console.error(error);
    }
  };
  const timer = setTimeout(() => void start(), afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
