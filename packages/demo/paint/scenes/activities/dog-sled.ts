import { mix } from "../../colour.ts";
import { jacketOf } from "../../kit/things/figures.ts";
import { paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, ellipse, polygon, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import { paintSnowfall, paintSnowfield } from "../../kit/nature/snowfield.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";

/** A running husky; every other one has its legs gathered. */
function paintHusky(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  isGathered: boolean,
): void {
  const way = stage.side;
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const coat = stage.tone(stage.random.pick(["#5a6472", "#3f4856", "#8a6a4c", "#6f7886"]), 0, 0.4);
  const pale = stage.snow(0, 0.85);
  stage.fill(ellipse(x, foot + unit * 0.3, unit * 7, unit * 0.8), stage.snow(0, 0), 0.5);
  const legs = isGathered
    ? `M${at(-4.4, 4.4)}L${at(-1.6, 1.8)}L${at(-2.4, 0)}M${at(3.6, 4.4)}L${at(1.2, 2)}L${at(2.2, 0)}`
    : `M${at(-4.4, 4.4)}L${at(-6.4, 2.2)}L${at(-8, 0.8)}M${at(3.8, 4.4)}L${at(6, 2.6)}L${at(7.8, 1.2)}M${at(-3.8, 4)}L${at(-4.4, 1.4)}L${at(-6, 0)}M${at(3.2, 4)}L${at(4.2, 1.6)}L${at(5.6, 0)}`;
  stage.stroke(legs, coat, unit * 1);
  stage.fill(
    `M${at(-5.6, 6.6)}Q${at(0, 7.6)} ${at(4, 7.4)}L${at(5.4, 5.4)}Q${at(4, 3.4)} ${at(1.6, 3.8)}Q${at(-3, 4.2)} ${at(-5.2, 4)}Z`,
    coat,
  );
  stage.fill(`M${at(4.8, 5.2)}Q${at(3, 3.2)} ${at(0.4, 3.9)}Q${at(3, 4.6)} ${at(4.8, 5.2)}Z`, pale);
  stage.stroke(
    `M${at(-5.4, 6)}Q${at(-8.2, 7)} ${at(-7.6, 9.2)}Q${at(-6.2, 9.6)} ${at(-6, 8.2)}`,
    coat,
    unit * 1.3,
  );
  stage.fill(
    `M${at(3, 7)}L${at(4.4, 9.6)}L${at(4.9, 11.4)}L${at(5.8, 9.8)}L${at(6.8, 11)}L${at(7.1, 9.2)}L${at(9.4, 8)}L${at(9.2, 7.1)}L${at(6.8, 6.8)}L${at(5.4, 5.2)}Z`,
    coat,
  );
  stage.fill(`M${at(6.4, 8.2)}L${at(9.4, 8)}L${at(9.2, 7.1)}L${at(6.6, 6.8)}Z`, pale);
  stage.fill(circle(x + 9.3 * unit * way, foot - 7.8 * unit, unit * 0.45), "#1d2430");
  stage.stroke(`M${at(2.6, 7.6)}L${at(3.6, 3.8)}`, stage.tone("#e5533d", 0, 0.8), unit * 0.7);
}

/** The sled with its driver on the runners behind. */
function paintSled(stage: Stage, x: number, foot: number, height: number): void {
  const way = stage.side;
  const unit = height / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const wood = stage.tone("#9a6a40", 0, 0.6);
  const jacket = jacketOf(stage);
  const dark = stage.tone("#2a2f3f", 0, 0.25);
  stage.fill(ellipse(x, foot + unit * 0.6, unit * 16, unit * 1.2), stage.snow(0, 0), 0.5);
  stage.stroke(`M${at(-14, 0.4)}L${at(10, 0.4)}Q${at(14, 0.6)} ${at(14.6, 4)}`, wood, unit * 0.9);
  stage.fill(
    `M${at(-8, 2.6)}L${at(12, 2.6)}L${at(11, 7)}Q${at(2, 8.6)} ${at(-6, 7)}Z`,
    stage.tone(stage.random.pick(["#2f6fb0", "#8f3f4f", "#3f7a54"]), 0, 0.5),
  );
  stage.stroke(
    `M${at(-8, 0.6)}L${at(-8, 10)}L${at(-10, 11.4)}M${at(-2, 0.6)}L${at(-2, 4)}M${at(6, 0.6)}L${at(6, 4)}`,
    wood,
    unit * 0.8,
  );
  // The passenger under the blanket.
  stage.fill(
    `M${at(-4.4, 6.6)}L${at(-3.6, 11.4)}Q${at(-1.4, 12.8)} ${at(0.6, 11)}L${at(2.4, 7.2)}Z`,
    mix(jacketOf(stage), "#2f6fb0", 0.4),
  );
  stage.fill(
    circle(x - 1.4 * unit * way, foot - 13.4 * unit, unit * 1.7),
    stage.tone("#d9a07c", 0, 0.8),
  );
  stage.fill(circle(x - 1.8 * unit * way, foot - 14.2 * unit, unit * 1.7), dark);
  stage.fill(
    `M${at(-13.6, 1)}L${at(-13, 8.4)}L${at(-10, 8.4)}L${at(-10.4, 1)}L${at(-11.6, 1)}L${at(-11.8, 6)}L${at(-12.2, 1)}Z`,
    dark,
  );
  stage.fill(
    `M${at(-13.6, 8)}L${at(-13.4, 14.4)}Q${at(-11.6, 16)} ${at(-9.8, 14.2)}L${at(-9.4, 8)}Z`,
    jacket,
  );
  stage.stroke(`M${at(-10.6, 13.6)}L${at(-8.6, 11.4)}`, jacket, unit * 1.3);
  stage.fill(
    circle(x - 11.4 * unit * way, foot - 17 * unit, unit * 1.9),
    stage.tone("#d9a07c", 0, 0.8),
  );
  stage.fill(
    polygon([
      [x - 13.6 * unit * way, foot - 17 * unit],
      [x - 12.8 * unit * way, foot - 19.6 * unit],
      [x - 10 * unit * way, foot - 19.6 * unit],
      [x - 9.4 * unit * way, foot - 17.4 * unit],
    ]),
    stage.tone("#7a4a30", 0, 0.5),
  );
}

/** Paints a team of huskies on an open snowfield. */
export function paintDogSled(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.16,
    depth: 0.78,
    local: "#8a94ac",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 14,
    height: height * 0.26,
    depth: 0.44,
    rock: "#6d7890",
    snowShare: 0.85,
    count: 5,
    focus: 0.5 + side * 0.2,
  });
  paintMist(stage, horizon + 6, height * 0.05, 0.6);
  for (const [offset, depth, tall] of [
    [0.06, 0.42, 0.06],
    [0.13, 0.22, 0.11],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.024,
      tilt: random.bell() * 60,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: "#2f5a54",
      density: 0.8,
      snow: true,
      lights: depth < 0.3,
    });
    paintSnowfield(stage, ground, depth);
  }
  const field = rolling(stage, {
    base: height * 0.72,
    swell: height * 0.016,
    tilt: -side * height * 0.05,
    frequency: 1.3,
  });
  paintSnowfield(stage, field, 0.02);
  const line = (x: number): number => field(x) + height * 0.12;
  const unit = width * (aspect < 1 ? 0.115 : 0.095);
  const tall = height * (aspect < 1 ? 0.052 : 0.078);
  const sledX = width * (0.5 - side * (aspect < 1 ? 0.3 : 0.29));
  const teams = 3;
  const leadX = sledX + side * unit * (1.9 + teams * 1.5);
  stage.stroke(
    `M${round(sledX + side * unit * 0.9)} ${round(line(sledX) - tall * 0.5)}L${round(leadX - side * unit)} ${round(line(leadX) - tall * 0.55)}`,
    stage.tone("#4a3428", 0, 0.4),
    3,
  );
  let tracks = "";
  for (const dy of [0, 10])
    tracks += `M${round(sledX)} ${round(line(sledX) + dy)}Q${round(sledX - side * width * 0.2)} ${round(line(sledX) + dy + 10)} ${round(sledX - side * width * 0.5)} ${round(height * 1.02 + dy)}`;
  stage.stroke(tracks, stage.snow(0, 0.05), 6, 0.5);
  for (let pair = teams - 1; pair >= 0; pair -= 1) {
    const x = sledX + side * unit * (1.9 + pair * 1.5);
    paintHusky(stage, x - side * unit * 0.24, line(x) - tall * 0.34, tall * 0.94, pair % 2 === 0);
    paintHusky(stage, x, line(x) + tall * 0.08, tall, pair % 2 === 1);
  }
  paintSled(stage, sledX, line(sledX) + 6, tall * 2.3);
  paintSnowfall(stage);
}
