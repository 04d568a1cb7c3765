import type { Segment } from "./segment.ts";

interface Range {
  readonly from: number;
  readonly end: number;
  readonly isDescending: boolean;
}

/**
 * The tours in places `from` to `end - 1` of an order by a whole-number key, then by id. Counts keys first, so that only
 * the tours that the page can show are sorted.
 *
 * @param keyOf from 0 to the number of distinct prices
 */
export function byKey(
  { id, prices }: Segment,
  ordinals: Int32Array,
  { from, end, isDescending }: Range,
  keyOf: (ordinal: number) => number,
): number[] {
  const keys = ordinals.map((ordinal) => keyOf(ordinal));
  const counts = new Int32Array(prices.length);
  for (let i = 0; i < keys.length; i++) counts[keys[i]!]!++;
  const step = isDescending ? -1 : 1;
  let last = isDescending ? prices.length - 1 : 0;
  for (let seen = counts[last]!; seen < end; seen += counts[last]!) last += step;
  const found: number[] = [];
  for (let i = 0; i < keys.length; i++) if ((keys[i]! - last) * step <= 0) found.push(i);
  return found
    .sort((a, b) => (keys[a]! - keys[b]!) * step || id[ordinals[a]!]! - id[ordinals[b]!]!)
    .slice(from, end)
    .map((i) => ordinals[i]!);
}

/** Returns the first `end` tours by day, then by rank. */
export function soonestTours(
  ordinals: Int32Array,
  end: number,
  dayOf: (ordinal: number) => number,
): number[] {
  const days = ordinals.map((ordinal) => dayOf(ordinal));
  const latest = days.slice().sort()[Math.min(end, days.length) - 1] ?? 0;
  const found: number[] = [];
  for (let i = 0; i < days.length; i++) if (days[i]! <= latest) found.push(i);
  return found
    .sort((a, b) => days[a]! - days[b]! || ordinals[a]! - ordinals[b]!)
    .slice(0, end)
    .map((i) => ordinals[i]!);
}
