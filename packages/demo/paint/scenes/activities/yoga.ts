import { mix } from "../../colour.ts";
import { jacketOf } from "../../kit/things/figures.ts";
import { flowers, meadows, pines, rocks } from "../../kit/nature/highland.ts";
import { paintFlowers, paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, ellipse, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** A person sitting cross-legged on a mat, seen from behind. */
function paintSitter(stage: Stage, x: number, foot: number, height: number): void {
  const unit = height / 10;
  const shirt = jacketOf(stage);
  const skin = stage.tone(stage.random.pick(["#d9a07c", "#b5794f", "#e0b090"]), 0, 0.8);
  const dark = stage.tone("#33405a", 0, 0.35);
  const mat = stage.tone(stage.random.pick(["#2a8a94", "#8f6fd0", "#d8603a", "#3f7a9a"]), 0, 0.75);
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit)} ${round(foot - dy * unit)}`;
  stage.fill(
    polygon([
      [x - unit * 7, foot + unit * 1],
      [x + unit * 7, foot + unit * 1],
      [x + unit * 5.6, foot - unit * 1.4],
      [x - unit * 5.6, foot - unit * 1.4],
    ]),
    mat,
  );
  stage.fill(
    ellipse(x - stage.side * unit * 1.4, foot + unit * 0.2, unit * 5.2, unit * 0.7),
    stage.tone("#1d2430", 0, 0),
    0.35,
  );
  stage.fill(
    `M${at(-4.6, 0.3)}Q${at(-5, 1.8)} ${at(-1.8, 2.2)}L${at(1.8, 2.2)}Q${at(5, 1.8)} ${at(4.6, 0.3)}Q${at(0, -0.4)} ${at(-4.6, 0.3)}Z`,
    dark,
  );
  stage.stroke(
    `M${at(-1.5, 6.3)}Q${at(-3.6, 4.4)} ${at(-4, 1.9)}M${at(1.5, 6.3)}Q${at(3.6, 4.4)} ${at(4, 1.9)}`,
    skin,
    unit * 0.75,
  );
  stage.fill(
    `M${at(-1.7, 1.6)}Q${at(-1.3, 4.2)} ${at(-2, 6.5)}Q${at(0, 7.4)} ${at(2, 6.5)}Q${at(1.3, 4.2)} ${at(1.7, 1.6)}Z`,
    shirt,
  );
  const lit = stage.side;
  stage.fill(
    `M${at(lit * 0.5, 1.6)}Q${at(lit * 0.6, 4.2)} ${at(lit * 0.8, 6.9)}L${at(lit * 2, 6.5)}Q${at(lit * 1.3, 4.2)} ${at(lit * 1.7, 1.6)}Z`,
    mix(shirt, "#ffffff", 0.28),
  );
  stage.stroke(`M${at(0, 6.6)}L${at(0, 7.6)}`, skin, unit * 0.9);
  stage.fill(circle(x, foot - unit * 8.7, unit * 1.15), skin);
  const hair = stage.tone(stage.random.pick(["#3a2a20", "#6a4a2c", "#202028"]), 0, 0.4);
  stage.fill(circle(x, foot - unit * 8.9, unit * 1.15), hair);
  stage.fill(circle(x, foot - unit * 10.1, unit * 0.55), hair);
}

/** Paints a morning practice on a meadow above a lake. */
export function paintYoga(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.5 : 0.48);
  const grass = random.pick(meadows);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    paintRidge(stage, {
      base: shore,
      height: height * 0.14,
      depth: 0.8,
      local: "#7284a0",
      sharp: true,
    });
    paintRange(stage, {
      base: shore + 4,
      height: height * 0.3,
      depth: 0.42,
      rock: random.pick(rocks),
      snowShare: random.pick([0.2, 0.5]),
      count: 5,
      focus: 0.5 - side * 0.14,
    });
    paintMist(stage, shore - 10, height * 0.05, 0.7);
    const bank = rolling(stage, { base: shore - 6, swell: height * 0.02, tilt: side * 30 });
    paintForest(stage, {
      ground: bank,
      height: height * 0.06,
      depth: 0.34,
      local: random.pick(pines),
      density: 1.1,
      lights: false,
    });
    paintHill(stage, bank, { depth: 0.32, local: "#4f7a50", bottom: shore + 4 });
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(["#1d6f8a", "#2a8a94", "#235f8c"]),
    reflect: far,
    reflectStrength: 0.7,
    ripple: 0.14,
  });
  paintShore(stage, shore, 0.6);
  const meadow = rolling(stage, {
    base: height * (aspect < 1 ? 0.68 : 0.67),
    swell: height * 0.018,
    tilt: -side * height * 0.05,
    frequency: 1.4,
  });
  paintHill(stage, meadow, { depth: 0.02, local: grass, lit: 0.7, strokes: 110 });
  paintFlowers(stage, meadow, random.pick(flowers), 90);
  const rows =
    aspect < 1
      ? [
          [-0.24, 0.08, 0.1],
          [0.24, 0.1, 0.105],
          [0.02, 0.21, 0.15],
        ]
      : [
          [-0.3, 0.08, 0.15],
          [0.02, 0.1, 0.16],
          [0.31, 0.09, 0.15],
          [-0.14, 0.23, 0.22],
          [0.19, 0.24, 0.22],
        ];
  for (const [dx = 0, dy = 0, tall = 0] of rows) {
    const x = width * (0.5 + dx);
    paintSitter(stage, x, meadow(x) + height * dy, height * tall);
  }
  paintGrass(stage, { ground: () => height, height: 46, local: grass, lit: 0.3, density: 1.1 });
  paintBirds(stage, width * (0.5 + side * 0.24), shore * 0.4, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
