import { GALLERY } from "@tropa/domain/interface-constants";
import type { Point } from "./gesture.ts";

/** How a photo is seen: how much larger, and how far moved from the middle of the stage. */
export type View = Point & { scale: number };

export type Size = { width: number; height: number };

export const wholePhoto: View = { x: 0, y: 0, scale: 1 };

/** Two fingers enlarge further than a double tap does, up to twice of it. */
const largest = GALLERY.zoomFactor * 2;

/** Only a little larger than the whole photo is the whole photo. */
const snap = 1.05;

export const isZoomed = ({ scale }: View): boolean => scale > 1;

/** The same view, moved no further than the edges of the photo. */
export function within({ x, y, scale }: View, stage: Size): View {
  const most = { x: ((scale - 1) * stage.width) / 2, y: ((scale - 1) * stage.height) / 2 };
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { x: clamp(x, most.x), y: clamp(y, most.y), scale };
}

/** Enlarged or shrunk so that what is at a point (from the middle of the stage) stays there. */
export function zoomAt(view: View, scale: number, at: Point, stage: Size): View {
  const bounded = Math.min(Math.max(scale, 1), largest);
  if (bounded < snap) return wholePhoto;
  const grown = bounded / view.scale;
  return within(
    { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale: bounded },
    stage,
  );
}

/** What a double tap does: twice as large there, or back. */
export function toggledZoom(view: View, at: Point, stage: Size): View {
  return isZoomed(view) ? wholePhoto : zoomAt(view, GALLERY.zoomFactor, at, stage);
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
