import { paintHill, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, dash, ellipse, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass } from "../../kit/nature/trees.ts";

/** An umbrella thorn: the tree that says savanna. */
function paintAcacia(stage: Stage, x: number, foot: number, height: number, depth: number): void {
  const { random, side } = stage;
  const bark = stage.tone("#4a3428", depth, 0.1);
  const leaf = "#5a7a3a";
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * height)} ${round(foot - dy * height)}`;
  stage.fill(
    `M${at(-0.03, 0)}L${at(-0.016, 0.42)}L${at(-0.3, 0.78)}L${at(-0.27, 0.79)}L${at(-0.04, 0.56)}L${at(-0.06, 0.84)}L${at(-0.03, 0.84)}L${at(0.005, 0.56)}L${at(0.14, 0.84)}L${at(0.165, 0.83)}L${at(0.045, 0.53)}L${at(0.3, 0.79)}L${at(0.325, 0.77)}L${at(0.022, 0.42)}L${at(0.035, 0)}Z`,
    bark,
  );
  for (const [lit, lift, squeeze] of [
    [0.05, 0, 1],
    [0.45, 0.035, 0.86],
    [0.95, 0.065, 0.6],
  ] as const) {
    const clumps = random.fork(`acacia${round(x)}`);
    let path = "";
    for (let clump = 0; clump < 15; clump += 1) {
      const across = clumps.bell() * 0.5;
      const lower = clumps.chance(0.35) ? 0.1 : 0;
      path += ellipse(
        x + (across * squeeze + side * (1 - squeeze) * 0.14) * height,
        foot - (0.88 + lift - lower - across ** 2 * 0.22) * height,
        height * clumps.between(0.1, 0.2) * squeeze,
        height * clumps.between(0.035, 0.06) * (0.5 + squeeze * 0.5),
      );
    }
    stage.fill(path, stage.tone(leaf, depth, lit));
  }
}

function paintElephant(stage: Stage, x: number, foot: number, height: number, way: number): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const hide = stage.tone("#6a6068", 0.06, 0.3);
  stage.fill(ellipse(x, foot, unit * 8, unit * 0.5), stage.tone("#1d2430", 0, 0), 0.3);
  stage.fill(
    `M${at(-6, 6)}C${at(-6.4, 8.6)} ${at(-4.4, 9.8)} ${at(-1.6, 9.9)}C${at(0.6, 10)} ${at(2, 9.2)} ${at(3.2, 9.4)}C${at(5, 10)} ${at(6.9, 8.8)} ${at(7.1, 7)}C${at(7.4, 4.6)} ${at(7.2, 2.6)} ${at(8.2, 1)}L${at(7.6, 0.7)}C${at(6.2, 2)} ${at(6.2, 4)} ${at(5.8, 5.2)}C${at(5, 4.8)} ${at(4.4, 5)} ${at(3.8, 5)}L${at(3.8, 0)}L${at(1.9, 0)}L${at(1.7, 4)}C${at(0, 3.5)} ${at(-1.4, 3.6)} ${at(-2.4, 3.9)}L${at(-2.4, 0)}L${at(-4.4, 0)}L${at(-4.7, 3.4)}C${at(-5.4, 4.2)} ${at(-5.9, 5)} ${at(-6, 6)}Z`,
    hide,
  );
  stage.fill(
    `M${at(3.2, 9.2)}C${at(1, 9)} ${at(0.6, 6.6)} ${at(1.6, 5.2)}C${at(2.8, 4.4)} ${at(4, 5.6)} ${at(4.4, 7.2)}C${at(4.6, 8.6)} ${at(4, 9.2)} ${at(3.2, 9.2)}Z`,
    stage.tone("#6a6068", 0.06, 0.7),
  );
  stage.fill(
    `M${at(5.9, 5.6)}Q${at(7.6, 4.4)} ${at(9, 5.2)}Q${at(7.6, 5)} ${at(6.4, 6.2)}Z`,
    stage.snow(0, 0.95),
  );
  stage.stroke(`M${at(-5.9, 7.4)}Q${at(-7, 6)} ${at(-6.8, 4.4)}`, hide, unit * 0.3);
}

function paintGiraffe(stage: Stage, x: number, foot: number, height: number, way: number): void {
  const unit = height / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const hide = stage.tone("#d8963f", 0.04, 0.5);
  stage.fill(
    `M${at(-3.4, 9)}C${at(-3.2, 10.4)} ${at(-1, 10.6)} ${at(1, 11.2)}C${at(2.2, 12.6)} ${at(3.4, 16)} ${at(4.2, 18.8)}C${at(4.4, 19.8)} ${at(5, 20)} ${at(5.6, 19.6)}L${at(7.2, 18.6)}L${at(6.8, 17.8)}L${at(5.6, 18.1)}C${at(5, 15)} ${at(4, 11)} ${at(2.8, 8.8)}L${at(2.6, 4.4)}L${at(2.6, 0)}L${at(1.9, 0)}L${at(1.7, 4.6)}L${at(1.2, 7.4)}C${at(0, 7)} ${at(-1, 7.1)} ${at(-1.9, 7.5)}L${at(-2.3, 4.2)}L${at(-2.1, 0)}L${at(-2.8, 0)}L${at(-3.2, 4.4)}Z`,
    hide,
  );
  let spots = "";
  for (let spot = 0; spot < 17; spot += 1) {
    const down = spot / 17;
    const neck = down < 0.5;
    const dx = neck ? 4.5 - down * 4.6 : 2.2 - (down - 0.5) * 9.6;
    const dy = neck ? 18 - down * 13 : 9.8 + stage.random.bell() * 1;
    spots += circle(
      x + (dx + stage.random.bell() * 0.4) * unit * way,
      foot - dy * unit,
      unit * 0.42,
    );
  }
  stage.fill(spots, stage.tone("#7a4420", 0.04, 0.3), 0.85);
  stage.stroke(
    `M${at(4.9, 19.6)}L${at(4.8, 20.6)}M${at(-3.3, 9)}L${at(-3.9, 6.2)}`,
    stage.tone("#7a4420", 0, 0.2),
    unit * 0.3,
  );
}

export function paintSavanna(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const grass = random.pick(["#c9a044", "#b99a3f", "#cf9a4c", "#a8a04a"]);
  const horizon = height * (aspect < 1 ? 0.58 : 0.58);
  const low = stage.light === "goldenhour" || stage.light === "dusk" || stage.light === "dawn";
  paintSky(stage, {
    horizon,
    ...(low ? { sunRadius: random.between(84, 112), sunHeight: random.between(0.12, 0.26) } : {}),
  });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.06,
    depth: 0.8,
    local: "#857a96",
    sharp: false,
  });
  paintRange(stage, {
    base: horizon + 6,
    height: height * 0.18,
    depth: 0.68,
    rock: "#807a92",
    snowShare: 0.3,
    count: 2,
    focus: 0.5 - side * 0.3,
  });
  for (const [offset, depth] of [
    [0.01, 0.48],
    [0.06, 0.28],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.012,
      frequency: 1.6,
    });
    paintHill(stage, ground, { depth, local: grass, mist: 0.14, lit: 0.65, strokes: 50 });
    for (let tree = 0; tree < 6; tree += 1) {
      const x = random.between(0, width);
      paintAcacia(stage, x, ground(x) + 5, 34 + (0.5 - depth) * 110, depth);
    }
  }
  const plain = rolling(stage, {
    base: horizon + height * 0.13,
    swell: height * 0.012,
    frequency: 1.3,
  });
  paintHill(stage, plain, { depth: 0.04, local: grass, lit: 0.7, strokes: 160 });
  const herdX = width * (0.5 - side * 0.08);
  for (const [dx, size] of [
    [0, 74],
    [-side * 112, 62],
    [side * 84, 38],
  ] as const)
    paintElephant(stage, herdX + dx, plain(herdX + dx) + 46, size, side);
  paintGiraffe(stage, width * (0.5 - side * 0.34), plain(width / 2) + 40, 158, side);
  paintAcacia(
    stage,
    width * (0.5 + side * 0.34),
    height * 0.86,
    height * (aspect < 1 ? 0.4 : 0.5),
    0,
  );
  paintGrass(stage, {
    ground: () => height * 0.965,
    height: 62,
    local: grass,
    lit: 0.55,
    density: 1.4,
  });
  paintGrass(stage, { ground: () => height, height: 54, local: grass, lit: 0.1, density: 1.5 });
  stage.fill(dash(width / 2, height + 4, width * 1.3, 20), stage.tone(grass, 0, 0));
  paintBirds(
    stage,
    width * (0.5 - side * 0.3),
    horizon * 0.44,
    stage.tone("#2a2f3f", 0.2, 0.1),
    12,
  );
}
