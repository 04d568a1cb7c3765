import type { MultiLineString, Position } from "geojson";

type Bounds = { south: number; west: number; north: number; east: number };

/** Mercator maps end before the poles, which would be infinitely far away. */
const northernmost = 85;

/** Multiples of a step from one value to another. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/**
 * Returns the parallels and meridians of a window with a margin of its own size, `step` degrees
 * apart.
 */
export function graticule({ south, west, north, east }: Bounds, step: number): MultiLineString {
  const [tall, wide] = [north - south, east - west];
  const [low, high] = [Math.max(-northernmost, south - tall), Math.min(northernmost, north + tall)];
  const [left, right] = [west - wide, east + wide];
  const meridians = multiples(left, right, step).map((lng): Position[] => [
    [lng, low],
    [lng, high],
  ]);
  const parallels = multiples(low, high, step).map((lat): Position[] => [
    [left, lat],
    [right, lat],
  ]);
  return { type: "MultiLineString", coordinates: [...meridians, ...parallels] };
}
