import { paintHouse } from "../../kit/buildings/houses.ts";
import { paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import { paintSnowfall, paintSnowfield } from "../../kit/nature/snowfield.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";
import { winding } from "../../kit/nature/water-course.ts";

/** Paints a snow-covered forest with a lit window. */
export function paintSnowForest(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#2a5560", "#27504c", "#34566a"]);
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 6,
    height: height * 0.14,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 24,
    height: height * 0.24,
    depth: 0.42,
    rock: "#6f7f96",
    snowShare: 0.9,
    count: 4,
  });
  for (let layer = 0; layer < 3; layer += 1) {
    const at = layer / 2;
    const ground = rolling(stage, {
      base: horizon + height * (0.05 + at * 0.16),
      swell: height * 0.025,
      tilt: random.bell() * 40,
    });
    paintForest(stage, {
      ground,
      height: height * (0.07 + at * 0.07),
      depth: 0.5 - at * 0.3,
      local: pine,
      snow: layer > 0,
      density: 1.05,
    });
    paintSnowfield(stage, ground, 0.4 - at * 0.28);
    paintMist(stage, horizon + height * (0.1 + at * 0.14), 18, 0.25);
  }
  const field = rolling(stage, { base: horizon + height * 0.27, swell: height * 0.03 });
  paintSnowfield(stage, field, 0.02);
  const track = winding({
    from: [width * (0.5 + side * 0.2), field(width * 0.7) + 10],
    to: [width * (0.5 - side * 0.1), height + 20],
    farWidth: 4,
    nearWidth: 60,
    bends: 2,
    swing: width * 0.1 * side,
  });
  stage.fill(track.outline, stage.snow(0, 0.25), 0.7);
  const cabinX = width * (0.5 + side * 0.2);
  const cabinFoot = field(cabinX) + 14;
  paintForest(stage, {
    ground: () => cabinFoot - 4,
    height: height * 0.19,
    depth: 0.08,
    local: pine,
    from: cabinX - 130,
    to: cabinX + 150,
    snow: true,
    density: 0.6,
  });
  paintHouse(stage, {
    x: cabinX,
    foot: cabinFoot,
    width: 58,
    height: 30,
    wall: "#8a5a3a",
    roof: "#5d3b30",
    snow: true,
    smoke: true,
  });
  for (const [from, to, tall] of [
    [-50, width * 0.16, 0.6],
    [width * 0.9, width + 60, 0.5],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 24,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.58,
      slim: 0.2,
      snow: true,
    });
  }
  paintSnowfall(stage);
}
