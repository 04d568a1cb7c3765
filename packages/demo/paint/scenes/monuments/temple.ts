import { paintCypress } from "../../kit/nature/cypress.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintFlowers, paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { domes, paintBlock, paintDome } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, dash, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass, paintLeafy, paintPalm } from "../../kit/nature/trees.ts";

function paintStupa(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
  brick: string,
): void {
  const unit = height / 20;
  for (let tier = 0; tier < 4; tier += 1)
    paintBlock(
      stage,
      x,
      foot - tier * unit * 2.1,
      unit * (13 - tier * 2.4),
      unit * 2.2,
      brick,
      depth,
    );
  let doors = "";
  for (let door = -1; door <= 1; door += 1)
    doors += `M${round(x + door * unit * 3.2 - unit * 0.6)} ${round(foot)}v${round(-unit * 1.3)}q${round(unit * 0.6)} ${round(-unit)} ${round(unit * 1.2)} 0v${round(unit * 1.3)}Z`;
  stage.fill(doors, isEvening(stage) ? "#ffb95c" : stage.tone("#4a2f2c", depth, 0.1));
  for (const way of [-1, 1])
    for (const [dx, lift] of [
      [5.6, 2.2],
      [4.2, 4.3],
    ] as const)
      paintDome(
        stage,
        x + way * dx * unit,
        foot - lift * unit,
        domes.onion,
        unit * 0.7,
        brick,
        depth,
      );
  paintDome(
    stage,
    x,
    foot - unit * 8.3,
    [
      [2.7, 0],
      [2.8, 0.5],
      [2.5, 1.6],
      [2.1, 2.8],
      [1.4, 3.8],
      [0.9, 4.4],
      [0.75, 5.6],
      [0.4, 8],
      [0.1, 10.6],
      [0, 11.7],
    ],
    unit,
    stupaGold(stage, brick),
    depth,
  );
}

const stupaGold = (stage: Stage, brick: string): string =>
  stage.random.chance(0.5) ? "#e0aa3c" : brick;

/** Bell stupas and spires rising out of the trees. */
export function paintTemple(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.56 : 0.54);
  const brick = random.pick(["#c2724c", "#b8644a", "#c98a5c"]);
  const green = random.pick(["#4f8a44", "#5f8f3c", "#3f7f4c"]);
  const low = stage.light === "goldenhour" || stage.light === "dawn" || stage.light === "dusk";
  paintSky(stage, { horizon, ...(low ? { sunRadius: 74 } : {}) });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.13,
    depth: 0.8,
    local: "#7a86a0",
    sharp: true,
  });
  for (let row = 0; row < 4; row += 1) {
    const at = row / 3;
    const depth = 0.62 - at * 0.56;
    const ground = rolling(stage, {
      base: horizon + height * (0.03 + at * 0.24),
      swell: height * 0.014,
    });
    const count = row === 3 ? 1 : 4 - row;
    for (let stupa = 0; stupa < count; stupa += 1) {
      const x =
        row === 3
          ? width * (0.5 - side * 0.14)
          : width * ((stupa + random.between(0.2, 0.8)) / count);
      paintStupa(
        stage,
        x,
        ground(x) + 10,
        height * (row === 3 ? 0.5 : 0.13 + at * 0.14),
        depth,
        brick,
      );
    }
    for (let x = random.between(-20, 10); x < width; x += (18 + at * 26) * random.between(0.8, 1.9))
      paintLeafy(stage, {
        x,
        foot: ground(x) + 16 + at * 10,
        height: (22 + at * 46) * random.between(0.7, 1.2),
        depth,
        local: green,
      });
    paintHill(stage, (x) => ground(x) + 12, { depth, local: green, mist: 0.1, lit: 0.6 });
    paintMist(stage, horizon + height * (0.05 + at * 0.24), 20, 0.34);
  }
  const palmX = width * (side > 0 ? 0.9 : 0.1);
  paintPalm(stage, {
    x: palmX,
    foot: height * 1.02,
    height: height * 0.6,
    lean: -side * 0.1,
    depth: 0,
  });
  paintPalm(stage, {
    x: palmX - side * 60,
    foot: height * 1.02,
    height: height * 0.42,
    lean: -side * 0.06,
    depth: 0,
  });
  for (const [dx, tall] of [
    [0, 46],
    [34, 42],
  ] as const)
    paintHiker(stage, { x: width * (0.5 - side * 0.14) + dx, foot: height * 0.93, height: tall });
  paintBirds(
    stage,
    width * (0.5 + side * 0.2),
    horizon * 0.44,
    stage.tone("#2a2f3f", 0.2, 0.1),
    11,
  );
}

/** Columns on a headland. */
export function paintColumns(stage: Stage): void {
  const { width, height, random, aspect, side, palette } = stage;
  const horizon = height * (aspect < 1 ? 0.6 : 0.58);
  const stone = random.pick(["#f0e0c4", "#e8d0a8", "#f4ead8"]);
  const low = stage.light === "goldenhour" || stage.light === "dawn" || stage.light === "dusk";
  paintSky(stage, { horizon, ...(low ? { sunRadius: 70 } : {}) });
  stage.fill(
    box(-5, horizon, width + 10, height),
    stage.vertical(horizon, height * 0.86, [
      [0, palette.sky[3]],
      [1, stage.tone("#1a6f90", 0.1, 0.6)],
    ]),
  );
  let shine = "";
  for (let stroke = 0; stroke < 50; stroke += 1)
    shine += dash(
      width * random.next(),
      horizon + 4 + random.next() * height * 0.22,
      random.between(30, 110),
      2.4,
    );
  stage.fill(shine, stage.snow(0, 1), 0.35);
  paintRidge(stage, {
    base: horizon + 3,
    height: height * 0.1,
    depth: 0.72,
    local: "#7a84a0",
    sharp: true,
    bottom: horizon + 5,
  });
  const hill = (x: number): number =>
    height * 0.9 -
    height * 0.26 * Math.exp(-(((x / width - 0.5 + side * 0.06) / 0.56) ** 6)) +
    5 * Math.sin(x / 50);
  paintHill(stage, hill, { depth: 0.06, local: "#a8a05c", lit: 0.7, strokes: 60 });
  const centre = width * (0.5 - side * 0.06);
  const foot = hill(centre) + 6;
  const span = Math.min(width * 0.62, height * 0.7);
  const tall = span * 0.42;
  for (let step = 0; step < 3; step += 1)
    paintBlock(stage, centre, foot - step * 7, span * (1.08 - step * 0.03), 8, stone, 0.02);
  const base = foot - 20;
  stage.fill(
    box(centre - span * 0.42, base - tall, span * 0.84, tall),
    stage.vertical(base - tall, base, [
      [0, stage.tone(stone, 0.04, 0.05)],
      [1, isEvening(stage) ? "#f0a850" : stage.tone(stone, 0.04, 0.35)],
    ]),
  );
  const columns = 8;
  for (let column = 0; column < columns; column += 1) {
    const x = centre - span * 0.46 + (column / (columns - 1)) * span * 0.92;
    paintBlock(stage, x, base, span * 0.052, tall, stone, 0.02);
    stage.fill(
      box(x - span * 0.037, base - tall, span * 0.074, 7) +
        box(x - span * 0.034, base - 6, span * 0.068, 6),
      stage.tone(stone, 0.02, 0.9),
    );
    stage.stroke(
      `M${round(x - span * 0.009)} ${round(base - tall + 10)}V${round(base - 8)}M${round(x + span * 0.01)} ${round(base - tall + 10)}V${round(base - 8)}`,
      stage.tone(stone, 0, 0),
      1,
      0.4,
    );
  }
  const top = base - tall;
  paintBlock(stage, centre, top, span * 1.02, span * 0.055, stone, 0.02);
  paintBlock(stage, centre, top - span * 0.055, span * 1.04, span * 0.045, stone, 0.02);
  stage.fill(
    polygon([
      [centre - span * 0.54, top - span * 0.1],
      [centre, top - span * 0.25],
      [centre + span * 0.54, top - span * 0.1],
    ]),
    stage.tone(stone, 0.02, 0.85),
  );
  stage.fill(
    polygon([
      [centre - span * 0.44, top - span * 0.11],
      [centre, top - span * 0.225],
      [centre + span * 0.44, top - span * 0.11],
    ]),
    stage.tone(stone, 0.02, 0.3),
  );
  for (const at of [0.1, 0.16, 0.84, 0.92])
    paintCypress(
      stage,
      width * at,
      hill(width * at) + 12,
      height * random.between(0.22, 0.34),
      0.02,
    );
  for (const [dx, size] of [
    [-0.1, 44],
    [0.16, 40],
  ] as const)
    paintHiker(stage, { x: centre + dx * span, foot: foot + height * 0.09, height: size });
  paintFlowers(stage, hill, ["#e5533d", "#f4efe0"], 120);
  for (let rock = 0; rock < 5; rock += 1)
    paintRock(
      stage,
      width * random.next(),
      height * random.between(0.92, 1),
      random.between(14, 36),
      stone,
    );
  paintGrass(stage, { ground: () => height, height: 44, local: "#9a9a50", lit: 0.35 });
  paintBirds(
    stage,
    width * (0.5 + side * 0.24),
    horizon * 0.34,
    stage.tone("#2a2f3f", 0.2, 0.1),
    11,
  );
}
