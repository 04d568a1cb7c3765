import { mix } from "../../colour.ts";
import { paintHiker, paintTent } from "../../kit/things/figures.ts";
import { flowers, meadows, paintDistance, pines, rocks } from "../../kit/nature/highland.ts";
import { paintFlowers, paintHill, paintMist, paintWisps, rolling } from "../../kit/nature/land.ts";
import { paintRange } from "../../kit/nature/mountains.ts";
import { dash, ellipse } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";

/** A small lake lying in the valley, bright with the sky. */
function paintTarn(stage: Stage, y: number): void {
  const { width, random, palette, side } = stage;
  const x = width * (0.5 + side * random.between(-0.1, 0.16));
  const long = width * random.between(0.34, 0.56);
  stage.fill(ellipse(x, y, long / 2 + 8, 15), stage.tone("#d8c8a0", 0.16, 0.7), 0.5);
  stage.fill(
    ellipse(x, y, long / 2, 12),
    stage.vertical(y - 12, y + 12, [
      [0, palette.sky[3]],
      [1, palette.sky[1]],
    ]),
  );
  let shine = "";
  for (let stroke = 0; stroke < 9; stroke += 1)
    shine += dash(x + random.bell() * long * 0.36, y + random.bell() * 8, long * 0.16, 2);
  stage.fill(shine, stage.snow(0, 1), 0.5);
}

export function paintMountains(stage: Stage): void {
  const { width, height, random, aspect } = stage;
  const rock = random.pick(rocks);
  const pine = random.pick(pines);
  const horizon = height * (aspect < 1 ? 0.62 : 0.66);
  paintSky(stage, { horizon });
  paintDistance(stage, horizon, rock);
  const focus = 0.5 - stage.side * random.between(0.04, 0.2);
  paintRange(stage, {
    base: horizon + 26,
    height: height * random.between(0.4, 0.5),
    depth: 0.2,
    rock,
    snowShare: random.between(0.42, 0.62),
    count: 5,
    focus,
  });
  paintMist(stage, horizon + 6, height * 0.06, 0.75);
  const far = rolling(stage, {
    base: horizon + height * 0.03,
    swell: height * 0.028,
    frequency: 3,
  });
  paintForest(stage, {
    ground: far,
    height: height * 0.035,
    depth: 0.5,
    local: pine,
    lights: false,
    density: 1.3,
  });
  paintHill(stage, far, { depth: 0.46, local: pine, mist: 0.3 });
  const middle = rolling(stage, {
    base: horizon + height * 0.1,
    swell: height * 0.04,
    tilt: stage.side * height * 0.09,
  });
  const meadow = random.pick(meadows);
  paintForest(stage, { ground: middle, height: height * 0.075, depth: 0.24, local: pine });
  paintHill(stage, middle, {
    depth: 0.2,
    local: mix(pine, meadow, 0.6),
    mist: 0.16,
    lit: 0.7,
    strokes: 40,
  });
  if (random.chance(0.45)) paintTarn(stage, horizon + height * 0.17);
  paintWisps(stage, horizon + height * 0.12, height * 0.016, 0.22);
  const near = rolling(stage, {
    base: height * 0.85,
    swell: height * 0.035,
    tilt: -stage.side * height * 0.12,
  });
  paintHill(stage, near, { depth: 0.04, local: meadow, strokes: 60, lit: 0.6 });
  paintFlowers(stage, near, random.pick(flowers), 110);
  const wing = width * random.between(0.2, 0.34);
  const from = stage.side > 0 ? -30 : width - wing;
  paintForest(stage, {
    ground: (x) => near(x) + height * 0.045,
    height: height * 0.3,
    depth: 0,
    local: pine,
    from,
    to: from + wing + 30,
    density: 0.66,
  });
  paintGrass(stage, { ground: () => height, height: 46, local: meadow, lit: 0.2 });
  const campX = width * (0.5 + stage.side * random.between(0.1, 0.24));
  if (random.chance(0.5)) paintTent(stage, { x: campX, foot: near(campX) + 22, height: 34 });
  else paintHiker(stage, { x: campX, foot: near(campX) + 16, height: 44 });
  paintBirds(
    stage,
    width * (0.5 - stage.side * 0.25),
    horizon * 0.32,
    stage.tone("#2a2f3f", 0.3, 0.1),
  );
}
