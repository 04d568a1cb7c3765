import type { Line } from "./lines.ts";

/** The map ends here, where it is a square. */
const northernmost = 85.0511287798;

/** The world from 0 to 1, from the date line eastward and from the north down. */
export function mercatorX(lng: number): number {
  return lng / 360 + 0.5;
}

export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.min(Math.max(lat, -northernmost), northernmost) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export function projected(line: Line): Line {
  return line.map((value, i) => (i % 2 === 0 ? mercatorX(value) : mercatorY(value)));
}

/** Repeats lines that cross the world's edge at both of its ends. */
export function atBothEnds(line: Line): Line[] {
  let west = Infinity;
  let east = -Infinity;
  for (let i = 0; i < line.length; i += 2) {
    west = Math.min(west, line[i]!);
    east = Math.max(east, line[i]!);
  }
  const shifted = (by: number): Line => line.map((value, i) => (i % 2 === 0 ? value + by : value));
  return [line, ...(east > 1 ? [shifted(-1)] : []), ...(west < 0 ? [shifted(1)] : [])];
}

/** A ring around a pole ends a whole turn from its beginning: it is closed below the map's edge. */
export function closedAtPole(ring: Line): Line {
  const turn = ring.at(-2)! - ring[0]!;
  if (Math.abs(turn) < 0.5) return ring;
  const edge = ring[1]! > 0.5 ? 1.05 : -0.05;
  return Float64Array.from([...ring, ring.at(-2)!, edge, ring[0]!, edge]);
}

/**
 * Simplifies a line (Douglas–Peucker): drops points closer than the tolerance to the remaining
 * line.
 */
export function simplified(line: Line, tolerance: number): Line {
  const count = line.length / 2;
  if (count < 3) return line;
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const stack: [number, number][] = [];
  // The ends of a ring are one place: its farthest point makes it two lines.
  if (line[0] === line.at(-2) && line[1] === line.at(-1)) {
    const far = farthest(line, 0, count - 1).at;
    keep[far] = 1;
    stack.push([0, far], [far, count - 1]);
  } else stack.push([0, count - 1]);
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    if (to - from < 2) continue;
    const { at, distance } = farthest(line, from, to);
    if (distance <= tolerance * tolerance) continue;
    keep[at] = 1;
    stack.push([from, at], [at, to]);
  }
  const points: number[] = [];
  for (let i = 0; i < count; i++) if (keep[i] === 1) points.push(line[2 * i]!, line[2 * i + 1]!);
  return Float64Array.from(points);
}

/** The point between two that is farthest from the line through them; its distance is squared. */
function farthest(line: Line, from: number, to: number): { at: number; distance: number } {
  const [ax, ay] = [line[2 * from]!, line[2 * from + 1]!];
  const [dx, dy] = [line[2 * to]! - ax, line[2 * to + 1]! - ay];
  const length = dx * dx + dy * dy;
  let at = from + 1;
  let distance = -1;
  for (let i = from + 1; i < to; i++) {
    const [px, py] = [line[2 * i]! - ax, line[2 * i + 1]! - ay];
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const apart = (px - share * dx) ** 2 + (py - share * dy) ** 2;
    if (apart > distance) [at, distance] = [i, apart];
  }
  return { at, distance };
}

/**
 * Returns the signed area of a ring, in squares of the world's width; the sign depends on its
 * direction.
 */
export function areaOf(ring: Line): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += ring[i]! * ring[next + 1]! - ring[next]! * ring[i + 1]!;
  }
  return sum / 2;
}
