/** Returns the nearest number within the bounds; the lower bound when it is no number at all. */
export function clamp(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min;
  return Math.min(Math.max(value, min), max);
}
