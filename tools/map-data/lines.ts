import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** Points as longitude, latitude, longitude, latitude, in degrees. */
export type Line = Float64Array;

export interface LevelLine {
  readonly level: number;
  readonly line: Line;
}

/** Lines of a `gmt pscoast -M`: after ">" and the level come points, one a row. */
export async function readLines(file: string): Promise<LevelLine[]> {
  const lines: LevelLine[] = [];
  let level = -1;
  let points: number[] = [];
  const end = (): void => {
    if (points.length >= 4) lines.push({ level, line: Float64Array.from(points) });
    points = [];
  };
  for await (const row of createInterface({ input: createReadStream(file) })) {
    if (row.startsWith(">")) {
      end();
      level = Number(row.slice(row.lastIndexOf(" ") + 1));
      continue;
    }
    const tab = row.indexOf("\t");
    points.push(Number(row.slice(0, tab)), Number(row.slice(tab + 1)));
  }
  end();
  return lines;
}

const millionths = 1e6;

/** One name for a place, on whichever side of the date line it was written. */
function placeOf(line: Line, at: number): string {
  const turn = 360 * millionths;
  const lng = (Math.round(line[at]! * millionths) + 2 * turn) % turn;
  return `${lng},${Math.round(line[at + 1]! * millionths)}`;
}

const firstOf = (line: Line): string => placeOf(line, 0);
const lastOf = (line: Line): string => placeOf(line, line.length - 2);

/** Lines one after the other; longitudes go on beyond 180 degrees rather than jump. */
function joined(parts: readonly Line[]): Line {
  const points: number[] = [];
  for (const part of parts) {
    for (let i = points.length === 0 ? 0 : 2; i < part.length; i += 2) {
      const before = points.at(-2) ?? part[i]!;
      points.push(part[i]! - 360 * Math.round((part[i]! - before) / 360), part[i + 1]!);
    }
  }
  return Float64Array.from(points);
}

/**
 * Joins lines that were cut along a grid where one ends and the next starts. A line that returns to
 * its start is a ring.
 */
export function stitched(lines: readonly Line[]): Line[] {
  const byStart = new Map<string, number[]>();
  const ends = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const start = firstOf(line);
    byStart.set(start, [...(byStart.get(start) ?? []), index]);
    if (lastOf(line) !== start) ends.add(lastOf(line));
  }
  const used = new Uint8Array(lines.length);
  const follow = (first: number): Line => {
    const parts: Line[] = [];
    const start = firstOf(lines[first]!);
    for (let next: number | undefined = first; next !== undefined;) {
      const line: Line = lines[next]!;
      used[next] = 1;
      parts.push(line);
      const end = lastOf(line);
      next =
        end === start ? undefined : byStart.get(end)?.find((candidate) => used[candidate] === 0);
    }
    return joined(parts);
  };
  const whole: Line[] = [];
  // Lines without a predecessor come first: started elsewhere, an open line would be split in two.
  for (const index of lines.keys()) {
    if (used[index] === 0 && !ends.has(firstOf(lines[index]!))) whole.push(follow(index));
  }
  for (const index of lines.keys()) if (used[index] === 0) whole.push(follow(index));
  return whole;
}

export const isRing = (line: Line): boolean => firstOf(line) === lastOf(line);
