import type { Position } from "geojson";

const turn = 360;
const half = 180;

/** Returns the line with continuous longitudes: across the date line they go beyond 180 degrees. */
export function unroll(line: readonly Position[]): Position[] {
  let shift = 0;
  let last: number | undefined;
  return line.map(([lng = 0, lat = 0]) => {
    if (last !== undefined && lng - last > half) shift -= turn;
    if (last !== undefined && last - lng > half) shift += turn;
    last = lng;
    return [lng + shift, lat];
  });
}

const shiftRings = (rings: readonly Position[][], by: number): Position[][] =>
  rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + by, lat]));

/** Repeats rings that cross the date line at both ends of the map. */
function atBothEnds(rings: Position[][]): Position[][][] {
  const lngs = (rings[0] ?? []).map(([lng = 0]) => lng);
  const west = lngs.reduce((least, lng) => Math.min(least, lng), half);
  const east = lngs.reduce((most, lng) => Math.max(most, lng), -half);
  return [
    rings,
    ...(east > half ? [shiftRings(rings, -turn)] : []),
    ...(west < -half ? [shiftRings(rings, turn)] : []),
  ];
}

/** Closes a ring around a pole along the map's edge: it ends a full turn from where it started. */
function closeRing(ring: Position[]): Position[] {
  const [first = 0, latitude = 0] = ring[0] ?? [];
  const [last = 0] = ring.at(-1) ?? [];
  if (Math.abs(last - first) < half) return ring;
  const pole = latitude < 0 ? -90 : 90;
  return [...ring, [last, pole], [first, pole]];
}

/** Converts a polygon on the globe to polygons of a flat map, which ends at the date line. */
export const flatPolygons = (rings: readonly Position[][]): Position[][][] =>
  atBothEnds(rings.map((ring) => closeRing(unroll(ring))));

/** Converts a line on the globe to lines of a flat map. */
export const flatLines = (line: readonly Position[]): Position[][] =>
  atBothEnds([unroll(line)]).flat();
