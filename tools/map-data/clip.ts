import type { Line } from "./lines.ts";

/** A strip of the world along one axis: 0 is across, 1 is down. */
export interface Strip {
  readonly axis: 0 | 1;
  readonly from: number;
  readonly to: number;
}

/** Returns whether a line is outside a strip, inside it, or crosses its edge. */
export function reach(line: Line, { axis, from, to }: Strip): "out" | "in" | "over" {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < line.length; i += 2) {
    least = Math.min(least, line[i]!);
    most = Math.max(most, line[i]!);
  }
  if (most < from || least > to) return "out";
  return least >= from && most <= to ? "in" : "over";
}

/** The place at which a line from one point to another crosses an edge. */
function crossing(line: Line, i: number, j: number, axis: 0 | 1, edge: number): [number, number] {
  const share = (edge - line[i + axis]!) / (line[j + axis]! - line[i + axis]!);
  const other = line[i + 1 - axis]! + share * (line[j + 1 - axis]! - line[i + 1 - axis]!);
  return axis === 0 ? [edge, other] : [other, edge];
}

/** Clips a ring to a strip; the result runs along the strip's edges (Sutherland–Hodgman). */
export function clipRing(ring: Line, { axis, from, to }: Strip): Line {
  const cut = (line: Line, edge: number, isInside: (value: number) => boolean): Line => {
    const points: number[] = [];
    for (let j = 0; j < line.length; j += 2) {
      const i = j === 0 ? line.length - 2 : j - 2;
      const here = isInside(line[j + axis]!);
      if (isInside(line[i + axis]!) !== here) points.push(...crossing(line, i, j, axis, edge));
      if (here) points.push(line[j]!, line[j + 1]!);
    }
    return Float64Array.from(points);
  };
  return cut(
    cut(ring, from, (value) => value >= from),
    to,
    (value) => value <= to,
  );
}

/** Returns the parts of a line inside a strip. */
export function clipLine(line: Line, { axis, from, to }: Strip): Line[] {
  const parts: Line[] = [];
  let part: number[] = [];
  const end = (): void => {
    if (part.length >= 4) parts.push(Float64Array.from(part));
    part = [];
  };
  const side = (i: number): number => (line[i + axis]! < from ? -1 : Number(line[i + axis]! > to));
  for (let j = 0; j < line.length; j += 2) {
    const now = side(j);
    const before = j === 0 ? now : side(j - 2);
    if (before !== now) {
      const edges = [
        ...(Math.min(before, now) < 0 ? [from] : []),
        ...(Math.max(before, now) > 0 ? [to] : []),
      ];
      if (before > now) edges.reverse();
      for (const edge of edges) part.push(...crossing(line, j - 2, j, axis, edge));
    }
    if (now === 0) part.push(line[j]!, line[j + 1]!);
    else end();
  }
  end();
  return parts;
}
