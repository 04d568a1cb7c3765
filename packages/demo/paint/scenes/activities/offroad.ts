import { paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { meadows, rocks } from "../../kit/nature/highland.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, box, circle, curve, dash, ellipse, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass } from "../../kit/nature/trees.ts";

/** A boxy four-wheel drive from the side, spare wheel, roof rack and all. */
function paintJeep(stage: Stage, x: number, foot: number, length: number): void {
  const way = stage.side;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const paint = stage.random.pick(["#e5533d", "#f2b134", "#f1e9d8", "#3f7a6a", "#2f6fb0"]);
  const body = stage.tone(paint, 0, 0.6);
  const lit = stage.tone(paint, 0, 1);
  const dark = stage.tone("#23282f", 0, 0.2);
  const glass = stage.tone("#3a5a72", 0, 0.55);
  stage.fill(
    ellipse(x, foot + unit * 0.3, unit * 11.4, unit * 1),
    stage.tone("#2a2018", 0, 0),
    0.45,
  );
  stage.fill(
    `M${at(-9.6, 2)}L${at(-9.6, 6.2)}L${at(-9, 10.6)}L${at(2.4, 10.6)}L${at(4.6, 6.8)}L${at(9.6, 6)}L${at(10, 2.2)}Z`,
    body,
  );
  stage.fill(`M${at(-9.4, 10)}L${at(-9, 10.6)}L${at(2.4, 10.6)}L${at(2.8, 10)}Z`, lit);
  stage.fill(`M${at(4.4, 7.1)}L${at(4.6, 6.8)}L${at(9.6, 6)}L${at(9.6, 5.5)}L${at(4, 6.2)}Z`, lit);
  stage.fill(
    `M${at(-8.4, 6.7)}L${at(-8, 9.7)}L${at(-4.4, 9.7)}L${at(-4.4, 6.7)}Z` +
      `M${at(-3.6, 6.7)}L${at(-3.6, 9.7)}L${at(-0.2, 9.7)}L${at(-0.2, 6.7)}Z` +
      `M${at(0.6, 6.7)}L${at(0.6, 9.7)}L${at(2, 9.7)}L${at(3.6, 6.7)}Z`,
    glass,
  );
  stage.stroke(
    `M${at(-4, 2.4)}L${at(-4, 9.8)}M${at(0.2, 2.4)}L${at(0.2, 9.8)}M${at(-9.4, 4)}L${at(9.8, 4)}`,
    stage.tone(paint, 0, 0.15),
    unit * 0.18,
  );
  stage.fill(
    box(
      Math.min(x - 9.8 * unit * way, x + 10.4 * unit * way),
      foot - 2.6 * unit,
      unit * 20.2,
      unit * 0.9,
    ),
    dark,
  );
  stage.stroke(
    `M${at(-8.4, 11.3)}L${at(1.8, 11.3)}M${at(-8, 10.6)}L${at(-8, 12.4)}M${at(1.4, 10.6)}L${at(1.4, 12.4)}M${at(-8, 12.4)}L${at(1.4, 12.4)}`,
    dark,
    unit * 0.3,
  );
  stage.fill(
    `M${at(-7.4, 11.4)}L${at(-7.2, 13.4)}L${at(-3.8, 13.6)}L${at(-3.6, 11.4)}Z`,
    stage.tone("#8a6a44", 0, 0.6),
  );
  stage.fill(
    `M${at(-3, 11.4)}L${at(-3, 12.9)}L${at(0.6, 12.9)}L${at(0.6, 11.4)}Z`,
    stage.tone("#4f6a52", 0, 0.6),
  );
  for (const dx of [-6, 6.4]) {
    stage.fill(circle(x + dx * unit * way, foot - 2.3 * unit, unit * 2.7), dark);
    stage.fill(
      circle(x + dx * unit * way, foot - 2.3 * unit, unit * 1.4),
      stage.tone("#a8acb0", 0, 0.6),
    );
    stage.fill(circle(x + dx * unit * way, foot - 2.3 * unit, unit * 0.6), dark);
  }
  stage.fill(circle(x - 10 * unit * way, foot - 5.6 * unit, unit * 1.7), dark);
  stage.fill(
    circle(x + 9.5 * unit * way, foot - 5 * unit, unit * 0.6),
    stage.light === "night" || stage.light === "dusk" ? "#ffe9a8" : stage.snow(0, 1),
  );
  stage.fill(
    dash(x - 13 * unit * way, foot - unit * 0.6, unit * 8, unit * 1.6) +
      dash(x - 16 * unit * way, foot - unit * 1.8, unit * 7, unit * 2.4) +
      dash(x - 20 * unit * way, foot - unit * 1.2, unit * 9, unit * 2),
    stage.tone("#d8c0a0", 0.2, 0.9),
    0.5,
  );
}

/** Paints a dirt track that climbs towards the mountains, with a jeep on it. */
export function paintOffroad(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.48 : 0.46);
  const rock = random.pick(rocks);
  const grass = random.pick([...meadows, "#a8a05c", "#b09858"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.18,
    depth: 0.8,
    local: "#76829c",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 20,
    height: height * 0.36,
    depth: 0.4,
    rock,
    snowShare: random.pick([0, 0.35, 0.6]),
    count: 5,
    focus: 0.5 - side * 0.18,
  });
  paintMist(stage, horizon + 8, height * 0.05, 0.6);
  for (const [offset, depth] of [
    [0.05, 0.44],
    [0.12, 0.28],
    [0.2, 0.14],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.04,
      tilt: random.bell() * 90,
    });
    paintHill(stage, ground, { depth, local: grass, mist: 0.2, lit: 0.55, strokes: 40 });
  }
  const near = rolling(stage, {
    base: height * 0.76,
    swell: height * 0.02,
    tilt: side * height * 0.06,
    frequency: 1.4,
  });
  paintHill(stage, near, { depth: 0.02, local: grass, lit: 0.65, strokes: 90 });
  const earth = random.pick(["#c8a070", "#b88a5c", "#d0b088"]);
  // The track: narrow in the hills, wide under the wheels.
  const middle: Point[] = [
    [width * (0.5 - side * 0.2), horizon + height * 0.09],
    [width * (0.5 - side * 0.04), horizon + height * 0.15],
    [width * (0.5 - side * 0.24), horizon + height * 0.23],
    [width * (0.5 + side * 0.06), height * 0.86],
    [width * (0.5 + side * 0.56), height * 1.04],
  ];
  const broad = [3, 8, 20, 62, 130];
  const left = middle.map(([x, y], step): Point => [x - (broad[step] ?? 0), y]);
  const right = middle.map(([x, y], step): Point => [x + (broad[step] ?? 0), y]);
  stage.fill(
    `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`,
    stage.vertical(horizon, height, [
      [0, stage.tone(earth, 0.3, 0.8)],
      [1, stage.tone(earth, 0, 0.7)],
    ]),
  );
  for (const rut of [-0.46, 0.46])
    stage.stroke(
      curve(middle.map(([x, y], step): Point => [x + (broad[step] ?? 0) * rut, y])),
      stage.tone(earth, 0, 0.1),
      9,
      0.4,
    );
  for (let stone = 0; stone < 9; stone += 1) {
    const x = random.between(0, width);
    paintRock(
      stage,
      x,
      Math.max(near(x) + 14, height * random.between(0.82, 0.98)),
      random.between(8, 26),
      rock,
    );
  }
  paintJeep(
    stage,
    width * (0.5 + side * (aspect < 1 ? 0.04 : 0.06)),
    height * 0.87,
    width * (aspect < 1 ? 0.42 : 0.27),
  );
  paintGrass(stage, { ground: () => height, height: 54, local: grass, lit: 0.3, density: 1 });
  paintBirds(
    stage,
    width * (0.5 + side * 0.26),
    horizon * 0.36,
    stage.tone("#2a2f3f", 0.2, 0.1),
    11,
  );
}
