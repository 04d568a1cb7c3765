import { mix } from "../../colour.ts";
import { pines, rocks } from "../../kit/nature/highland.ts";
import { paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, circle, curve, dash, ellipse } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";

/** A bather, shoulder-deep in the water. */
function paintBather(stage: Stage, x: number, y: number, size: number): void {
  const skin = stage.tone(stage.random.pick(["#d9a07c", "#e0b090", "#c08a60"]), 0, 0.85);
  stage.fill(ellipse(x, y, size * 1.5, size * 0.62), skin);
  stage.fill(circle(x, y - size * 1.15, size * 0.78), skin);
  stage.fill(
    circle(x - stage.side * size * 0.1, y - size * 1.42, size * 0.72),
    stage.tone(stage.random.pick(["#3a2a20", "#5a3a24", "#e5533d"]), 0, 0.4),
  );
  stage.fill(dash(x, y + size * 0.5, size * 5, size * 0.34), stage.snow(0, 1), 0.6);
}

/** Paints a warm pool among stones, steam over it, cold mountains behind. */
export function paintHotSpring(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.46 : 0.42);
  const rock = random.pick(rocks);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.15,
    depth: 0.8,
    local: "#7585a0",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 16,
    height: height * 0.28,
    depth: 0.42,
    rock,
    snowShare: 0.55,
    count: 5,
    focus: 0.5 + side * 0.16,
  });
  paintMist(stage, horizon + 6, height * 0.05, 0.6);
  for (const [offset, depth, tall] of [
    [0.05, 0.4, 0.06],
    [0.11, 0.24, 0.1],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.03,
      tilt: random.bell() * 60,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: random.pick(pines),
      density: 1,
      lights: depth < 0.3,
    });
    paintHill(stage, ground, { depth, local: "#5f7a4a", mist: 0.22, lit: 0.5 });
  }
  const meadow = rolling(stage, { base: horizon + height * 0.15, swell: height * 0.01 });
  paintHill(stage, meadow, { depth: 0.06, local: "#8a9058", lit: 0.6, strokes: 60 });
  const centre: Point = [width * (0.5 - side * 0.04), height * 0.79];
  const pool = (grow: number): string => {
    const points: Point[] = [];
    for (let step = 0; step <= 28; step += 1) {
      const angle = (step / 28) * Math.PI * 2;
      const wobble = 1 + 0.07 * Math.sin(angle * 3 + grow) + 0.04 * Math.sin(angle * 5);
      points.push([
        centre[0] + Math.cos(angle) * width * 0.47 * grow * wobble,
        centre[1] + Math.sin(angle) * height * 0.165 * grow * wobble,
      ]);
    }
    return `${curve(points)}Z`;
  };
  const water = random.pick(["#2fb0b8", "#35a8c8", "#3fb89c"]);
  stage.fill(pool(1.09), stage.tone("#c9a878", 0, 0.6));
  stage.fill(pool(1.03), mix(stage.tone(water, 0, 1), stage.snow(0, 1), 0.5));
  stage.fill(
    pool(1),
    stage.radial(centre[0], centre[1], width * 0.46, [
      [0, stage.tone("#146a88", 0, 0.6)],
      [0.55, stage.tone(water, 0, 0.75)],
      [1, mix(stage.tone(water, 0, 1), stage.snow(0, 1), 0.35)],
    ]),
  );
  let glints = "";
  for (let glint = 0; glint < 26; glint += 1)
    glints += dash(
      centre[0] + random.bell() * width * 0.32,
      centre[1] + random.bell() * height * 0.1,
      random.between(20, 80),
      2.4,
    );
  stage.fill(glints, stage.snow(0, 1), 0.42);
  for (const [dx, dy, size] of [
    [-0.2, -0.04, 0.9],
    [-0.1, -0.055, 0.85],
    [0.2, 0.01, 1.1],
  ] as const)
    paintBather(
      stage,
      centre[0] + dx * side * width,
      centre[1] + dy * height,
      size * height * 0.021,
    );
  for (let stone = 0; stone < 18; stone += 1) {
    const angle = (stone / 18) * Math.PI * 2 + random.bell() * 0.1;
    const y = centre[1] + Math.sin(angle) * height * 0.18;
    if (Math.sin(angle) > 0.9) continue;
    const size = random.between(24, 46) * (0.6 + 0.7 * (y / height));
    paintRock(stage, centre[0] + Math.cos(angle) * width * 0.5, y + size * 0.3, size, rock, 0.02);
  }
  for (let plume = 0; plume < 11; plume += 1) {
    const x = centre[0] + random.bell() * width * 0.36;
    const base = centre[1] - height * random.between(0.02, 0.1);
    for (let puff = 0; puff < 6; puff += 1) {
      const at = puff / 5;
      const radius = (16 + 46 * at) * random.between(0.8, 1.2);
      const puffX = x + side * at * 50 + random.bell() * 14;
      const puffY = base - at * height * random.between(0.14, 0.24);
      stage.fill(
        circle(puffX, puffY, radius),
        stage.radial(puffX, puffY, radius, [
          [0, stage.snow(0.1, 1), 0.3 * (1 - at * 0.6)],
          [1, stage.snow(0.1, 1), 0],
        ]),
      );
    }
  }
}
