import type { MapLabel } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";
import { labelStyles } from "./label-styles.ts";
import type { Box } from "./place-names.ts";

/** A name with its place on the canvas and its size there. */
export type MeasuredLabel = MapLabel & {
  x: number;
  y: number;
  lines: readonly string[];
  width: number;
  height: number;
  /** In the canvas syntax. */
  font: string;
  spacing: number;
};

/** Names longer than this many letters take two lines. */
const longestLine = 16;
const lineHeight = 1.15;
const haloPx = 3;
/** Distance from a mark's centre to its name, px. */
const away = 7;
/** A mark and a little room around it, px from its middle. */
const markPx = 4;

/** Breaks names of areas into lines of about equal length; names beside a mark stay on one line. */
function linesOf(name: string, isWide: boolean): string[] {
  const words = name.split(" ");
  if (!isWide || name.length <= longestLine || words.length < 2) return [name];
  const breaks = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.toSorted((a, b) => a.longest - b.longest)[0]?.lines ?? [name];
}

/** Measures a label at a position and zoom. */
export function measureLabel(
  context: CanvasRenderingContext2D,
  label: MapLabel,
  { x, y, zoom, font }: { x: number; y: number; zoom: number; font: string },
): MeasuredLabel {
  const style = labelStyles[label.kind];
  const size = style.size(zoom);
  const name = style.isUpperCase ? label.name.toLocaleUpperCase() : label.name;
  const lines = linesOf(name, style.mark === undefined);
  const face = `${style.isItalic ? "italic " : ""}${style.weight} ${size}px ${font}`;
  const spacing = style.spacing ?? 0;
  context.font = face;
  context.letterSpacing = `${spacing}px`;
  const width = Math.max(...lines.map((line) => context.measureText(line).width));
  const height = size * lineHeight * lines.length;
  return { ...label, x, y, lines, width, height, font: face, spacing };
}

/** Possible positions of a name: beside, above or below its mark, or centred if it has none. */
function textBoxes({ kind, x, y, width, height }: MeasuredLabel): Box[] {
  const box = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const middle = { left: x - width / 2, top: y - height / 2 };
  if (labelStyles[kind].mark === undefined) return [box(middle.left, middle.top)];
  return [
    box(x + away, middle.top),
    box(x - away - width, middle.top),
    box(middle.left, y - away - height),
    box(middle.left, y + away),
  ];
}

/** Returns the boxes of a name at each of its positions, including its mark. */
export function labelBoxes(label: MeasuredLabel): Box[] {
  const isMarked = labelStyles[label.kind].mark !== undefined;
  const reach = isMarked ? markPx : -Infinity;
  return textBoxes(label).map(({ left, top, right, bottom }) => ({
    left: Math.min(left - 2, label.x - reach),
    top: Math.min(top - 1, label.y - reach),
    right: Math.max(right + 2, label.x + reach),
    bottom: Math.max(bottom + 1, label.y + reach),
  }));
}

function drawMark(
  context: CanvasRenderingContext2D,
  { kind, x, y }: MeasuredLabel,
  colours: GroundColours,
): void {
  const { mark, colour } = labelStyles[kind];
  if (mark === undefined) return;
  context.beginPath();
  if (mark === "peak") {
    context.moveTo(x, y - 4.5);
    context.lineTo(x + 4.5, y + 3.5);
    context.lineTo(x - 4.5, y + 3.5);
    context.closePath();
  } else context.arc(x, y, mark === "ring" ? 3.4 : kind === "village" ? 1.8 : 2.4, 0, 2 * Math.PI);
  context.lineWidth = 2;
  context.strokeStyle = colours.halo;
  context.stroke();
  context.fillStyle = mark === "ring" ? colours.halo : colours[colour];
  context.fill();
  if (mark !== "ring") return;
  context.lineWidth = 1.8;
  context.strokeStyle = colours[colour];
  context.stroke();
}

export function drawLabel(
  context: CanvasRenderingContext2D,
  label: MeasuredLabel,
  place: number,
  colours: GroundColours,
): void {
  const box = textBoxes(label)[place];
  if (box === undefined) return;
  drawMark(context, label, colours);
  const { lines, font, spacing, kind } = label;
  context.font = font;
  context.letterSpacing = `${spacing}px`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const middle = (box.left + box.right) / 2 + spacing / 2;
  const each = (box.bottom - box.top) / lines.length;
  for (const [index, line] of lines.entries()) {
    const y = box.top + each * (index + 0.5);
    context.lineWidth = haloPx;
    context.strokeStyle = colours.halo;
    context.strokeText(line, middle, y);
    context.fillStyle = colours[labelStyles[kind].colour];
    context.fillText(line, middle, y);
  }
}
