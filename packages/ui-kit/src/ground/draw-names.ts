import { drawLabel, labelBoxes, measureLabel } from "./draw-label.ts";
import type { MapLabel } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";
import { isShown, labelStyles } from "./label-styles.ts";
import { placeNames } from "./place-names.ts";
import type { Box } from "./place-names.ts";

type NamesOptions = {
  /** The canvas, px. */
  width: number;
  height: number;
  zoom: number;
  font: string;
  colours: GroundColours;
  /** Boxes already taken by something over the ground. */
  taken: readonly Box[];
  /** Returns a place's position on the canvas. */
  at: (label: MapLabel) => { x: number; y: number };
};

/** Draws the names that fit, larger places first; returns how many. */
export function drawNames(
  context: CanvasRenderingContext2D,
  names: readonly MapLabel[],
  { width, height, zoom, font, colours, taken, at }: NamesOptions,
): number {
  const labels = names
    .filter((label) => isShown(label, Math.round(zoom)))
    .map((label) => measureLabel(context, label, { ...at(label), zoom, font }))
    .filter(({ x, y }) => x > -100 && y > -20 && x < width + 100 && y < height + 20);
  const places = placeNames(
    labels.map((label) => ({
      order: labelStyles[label.kind].order + label.zoom / 100,
      boxes: labelBoxes(label),
    })),
    taken,
  );
  for (const [index, label] of labels.entries()) {
    const place = places[index];
    if (place === undefined || place < 0) continue;
    drawLabel(context, label, place, colours);
  }
  return places.filter((place) => place >= 0).length;
}
