import { mix } from "../colour.ts";
import { paintHill, paintMist, rolling } from "../kit/land.ts";
import { paintRidge } from "../kit/mountains.ts";
import { circle, dash, ellipse, polygon, round } from "../kit/path.ts";
import { paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintLeafy } from "../kit/trees.ts";

type Colours = readonly [string, ...string[]];

type Spot = { x: number; y: number; size: number };

/** The shadow that sets a thing on the table. */
function paintShade(stage: Stage, { x, y, size }: Spot, spread = 1.16): void {
  stage.fill(
    ellipse(x - stage.side * size * 0.16, y + size * 0.12, size * spread, size * 0.4),
    stage.tone("#3a2418", 0, 0),
    0.4,
  );
}

/** A plate seen at an angle, with what lies on it. */
function paintPlate(stage: Stage, spot: Spot, food: Colours, glaze: string): void {
  const { random } = stage;
  const { x, y, size } = spot;
  paintShade(stage, spot);
  stage.fill(ellipse(x, y, size, size * 0.36), stage.tone(glaze, 0, 0.9));
  stage.fill(ellipse(x, y + size * 0.02, size * 0.82, size * 0.28), stage.snow(0, 0.82));
  for (let piece = 0; piece < 15; piece += 1) {
    const angle = piece * 2.4;
    const far = Math.sqrt(piece / 15) * 0.62;
    const at: [number, number] = [
      x + Math.cos(angle) * size * far,
      y - size * 0.07 + Math.sin(angle) * size * far * 0.34,
    ];
    const radius = size * random.between(0.13, 0.19);
    const colour = random.pick(food);
    stage.fill(ellipse(at[0], at[1], radius, radius * 0.8), stage.tone(colour, 0, 0.35));
    stage.fill(
      ellipse(
        at[0] + stage.side * radius * 0.2,
        at[1] - radius * 0.22,
        radius * 0.62,
        radius * 0.45,
      ),
      stage.tone(colour, 0, 0.95),
    );
  }
}

/** A bowl of something hot, its steam above it. */
function paintBowl(stage: Stage, spot: Spot, soup: string, glaze: string): void {
  const { x, y, size } = spot;
  paintShade(stage, { ...spot, y: y + size * 0.42 });
  stage.fill(
    `M${round(x - size)} ${round(y)}Q${round(x - size * 0.86)} ${round(y + size * 0.72)} ${round(x)} ${round(y + size * 0.74)}Q${round(x + size * 0.86)} ${round(y + size * 0.72)} ${round(x + size)} ${round(y)}Z`,
    stage.horizontal(x - size, x + size, [
      [0, stage.tone(glaze, 0, stage.side < 0 ? 0.95 : 0.2)],
      [1, stage.tone(glaze, 0, stage.side < 0 ? 0.2 : 0.95)],
    ]),
  );
  stage.fill(ellipse(x, y, size, size * 0.34), stage.snow(0, 0.85));
  stage.fill(ellipse(x, y + size * 0.02, size * 0.87, size * 0.27), stage.tone(soup, 0, 0.7));
  for (const [dx, dy] of [
    [-0.3, -0.04],
    [0.2, 0.08],
    [0.44, -0.06],
    [-0.06, 0.12],
  ] as const)
    stage.fill(
      ellipse(x + dx * size, y + dy * size, size * 0.13, size * 0.06),
      stage.tone("#6f9a3a", 0, 0.9),
    );
  for (const dx of [-0.3, 0.1, 0.4])
    stage.stroke(
      `M${round(x + dx * size)} ${round(y - size * 0.3)}q${round(size * 0.22)} ${round(-size * 0.4)} 0 ${round(-size * 0.75)}q${round(-size * 0.24)} ${round(-size * 0.4)} ${round(size * 0.06)} ${round(-size * 0.7)}`,
      stage.snow(0, 1),
      size * 0.1,
      0.26,
    );
}

/** A round loaf with its cuts. */
function paintLoaf(stage: Stage, spot: Spot): void {
  const { x, y, size } = spot;
  paintShade(stage, { ...spot, y: y + size * 0.16 }, 1.24);
  stage.fill(
    `M${round(x - size * 1.1)} ${round(y + size * 0.2)}Q${round(x - size * 1.15)} ${round(y - size * 0.72)} ${round(x)} ${round(y - size * 0.74)}Q${round(x + size * 1.15)} ${round(y - size * 0.72)} ${round(x + size * 1.1)} ${round(y + size * 0.2)}Q${round(x)} ${round(y + size * 0.46)} ${round(x - size * 1.1)} ${round(y + size * 0.2)}Z`,
    stage.vertical(y - size * 0.74, y + size * 0.4, [
      [0, stage.tone("#dc9a4c", 0, 1)],
      [0.6, stage.tone("#b8702c", 0, 0.6)],
      [1, stage.tone("#7a4420", 0, 0.25)],
    ]),
  );
  for (const dx of [-0.5, -0.08, 0.34])
    stage.stroke(
      `M${round(x + dx * size)} ${round(y + size * 0.02)}q${round(size * 0.06)} ${round(-size * 0.36)} ${round(size * 0.34)} ${round(-size * 0.56)}`,
      stage.tone("#f4d9a4", 0, 0.95),
      size * 0.1,
      0.9,
    );
}

/** An earthen jug and what is poured out of it. */
function paintJug(stage: Stage, { x, y, size }: Spot, clay: string): void {
  paintShade(stage, { x, y, size: size * 0.7 });
  const across = (dx: number): number => round(x + dx * size);
  const up = (dy: number): number => round(y - dy * size);
  stage.fill(
    `M${across(-0.34)} ${up(2.1)}L${across(0.34)} ${up(2.1)}L${across(0.24)} ${up(1.6)}Q${across(0.92)} ${up(1.1)} ${across(0.5)} ${up(-0.06)}Q${across(0)} ${up(-0.2)} ${across(-0.5)} ${up(-0.06)}Q${across(-0.92)} ${up(1.1)} ${across(-0.24)} ${up(1.6)}Z`,
    stage.horizontal(x - size * 0.7, x + size * 0.7, [
      [0, stage.tone(clay, 0, stage.side < 0 ? 1 : 0.15)],
      [1, stage.tone(clay, 0, stage.side < 0 ? 0.15 : 1)],
    ]),
  );
  stage.stroke(
    `M${across(0.3)} ${up(1.9)}Q${across(0.95)} ${up(1.7)} ${across(0.62)} ${up(0.9)}`,
    stage.tone(clay, 0, 0.4),
    size * 0.13,
  );
  stage.stroke(
    `M${across(-0.66)} ${up(0.9)}Q${across(0)} ${up(0.74)} ${across(0.66)} ${up(0.9)}M${across(-0.66)} ${up(0.72)}Q${across(0)} ${up(0.56)} ${across(0.66)} ${up(0.72)}`,
    stage.tone("#f0dcb0", 0, 0.9),
    size * 0.07,
    0.8,
  );
}

/** A glass with a drink that the light comes through. */
function paintGlass(stage: Stage, { x, y, size }: Spot, drink: string): void {
  paintShade(stage, { x, y, size: size * 0.4 });
  stage.fill(
    polygon([
      [x - size * 0.3, y - size * 0.82],
      [x + size * 0.3, y - size * 0.82],
      [x + size * 0.24, y],
      [x - size * 0.24, y],
    ]),
    stage.tone(drink, 0, 0.75),
    0.92,
  );
  stage.fill(ellipse(x, y - size * 0.82, size * 0.3, size * 0.09), stage.tone(drink, 0, 1));
  stage.stroke(
    `M${round(x - size * 0.31)} ${round(y - size * 1.1)}L${round(x - size * 0.24)} ${round(y)}M${round(x + size * 0.31)} ${round(y - size * 1.1)}L${round(x + size * 0.24)} ${round(y)}`,
    stage.snow(0, 1),
    size * 0.05,
    0.8,
  );
}

/** Fruit in a heap, each lit from the side of the sun. */
function paintFruit(stage: Stage, { x, y, size }: Spot, colours: Colours): void {
  const { random, side } = stage;
  for (let row = 0; row < 3; row += 1)
    for (let fruit = 0; fruit < 4 - row; fruit += 1) {
      const at = x + (fruit - (3 - row) / 2) * size * 0.62;
      const high = y - row * size * 0.44;
      const colour = random.pick(colours);
      stage.fill(circle(at, high, size * 0.35), stage.tone(colour, 0, 0.25));
      stage.fill(
        circle(at + side * size * 0.07, high - size * 0.07, size * 0.25),
        stage.tone(colour, 0, 0.85),
      );
      stage.fill(circle(at + side * size * 0.13, high - size * 0.15, size * 0.07), "#ffffff", 0.65);
    }
}

/** A table laid outdoors under a tree, hills behind: what is eaten where these hills are seen. */
export function paintFoodTable(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.36 : 0.34);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.14,
    depth: 0.78,
    local: "#7a88a0",
    sharp: random.chance(0.5),
  });
  for (const [offset, depth] of [
    [0.03, 0.56],
    [0.1, 0.38],
    [0.17, 0.22],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.04,
      frequency: 2,
      tilt: random.bell() * 50,
    });
    paintHill(stage, ground, {
      depth,
      local: random.pick(["#7a9a48", "#8f9f45", "#6f8f48"]),
      mist: 0.2,
    });
    for (let x = random.between(10, 60); x < width; x += random.between(50, 130))
      paintLeafy(stage, {
        x,
        foot: ground(x) + 5,
        height: (0.8 - depth) * 84,
        depth,
        local: random.pick(["#5f8f44", "#4f8048", "#7a9a3c"]),
      });
    paintMist(stage, horizon + height * (offset + 0.05), 16, 0.2);
  }
  const edge = height * (aspect < 1 ? 0.58 : 0.54);
  const wood = random.pick(["#8a5a34", "#9a6a40", "#7a4c30"]);
  stage.fill(
    polygon([
      [-20, edge],
      [width + 20, edge],
      [width + 20, height + 10],
      [-20, height + 10],
    ]),
    stage.vertical(edge, height, [
      [0, stage.tone(wood, 0.04, 0.95)],
      [1, stage.tone(wood, 0, 0.4)],
    ]),
  );
  const vanishing = width * 0.5;
  for (let plank = -7; plank <= 7; plank += 1)
    stage.stroke(
      `M${round(vanishing + plank * width * 0.1)} ${round(edge)}L${round(vanishing + plank * width * 0.19)} ${round(height + 6)}`,
      stage.tone(wood, 0, 0.05),
      2.4,
      0.55,
    );
  let grain = "";
  for (let stroke = 0; stroke < 60; stroke += 1)
    grain += dash(
      random.between(0, width),
      edge + (height - edge) * random.next(),
      random.between(20, 90),
      1.6,
    );
  stage.fill(grain, stage.tone(wood, 0, 1), 0.3);
  const cloth = random.pick(["#c0392b", "#2f6f8a", "#e8d8b8", "#3f7a54"]);
  const runner = polygon([
    [width * 0.3, edge],
    [width * 0.7, edge],
    [width * 0.86, height + 10],
    [width * 0.14, height + 10],
  ]);
  stage.fill(
    runner,
    stage.vertical(edge, height, [
      [0, stage.tone(cloth, 0.03, 0.9)],
      [1, stage.tone(cloth, 0, 0.45)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(runner)}">`);
  for (let band = 0; band < 9; band += 1) {
    const y = edge + (height - edge) * (band / 8) ** 1.4;
    stage.fill(dash(width / 2, y, width, 3 + band), mix(stage.snow(0, 0.9), cloth, 0.25), 0.5);
  }
  stage.add("</g>");
  const room = height - edge;
  const unit = Math.min(width * 0.13, room * 0.26);
  const glaze = random.pick(["#2f6f8a", "#c0603a", "#4f7a4a", "#d8b060"]);
  const left = 0.5 - side * 0.27;
  const right = 0.5 + side * 0.27;
  paintJug(
    stage,
    { x: width * right, y: edge + room * 0.2, size: unit * 0.72 },
    random.pick(["#b5623a", "#a8744c", "#8f5a3c"]),
  );
  paintFruit(
    stage,
    { x: width * left, y: edge + room * 0.16, size: unit * 0.62 },
    random.pick([
      ["#c0392b", "#d8603a", "#b52f3f"],
      ["#e8a13a", "#f0b848", "#d8803a"],
      ["#8f3f6f", "#6f2f5f", "#a85080"],
    ] as const),
  );
  paintLoaf(stage, { x: width * (0.5 - side * 0.03), y: edge + room * 0.2, size: unit * 0.82 });
  for (const [at, drink] of [
    [right - side * 0.15, "#b5303f"],
    [left + side * 0.13, "#e0a83c"],
  ] as const)
    paintGlass(stage, { x: width * at, y: edge + room * 0.4, size: unit * 0.62 }, drink);
  paintPlate(
    stage,
    { x: width * (left - side * 0.02), y: edge + room * 0.6, size: unit * 1.15 },
    ["#f0e0c0", "#e8cfa0", "#d8b880", "#7f9a4a"],
    glaze,
  );
  paintBowl(
    stage,
    { x: width * (0.5 + side * 0.04), y: edge + room * 0.55, size: unit * 0.98 },
    random.pick(["#c0502c", "#d8a048", "#a83f3f"]),
    glaze,
  );
  paintPlate(
    stage,
    { x: width * (right + side * 0.06), y: edge + room * 0.7, size: unit * 1.08 },
    ["#d8503a", "#7fa03c", "#f0d060", "#e8e0c8"],
    random.pick(["#f0e4d0", glaze]),
  );
  const branch = width * (0.5 + side * 0.5);
  for (let leaf = 0; leaf < 34; leaf += 1) {
    const at = random.next() ** 1.5;
    const x = branch - side * at * width * 0.46;
    const y = height * (0.02 + 0.1 * (1 - at)) + random.bell() * height * 0.04;
    stage.fill(
      ellipse(x, y, random.between(13, 24), random.between(7, 12)),
      stage.tone(random.pick(["#4f8a3c", "#6f9f44", "#3f7a3c"]), 0, random.between(0.15, 0.95)),
    );
  }
}
