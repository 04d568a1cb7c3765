import { GALLERY } from "@tropa/domain/interface-constants";
import type { Point } from "./gesture.ts";

/** The scale of a photo and its offset from the centre of the stage. */
export type View = Point & { scale: number };

export type Size = { width: number; height: number };

/** View of the whole photo, without zoom. */
export const wholePhoto: View = { x: 0, y: 0, scale: 1 };

/** Largest scale: pinching zooms up to twice as far as a double tap. */
const largest = GALLERY.zoomFactor * 2;

/** Scales below this snap back to the whole photo. */
const snap = 1.05;

export const isZoomed = ({ scale }: View): boolean => scale > 1;

/** Limits a view's offset to the edges of the photo. */
export function limitOffset({ x, y, scale }: View, stage: Size): View {
  const most = { x: ((scale - 1) * stage.width) / 2, y: ((scale - 1) * stage.height) / 2 };
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { x: clamp(x, most.x), y: clamp(y, most.y), scale };
}

/** Scales a view so that the given point (from the centre of the stage) stays in place. */
export function zoomAt(view: View, scale: number, at: Point, stage: Size): View {
  const bounded = Math.min(Math.max(scale, 1), largest);
  if (bounded < snap) return wholePhoto;
  const grown = bounded / view.scale;
  return limitOffset(
    { x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown, scale: bounded },
    stage,
  );
}

/** Toggles the zoom on a double tap: twice as large at that point, or back. */
export function toggleZoom(view: View, at: Point, stage: Size): View {
  return isZoomed(view) ? wholePhoto : zoomAt(view, GALLERY.zoomFactor, at, stage);
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
