import { mix } from "../../colour.ts";
import { paintHill, paintMist, rolling } from "./land.ts";
import { paintRidge } from "./mountains.ts";
import { type Point, curve, line, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Colours of sand. */
export const sands = ["#dc9a50", "#e0a860", "#d08548", "#e2b878", "#cf7a4c"] as const;

/** Paints a dune: an S-shaped crest between a lit windward side and a shaded lee side. */
export function paintDune(
  stage: Stage,
  options: {
    x: number;
    peak: number;
    span: number;
    depth: number;
    sand: string;
    way: number;
    /** How far the dune falls from its peak; the nearest ones reach below the picture. */
    tall?: number;
  },
): (x: number) => number {
  const { height, random, side } = stage;
  const { x, peak, span, depth, sand, way } = options;
  const fall = options.tall ?? height * 0.34;
  const bottom = options.tall === undefined ? height + 10 : peak + options.tall * 1.5;
  const slope = (at: number): number => {
    const off = (at - x) / span;
    const soft = off * way > 0 ? 0.85 : 1.05;
    return peak + (1 - Math.exp(-(off ** 2) * 3.2 * soft)) * fall + Math.abs(off) * fall * 0.1;
  };
  const outline: Point[] = [];
  for (let at = x - span * 1.6; at <= x + span * 1.6; at += span / 18)
    outline.push([at, slope(at)]);
  outline.push([x, peak]);
  outline.sort((first, second) => first[0] - second[0]);
  const lit = way === side ? 0.14 : 1;
  const facing = stage.vertical(peak, peak + fall * 1.24, [
    [0, stage.tone(sand, depth, Math.min(1, lit + 0.06))],
    [1, stage.tone(sand, depth + 0.08, lit * 0.8 + 0.08)],
  ]);
  stage.fill(polygon([...outline, [x + span * 1.6, bottom], [x - span * 1.6, bottom]]), facing);
  // The crest line runs from the peak towards the viewer in a long S.
  const crest: Point[] = [];
  for (let step = 0; step <= 22; step += 1) {
    const at = step / 22;
    crest.push([
      x + way * span * (0.1 * at + 0.34 * Math.sin(at * 3.1) * at) - way * span * 0.52 * at ** 2.4,
      peak + (bottom - peak) * at ** 1.05,
    ]);
  }
  const other = outline.filter(([at]) => (way > 0 ? at >= x : at <= x));
  const shade = 1 - lit;
  const lee = `${curve(crest)}L${line((way > 0 ? other : other.toReversed()).toReversed()).slice(1)}Z`;
  const rim: Point = [x + way * span * 1.6, bottom];
  stage.fill(
    lee.replace("L", `L${round(rim[0])} ${round(rim[1])}L`),
    stage.vertical(peak, peak + fall * 1.5, [
      [0, stage.tone(sand, depth, shade)],
      [1, stage.tone(sand, depth + 0.06, shade * 0.8 + 0.1)],
    ]),
  );
  stage.stroke(curve(crest), stage.tone(mix(sand, "#fff0d0", 0.4), depth * 0.8, 1), 2.2, 0.7);
  if (depth < 0.3) {
    let ripples = "";
    for (let ripple = 0; ripple < 34; ripple += 1) {
      const y = peak + (bottom - peak) * random.between(0.25, 1);
      const near = (y - peak) / (bottom - peak);
      const at = x - way * span * random.between(0, 1);
      if (y > slope(at) + 16)
        ripples += `M${round(at - 40 * near - 20)} ${round(y)}q${round(20 + 24 * near)} ${round(-9 - 6 * near)} ${round(50 + 60 * near)} 0`;
    }
    stage.stroke(ripples, stage.tone(sand, depth, 0.5), 1.8, 0.45);
  }
  return slope;
}

/** Rows of dunes up to the horizon. */
export function paintSandSea(stage: Stage, horizon: number, sand: string): void {
  const { width, height, random, side } = stage;
  const scale = Math.max(width, height * 0.9);
  for (const [drop, depth, local] of [
    [0, 0.84, "#9a7a80"],
    [0.03, 0.7, sand],
  ] as const) {
    paintRidge(stage, {
      base: horizon + height * drop,
      height: height * 0.06,
      depth,
      local,
      sharp: false,
      lit: 0.7,
      bottom: height,
    });
  }
  for (let row = 0; row < 4; row += 1) {
    const depth = 0.6 - row * 0.14;
    const peak = horizon + height * (0.035 + row * 0.04);
    const tall = height * (0.055 + row * 0.022);
    const ground = rolling(stage, { base: peak + tall * 0.72, swell: tall * 0.2 });
    paintHill(stage, ground, { depth, local: sand, lit: 0.8 });
    const count = 4 - Math.min(2, row);
    for (let dune = 0; dune < count; dune += 1) {
      paintDune(stage, {
        x: width * ((dune + random.between(0.1, 0.9)) / count + (row % 2 ? 0.08 : -0.06)),
        peak: peak + random.bell() * tall * 0.2,
        span: scale * random.between(0.16, 0.26) * (1 + row * 0.14),
        tall,
        depth,
        sand,
        way: -side,
      });
    }
    paintMist(stage, peak + tall, 14, 0.2);
  }
}
