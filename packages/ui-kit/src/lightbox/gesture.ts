import { GALLERY } from "@tropa/domain/interface-constants";

export type Point = { x: number; y: number };

export type Gesture = "next" | "previous" | "close" | "none";

/** Wraps an index around a gallery: after the last photo comes the first. */
export function wrapIndex(index: number, total: number): number {
  return total === 0 ? 0 : ((index % total) + total) % total;
}

/** Returns the gesture of a swipe, for left-to-right text. */
export function swipeGesture(from: Point, to: Point): Gesture {
  const across = to.x - from.x;
  const along = to.y - from.y;
  if (Math.abs(across) >= Math.abs(along)) {
    if (Math.abs(across) <= GALLERY.swipeThresholdPx) return "none";
    return across < 0 ? "next" : "previous";
  }
  return Math.abs(along) > GALLERY.swipeThresholdPx ? "close" : "none";
}

/** Whether two taps are close enough in time to be a double tap. */
export function isDoubleTap(previousMs: number | undefined, nowMs: number): boolean {
  return previousMs !== undefined && nowMs - previousMs < GALLERY.doubleTapMs;
}
