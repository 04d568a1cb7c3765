import { mix } from "../../colour.ts";
import { isEvening, paneOf, windowGrid } from "./houses.ts";
import { box, circle, polygon, round, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

export type Landmark = { x: number; foot: number; height: number; depth?: number };

/** Paints a wall in two tones, one half lit. */
export function paintBlock(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  depth = 0,
): void {
  const { side } = stage;
  stage.fill(
    box(x - width / 2, foot - height, width, height),
    stage.horizontal(x - width / 2, x + width / 2, [
      [0, stage.tone(wall, depth, side < 0 ? 0.95 : 0.25)],
      [1, stage.tone(wall, depth, side < 0 ? 0.25 : 0.95)],
    ]),
  );
}

/** Paints a dome from an outline of half-widths by height, shaded as if turned on a lathe. */
export function paintDome(
  stage: Stage,
  x: number,
  foot: number,
  profile: readonly Point[],
  scale: number,
  colour: string,
  depth = 0,
): void {
  const { side } = stage;
  const outline = (way: number, share: number): Point[] =>
    profile.map(([half, up]): Point => [x + way * half * scale * share, foot - up * scale]);
  const left = outline(-1, 1);
  stage.fill(polygon([...left, ...outline(1, 1).toReversed()]), stage.tone(colour, depth, 0.3));
  const lit = outline(side, 1);
  stage.fill(
    polygon([...lit, ...outline(side, -0.1).toReversed()]),
    stage.tone(colour, depth, 0.8),
  );
  stage.fill(
    polygon([...outline(side, 0.7), ...outline(side, 0.36).toReversed()]),
    mix(stage.tone(colour, depth, 1), "#fff6dc", 0.5),
  );
}

const onion: readonly Point[] = [
  [0.62, 0],
  [0.9, 0.22],
  [1, 0.55],
  [0.94, 0.9],
  [0.68, 1.25],
  [0.36, 1.58],
  [0.12, 1.9],
  [0, 2.3],
];
const helmet: readonly Point[] = [
  [1, 0],
  [1, 0.25],
  [0.86, 0.66],
  [0.56, 1.02],
  [0.2, 1.3],
  [0, 1.6],
];
const round_: readonly Point[] = [
  [1, 0],
  [0.98, 0.3],
  [0.86, 0.64],
  [0.6, 0.9],
  [0.3, 1.06],
  [0, 1.14],
];
/** Outlines of domes. */
export const domes = { onion, helmet, round: round_ } as const;

/** Paints a white church with onion domes on their drums, and its bell tower. */
export function paintOnionChurch(stage: Stage, { x, foot, height, depth = 0 }: Landmark): void {
  const { random, side } = stage;
  const unit = height / 20;
  const white = "#f6f0e2";
  const cap = random.pick(["#e0a83c", "#2f6a9c", "#3a8a6a", "#e0a83c"]);
  const gold = "#e8b84a";
  paintBlock(stage, x, foot, unit * 9, unit * 7.4, white, depth);
  let arches = "";
  for (let arch = -1; arch <= 1; arch += 1)
    arches += `M${round(x + (arch * 3 - 1.4) * unit)} ${round(foot - 7.3 * unit)}q${round(unit * 1.4)} ${round(-unit * 2.2)} ${round(unit * 2.8)} 0Z`;
  stage.fill(arches, stage.tone(white, depth, 0.8));
  let panes = "";
  for (let pane = -1; pane <= 1; pane += 1)
    panes += `M${round(x + (pane * 3 - 0.45) * unit)} ${round(foot - 2.6 * unit)}v${round(-2.4 * unit)}q${round(0.45 * unit)} ${round(-unit * 0.7)} ${round(0.9 * unit)} 0v${round(2.4 * unit)}Z`;
  stage.fill(panes, paneOf(stage, depth));
  const drums: [number, number, number][] = [
    [-3.2, 0.95, 0],
    [3.2, 0.95, 0],
    [0, 1.6, 1.2],
  ];
  for (const [dx, size, lift] of drums) {
    const drumX = x + dx * unit;
    const base = foot - (7.6 + lift) * unit;
    paintBlock(stage, drumX, base + unit, size * 1.5 * unit, (size * 2.2 + 1) * unit, white, depth);
    const neck = base - size * 2.2 * unit;
    paintDome(stage, drumX, neck, onion, size * unit * 1.06, dx === 0 ? gold : cap, depth);
    paintCross(stage, drumX, neck - size * unit * 2.4, unit * (0.8 + size * 0.5), depth);
  }
  const towerX = x + side * unit * 9;
  paintBlock(stage, towerX, foot, unit * 3.4, unit * 8, white, depth);
  paintBlock(stage, towerX, foot - unit * 8, unit * 2.6, unit * 3.4, white, depth);
  stage.fill(
    box(towerX - unit * 0.6, foot - unit * 11, unit * 1.2, unit * 2.2),
    stage.tone("#4a4a5a", depth, 0.1),
  );
  stage.fill(
    polygon([
      [towerX - unit * 1.7, foot - unit * 11.2],
      [towerX, foot - unit * 15.6],
      [towerX + unit * 1.7, foot - unit * 11.2],
    ]),
    stage.tone("#3f7a6a", depth, 0.3),
  );
  stage.fill(
    polygon([
      [towerX, foot - unit * 15.6],
      [towerX + side * unit * 1.7, foot - unit * 11.2],
      [towerX, foot - unit * 11.2],
    ]),
    stage.tone("#3f7a6a", depth, 0.95),
  );
  paintDome(stage, towerX, foot - unit * 15.3, onion, unit * 0.6, gold, depth);
  paintCross(stage, towerX, foot - unit * 16.6, unit, depth);
}

function paintCross(stage: Stage, x: number, foot: number, size: number, depth = 0): void {
  stage.stroke(
    `M${round(x)} ${round(foot)}v${round(-size * 1.5)}M${round(x - size * 0.42)} ${round(foot - size)}h${round(size * 0.84)}`,
    stage.tone("#e8b84a", depth, 1),
    Math.max(1, size * 0.16),
  );
}

/** Paints a minaret: slim shaft, balcony, pointed cap. */
export function paintMinaret(
  stage: Stage,
  { x, foot, height, depth = 0 }: Landmark,
  wall: string,
  cap: string,
): void {
  const unit = height / 20;
  paintBlock(stage, x, foot, unit * 1.5, unit * 14, wall, depth);
  stage.fill(
    box(x - unit * 1.1, foot - unit * 14.4, unit * 2.2, unit * 0.8) +
      box(x - unit * 0.95, foot - unit * 9, unit * 1.9, unit * 0.5),
    stage.tone(wall, depth, 0.6),
  );
  paintBlock(stage, x, foot - unit * 14.4, unit * 1.1, unit * 2.2, wall, depth);
  paintDome(stage, x, foot - unit * 16.5, helmet, unit * 0.72, cap, depth);
  stage.stroke(
    `M${round(x)} ${round(foot - unit * 17.5)}v${round(-unit * 1.4)}`,
    stage.tone("#e8b84a", depth, 1),
    unit * 0.2,
  );
}

/** Paints a pagoda: roof over roof with lifted corners, each storey narrower. */
export function paintPagoda(
  stage: Stage,
  { x, foot, height, depth = 0 }: Landmark,
  roof: string,
  storeys = 5,
): void {
  const { side } = stage;
  const step = height / (storeys + 0.9);
  for (let storey = 0; storey < storeys; storey += 1) {
    const base = foot - storey * step;
    const half = step * (1.5 - storey * 0.17);
    paintBlock(stage, x, base, half * 1.24, step * 0.7, "#b8452f", depth);
    stage.fill(
      windowGrid(stage, {
        left: x - half * 0.52,
        top: base - step * 0.5,
        columns: 5,
        rows: 1,
        stepX: half * 0.22,
        stepY: 1,
        width: half * 0.13,
        height: step * 0.34,
        chance: 1,
      }),
      isEvening(stage) ? "#ffcf73" : stage.tone("#f0dcb8", depth, 0.8),
    );
    const eaves = base - step * 0.6;
    const wing = (way: number): string =>
      `M${round(x)} ${round(eaves - step * 0.46)}L${round(x + way * half * 0.5)} ${round(eaves - step * 0.42)}Q${round(x + way * half * 0.76)} ${round(eaves - step * 0.1)} ${round(x + way * half * 1.34)} ${round(eaves - step * 0.2)}Q${round(x + way * half * 1.1)} ${round(eaves + step * 0.06)} ${round(x + way * half * 0.7)} ${round(eaves + step * 0.08)}L${round(x)} ${round(eaves + step * 0.08)}Z`;
    stage.fill(wing(-side), stage.tone(roof, depth, 0.15));
    stage.fill(wing(side), stage.tone(roof, depth, 0.8));
  }
  const top = foot - storeys * step;
  const half = step * (1.5 - storeys * 0.17);
  stage.fill(
    polygon([
      [x - half * 0.6, top + step * 0.04],
      [x, top - step * 0.4],
      [x + half * 0.6, top + step * 0.04],
    ]),
    stage.tone(roof, depth, 0.5),
  );
  stage.stroke(
    `M${round(x)} ${round(top - step * 0.3)}v${round(-step * 0.6)}`,
    stage.tone("#e8b84a", depth, 1),
    step * 0.07,
  );
  stage.fill(circle(x, top - step * 0.62, step * 0.07), stage.tone("#e8b84a", depth, 1));
}

/** Paints a Gothic or Baroque steeple over a nave. */
export function paintSteeple(
  stage: Stage,
  { x, foot, height, depth = 0 }: Landmark,
  wall: string,
  roof: string,
  green: boolean,
): void {
  const { side } = stage;
  const unit = height / 20;
  paintBlock(stage, x, foot, unit * 3.4, unit * 10.5, wall, depth);
  stage.fill(
    box(x - unit * 1.9, foot - unit * 10.8, unit * 3.8, unit * 0.6) +
      box(x - unit * 1.8, foot - unit * 6, unit * 3.6, unit * 0.4),
    stage.tone(wall, depth, 0.9),
  );
  stage.fill(
    circle(x, foot - unit * 8.4, unit * 0.95),
    isEvening(stage) ? "#ffe2a0" : stage.snow(depth, 0.95),
  );
  stage.stroke(
    `M${round(x)} ${round(foot - unit * 8.4)}v${round(-unit * 0.7)}M${round(x)} ${round(foot - unit * 8.4)}h${round(unit * 0.5)}`,
    stage.tone("#2a2f3f", depth, 0.1),
    unit * 0.16,
  );
  stage.fill(
    windowGrid(stage, {
      left: x - unit * 0.95,
      top: foot - unit * 4.6,
      columns: 2,
      rows: 1,
      stepX: unit * 1.2,
      stepY: unit,
      width: unit * 0.7,
      height: unit * 1.9,
      chance: 1,
    }),
    paneOf(stage, depth),
  );
  if (green) {
    paintDome(stage, x, foot - unit * 10.8, domes.onion, unit * 1.5, "#5a9a86", depth);
    stage.stroke(
      `M${round(x)} ${round(foot - unit * 14)}v${round(-unit * 3.4)}`,
      stage.tone("#e8b84a", depth, 1),
      unit * 0.24,
    );
    return;
  }
  stage.fill(
    polygon([
      [x - unit * 1.9, foot - unit * 10.8],
      [x, foot - unit * 19],
      [x + unit * 1.9, foot - unit * 10.8],
    ]),
    stage.tone(roof, depth, 0.2),
  );
  stage.fill(
    polygon([
      [x, foot - unit * 19],
      [x + side * unit * 1.9, foot - unit * 10.8],
      [x + side * unit * 0.2, foot - unit * 10.8],
    ]),
    stage.tone(roof, depth, 0.9),
  );
  paintCross(stage, x, foot - unit * 18.8, unit, depth);
}
