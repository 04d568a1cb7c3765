import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { paintHill, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, dash, ellipse, polygon, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";

/** Paints a valley of geysers: ochre ground, turquoise pools, steam lit from behind. */
export function paintGeysers(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.46 : 0.44);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.14,
    depth: 0.78,
    local: "#75808e",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 24,
    height: height * 0.26,
    depth: 0.4,
    rock: "#7a6a66",
    snowShare: 0.4,
    count: 5,
  });
  for (const [offset, depth, colour, tilt] of [
    [0.03, 0.46, "#5f7a5c", 0],
    [0.06, 0.36, "#5f7a45", random.sign() * 0.08],
    [0.13, 0.22, "#8a8a48", random.sign() * 0.1],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.03,
      tilt: tilt * height,
    });
    paintHill(stage, ground, { depth, local: colour, mist: 0.2, strokes: 40 });
  }
  const ground = rolling(stage, { base: horizon + height * 0.22, swell: height * 0.014 });
  paintHill(stage, ground, {
    depth: 0.04,
    local: random.pick(["#d9a45c", "#c98a54", "#d4b070"]),
    strokes: 110,
    lit: 0.7,
  });
  const pools = [
    { x: 0.5 - side * 0.24, y: 0.72, size: 120 },
    { x: 0.5 + side * 0.3, y: 0.66, size: 70 },
    { x: 0.5 + side * 0.16, y: 0.87, size: 170 },
  ];
  for (const { x, y, size } of pools) {
    for (const [grow, colour] of [
      [1.34, "#c2622c"],
      [1.2, "#e8a23c"],
      [1.07, "#f2dc8a"],
      [0.94, "#39b5a8"],
      [0.7, "#1f8fa8"],
      [0.4, "#176a92"],
    ] as const) {
      stage.fill(
        ellipse(width * x, height * y, size * grow, size * grow * 0.27),
        stage.tone(colour, 0, 0.85),
      );
    }
  }
  paintSteam(stage, width * (0.5 - side * 0.04), height * 0.66, height * 0.56, 1);
  paintSteam(stage, width * (0.5 - side * 0.34), height * 0.6, height * 0.26, 0.6);
  paintSteam(stage, width * (0.5 + side * 0.38), height * 0.6, height * 0.3, 0.6);
  const walkerX = width * (0.5 - side * 0.2);
  paintHiker(stage, { x: walkerX, foot: height * 0.83, height: 62 });
  paintHiker(stage, { x: walkerX - 44, foot: height * 0.825, height: 56 });
  for (let rock = 0; rock < 7; rock += 1)
    paintRock(
      stage,
      random.between(0, width),
      height * random.between(0.9, 1.01),
      random.between(14, 44),
      "#7a5f50",
    );
}

function paintSteam(stage: Stage, x: number, foot: number, tall: number, strength: number): void {
  const { side, palette } = stage;
  const bright = stage.snow(0, 1);
  const dim = mix(palette.sky[2], stage.snow(0, 0.3), 0.5);
  stage.fill(
    polygon([
      [x - tall * 0.03, foot],
      [x - tall * 0.012, foot - tall * 0.55],
      [x + tall * 0.012, foot - tall * 0.6],
      [x + tall * 0.03, foot],
    ]),
    bright,
    0.9,
  );
  for (const [colour, offset, size] of [
    [dim, 0, 1],
    [bright, 0.24, 0.72],
  ] as const) {
    const puffs = stage.random.fork(`steam${round(x)}`);
    let path = "";
    for (let puff = 0; puff < 26; puff += 1) {
      const at = puff / 25;
      const radius = tall * (0.025 + at * 0.13) * size * puffs.between(0.7, 1.2);
      path += circle(
        x +
          puffs.bell() * tall * 0.08 * (0.3 + at) -
          side * tall * 0.22 * at ** 2 +
          side * radius * offset,
        foot - tall * at - radius * offset,
        radius,
      );
    }
    stage.fill(
      path,
      stage.vertical(foot - tall * 1.1, foot, [
        [0, colour, 0],
        [0.3, colour, 0.62 * strength],
        [1, colour, 0.9 * strength],
      ]),
    );
  }
  stage.fill(dash(x, foot + 3, tall * 0.3, 8), bright, 0.8);
}
