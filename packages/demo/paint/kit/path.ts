import type { Random } from "../../src/random.ts";

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is finer than a pixel at every served size. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** An SVG path through points. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

/** A closed SVG path through points. */
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

/** Returns a smooth SVG path through the midpoints of the given points, starting and ending on them. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index] ?? first;
    const [nextX, nextY] = points[index + 1] ?? last;
    path += `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  }
  return `${path}L${round(last[0])} ${round(last[1])}`;
}

export const circle = (x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, radius);

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const rx = round(radiusX);
  const ry = round(radiusY);
  return `M${round(x - radiusX)} ${round(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** Returns a horizontal brush stroke, pointed at both ends. */
export function dash(x: number, y: number, length: number, thickness: number): string {
  const half = round(length / 2);
  const bend = round(thickness);
  return `M${round(x - length / 2)} ${round(y)}q${half} ${-bend} ${half * 2} 0q${-half} ${bend} ${-half * 2} 0Z`;
}

/** Makes a line jagged by repeatedly moving its midpoints; `roughness` is relative to the length. */
export function jagged(
  from: Point,
  to: Point,
  roughness: number,
  splits: number,
  random: Random,
): Point[] {
  if (splits === 0) return [from, to];
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * roughness;
  const middle: Point = [
    (from[0] + to[0]) / 2 + random.bell() * reach,
    (from[1] + to[1]) / 2 + random.bell() * reach,
  ];
  return [
    ...jagged(from, middle, roughness, splits - 1, random),
    ...jagged(middle, to, roughness, splits - 1, random).slice(1),
  ];
}

/** Returns smooth noise along a line, about −1 to 1; more `octaves` add finer detail. */
export function wave(random: Random, octaves: number): (at: number) => number {
  const parts = Array.from({ length: octaves }, (_, octave) => ({
    frequency: 2 ** octave * random.between(0.85, 1.15) * Math.PI,
    phase: random.between(0, 20),
    weight: 0.52 ** octave,
  }));
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return (at) =>
    parts.reduce(
      (sum, { frequency, phase, weight }) => sum + Math.sin(at * frequency + phase) * weight,
      0,
    ) / total;
}
