import { MODAL } from "@tropa/domain/interface-constants";

/**
 * Calls back once a window's closing animation is over; at once with reduced motion, where there is none. Any later,
 * and a press that opens the window again would be undone.
 */
export function afterClosing(onClosed: () => void): void {
  const { matches: isStill } = matchMedia("(prefers-reduced-motion: reduce)");
  setTimeout(onClosed, isStill ? 0 : MODAL.closeAnimationMs);
}
