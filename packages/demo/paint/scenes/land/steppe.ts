import { mix } from "../../colour.ts";
import { paintHorse } from "../../kit/things/figures.ts";
import { coats, grasses } from "../../kit/nature/grassland.ts";
import { isEvening, paintSmoke } from "../../kit/buildings/houses.ts";
import { paintFlowers, paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { box, circle, ellipse, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass } from "../../kit/nature/trees.ts";
import { paintRiver } from "../../kit/nature/water-course.ts";

/** A felt tent of the nomads: round wall, low dome, a ring of rope and a painted door. */
function paintYurt(stage: Stage, x: number, foot: number, size: number): void {
  const { side } = stage;
  const wall = size * 0.42;
  const half = size * 0.62;
  const felt = stage.horizontal(x - half, x + half, [
    [0, stage.snow(0.05, side < 0 ? 1 : 0.1)],
    [0.5, stage.snow(0.05, 0.66)],
    [1, stage.snow(0.05, side < 0 ? 0.1 : 1)],
  ]);
  stage.fill(
    ellipse(x - side * size * 0.4, foot + 2, size, size * 0.09),
    stage.tone("#1d2430", 0, 0),
    0.3,
  );
  if (isEvening(stage))
    stage.fill(
      circle(x, foot - wall, size * 1.5),
      stage.radial(x, foot - wall, size * 1.5, [
        [0, "#ffb858", 0.4],
        [1, "#ffb858", 0],
      ]),
    );
  stage.fill(
    `M${round(x - half)} ${round(foot)}V${round(foot - wall)}Q${round(x - size * 0.3)} ${round(foot - wall - size * 0.32)} ${round(x - size * 0.1)} ${round(foot - wall - size * 0.36)}H${round(x + size * 0.1)}Q${round(x + size * 0.3)} ${round(foot - wall - size * 0.32)} ${round(x + half)} ${round(foot - wall)}V${round(foot)}Z`,
    felt,
  );
  const trim = stage.tone("#b8452f", 0, 0.7);
  stage.stroke(
    `M${round(x - half)} ${round(foot - wall)}Q${round(x)} ${round(foot - wall + size * 0.09)} ${round(x + half)} ${round(foot - wall)}M${round(x - half)} ${round(foot - wall * 0.5)}Q${round(x)} ${round(foot - wall * 0.5 + size * 0.07)} ${round(x + half)} ${round(foot - wall * 0.5)}`,
    trim,
    size * 0.035,
  );
  stage.fill(
    box(x - size * 0.13, foot - wall * 0.86 + 3, size * 0.26, wall * 0.86),
    isEvening(stage) ? "#ffc766" : stage.tone("#d9762f", 0, 0.8),
  );
  stage.fill(box(x - size * 0.1, foot - wall - size * 0.4, size * 0.2, size * 0.05), trim);
  paintSmoke(stage, x, foot - wall - size * 0.4, size * 1.2, 0.1);
}

export function paintSteppe(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const grass = random.pick(grasses);
  const horizon = height * (aspect < 1 ? 0.54 : 0.52);
  paintSky(stage, {
    horizon,
    clouds: stage.light === "day" || stage.light === "overcast" ? "towering" : "streaks",
  });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.15,
    depth: 0.82,
    local: "#75809a",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 20,
    height: height * 0.26,
    depth: 0.42,
    rock: "#78748a",
    snowShare: 0.5,
    count: 7,
  });
  for (const [offset, depth] of [
    [0.02, 0.5],
    [0.07, 0.36],
    [0.13, 0.22],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.045,
      frequency: 1.7,
      tilt: random.bell() * 90,
    });
    paintHill(stage, ground, { depth, local: grass, mist: 0.18, lit: 0.6, strokes: 30 });
  }
  paintMist(stage, horizon + height * 0.1, 18, 0.22);
  const plain = rolling(stage, {
    base: horizon + height * 0.18,
    swell: height * 0.02,
    frequency: 1.4,
  });
  paintHill(stage, plain, { depth: 0.05, local: grass, lit: 0.7, strokes: 150 });
  paintRiver(stage, {
    from: [width * (0.5 - side * 0.12), plain(width / 2) + 12],
    to: [width * (0.5 - side * 0.36), height + 30],
    farWidth: 4,
    nearWidth: width * 0.24,
    bends: 3.2,
    swing: -side * width * 0.13,
    local: "#2a7a8a",
    bank: mix(grass, "#3f6a38", 0.5),
  });
  const campX = width * (0.5 + side * 0.16);
  paintYurt(stage, campX + side * 176, plain(campX) + 34, 84);
  if (random.chance(0.6)) paintYurt(stage, campX - side * 130, plain(campX) + 20, 58);
  paintYurt(stage, campX, plain(campX) + 66, 128);
  for (let horse = 0; horse < 6; horse += 1) {
    const x = width * (0.5 - side * (0.02 + horse * 0.07)) + random.bell() * 24;
    paintHorse(
      stage,
      {
        x,
        foot: plain(x) + random.between(28, 90),
        height: random.between(22, 34),
        way: random.sign(),
      },
      random.pick(coats),
    );
  }
  paintFlowers(stage, plain, ["#8f6fd0", "#f4e4a0", "#e8604c"], 130);
  paintGrass(stage, { ground: () => height, height: 74, local: grass, lit: 0.5, density: 1.3 });
  paintGrass(stage, { ground: () => height, height: 46, local: grass, lit: 0.1, density: 1.2 });
  paintBirds(
    stage,
    width * (0.5 - side * 0.2),
    horizon * 0.36,
    stage.tone("#2a2f3f", 0.2, 0.1),
    13,
  );
}
