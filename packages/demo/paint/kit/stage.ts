import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";
import { snowOf, toneOf } from "../palette.ts";
import type { Palette } from "../palette-colours.ts";
import type { Random } from "../../src/random.ts";
import { round } from "./path.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * The canvas of a scene. Its units do not depend on the served size: every format has the same area (750,000 square
 * units, 1000 × 750 at 4:3), so things keep their size in tall and wide crops, and all sizes of a format show the same
 * picture.
 */
export type Stage = {
  kind: SceneKind;
  light: Light;
  width: number;
  height: number;
  /** Width to height; below 1 scenes arrange things vertically. */
  aspect: number;
  random: Random;
  palette: Palette;
  /** Position of the light; scenes may change it before they paint the sky. */
  sun: { x: number; y: number; radius: number };
  /** −1 if the light comes from the left, 1 from the right. */
  side: number;
  tone: (local: string, depth?: number, lit?: number) => string;
  /** Like `tone`, for snow and foam. */
  snow: (depth?: number, lit?: number) => string;
  add: (...svg: string[]) => void;
  /** Paints into a group and returns its SVG, for use as a reflection. */
  group: (paint: () => void, attributes?: string) => string;
  /** Adds a filled path. */
  fill: (path: string, paint: string, opacity?: number) => void;
  stroke: (path: string, paint: string, width: number, opacity?: number) => void;
  /** Returns a vertical gradient between two heights. */
  vertical: (top: number, bottom: number, stops: readonly Stop[]) => string;
  horizontal: (left: number, right: number, stops: readonly Stop[]) => string;
  radial: (x: number, y: number, radius: number, stops: readonly Stop[]) => string;
  clip: (path: string) => string;
  render: (pixelWidth: number, pixelHeight: number) => string;
};

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join("");

/** Creates a canvas with the palette and the light of a scene. */
export function createStage(options: {
  kind: SceneKind;
  palette: Palette;
  random: Random;
  aspect: number;
}): Stage {
  const { kind, palette, random, aspect } = options;
  const width = Math.round(Math.sqrt(750_000 * aspect));
  const height = Math.round(width / aspect);
  const definitions: string[] = [];
  let body: string[] = [];
  let count = 0;
  const define = (tag: (id: string) => string): string => {
    count += 1;
    const id = `d${count}`;
    definitions.push(tag(id));
    return `url(#${id})`;
  };
  const side = random.sign();
  // Pictures vary in framing: zoom and horizontal offset.
  const framing = random.fork("framing");
  const zoom = framing.between(1, 1.16);
  const view = {
    width: width / zoom,
    height: height / zoom,
    left: (width - width / zoom) * framing.next(),
    top: (height - height / zoom) * framing.between(0.2, 1),
  };
  const stage: Stage = {
    kind,
    light: palette.light,
    width,
    height,
    aspect,
    random,
    palette,
    side,
    sun: { x: width * (0.5 + side * random.between(0.12, 0.28)), y: 0, radius: 0 },
    tone: (local, depth = 0, lit = 0.5) => toneOf(palette, local, depth, lit),
    snow: (depth = 0, lit = 0.8) => snowOf(palette, depth, lit),
    add: (...svg) => {
      body.push(...svg);
    },
    group: (paint, attributes = "") => {
      const outer = body;
      body = [];
      paint();
      count += 1;
      const id = `g${count}`;
      outer.push(`<g id="${id}" ${attributes}>${body.join("")}</g>`);
      body = outer;
      return id;
    },
    fill: (path, paint, opacity) => {
      const veil =
        opacity === undefined || opacity >= 1
          ? ""
          : ` fill-opacity="${Math.round(opacity * 100) / 100}"`;
      body.push(`<path d="${path}" fill="${paint}"${veil}/>`);
    },
    stroke: (path, paint, thickness, opacity = 1) => {
      body.push(
        `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(thickness)}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${Math.round(opacity * 100) / 100}"/>`,
      );
    },
    vertical: (top, bottom, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(top)}" y2="${round(bottom)}">${stopTags(stops)}</linearGradient>`,
      ),
    horizontal: (left, right, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y1="0" y2="0" x1="${round(left)}" x2="${round(right)}">${stopTags(stops)}</linearGradient>`,
      ),
    radial: (x, y, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}">${stopTags(stops)}</radialGradient>`,
      ),
    clip: (path) => define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    render: (pixelWidth, pixelHeight) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="${round(view.left)} ${round(view.top)} ${round(view.width)} ${round(view.height)}" preserveAspectRatio="none"><defs>${definitions.join("")}</defs>${body.join("")}</svg>`,
  };
  return stage;
}
