import { useEffect, useEffectEvent, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { hasChanged, isOver, phaseOf } from "./shown-booking.ts";
import type { SeenBooking } from "./shown-booking.ts";
import type { BookingName } from "./seen-query.ts";

/** How often a page looks again, ms: where somebody is waited for, and where another tab may have been at work. */
const lookAgainMs = { waiting: 5000, settled: 30_000 };

interface LiveBooking<Kind extends SeenBooking> {
  booking: Kind;
  isChanged: boolean;
}

/** What is new comes the way the page itself came, so its kind is the same. */
const withFresh =
  <Kind extends SeenBooking>(fresh: SeenBooking) =>
  (now: LiveBooking<Kind>): LiveBooking<Kind> => ({
    booking: { ...now.booking, ...fresh },
    isChanged: now.isChanged || hasChanged(now.booking, fresh),
  });

/** By its number, where somebody signed in sees more than its link shows. */
const nameOf = ({ id, uuid, side }: SeenBooking): BookingName =>
  side || uuid === null ? { id } : { uuid };

/**
 * The booking of the page, kept fresh while somebody else may change it: at intervals, when the tab is looked at
 * again, and when a press found things changed. What the server rendered stands first; the code that looks again
 * loads late. `isChanged` says that what stood here was no longer true, but for what this tab itself did.
 */
export function useLiveBooking<Kind extends SeenBooking>(rendered: Kind) {
  const storefront = useStorefront();
  const [state, setState] = useState<LiveBooking<Kind>>({ booking: rendered, isChanged: false });
  const [from, setFrom] = useState(rendered);
  // The router has loaded the page's data anew.
  if (from !== rendered) {
    setFrom(rendered);
    setState({ booking: rendered, isChanged: false });
  }
  const { booking, isChanged } = state;
  const name = nameOf(booking);
  const named = JSON.stringify(name);
  const isWatched = !isOver(booking);
  const everyMs = phaseOf(booking).isWaiting ? lookAgainMs.waiting : lookAgainMs.settled;
  useEffect(() => {
    if (!isWatched) return undefined;
    return watchAfterDelay(lookAgainMs.waiting, async () => {
      const { watchBooking } = await import("./watch-status.ts");
      return watchBooking(storefront, JSON.parse(named) as BookingName, everyMs, (fresh) =>
        setState(withFresh(fresh)),
      );
    });
  }, [isWatched, everyMs, named, storefront]);

  /** Looks now. A failed look leaves what is shown. */
  const refresh = async () => {
    try {
      const { lookAtBooking } = await import("./watch-status.ts");
      setState(withFresh(await lookAtBooking(storefront, name)));
    } catch (error) {
      console.error(error);
    }
  };
  /** The API refused a press, since the booking is not what the page shows. */
  const refreshRefused = async () => {
    setState((now) => ({ ...now, isChanged: true }));
    await refresh();
  };
  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isWatched) return undefined;
    const onVisible = () => document.visibilityState === "visible" && look();
    // Back from a bank's page the browser may show this very document again.
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

/** Starts to watch after a while, since the page has just come; answers with how to stop, begun or not. */
export function watchAfterDelay(afterMs: number, begin: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const start = async () => {
    try {
      stop = await begin();
      if (isOver) stop();
    } catch (error) {
      // Without its watch the page still says what was true when it came.
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
