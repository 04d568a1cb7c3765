import { paintHiker } from "../../kit/things/figures.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { dash, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass, paintLeafy } from "../../kit/nature/trees.ts";
import { winding } from "../../kit/nature/water-course.ts";

/** A birch trunk, white with black bands. */
function paintBirch(stage: Stage, x: number, foot: number, thick: number, leaf: string): void {
  const { random, side, height } = stage;
  const lean = random.bell() * 30;
  const top = -30;
  const trunk = `M${round(x - thick)} ${round(foot)}Q${round(x - thick * 0.6)} ${round(height * 0.5)} ${round(x + lean - thick * 0.5)} ${top}h${round(thick)}Q${round(x + thick * 0.7)} ${round(height * 0.5)} ${round(x + thick)} ${round(foot)}Z`;
  stage.fill(
    trunk,
    stage.horizontal(x - thick, x + thick, [
      [0, side < 0 ? stage.snow(0, 1) : stage.snow(0, 0.1)],
      [1, side < 0 ? stage.snow(0, 0.1) : stage.snow(0, 1)],
    ]),
  );
  let marks = "";
  for (let y = 10; y < foot; y += random.between(14, 52)) {
    const centre = x + lean * (1 - y / foot) ** 1.5;
    marks += dash(
      centre + random.bell() * thick * 0.7,
      y,
      thick * random.between(0.6, 1.6),
      thick * 0.4,
    );
  }
  stage.fill(marks, stage.tone("#2c2a2e", 0, 0.2), 0.85);
  let dark = "";
  let light = "";
  for (let cluster = 0; cluster < 34; cluster += 1) {
    const clusterX = x + lean + random.bell() * 190;
    const clusterY = random.between(-30, height * 0.24) + Math.abs(clusterX - x) * 0.16;
    const leafDash = dash(clusterX, clusterY, random.between(16, 46), random.between(8, 15));
    if (random.chance(0.5)) dark += leafDash;
    else light += leafDash;
  }
  stage.fill(dark, stage.tone(leaf, 0, 0.4));
  stage.fill(light, stage.tone(leaf, 0, 1));
}

export function paintAutumnForest(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const leaves = ["#e0922f", "#d9662b", "#efb83c", "#c2452d", "#b98a2e"] as const;
  const horizon = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 10,
    height: height * 0.16,
    depth: 0.8,
    local: "#7a6a7c",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.2,
    depth: 0.5,
    rock: "#7d6f78",
    snowShare: 0.3,
    count: 4,
  });
  for (const [offset, depth, size] of [
    [0.05, 0.48, 40],
    [0.12, 0.32, 62],
    [0.2, 0.18, 92],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.035,
      frequency: 2.2,
    });
    const step = size * 0.52;
    for (let x = -20; x < width + 30; x += step * random.between(0.6, 1.5)) {
      if (random.chance(0.28))
        paintForest(stage, {
          ground,
          height: size * 1.25,
          depth,
          local: "#2f5a40",
          from: x,
          to: x + 4,
        });
      else
        paintLeafy(stage, {
          x,
          foot: ground(x) + 12,
          height: size * random.between(0.8, 1.2),
          depth,
          local: random.pick(leaves),
        });
    }
    paintHill(stage, ground, { depth, local: "#a8742f", mist: 0.16, lit: 0.5 });
    paintMist(stage, horizon + height * (offset + 0.04), 16, 0.2);
  }
  const floor = rolling(stage, { base: horizon + height * 0.28, swell: height * 0.015 });
  paintHill(stage, floor, { depth: 0.04, local: "#c07a2e", strokes: 130, lit: 0.6 });
  const { outline, middle } = winding({
    from: [width * (0.5 + side * 0.06), floor(width / 2) + 4],
    to: [width * (0.5 - side * 0.04), height + 30],
    farWidth: 8,
    nearWidth: width * 0.36,
    bends: 1.7,
    swing: width * 0.1 * side,
  });
  stage.fill(
    outline,
    stage.vertical(floor(0), height, [
      [0, stage.tone("#e8c48c", 0.1, 0.9)],
      [1, stage.tone("#b98a58", 0, 0.5)],
    ]),
  );
  let fallen = "";
  for (let leaf = 0; leaf < 90; leaf += 1) {
    const y = floor(0) + (height - floor(0)) * random.next() ** 0.7;
    fallen += dash(random.between(0, width), y, 5 + ((y - floor(0)) / height) * 24, 3);
  }
  stage.fill(fallen, stage.tone(random.pick(leaves), 0, 1), 0.85);
  const [walkerX, walkerY] = middle[17] ?? [width / 2, height * 0.8];
  paintHiker(stage, { x: walkerX, foot: walkerY + 6, height: 62 });
  const trunks = aspect < 1 ? [0.05, 0.2, 0.9] : [0.04, 0.13, 0.87, 0.96];
  for (const at of trunks)
    paintBirch(
      stage,
      width * (at + random.between(-0.02, 0.02)),
      height + 10,
      random.between(9, 16),
      random.pick(leaves),
    );
  paintGrass(stage, { ground: () => height, height: 34, local: "#8a5a24", lit: 0.35 });
}
