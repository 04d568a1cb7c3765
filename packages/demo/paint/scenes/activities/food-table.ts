import { mix } from "../../colour.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { dash, ellipse, polygon, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import {
  paintBowl,
  paintFruit,
  paintGlass,
  paintJug,
  paintLoaf,
  paintPlate,
} from "../../kit/things/tableware.ts";
import { paintLeafy } from "../../kit/nature/trees.ts";

/** Paints a table with food outdoors under a tree, with hills behind; the food matches the landscape. */
export function paintFoodTable(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.36 : 0.34);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.14,
    depth: 0.78,
    local: "#7a88a0",
    sharp: random.chance(0.5),
  });
  for (const [offset, depth] of [
    [0.03, 0.56],
    [0.1, 0.38],
    [0.17, 0.22],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.04,
      frequency: 2,
      tilt: random.bell() * 50,
    });
    paintHill(stage, ground, {
      depth,
      local: random.pick(["#7a9a48", "#8f9f45", "#6f8f48"]),
      mist: 0.2,
    });
    for (let x = random.between(10, 60); x < width; x += random.between(50, 130))
      paintLeafy(stage, {
        x,
        foot: ground(x) + 5,
        height: (0.8 - depth) * 84,
        depth,
        local: random.pick(["#5f8f44", "#4f8048", "#7a9a3c"]),
      });
    paintMist(stage, horizon + height * (offset + 0.05), 16, 0.2);
  }
  const edge = height * (aspect < 1 ? 0.58 : 0.54);
  const wood = random.pick(["#8a5a34", "#9a6a40", "#7a4c30"]);
  stage.fill(
    polygon([
      [-20, edge],
      [width + 20, edge],
      [width + 20, height + 10],
      [-20, height + 10],
    ]),
    stage.vertical(edge, height, [
      [0, stage.tone(wood, 0.04, 0.95)],
      [1, stage.tone(wood, 0, 0.4)],
    ]),
  );
  const vanishing = width * 0.5;
  for (let plank = -7; plank <= 7; plank += 1)
    stage.stroke(
      `M${round(vanishing + plank * width * 0.1)} ${round(edge)}L${round(vanishing + plank * width * 0.19)} ${round(height + 6)}`,
      stage.tone(wood, 0, 0.05),
      2.4,
      0.55,
    );
  let grain = "";
  for (let stroke = 0; stroke < 60; stroke += 1)
    grain += dash(
      random.between(0, width),
      edge + (height - edge) * random.next(),
      random.between(20, 90),
      1.6,
    );
  stage.fill(grain, stage.tone(wood, 0, 1), 0.3);
  const cloth = random.pick(["#c0392b", "#2f6f8a", "#e8d8b8", "#3f7a54"]);
  const runner = polygon([
    [width * 0.3, edge],
    [width * 0.7, edge],
    [width * 0.86, height + 10],
    [width * 0.14, height + 10],
  ]);
  stage.fill(
    runner,
    stage.vertical(edge, height, [
      [0, stage.tone(cloth, 0.03, 0.9)],
      [1, stage.tone(cloth, 0, 0.45)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(runner)}">`);
  for (let band = 0; band < 9; band += 1) {
    const y = edge + (height - edge) * (band / 8) ** 1.4;
    stage.fill(dash(width / 2, y, width, 3 + band), mix(stage.snow(0, 0.9), cloth, 0.25), 0.5);
  }
  stage.add("</g>");
  const room = height - edge;
  const unit = Math.min(width * 0.13, room * 0.26);
  const glaze = random.pick(["#2f6f8a", "#c0603a", "#4f7a4a", "#d8b060"]);
  const left = 0.5 - side * 0.27;
  const right = 0.5 + side * 0.27;
  paintJug(
    stage,
    { x: width * right, y: edge + room * 0.2, size: unit * 0.72 },
    random.pick(["#b5623a", "#a8744c", "#8f5a3c"]),
  );
  paintFruit(
    stage,
    { x: width * left, y: edge + room * 0.16, size: unit * 0.62 },
    random.pick([
      ["#c0392b", "#d8603a", "#b52f3f"],
      ["#e8a13a", "#f0b848", "#d8803a"],
      ["#8f3f6f", "#6f2f5f", "#a85080"],
    ] as const),
  );
  paintLoaf(stage, { x: width * (0.5 - side * 0.03), y: edge + room * 0.2, size: unit * 0.82 });
  for (const [at, drink] of [
    [right - side * 0.15, "#b5303f"],
    [left + side * 0.13, "#e0a83c"],
  ] as const)
    paintGlass(stage, { x: width * at, y: edge + room * 0.4, size: unit * 0.62 }, drink);
  paintPlate(
    stage,
    { x: width * (left - side * 0.02), y: edge + room * 0.6, size: unit * 1.15 },
    ["#f0e0c0", "#e8cfa0", "#d8b880", "#7f9a4a"],
    glaze,
  );
  paintBowl(
    stage,
    { x: width * (0.5 + side * 0.04), y: edge + room * 0.55, size: unit * 0.98 },
    random.pick(["#c0502c", "#d8a048", "#a83f3f"]),
    glaze,
  );
  paintPlate(
    stage,
    { x: width * (right + side * 0.06), y: edge + room * 0.7, size: unit * 1.08 },
    ["#d8503a", "#7fa03c", "#f0d060", "#e8e0c8"],
    random.pick(["#f0e4d0", glaze]),
  );
  const branch = width * (0.5 + side * 0.5);
  for (let leaf = 0; leaf < 34; leaf += 1) {
    const at = random.next() ** 1.5;
    const x = branch - side * at * width * 0.46;
    const y = height * (0.02 + 0.1 * (1 - at)) + random.bell() * height * 0.04;
    stage.fill(
      ellipse(x, y, random.between(13, 24), random.between(7, 12)),
      stage.tone(random.pick(["#4f8a3c", "#6f9f44", "#3f7a3c"]), 0, random.between(0.15, 0.95)),
    );
  }
}
