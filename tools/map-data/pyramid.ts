import {
  encodeGroundTile,
  groundBuffer,
  groundExtent,
  type GroundLayer,
  type GroundShape,
} from "../../packages/domain/src/discovery/map/ground-tile.ts";
import { clipLine, clipRing, reach } from "./clip.ts";
import type { Strip } from "./clip.ts";
import type { Line } from "./lines.ts";
import { areaOf, simplified } from "./mercator.ts";

/** Shapes of the world in Mercator's square; rings are closed by their first point. */
export interface Shapes {
  readonly layer: GroundLayer;
  readonly isArea: boolean;
  /** The coarsest level that shows them. */
  readonly fromLevel: number;
  readonly lines: readonly Line[];
}

/** How exact a level is, in units of its tiles. */
interface Precision {
  readonly tolerance: number;
  /** Areas that are smaller are left out, square units. */
  readonly leastArea: number;
}

/** Half a pixel where the level is drawn at twice its size; the deepest one is enlarged further. */
const precisionOf = (level: number): Precision =>
  level === 8 ? { tolerance: 5, leastArea: 160 } : { tolerance: 8, leastArea: 700 };

function forLevel(shapes: Shapes, level: number): Shapes {
  const { tolerance, leastArea } = precisionOf(level);
  const unit = 1 / (groundExtent * 2 ** level);
  const lines = shapes.lines
    .filter((line) => !shapes.isArea || Math.abs(areaOf(line)) >= leastArea * unit * unit)
    .map((line) => simplified(line, tolerance * unit))
    .filter((line) => line.length >= (shapes.isArea ? 8 : 4));
  return { ...shapes, lines };
}

/** The part of shapes that lies in one strip of the world. */
function within(all: readonly Shapes[], strip: Strip): Shapes[] {
  return all
    .map((shapes) => {
      const lines = shapes.lines.flatMap((line) => {
        const lies = reach(line, strip);
        if (lies === "in") return [line];
        if (lies === "out") return [];
        return shapes.isArea ? [clipRing(line, strip)] : clipLine(line, strip);
      });
      return { ...shapes, lines: lines.filter((line) => line.length >= 4) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Whole units from the tile's corner, without points that fall on the one before. */
function inUnits(line: Line, isArea: boolean, [z, x, y]: readonly [number, number, number]) {
  const scale = groundExtent * 2 ** z;
  const points: number[] = [];
  for (let i = 0; i < line.length; i += 2) {
    const px = Math.round(line[i]! * scale) - x * groundExtent;
    const py = Math.round(line[i + 1]! * scale) - y * groundExtent;
    if (px !== points.at(-2) || py !== points.at(-1)) points.push(px, py);
  }
  if (isArea && points[0] === points.at(-2) && points[1] === points.at(-1)) points.length -= 2;
  return Int32Array.from(points);
}

/** Every tile of a level that is not open sea, by its place in rows from the north-west. */
export function* tilesOf(world: readonly Shapes[], level: number): Generator<[number, Uint8Array]> {
  yield* descend(
    world.filter(({ fromLevel }) => fromLevel <= level).map((shapes) => forLevel(shapes, level)),
    level,
    [0, 0, 0],
  );
}

function* descend(
  shapes: readonly Shapes[],
  level: number,
  address: readonly [number, number, number],
): Generator<[number, Uint8Array]> {
  const [z, x, y] = address;
  if (shapes.length === 0) return;
  if (z === level) {
    const tile: Partial<Record<GroundLayer, GroundShape[]>> = {};
    for (const { layer, isArea, lines } of shapes) {
      const units = lines.map((line) => inUnits(line, isArea, address));
      const seen = units.filter((shape) => shape.length >= (isArea ? 6 : 4));
      if (seen.length > 0) tile[layer] = [...(tile[layer] ?? []), ...seen];
    }
    const bytes = encodeGroundTile(tile);
    if (bytes.length > 0) yield [y * 2 ** level + x, bytes];
    return;
  }
  const side = 1 / 2 ** (z + 1);
  const edge = (side * groundBuffer) / groundExtent;
  for (const column of [2 * x, 2 * x + 1]) {
    const across = { axis: 0, from: column * side - edge, to: (column + 1) * side + edge } as const;
    const half = within(shapes, across);
    for (const row of [2 * y, 2 * y + 1]) {
      const down = { axis: 1, from: row * side - edge, to: (row + 1) * side + edge } as const;
      yield* descend(within(half, down), level, [z + 1, column, row]);
    }
  }
}
