import { mix } from "../../colour.ts";
import { box, circle, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Whether lamps are lit. */
export const isEvening = (stage: Stage): boolean =>
  stage.light === "night" || stage.light === "dusk";

/** Colour of a window: warm in the evening, dark by day. */
export const paneOf = (stage: Stage, depth = 0): string =>
  isEvening(stage)
    ? mix("#ffcf73", stage.palette.haze, depth * 0.5)
    : stage.tone("#33404f", depth, 0.15);

/** Options of `paintHouse`. */
export type HouseOptions = {
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  depth?: number;
  snow?: boolean;
  smoke?: boolean;
  /** Roof height as a share of the width. */
  pitch?: number;
};

/** Paints a house with its gable towards the viewer and its long side in perspective. */
export function paintHouse(stage: Stage, options: HouseOptions): void {
  const { side, random } = stage;
  const { x, foot, width, height, wall, roof, depth = 0 } = options;
  const pitch = (options.pitch ?? 0.62) * width;
  const long = width * 1.1 * side;
  const eaves = foot - height;
  const half = width / 2;
  const edge = x + half * side;
  stage.fill(
    polygon([
      [x - half, foot],
      [x - half, eaves],
      [x, eaves - pitch],
      [x + half, eaves],
      [x + half, foot],
    ]),
    stage.tone(wall, depth, 0.22),
  );
  stage.fill(
    polygon([
      [edge, foot],
      [edge, eaves],
      [edge + long, eaves],
      [edge + long, foot - height * 0.04],
    ]),
    stage.tone(wall, depth, 0.9),
  );
  const over = width * 0.09;
  stage.fill(
    polygon([
      [x, eaves - pitch - over * 0.5],
      [x + long, eaves - pitch - over * 0.5],
      [edge + long + side * over, eaves + over],
      [edge + side * over, eaves + over],
    ]),
    options.snow ? stage.snow(depth, 0.95) : stage.tone(roof, depth, 0.9),
  );
  stage.fill(
    polygon([
      [x, eaves - pitch - over * 0.6],
      [x - side * (half + over), eaves + over],
      [x - side * (half + over * 0.2), eaves + over * 1.5],
      [x, eaves - pitch + over * 0.9],
      [edge + side * over * 0.2, eaves + over * 1.5],
      [edge + side * over, eaves + over],
    ]),
    options.snow ? stage.snow(depth, 0.3) : stage.tone(roof, depth, 0.35),
  );
  const pane = paneOf(stage, depth);
  const size = width * 0.17;
  let panes = box(x - size * 0.55, eaves - size * 0.3, size * 1.1, size * 1.4);
  if (height > width * 0.4)
    panes +=
      box(x - half * 0.62, foot - height * 0.62, size, size * 1.3) +
      box(x + half * 0.62 - size, foot - height * 0.62, size, size * 1.3);
  for (const at of [0.22, 0.62])
    panes += box(edge + long * at + (side < 0 ? -size : 0), foot - height * 0.7, size, size * 1.3);
  if (isEvening(stage)) {
    const glow = stage.radial(x, foot - height * 0.5, width * 1.7, [
      [0, "#ffb858", 0.34],
      [1, "#ffb858", 0],
    ]);
    stage.fill(circle(x, foot - height * 0.5, width * 1.7), glow);
  }
  stage.fill(panes, pane);
  const chimneyX = x + long * 0.66;
  stage.fill(
    box(chimneyX - width * 0.06, eaves - pitch * 1.22, width * 0.14, pitch * 0.5),
    stage.tone("#8a5a48", depth, 0.4),
  );
  if (options.snow)
    stage.fill(
      box(chimneyX - width * 0.08, eaves - pitch * 1.26, width * 0.18, width * 0.06),
      stage.snow(depth, 0.9),
    );
  if (options.smoke ?? random.chance(0.4))
    paintSmoke(stage, chimneyX, eaves - pitch * 1.25, width * 1.5, depth);
}

/** Smoke rising straight up in cold air, thinning as it goes. */
export function paintSmoke(stage: Stage, x: number, y: number, tall: number, depth = 0): void {
  const { random, palette } = stage;
  let path = "";
  const drift = random.between(0.1, 0.34) * -stage.side;
  for (let puff = 0; puff < 9; puff += 1) {
    const at = puff / 8;
    path += circle(
      x + drift * tall * at ** 1.4 + Math.sin(at * 7) * tall * 0.03,
      y - tall * at,
      tall * (0.03 + 0.09 * at),
    );
  }
  const paint = stage.vertical(y - tall, y, [
    [0, mix(palette.sky[2], "#ffffff", 0.3), 0],
    [1, mix(palette.sky[3], "#ffffff", 0.35), 0.7 * (1 - depth)],
  ]);
  stage.fill(path, paint);
}

/** Returns a wall of windows: a grid of panes of which some are lit. */
export function windowGrid(
  stage: Stage,
  grid: {
    left: number;
    top: number;
    columns: number;
    rows: number;
    stepX: number;
    stepY: number;
    width: number;
    height: number;
    chance?: number;
  },
): string {
  let path = "";
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      if (!stage.random.chance(grid.chance ?? 0.8)) continue;
      path += `M${round(grid.left + column * grid.stepX)} ${round(grid.top + row * grid.stepY)}h${round(grid.width)}v${round(grid.height)}h${round(-grid.width)}Z`;
    }
  }
  return path;
}
