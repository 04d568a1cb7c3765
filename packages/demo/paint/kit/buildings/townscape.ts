import { mix } from "../../colour.ts";
import { isEvening, paneOf, windowGrid } from "./houses.ts";
import { box, circle, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

export type RowOptions = {
  from: number;
  to: number;
  foot: (x: number) => number;
  /** Average width and height of a house; each varies by a third. */
  width: number;
  height: number;
  walls: readonly [string, ...string[]];
  roofs: readonly [string, ...string[]];
  depth: number;
  roof: "gable" | "hip" | "flat" | "curved";
};

/** Paints a row of adjoining houses with different heights, colours, roofs and windows. */
export function paintTownRow(stage: Stage, options: RowOptions): void {
  const { random, side } = stage;
  const { from, to, walls, roofs, depth } = options;
  let panes = "";
  for (let x = from; x < to;) {
    const width = options.width * random.between(0.72, 1.3);
    const height = options.height * random.between(0.72, 1.28);
    const foot = options.foot(x + width / 2) + 4;
    const wall = random.pick(walls);
    const lit = random.between(0.5, 0.95);
    const eaves = foot - height;
    stage.fill(
      box(x, eaves, width + 0.6, height),
      stage.vertical(eaves, foot, [
        [0, stage.tone(wall, depth, lit)],
        [1, stage.tone(wall, depth, lit * 0.5)],
      ]),
    );
    stage.fill(
      box(side > 0 ? x : x + width * 0.9, eaves, width * 0.1, height),
      stage.tone(wall, depth, 0),
      0.4,
    );
    paintRoof(stage, options.roof, x, eaves, width, random.pick(roofs), depth);
    const columns = Math.max(2, Math.round(width / 15));
    const rows = Math.max(1, Math.floor(height / 24));
    const step = width / columns;
    panes += windowGrid(stage, {
      left: x + step * 0.27,
      top: eaves + 8,
      columns,
      rows,
      stepX: step,
      stepY: height / rows,
      width: step * 0.46,
      height: Math.min(12, (height / rows) * 0.52),
      chance: isEvening(stage) ? 0.66 : 0.95,
    });
    x += width;
  }
  stage.fill(panes, paneOf(stage, depth), isEvening(stage) ? 0.95 : 0.8);
}

function paintRoof(
  stage: Stage,
  kind: RowOptions["roof"],
  x: number,
  eaves: number,
  width: number,
  colour: string,
  depth: number,
): void {
  const { random, side } = stage;
  const bright = stage.tone(colour, depth, 0.9);
  const dark = stage.tone(colour, depth, 0.25);
  const over = width * 0.05;
  if (kind === "flat") {
    stage.fill(box(x - 1, eaves - 3, width + 2, 5), stage.tone(colour, depth, 0.85));
    if (random.chance(0.3))
      stage.fill(
        `M${round(x + width * 0.2)} ${round(eaves - 2)}a${round(width * 0.3)} ${round(width * 0.28)} 0 0 1 ${round(width * 0.6)} 0Z`,
        stage.tone(colour, depth, 0.6),
      );
    return;
  }
  if (kind === "curved") {
    const rise = width * 0.3;
    stage.fill(
      `M${round(x - over * 3)} ${round(eaves + 3)}Q${round(x + width * 0.14)} ${round(eaves - 1)} ${round(x + width * 0.22)} ${round(eaves - rise)}H${round(x + width * 0.78)}Q${round(x + width * 0.86)} ${round(eaves - 1)} ${round(x + width + over * 3)} ${round(eaves + 3)}Z`,
      stage.vertical(eaves - rise, eaves, [
        [0, bright],
        [1, dark],
      ]),
    );
    return;
  }
  const rise = width * (kind === "gable" ? random.between(0.55, 0.95) : random.between(0.3, 0.44));
  const left = kind === "gable" ? 0.5 : 0.2;
  const right = kind === "gable" ? 0.5 : 0.8;
  stage.fill(
    polygon([
      [x - over, eaves + 2],
      [x + width * left, eaves - rise],
      [x + width * right, eaves - rise],
      [x + width + over, eaves + 2],
    ]),
    dark,
  );
  const litEdge =
    side > 0 ? ([x + width + over, eaves + 2] as const) : ([x - over, eaves + 2] as const);
  const inner = kind === "gable" ? x + width * 0.5 : x + width * (side > 0 ? 0.3 : 0.7);
  stage.fill(
    polygon([
      [x + width * (side > 0 ? left : right), eaves - rise],
      [x + width * (side > 0 ? right : left), eaves - rise],
      litEdge,
      [inner, eaves + 2],
    ]),
    bright,
  );
  if (random.chance(0.5))
    stage.fill(
      box(x + width * 0.66, eaves - rise * 0.86, width * 0.1, rise * 0.5),
      stage.tone("#8a5a48", depth, 0.4),
    );
}

/** Paints an arched stone bridge over the water, seen from the side. */
export function paintBridge(
  stage: Stage,
  options: {
    from: number;
    to: number;
    top: number;
    waterline: number;
    arches: number;
    stone: string;
    depth: number;
  },
): void {
  const { from, to, top, waterline, arches, stone, depth } = options;
  const span = (to - from) / arches;
  let path = `M${round(from)} ${round(top)}H${round(to)}V${round(waterline)}`;
  for (let arch = arches - 1; arch >= 0; arch -= 1) {
    const right = from + (arch + 0.9) * span;
    const left = from + (arch + 0.1) * span;
    path += `H${round(right)}V${round(waterline - (waterline - top) * 0.2)}A${round(span * 0.4)} ${round((waterline - top) * 0.6)} 0 0 0 ${round(left)} ${round(waterline - (waterline - top) * 0.2)}V${round(waterline)}`;
  }
  stage.fill(
    `${path}H${round(from)}Z`,
    stage.vertical(top, waterline, [
      [0, stage.tone(stone, depth, 0.9)],
      [1, stage.tone(stone, depth, 0.3)],
    ]),
  );
  stage.fill(box(from, top - 4, to - from, 5), stage.tone(stone, depth, 1));
  let lamps = "";
  let posts = "";
  for (let lamp = 0; lamp <= arches; lamp += 1) {
    const x = from + lamp * span;
    posts += box(x - 1, top - 22, 2, 20);
    lamps += circle(x, top - 23, 3.2);
  }
  stage.fill(posts, stage.tone("#2a2f3f", depth, 0.1));
  stage.fill(lamps, isEvening(stage) ? "#ffe2a0" : mix(stage.snow(depth, 1), "#fff3cf", 0.3));
}

/** Warm lamps along a waterfront after dark, each with its streak in the water. */
export function paintLampStreaks(stage: Stage, waterline: number, from: number, to: number): void {
  if (!isEvening(stage)) return;
  const { random, height } = stage;
  for (let x = from; x < to; x += random.between(22, 60)) {
    const long = (height - waterline) * random.between(0.2, 0.6);
    stage.fill(
      box(x - 1.6, waterline + 2, 3.2, long),
      stage.vertical(waterline, waterline + long, [
        [0, "#ffd27a", 0.7],
        [1, "#ffd27a", 0],
      ]),
    );
  }
}
