import { SLIDER } from "@tropa/domain/interface-constants";

/** A drag from touching the slides until leaving them, in CSS pixels; forward is positive. */
export type Drag = {
  /** Scroll position of the track at the start. */
  from: number;
  /** Distance that the finger has moved since, opposite to the slides. */
  moved: number;
  elapsedMs: number;
};

/** Returns how far slides move when pulled beyond an end: the farther the pull, the less they follow. */
export function pullBeyondEnd(beyond: number): number {
  return Math.sign(beyond) * Math.abs(beyond) ** SLIDER.resistanceRatio;
}

/** Returns the position of the track during a drag: where to scroll, and how far it is pulled beyond its end. */
export function positionInDrag(
  from: number,
  moved: number,
  max: number,
): { at: number; pull: number } {
  const wanted = from + moved;
  const at = Math.min(Math.max(wanted, 0), max);
  return { at, pull: pullBeyondEnd(wanted - at) };
}

/**
 * Returns the slide that a drag ends on. A short swipe goes on in its direction; a long one (by time) only when it has
 * uncovered enough of the next slide. `starts` are the places of the slides.
 */
export function swipeTarget({ from, moved, elapsedMs }: Drag, starts: readonly number[]): number {
  const position = from + moved;
  const last = Math.max(starts.length - 1, 0);
  const within = Math.max(
    starts.findLastIndex((start) => start <= position + 0.5),
    0,
  );
  const next = Math.min(within + 1, last);
  const here = starts[within] ?? 0;
  const size = (starts[next] ?? here) - here;
  if (size === 0 || position < here) return within;
  const forward = moved > 0;
  if (elapsedMs < SLIDER.longSwipeMs) return forward ? next : within;
  const uncovered = (position - here) / size;
  const enough = forward
    ? uncovered >= SLIDER.longSwipeRatio
    : uncovered > 1 - SLIDER.longSwipeRatio;
  return enough ? next : within;
}

/** Returns the slide whose start is nearest to a position. */
export function nearestSlide(position: number, starts: readonly number[]): number {
  return starts.reduce(
    (best, start, index) =>
      Math.abs(start - position) < Math.abs((starts[best] ?? 0) - position) ? index : best,
    0,
  );
}

/**
 * Returns the slide that an arrow moves to: as many further as fit into the window, at least one.
 */
export function pageTarget(
  position: number,
  windowSize: number,
  starts: readonly number[],
  direction: 1 | -1,
): number {
  const current = nearestSlide(position, starts);
  const size = (starts[1] ?? windowSize) - (starts[0] ?? 0);
  const page = Math.max(1, Math.floor((windowSize + 1) / Math.max(size, 1)));
  return Math.min(Math.max(current + direction * page, 0), starts.length - 1);
}
