import { groundExtent } from "@tropa/domain/discovery/map/ground-tile";
import type { GroundLayer } from "@tropa/domain/discovery/map/ground-tile";
import type { BoxedShape, BoxedTile } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";

/** The part of a tile that a square shows: its upper left corner and side, in units of the tile. */
export type TilePart = { x: number; y: number; side: number };

/**
 * Wide translucent strokes below the land, for shallow water. At most as wide as the tiles' buffer
 * on each side.
 */
const shallowsPx = [13, 6] as const;

/** Widths of rivers by zoom, px: they grow as the map comes nearer. */
const riverPx: readonly [GroundLayer, (zoom: number) => number][] = [
  ["streams", (zoom) => 0.5 + (zoom - 8) * 0.15],
  ["smallRivers", (zoom) => 0.6 + (zoom - 6) * 0.18],
  ["rivers", (zoom) => 0.7 + (zoom - 4) * 0.2],
  ["largeRivers", (zoom) => 0.8 + (zoom - 3) * 0.25],
];
const widestRiverPx = 3;

/** Draws one square of a map from a tile of its level or of a wider one. */
export function drawGround(
  context: CanvasRenderingContext2D,
  tile: BoxedTile,
  part: TilePart,
  { size, zoom, colours }: { size: number; zoom: number; colours: GroundColours },
): void {
  const scale = size / part.side;
  const margin = 16 / scale;
  const isSeen = (shape: BoxedShape) =>
    shape.right >= part.x - margin &&
    shape.left <= part.x + part.side + margin &&
    shape.bottom >= part.y - margin &&
    shape.top <= part.y + part.side + margin;
  const path = (layer: GroundLayer, isArea: boolean): Path2D | null => {
    const shapes = (tile.get(layer) ?? []).filter(isSeen);
    if (shapes.length === 0) return null;
    const drawn = new Path2D();
    for (const { points } of shapes) {
      for (let i = 0; i < points.length; i += 2) {
        const x = ((points[i] ?? 0) - part.x) * scale;
        const y = ((points[i + 1] ?? 0) - part.y) * scale;
        if (i === 0) drawn.moveTo(x, y);
        else drawn.lineTo(x, y);
      }
      if (isArea) drawn.closePath();
    }
    return drawn;
  };
  const stroke = (line: Path2D | null, colour: string, width: number) => {
    if (line === null) return;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(line);
  };
  const fill = (area: Path2D | null, colour: string) => {
    if (area === null) return;
    context.fillStyle = colour;
    context.fill(area);
  };

  context.lineJoin = "round";
  context.lineCap = "round";
  fillAll(context, size, colours.sea);
  const land = path("land", true);
  for (const width of shallowsPx) stroke(land, colours.shallows, width);
  fill(land, colours.land);
  stroke(land, colours.shore, 0.9);
  for (const [layer, width] of riverPx)
    stroke(path(layer, false), colours.river, Math.min(widestRiverPx, Math.max(0.4, width(zoom))));
  for (const [layer, colour] of [
    ["lake", colours.water],
    ["island", colours.land],
    ["pond", colours.water],
  ] as const) {
    const area = path(layer, true);
    fill(area, colour);
    stroke(area, colours.shore, 0.7);
  }
  const border = path("border", false);
  stroke(border, colours["border-soft"], 4);
  context.setLineDash([5, 3, 1.5, 3]);
  context.lineCap = "butt";
  stroke(border, colours.border, 1.1);
  context.setLineDash([]);
}

function fillAll(context: CanvasRenderingContext2D, size: number, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, size, size);
}

/** Returns the part of a level's tile that shows a square of the map at a zoom. */
export function partOf(
  square: { z: number; x: number; y: number },
  level: number,
): { address: { z: number; x: number; y: number }; part: TilePart } {
  const times = 2 ** (square.z - level);
  const side = groundExtent / times;
  const [x, y] = [Math.floor(square.x / times), Math.floor(square.y / times)];
  return {
    address: { z: level, x, y },
    part: { x: (square.x - x * times) * side, y: (square.y - y * times) * side, side },
  };
}
