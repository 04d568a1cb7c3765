import { MODAL } from "@tropa/domain/interface-constants";

/**
 * Tells whoever opened a window that it has gone out: at once where the reader asks for less motion, as the window does. Later
 * than that, the next press on what opens it would be taken back.
 */
export function afterClosing(onClosed: () => void): void {
  const { matches: isStill } = matchMedia("(prefers-reduced-motion: reduce)");
  setTimeout(onClosed, isStill ? 0 : MODAL.closeAnimationMs);
}
