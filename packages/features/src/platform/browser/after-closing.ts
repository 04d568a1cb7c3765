import { MODAL } from "@tropa/domain/interface-constants";

/**
 * Calls back once a dialog's closing animation is over; at once with reduced motion, where there is none. A later call
 * would close a dialog that was opened again meanwhile.
 */
export function afterClosing(onClosed: () => void): void {
  const { matches: isStill } = matchMedia("(prefers-reduced-motion: reduce)");
  setTimeout(onClosed, isStill ? 0 : MODAL.closeAnimationMs);
}
