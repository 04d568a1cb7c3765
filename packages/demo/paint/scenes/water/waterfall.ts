import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { paintHill, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, dash, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintLeafy } from "../../kit/nature/trees.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** Columns of rock hanging from a ledge: basalt for falls, sandstone for canyons. */
function paintCliff(
  stage: Stage,
  options: {
    left: number;
    right: number;
    top: (x: number) => number;
    bottom: number;
    rock: string;
    depth: number;
    lit: number;
    columns: number;
  },
): void {
  const { random, side } = stage;
  const { left, right, top, bottom, rock, depth, lit } = options;
  const step = (right - left) / options.columns;
  for (let column = 0; column < options.columns; column += 1) {
    const x = left + column * step;
    const y = top(x + step / 2) + random.between(-5, 9);
    const face = Math.max(0, Math.min(1, lit + random.between(-0.26, 0.26)));
    const edge = x + step * (side > 0 ? 0.62 : 0.38);
    const paint = stage.vertical(y, bottom, [
      [0, stage.tone(rock, depth, face)],
      [1, stage.tone(rock, depth + 0.1, face * 0.5)],
    ]);
    stage.add(
      `<path d="${polygon([
        [x, y + random.between(0, 6)],
        [x + step * 0.5, y - random.between(0, 5)],
        [x + step, y + random.between(0, 6)],
        [x + step, bottom],
        [x, bottom],
      ])}" fill="${paint}" stroke="${paint}" stroke-width="1"/>`,
    );
    const shade =
      side > 0
        ? polygon([
            [x, y + 4],
            [edge - step * 0.36, y + 2],
            [edge - step * 0.42, bottom],
            [x, bottom],
          ])
        : polygon([
            [x + step, y + 4],
            [edge + step * 0.36, y + 2],
            [edge + step * 0.42, bottom],
            [x + step, bottom],
          ]);
    stage.fill(shade, stage.tone(rock, depth, 0), 0.36);
  }
}

export function paintWaterfall(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(["#5f5c66", "#66605c", "#556069"]);
  const green = random.pick(["#5f8a3c", "#4f8548", "#7a9440"]);
  const horizon = height * 0.34;
  paintSky(stage, { horizon: horizon + 30 });
  paintRidge(stage, {
    base: horizon + 20,
    height: height * 0.15,
    depth: 0.74,
    local: "#6f8092",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 50,
    height: height * 0.24,
    depth: 0.42,
    rock: "#66707e",
    snowShare: 0.6,
    count: 5,
  });
  const fallX = width * (0.5 - side * random.between(0.02, 0.1));
  const pool = height * 0.74;
  const rim = (x: number): number =>
    height * 0.4 +
    10 * Math.sin(x / 70) +
    0.00022 * (x - fallX) ** 2 * (aspect < 1 ? 0.8 : 0.5) -
    20;
  const plateau = rolling(stage, { base: height * 0.37, swell: 14 });
  paintForest(stage, {
    ground: plateau,
    height: height * 0.075,
    depth: 0.26,
    local: "#2c5a44",
    density: 1,
  });
  paintHill(stage, plateau, { depth: 0.2, local: green, lit: 0.7 });
  paintCliff(stage, {
    left: -20,
    right: width + 20,
    top: rim,
    bottom: pool + 12,
    rock,
    depth: 0.12,
    lit: 0.55,
    columns: Math.round(width / 30),
  });
  let moss = "";
  for (let tuft = 0; tuft < 60; tuft += 1) {
    const x = random.between(0, width);
    moss += dash(
      x,
      rim(x) + random.between(-4, 150 * random.next() ** 2),
      random.between(26, 80),
      random.between(6, 16),
    );
  }
  stage.fill(moss, stage.tone(green, 0.1, 0.7), 0.9);
  paintWater(stage, {
    top: pool,
    local: random.pick(["#1f8088", "#1d7a9a", "#2a8f88"]),
    ripple: 0.5,
    glitter: false,
  });
  const span = width * (aspect < 1 ? 0.2 : 0.15);
  paintFall(stage, fallX, rim(fallX) + 6, pool + 6, span);
  paintFall(
    stage,
    fallX + side * width * 0.3,
    rim(fallX + side * width * 0.3) + 8,
    pool + 2,
    span * 0.2,
  );
  for (let puff = 0; puff < 15; puff += 1) {
    const x = fallX + random.bell() * span * 1.3;
    const radius = random.between(36, 92);
    const y = pool + random.between(-34, 12);
    stage.fill(
      circle(x, y, radius),
      stage.radial(x, y, radius, [
        [0, stage.snow(0, 1), 0.5],
        [1, stage.snow(0, 1), 0],
      ]),
    );
  }
  const banks = [
    { centre: side > 0 ? 0.05 : 0.95, size: 0.44 },
    { centre: side > 0 ? 1.02 : -0.02, size: 0.3 },
  ];
  for (const { centre, size } of banks) {
    const bank = (x: number): number =>
      height * 1.02 - height * 0.2 * Math.max(0, 1 - (Math.abs(x / width - centre) / size) ** 2);
    paintHill(stage, bank, { depth: 0, local: green, lit: 0.45, strokes: 30 });
  }
  for (let stone = 0; stone < 12; stone += 1)
    paintRock(
      stage,
      width * random.next(),
      height * random.between(0.88, 1),
      random.between(12, 46),
      rock,
    );
  const walkerX = width * (side > 0 ? 0.16 : 0.84);
  paintRock(stage, walkerX, height * 0.87, 62, rock);
  paintHiker(stage, { x: walkerX, foot: height * 0.838, height: 66 });
  const treeX = width * (side > 0 ? 0.96 : 0.04);
  for (const dx of [0, -side * 70])
    paintLeafy(stage, {
      x: treeX + dx,
      foot: height * 0.98,
      height: height * random.between(0.26, 0.4),
      depth: 0,
      local: "#3f7a44",
    });
  paintBirds(stage, fallX + side * 90, height * 0.24, stage.tone("#2a2f3f", 0.3, 0.1));
}

/** Falling water: a bright sheet split into strands that widen as they drop. */
function paintFall(stage: Stage, x: number, top: number, bottom: number, span: number): void {
  const { random } = stage;
  const half = span / 2;
  stage.fill(
    `M${round(x - half * 0.8)} ${round(top)}Q${round(x)} ${round(top - 8)} ${round(x + half * 0.8)} ${round(top)}L${round(x + half * 1.1)} ${round(bottom)}H${round(x - half * 1.1)}Z`,
    stage.vertical(top, bottom, [
      [0, mix(stage.snow(0, 0.7), "#8fd0dc", 0.35)],
      [0.2, stage.snow(0, 0.85)],
      [1, stage.snow(0, 1)],
    ]),
  );
  let dark = "";
  let light = "";
  for (let strand = 0; strand < Math.max(3, span / 5); strand += 1) {
    const at = random.between(-0.9, 0.9);
    const from = top + (bottom - top) * random.between(0, 0.6);
    const to = Math.min(bottom, from + (bottom - top) * random.between(0.2, 0.6));
    const shift = at * half * 0.3 * ((to - top) / (bottom - top));
    const path = polygon([
      [x + at * half * 0.8 - 1, from],
      [x + at * half * 0.8 + 2, from],
      [x + at * half * 0.8 + shift + 2.6, to],
      [x + at * half * 0.8 + shift - 1, to + 10],
    ]);
    if (random.chance(0.6)) dark += path;
    else light += path;
  }
  stage.fill(dark, mix(stage.snow(0, 0), "#5fb4c8", 0.25), 0.5);
  stage.fill(light, "#ffffff", 0.6);
}
