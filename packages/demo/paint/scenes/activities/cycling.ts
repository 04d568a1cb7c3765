import { jacketOf, paintCyclist } from "../../kit/things/figures.ts";
import { paintFlowers, paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { polygon } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass, paintLeafy } from "../../kit/nature/trees.ts";
import { winding } from "../../kit/nature/water-course.ts";

export function paintCycling(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.52 : 0.5);
  const green = random.pick(["#7f9a4a", "#6d9147", "#93a04c", "#a8a04a"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.17,
    depth: 0.8,
    local: "#727c96",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.34,
    depth: 0.38,
    rock: "#6d7488",
    snowShare: 0.5,
    count: 5,
    focus: 0.5 - side * 0.18,
  });
  paintMist(stage, horizon + 6, height * 0.05, 0.6);
  for (const [offset, depth, tall] of [
    [0.04, 0.42, 0.04],
    [0.1, 0.28, 0.055],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.034,
      tilt: random.bell() * 70,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: "#2c5a44",
      density: 0.8,
      lights: depth < 0.4,
    });
    paintHill(stage, ground, { depth, local: green, mist: 0.2, lit: 0.6, strokes: 20 });
  }
  const field = rolling(stage, {
    base: horizon + height * 0.19,
    swell: height * 0.02,
    frequency: 1.6,
  });
  paintHill(stage, field, { depth: 0.04, local: green, lit: 0.7, strokes: 90 });
  const road = winding({
    from: [width * (0.5 + side * 0.2), field(width * 0.7) + 3],
    to: [width * (0.5 - side * 0.12), height + 40],
    farWidth: 5,
    nearWidth: width * 0.46,
    bends: 2.1,
    swing: width * 0.13 * side,
  });
  stage.stroke(road.outline, stage.tone("#d8c8a0", 0.04, 0.8), 6, 0.8);
  stage.fill(
    road.outline,
    stage.vertical(horizon, height, [
      [0, stage.tone("#9a98a0", 0.2, 0.8)],
      [1, stage.tone("#6a6874", 0, 0.4)],
    ]),
  );
  let marks = "";
  for (let step = 7; step < road.middle.length - 1; step += 2) {
    const from = road.middle[step];
    const to = road.middle[step + 1];
    if (from && to)
      marks += polygon([
        [from[0] - step * 0.07, from[1]],
        [from[0] + step * 0.07, from[1]],
        [to[0] + step * 0.09, to[1]],
        [to[0] - step * 0.09, to[1]],
      ]);
  }
  stage.fill(marks, stage.snow(0, 1), 0.9);
  paintFlowers(stage, field, ["#8f6fd0", "#f2c94c", "#f4efe0"], 90);
  stage.fill(road.outline, stage.tone("#7a7884", 0, 0.5), 0.2);
  for (const [index, size] of [
    [13, 58],
    [18, 104],
  ] as const) {
    const [x, y] = road.middle[index] ?? [width / 2, height * 0.8];
    paintCyclist(stage, { x, foot: y, height: size, way: -side }, jacketOf(stage));
  }
  const treeX = width * (side > 0 ? 0.93 : 0.07);
  for (const [dx, tall] of [
    [0, 0.38],
    [-side * 90, 0.28],
  ] as const)
    paintLeafy(stage, {
      x: treeX + dx,
      foot: height * 0.92,
      height: height * tall,
      depth: 0,
      local: "#4f8048",
    });
  for (let stone = 0; stone < 5; stone += 1)
    paintRock(
      stage,
      width * (side > 0 ? random.between(0.8, 1) : random.between(0, 0.2)),
      height * random.between(0.92, 1),
      random.between(10, 26),
      "#7a7880",
    );
  paintGrass(stage, {
    ground: () => height,
    height: 54,
    local: green,
    lit: 0.3,
    from: side > 0 ? width * 0.62 : -10,
    to: side > 0 ? width + 10 : width * 0.38,
  });
  paintBirds(stage, width * (0.5 - side * 0.1), horizon * 0.4, stage.tone("#2a2f3f", 0.2, 0.1));
}
