import { groundExtent, groundLevel } from "@tropa/domain/discovery/map/ground-tile";
import type { MapDrawing } from "../map-drawing/draw-map.ts";
import { drawGround } from "./draw-ground.ts";
import { drawNames } from "./draw-names.ts";
import { boxedTile, tileCache } from "./ground-source.ts";
import type { GroundSource, MapLabel } from "./ground-source.ts";
import { groundColours } from "./ground-style.ts";
import { labelLevel } from "./label-styles.ts";
import type { Box } from "./place-names.ts";

const finest = 2;
/** More than one drawing needs, as it is painted again at another width. */
const maxCachedTiles = 60;
/** Pixels of the whole world at zoom 0. */
const worldPx = 256;
/** Distance from the route's centre to names beside it, px. */
const besideWayPx = 7;

type Window = MapDrawing["window"];

/** Returns the squares of a level that a window touches; the world repeats sideways. */
function squares({ left, top, width }: Window, ratio: number, level: number) {
  const across = 2 ** level;
  const found: { x: number; y: number }[] = [];
  for (let x = Math.floor(left * across); x < (left + width) * across; x++)
    for (let y = Math.max(0, Math.floor(top * across)); y < (top + width / ratio) * across; y++)
      if (y < across) found.push({ x, y });
  return found.map(({ x, y }) => ({
    x,
    y,
    address: { z: level, x: ((x % across) + across) % across, y },
  }));
}

/** Returns boxes of the marks on the drawing, and of the route as a row of small boxes. */
function boxesOnDrawing(frame: Element): Box[] {
  const { left, top } = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll("[data-stands]")].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - left - 2,
      top: box.top - top - 2,
      right: box.right - left + 2,
      bottom: box.bottom - top + 2,
    };
  });
  const way = frame.querySelector<SVGPathElement>("path[data-way]");
  const matrix = way?.getScreenCTM();
  if (!way || !matrix) return boxes;
  const length = way.getTotalLength();
  const step = besideWayPx / matrix.a;
  for (let at = 0; at <= length; at += step) {
    const { x, y } = way.getPointAtLength(at).matrixTransform(matrix);
    boxes.push({
      left: x - left - besideWayPx,
      top: y - top - besideWayPx,
      right: x - left + besideWayPx,
      bottom: y - top + besideWayPx,
    });
  }
  return boxes;
}

const radians = (angle: number) => (angle * Math.PI) / 180;

/** Returns a function that converts a place to pixels of the window. */
const pixelsOf =
  ({ left, top, width }: Window, world: number) =>
  ({ lat, lng }: MapLabel) => {
    const middle = left + width / 2;
    const east = (lng + 180) / 360;
    const x = east - Math.round(east - middle);
    const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) / (2 * Math.PI);
    return { x: (x - left) * world, y: (y - top) * world };
  };

/** Paints shores, waters, borders and names under a drawing; returns a function that stops it. */
export function paintDrawing(
  canvas: HTMLCanvasElement,
  drawing: MapDrawing,
  source: GroundSource,
  onPaint: () => void,
): () => void {
  const { window: shown, points } = drawing;
  const frame = canvas.parentElement;
  const proportion = drawing.width / drawing.height;
  const tileAt = tileCache(
    async (address) => boxedTile(await source.tile(address)),
    maxCachedTiles,
  );
  const namesAt = tileCache(source.labels, maxCachedTiles);
  const marked = new Set(points.map(({ label }) => label.toLocaleLowerCase()));
  let turn = 0;
  let isOver = false;

  const paint = async () => {
    const ownTurn = ++turn;
    const width = canvas.clientWidth;
    if (width === 0 || !frame) return;
    const world = width / shown.width;
    const zoom = Math.max(0, Math.log2(world / worldPx));
    const level = groundLevel(zoom);
    const [tiles, names] = await Promise.all([
      Promise.all(
        squares(shown, proportion, level).map(async ({ x, y, address }) => ({
          x,
          y,
          tile: await tileAt(address),
        })),
      ),
      // A ground without names is better than none.
      Promise.all(
        squares(shown, proportion, labelLevel(Math.round(zoom))).map(({ address }) =>
          namesAt(address),
        ),
      ).catch(() => []),
    ]);
    if (isOver || ownTurn !== turn) return;
    const height = width / proportion;
    const ratio = Math.min(finest, devicePixelRatio);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    if (!context) return;
    const colours = groundColours(canvas);
    context.scale(ratio, ratio);
    context.fillStyle = colours.sea;
    context.fillRect(0, 0, width, height);
    const size = world / 2 ** level;
    // Whole screen pixels, so that no seams show between squares.
    const whole = (at: number) => Math.round(at * ratio) / ratio;
    for (const { x, y, tile } of tiles) {
      const [left, top] = [x * size - shown.left * world, y * size - shown.top * world];
      context.save();
      context.beginPath();
      context.rect(
        whole(left),
        whole(top),
        whole(left + size) - whole(left),
        whole(top + size) - whole(top),
      );
      context.clip();
      context.translate(left, top);
      drawGround(context, tile, { x: 0, y: 0, side: groundExtent }, { size, zoom, colours });
      context.restore();
    }
    const drawnNames = drawNames(
      context,
      names.flat().filter(({ name }) => !marked.has(name.toLocaleLowerCase())),
      {
        width,
        height,
        zoom,
        font: getComputedStyle(frame).fontFamily,
        colours,
        taken: boxesOnDrawing(frame),
        at: pixelsOf(shown, world),
      },
    );
    canvas.dataset["names"] = String(drawnNames);
    onPaint();
  };
  // Without the ground, the drawing remains.
  const repaint = () => void paint().catch(() => undefined);

  const sizes = new ResizeObserver(repaint);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  sizes.observe(canvas);
  scheme.addEventListener("change", repaint);
  document.fonts.addEventListener("loadingdone", repaint);
  return () => {
    isOver = true;
    sizes.disconnect();
    scheme.removeEventListener("change", repaint);
    document.fonts.removeEventListener("loadingdone", repaint);
  };
}
