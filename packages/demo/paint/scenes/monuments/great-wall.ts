import { paintHill, rolling, type Ground } from "../../kit/nature/land.ts";
import { paintBlock } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, polygon, type Point } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLeafy } from "../../kit/nature/trees.ts";

/** Paints a wall with towers running over ridge after ridge of wooded hills. */
export function paintGreatWall(stage: Stage): void {
  const { width, height, random, side } = stage;
  const horizon = height * 0.5;
  paintSky(stage, { horizon, sunAt: 0.5 - side * 0.24 });
  for (const [depth, lift] of [
    [0.86, 0.16],
    [0.74, 0.06],
  ] as const)
    paintRidge(stage, {
      base: horizon - height * lift + 40,
      height: height * 0.16,
      depth,
      local: "#6f8a84",
      sharp: true,
      bottom: height,
    });
  for (const [depth, base, thick] of [
    [0.5, 0.52, 12],
    [0.28, 0.64, 24],
    [0.04, 0.82, 50],
  ] as const) {
    const ridge = rolling(stage, {
      base: height * base,
      swell: height * 0.07,
      frequency: 2.6,
      octaves: 2,
      tilt: side * height * (depth > 0.2 ? 0.12 : -0.2),
    });
    paintHill(stage, ridge, { depth, local: "#5f8a4a", mist: depth * 0.4 });
    for (let x = -10; x < width; x += random.between(12, 22) * (1.4 - depth))
      paintLeafy(stage, {
        x,
        foot: ridge(x) + thick * random.between(1, 2.6),
        height: thick * random.between(0.7, 1.3),
        depth,
        local: random.pick(["#4f8044", "#5f8f48", "#7f9a48", "#c08a3c"]),
      });
    paintWall(stage, ridge, thick, depth);
  }
  paintBirds(stage, width * (0.5 + side * 0.1), horizon * 0.4, stage.tone("#2a2f3f", 0.2, 0.1));
}

function paintWall(stage: Stage, ridge: Ground, thick: number, depth: number): void {
  const { width } = stage;
  const stone = "#d0b890";
  const top: Point[] = [];
  const foot: Point[] = [];
  let teeth = "";
  for (let x = -20; x <= width + 20; x += thick * 0.5) {
    top.push([x, ridge(x) - thick * 0.6]);
    foot.push([x, ridge(x) + thick * 0.5]);
    teeth += box(x, ridge(x) - thick * 0.82, thick * 0.26, thick * 0.3);
  }
  stage.fill(teeth, stage.tone(stone, depth, 0.8));
  stage.fill(polygon([...top, ...foot.toReversed()]), stage.tone(stone, depth, 0.45));
  stage.fill(
    polygon([...top, ...top.map(([x, y]): Point => [x, y + thick * 0.22]).toReversed()]),
    stage.tone(stone, depth, 0.9),
  );
  const step = thick * 9;
  for (let x = step * 0.55; x < width + step; x += step) {
    const at = ridge(x) + thick * 0.4;
    paintBlock(stage, x, at, thick * 1.7, thick * 2.1, stone, depth);
    let crown = "";
    for (let tooth = -2; tooth <= 2; tooth += 1)
      crown += box(
        x + tooth * thick * 0.36 - thick * 0.12,
        at - thick * 2.34,
        thick * 0.24,
        thick * 0.3,
      );
    stage.fill(crown, stage.tone(stone, depth, 0.8));
    stage.fill(
      box(x - thick * 0.5, at - thick * 1.5, thick * 0.28, thick * 0.5) +
        box(x + thick * 0.22, at - thick * 1.5, thick * 0.28, thick * 0.5),
      stage.tone("#4a3c34", depth, 0.1),
    );
  }
}
