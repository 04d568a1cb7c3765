import type { MultiLineString, Position } from "geojson";

type Bounds = { south: number; west: number; north: number; east: number };

/** A flat map ends short of the poles, which it would draw at no end of distance. */
const northernmost = 85;

/** Multiples of a step from one value to another. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Parallels and meridians of a window and as much again around it, every so many degrees. */
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
