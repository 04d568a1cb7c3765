import { GALLERY } from "@tropa/domain/interface-constants";

export type Point = { x: number; y: number };

export type Gesture = "next" | "previous" | "close" | "none";

/** The index within a gallery that has no ends: behind the last photo comes the first. */
export function wrapIndex(index: number, total: number): number {
  return total === 0 ? 0 : ((index % total) + total) % total;
}

/** What a finger asked for between touching the screen and leaving it, where text runs to the right. */
export function swipeGesture(from: Point, to: Point): Gesture {
  const across = to.x - from.x;
  const along = to.y - from.y;
  if (Math.abs(across) >= Math.abs(along)) {
    if (Math.abs(across) <= GALLERY.swipeThresholdPx) return "none";
    return across < 0 ? "next" : "previous";
  }
  return Math.abs(along) > GALLERY.swipeThresholdPx ? "close" : "none";
}

/** Whether a tap follows the one before so soon that the two are one double tap. */
export function isDoubleTap(previousMs: number | undefined, nowMs: number): boolean {
  return previousMs !== undefined && nowMs - previousMs < GALLERY.doubleTapMs;
}
