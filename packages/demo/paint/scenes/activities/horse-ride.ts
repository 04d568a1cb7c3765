import { mix } from "../../colour.ts";
import { jacketOf, paintHorse } from "../../kit/things/figures.ts";
import { coats, grasses } from "../../kit/nature/grassland.ts";
import { paintFlowers, paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";

export function paintHorseRide(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const grass = random.pick(grasses);
  const pine = random.pick(["#24513f", "#2b5a44", "#1f4d48"]);
  const horizon = height * (aspect < 1 ? 0.56 : 0.56);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 20,
    height: height * 0.18,
    depth: 0.8,
    local: "#727c96",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.4,
    depth: 0.3,
    rock: random.pick(["#6d7488", "#7a7280", "#85746c"]),
    snowShare: 0.55,
    count: 5,
    focus: 0.5 + side * 0.14,
  });
  paintMist(stage, horizon + 4, height * 0.06, 0.7);
  for (const [offset, depth, tall] of [
    [0.05, 0.42, 0.04],
    [0.12, 0.26, 0.06],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.03,
      tilt: random.bell() * 70,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: pine,
      density: 0.9,
      lights: depth < 0.4,
    });
    paintHill(stage, ground, { depth, local: mix(pine, grass, 0.5), mist: 0.24, lit: 0.5 });
  }
  const ridge = rolling(stage, {
    base: height * 0.8,
    swell: height * 0.03,
    tilt: -side * height * 0.1,
    frequency: 1.5,
  });
  paintHill(stage, ridge, { depth: 0.02, local: grass, lit: 0.65, strokes: 110 });
  paintFlowers(stage, ridge, ["#8f6fd0", "#f4efe0"], 110);
  const riders = aspect < 1 ? 2 : 3;
  for (let rider = 0; rider < riders; rider += 1) {
    const x = width * (0.5 + side * (0.1 - rider * (aspect < 1 ? 0.3 : 0.21)));
    paintHorse(
      stage,
      { x, foot: ridge(x) + 18, height: 62 - rider * 4, way: side, rider: jacketOf(stage) },
      random.pick(coats),
    );
  }
  paintGrass(stage, { ground: ridge, height: 26, local: grass, lit: 0.6, density: 0.7 });
  paintGrass(stage, { ground: () => height, height: 70, local: grass, lit: 0.3, density: 1.3 });
  paintBirds(
    stage,
    width * (0.5 - side * 0.26),
    horizon * 0.3,
    stage.tone("#2a2f3f", 0.2, 0.1),
    12,
  );
}
