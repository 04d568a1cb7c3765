import { mix } from "../../colour.ts";
import { circle, dash, polygon, round, wave, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Height of the ground at a horizontal position. */
export type Ground = (x: number) => number;

/** Returns a rolling ground line, on which trees and people can stand. */
export function rolling(
  stage: Stage,
  options: { base: number; swell: number; frequency?: number; octaves?: number; tilt?: number },
): Ground {
  const shape = wave(stage.random, options.octaves ?? 3);
  const frequency = options.frequency ?? 2;
  return (x) =>
    options.base -
    options.swell * shape((x / 1000) * frequency) +
    (options.tilt ?? 0) * (x / stage.width - 0.5);
}

export type HillOptions = {
  depth: number;
  local: string;
  /** Lower edge of the paint; by default the picture's. */
  bottom?: number;
  lit?: number;
  /** Extra haze at the foot, which separates it from the next layer. */
  mist?: number;
  strokes?: number;
};

/** Paints a hill below its ground line, lighter along the crest, with brush strokes along its slope. */
export function paintHill(stage: Stage, ground: Ground, options: HillOptions): void {
  const { width, height, random } = stage;
  const bottom = options.bottom ?? height + 4;
  const points: Point[] = [];
  let top = bottom;
  for (let x = -12; x <= width + 28; x += 14) {
    const y = ground(x);
    top = Math.min(top, y);
    points.push([x, y]);
  }
  const lit = options.lit ?? 0.55;
  const paint = stage.vertical(top, bottom, [
    [0, stage.tone(options.local, options.depth, Math.min(1, lit + 0.3))],
    [0.3, stage.tone(options.local, options.depth, lit)],
    [1, stage.tone(options.local, Math.min(1, options.depth + (options.mist ?? 0)), lit * 0.62)],
  ]);
  const shape = polygon([...points, [width + 30, bottom], [-20, bottom]]);
  stage.fill(shape, paint);
  // Land is brightest below the sun and darker farther away.
  if (options.depth < 0.4 && stage.light !== "overcast") {
    const reach = width * 0.6;
    const strength = stage.light === "night" ? 0.18 : 0.4;
    const warm = stage.tone(options.local, options.depth * 0.6, 1);
    stage.fill(
      shape,
      stage.radial(stage.sun.x, ground(stage.sun.x) + 10, reach, [
        [0, mix(warm, stage.palette.key, 0.32), strength * 1.7],
        [0.45, warm, strength],
        [1, warm, 0],
      ]),
    );
  }
  const strokes = options.strokes ?? 0;
  if (strokes === 0) return;
  let light = "";
  let dark = "";
  for (let index = 0; index < strokes; index += 1) {
    const x = random.between(-20, width + 20);
    const down = random.next() ** 1.2;
    const y = ground(x) + 5 + (bottom - ground(x)) * down * 0.9;
    const slant = ground(x + 20) - ground(x - 20);
    const length = random.between(24, 110) * (0.6 + down * 0.8);
    const stroke = sloping(x, y, length, 2 + down * 4.5, slant / 40);
    if (random.chance(0.5)) light += stroke;
    else dark += stroke;
  }
  stage.fill(light, stage.tone(options.local, options.depth, Math.min(1, lit + 0.4)), 0.4);
  stage.fill(dark, stage.tone(options.local, options.depth, Math.max(0, lit - 0.4)), 0.34);
}

function sloping(x: number, y: number, length: number, thickness: number, slant: number): string {
  const rise = round(length * slant);
  const half = round(length / 2);
  return `M${round(x - length / 2)} ${round(y - rise / 2)}q${half} ${round(rise / 2 - thickness)} ${round(length)} ${rise}q${-half} ${round(thickness - rise / 2)} ${round(-length)} ${-rise}Z`;
}

/** Paints a band of mist lying in a valley. */
export function paintMist(stage: Stage, y: number, thickness: number, strength = 0.6): void {
  const { width, palette } = stage;
  const paint = stage.vertical(y - thickness, y + thickness, [
    [0, palette.haze, 0],
    [0.5, palette.haze, strength],
    [1, palette.haze, 0],
  ]);
  stage.add(
    `<rect x="0" y="${round(y - thickness)}" width="${width}" height="${round(thickness * 2)}" fill="${paint}"/>`,
  );
}

/** Broken wisps of mist, where a straight band would look artificial. */
export function paintWisps(stage: Stage, y: number, spread: number, strength = 0.5): void {
  const { width, palette, random } = stage;
  let path = "";
  for (let wisp = 0; wisp < 9; wisp += 1) {
    path += dash(
      random.between(0, width),
      y + random.bell() * spread,
      width * random.between(0.15, 0.5),
      random.between(7, 18),
    );
  }
  stage.fill(path, palette.haze, strength);
}

/** Paints a boulder with a lit top and a shaded foot. */
export function paintRock(
  stage: Stage,
  x: number,
  foot: number,
  size: number,
  local: string,
  depth = 0,
): void {
  const { random, side } = stage;
  const outline: Point[] = [];
  const count = 9;
  for (let index = 0; index <= count; index += 1) {
    const angle = Math.PI + (Math.PI * index) / count;
    const reach = size * random.between(0.82, 1.12);
    outline.push([x + Math.cos(angle) * reach, foot + Math.sin(angle) * reach * 0.62]);
  }
  stage.fill(polygon(outline), stage.tone(local, depth, 0.2));
  const crest = outline.filter((_, index) =>
    side < 0 ? index <= count * 0.55 : index >= count * 0.45,
  );
  const inner: Point[] = [
    [x + size * 0.14 * side, foot - size * 0.16],
    [x + side * size * 0.5, foot - size * 0.06],
  ];
  stage.fill(
    polygon(side < 0 ? [...crest, ...inner] : [...crest, ...inner.toReversed()]),
    stage.tone(local, depth, 0.75),
  );
}

/** Flowers in a meadow: dots of pure colour, larger towards the viewer. */
export function paintFlowers(
  stage: Stage,
  ground: Ground,
  colours: readonly [string, ...string[]],
  count = 90,
): void {
  const { width, height, random } = stage;
  for (const colour of colours) {
    let path = "";
    for (let flower = 0; flower < count / colours.length; flower += 1) {
      const x = random.between(0, width);
      const near = random.next() ** 0.8;
      const y = ground(x) + 10 + (height - ground(x)) * near;
      path += circle(x, y, 1.2 + near * random.between(1.2, 3.6));
    }
    stage.fill(path, stage.tone(colour, 0, 0.9), 0.9);
  }
}
