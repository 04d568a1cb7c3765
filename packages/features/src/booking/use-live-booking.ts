import { useEffect, useState } from "react";
import { useStorefront } from "../platform/storefront-context.tsx";
import { phaseOf } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";

/** How often a page that waits for somebody looks again, ms. */
const lookAgainMs = 5000;

/**
 * The booking of the page, kept fresh while somebody else may change it. What the server rendered stands
 * first; the code that looks again loads only where there is something to wait for.
 */
export function useLiveBooking(rendered: ShownBooking) {
  const storefront = useStorefront();
  const [booking, setBooking] = useState(rendered);
  const [from, setFrom] = useState(rendered);
  // The router has loaded the page's data anew.
  if (from !== rendered) {
    setFrom(rendered);
    setBooking(rendered);
  }
  const { isWaiting } = phaseOf(booking);
  const { uuid } = booking;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return lateWatch(lookAgainMs, async () => {
      const { watchBooking } = await import("./watch.ts");
      return watchBooking(storefront, uuid, lookAgainMs, setBooking);
    });
  }, [isWaiting, uuid, storefront]);

  /** Looks now: a clock has run out, or a press found things changed. A failed look leaves what is shown. */
  const refresh = async () => {
    try {
      const { lookAtBooking } = await import("./watch.ts");
      setBooking(await lookAtBooking(storefront, uuid));
    } catch (error) {
      console.error(error);
    }
  };
  return { booking, setBooking, refresh };
}

/** Starts to watch after a while, since the page has just come; answers with how to stop, begun or not. */
export function lateWatch(afterMs: number, begin: () => Promise<() => void>): () => void {
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
