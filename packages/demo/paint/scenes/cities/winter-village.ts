import { isEvening, paintHouse } from "../../kit/buildings/houses.ts";
import { paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { box, polygon, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import { paintSnowfall, paintSnowfield } from "../../kit/nature/snowfield.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";

const walls = ["#b0553f", "#c98a4b", "#7a5a44", "#d9b27c", "#5f7f8a"] as const;

function paintChapel(stage: Stage, x: number, foot: number, unit: number): void {
  const { side } = stage;
  const wall = "#efe4d0";
  stage.fill(box(x - unit * 1.5, foot - unit * 4, unit * 3, unit * 4), stage.tone(wall, 0.05, 0.3));
  stage.fill(
    box(side > 0 ? x : x - unit * 1.5, foot - unit * 4, unit * 1.5, unit * 4),
    stage.tone(wall, 0.05, 0.9),
  );
  stage.fill(
    polygon([
      [x - unit * 1.8, foot - unit * 4],
      [x, foot - unit * 9.4],
      [x + unit * 1.8, foot - unit * 4],
    ]),
    stage.tone("#5a4a54", 0.05, 0.3),
  );
  stage.fill(
    polygon([
      [x, foot - unit * 9.4],
      [x + side * unit * 1.8, foot - unit * 4],
      [x + side * unit * 0.2, foot - unit * 4],
    ]),
    stage.snow(0.05, 0.95),
  );
  stage.fill(
    box(x - unit * 0.4, foot - unit * 3, unit * 0.8, unit * 1.5),
    isEvening(stage) ? "#ffd27a" : stage.tone("#33404f", 0, 0.2),
  );
  stage.stroke(
    `M${round(x)} ${round(foot - unit * 9.4)}v${round(-unit * 1.4)}`,
    stage.tone("#e0b45a", 0, 1),
    2,
  );
}

export function paintWinterVillage(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#2a5560", "#27504c", "#34566a"]);
  const horizon = height * (aspect < 1 ? 0.54 : 0.52);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.2,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 40,
    height: height * 0.4,
    depth: 0.3,
    rock: "#66768e",
    snowShare: 0.95,
    count: 5,
  });
  const slope = rolling(stage, {
    base: horizon + height * 0.05,
    swell: height * 0.03,
    tilt: side * height * 0.1,
  });
  paintForest(stage, {
    ground: slope,
    height: height * 0.07,
    depth: 0.36,
    local: pine,
    snow: true,
    density: 1,
  });
  paintSnowfield(stage, slope, 0.32);
  paintMist(stage, horizon + height * 0.1, 22, 0.4);
  for (let row = 0; row < 3; row += 1) {
    const at = row / 2;
    const ground = rolling(stage, {
      base: horizon + height * (0.15 + at * 0.16),
      swell: height * 0.018,
      tilt: -side * height * 0.03,
    });
    paintSnowfield(stage, ground, 0.16 - at * 0.14);
    const size = height * (0.052 + at * 0.032);
    if (row === 1)
      paintChapel(stage, width * (0.5 + side * 0.1), ground(width / 2) - 2, size * 0.34);
    for (let x = width * (0.06 + at * 0.04); x < width; x += size * random.between(2.6, 4.2)) {
      if (random.chance(0.3)) {
        paintForest(stage, {
          ground: (at_) => ground(at_) + 8,
          height: size * 1.9,
          depth: 0.14 - at * 0.12,
          local: pine,
          from: x,
          to: x + size,
          snow: true,
          density: 0.8,
        });
        continue;
      }
      paintHouse(stage, {
        x,
        foot: ground(x) + 10,
        width: size,
        height: size * random.between(0.55, 0.8),
        wall: random.pick(walls),
        roof: "#6a4a40",
        depth: 0.14 - at * 0.12,
        snow: true,
      });
    }
  }
  const near = rolling(stage, { base: height * 0.93, swell: height * 0.02, tilt: side * 30 });
  paintSnowfield(stage, near, 0);
  for (const [from, to, tall] of [
    [-50, width * 0.13, 0.5],
    [width * 0.9, width + 60, 0.4],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 24,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.6,
      snow: true,
    });
  }
  paintSnowfall(stage);
}
