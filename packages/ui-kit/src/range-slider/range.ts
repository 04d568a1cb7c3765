import { clamp } from "../number-input/clamp.ts";

/** Lower and upper end, both included. */
export type Range = readonly [from: number, to: number];

export type RangeEnd = "from" | "to";

type Bounds = { min: number; max: number };

/** Returns the range with both ends within the bounds, and the lower never above the upper. */
export function clampRange([from, to]: Range, { min, max }: Bounds): Range {
  const upper = clamp(to, min, max);
  return [Math.min(clamp(from, min, max), upper), upper];
}

/** Moves one end; it stops at the other instead of pushing it. */
export function moveEnd([from, to]: Range, end: RangeEnd, value: number, bounds: Bounds): Range {
  return end === "from"
    ? [clamp(value, bounds.min, to), to]
    : [from, clamp(value, from, bounds.max)];
}

/** Position of a value on the track, from 0 at its start to 1 at its end. */
export function shareOf(value: number, { min, max }: Bounds): number {
  return max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
}

/** Returns the value at a place on the track, on the grid of steps. */
export function valueAt(share: number, { min, max }: Bounds, step: number): number {
  const value = min + Math.round((clamp(share, 0, 1) * (max - min)) / step) * step;
  return clamp(value, min, max);
}

/** Returns the end nearer to a pressed value. */
export function nearerEnd([from, to]: Range, value: number): RangeEnd {
  const isBetween = value > from && value < to;
  if (isBetween) return value - from <= to - value ? "from" : "to";
  return value <= from ? "from" : "to";
}
