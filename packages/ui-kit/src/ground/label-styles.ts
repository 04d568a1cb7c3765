import { groundLevel } from "@tropa/domain/discovery/map/ground-tile";
import type { MapLabelKind } from "@tropa/domain/discovery/map/map-labels";
import type { MapLabel } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";

/** Text style of a kind of place. */
export type LabelStyle = {
  /** px, by zoom. */
  size: (zoom: number) => number;
  weight: 400 | 500 | 600 | 700 | 800;
  colour: keyof GroundColours;
  isItalic?: true;
  isUpperCase?: true;
  spacing?: number;
  mark?: "dot" | "ring" | "peak";
  /** Priority of overlapping names; the lower one stays. */
  order: number;
};

const grows =
  (from: number, zoom: number, each: number, most: number) =>
  (at: number): number =>
    Math.min(most, from + Math.max(0, at - zoom) * each);

export const labelStyles: Readonly<Record<MapLabelKind, LabelStyle>> = {
  country: {
    size: grows(11, 3, 1.5, 17),
    weight: 700,
    colour: "label-soft",
    isUpperCase: true,
    spacing: 1.5,
    order: 1,
  },
  capital: { size: grows(12, 3, 0.7, 17), weight: 700, colour: "label", mark: "ring", order: 0 },
  city: { size: grows(11.5, 4, 0.7, 16), weight: 600, colour: "label", mark: "dot", order: 2 },
  town: { size: grows(11, 6, 0.5, 14), weight: 500, colour: "label", mark: "dot", order: 4 },
  village: {
    size: grows(10.5, 8, 0.4, 13),
    weight: 500,
    colour: "label-soft",
    mark: "dot",
    order: 6,
  },
  sea: {
    size: grows(11.5, 3, 1, 18),
    weight: 500,
    colour: "label-water",
    isItalic: true,
    spacing: 1,
    order: 3,
  },
  water: {
    size: grows(10.5, 5, 0.6, 14),
    weight: 500,
    colour: "label-water",
    isItalic: true,
    order: 3.5,
  },
  land: {
    size: grows(10.5, 4, 0.7, 14),
    weight: 600,
    colour: "label-peak",
    isUpperCase: true,
    spacing: 2.5,
    order: 5,
  },
  peak: {
    size: grows(10.5, 6, 0.5, 13),
    weight: 600,
    colour: "label-peak",
    mark: "peak",
    order: 3,
  },
};

/** Highest zoom with country names, which would cover those of towns. */
const countriesUntil = 7;
/** Highest zoom with names of ranges and oceans. */
const widestUntil = 9;
/** A tile of names serves its own zoom and the next ones: names are few and small. */
const levelsDown = 2;

/** The level whose tiles of names serve a whole zoom. */
export const labelLevel = (zoom: number): number => groundLevel(Math.max(0, zoom - levelsDown));

/** Whether a map shows a name at a whole zoom; no names of what is larger than its window. */
export function isShown({ kind, zoom: from }: MapLabel, zoom: number): boolean {
  if (from > zoom) return false;
  if (kind === "country") return zoom <= countriesUntil;
  return (kind !== "land" && kind !== "sea") || zoom <= Math.max(widestUntil, from + 3);
}
