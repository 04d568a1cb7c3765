import { mix } from "../colour.ts";
import { jacketOf, paintHiker } from "../kit/figures.ts";
import { paintHill, paintMist, paintRock, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { circle, dash, ellipse, jagged, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest, paintLeafy } from "../kit/trees.ts";
import { paintWater } from "../kit/water.ts";
import { winding } from "../kit/water-course.ts";

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

/** Bands of red rock down to a river, with a walker on the rim. */
export function paintCanyon(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const stone = random.pick(["#c8623a", "#c9743f", "#b8584a", "#d08a4e"]);
  const horizon = height * (aspect < 1 ? 0.42 : 0.4);
  paintSky(stage, { horizon });
  for (const [base, tall, depth] of [
    [0.02, 0.1, 0.76],
    [0.05, 0.13, 0.58],
  ] as const)
    paintMesas(stage, horizon + height * base, height * tall, depth, stone);
  const tiers = [
    { spread: 0.17, top: 0.46, depth: 0.44 },
    { spread: 0.25, top: 0.48, depth: 0.3 },
    { spread: 0.36, top: 0.52, depth: 0.16 },
  ];
  const floor = rolling(stage, { base: horizon + height * 0.1, swell: 6 });
  paintHill(stage, floor, { depth: 0.3, local: "#9a8a4c", lit: 0.5 });
  const centre = width * (0.5 + side * 0.06);
  const river = winding({
    from: [centre, horizon + height * 0.12],
    to: [centre - side * width * 0.06, height + 10],
    farWidth: 8,
    nearWidth: width * 0.3,
    bends: 2.2,
    swing: width * 0.06,
  });
  stage.fill(
    river.outline,
    stage.vertical(horizon, height, [
      [0, stage.palette.sky[3]],
      [1, mix(stage.palette.sky[1], stage.tone("#1f8088", 0, 0.6), 0.7)],
    ]),
  );
  let shine = "";
  for (const [x, y] of river.middle.slice(6))
    shine += dash(x + random.bell() * 20, y, 26 + (y - horizon) * 0.16, 3);
  stage.fill(shine, stage.snow(0, 1), 0.4);
  for (const { spread, top, depth } of tiers) {
    for (const way of [-1, 1])
      paintStrata(stage, {
        centre,
        way,
        spread: spread * width,
        top: height * (top + random.bell() * 0.03),
        depth,
        stone,
        lit: way === side ? 0.28 : 0.9,
      });
    paintMist(stage, height * (top + 0.16), 20, 0.14);
  }
  const rimX = width * (side > 0 ? 0.16 : 0.84);
  const rim: Point[] = jagged(
    [side > 0 ? -20 : width + 20, height * 0.74],
    [width * (side > 0 ? 0.36 : 0.64), height * 0.82],
    0.03,
    3,
    random,
  );
  stage.fill(
    polygon([
      ...rim,
      [width * (side > 0 ? 0.3 : 0.7), height + 10],
      [side > 0 ? -20 : width + 20, height + 10],
    ]),
    stage.vertical(height * 0.74, height, [
      [0, stage.tone(stone, 0, 0.95)],
      [0.14, stage.tone(stone, 0, 0.5)],
      [1, stage.tone(stone, 0, 0.1)],
    ]),
  );
  paintHiker(stage, { x: rimX, foot: height * 0.775, height: 78 });
  paintBirds(stage, centre, height * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 12);
}

function paintMesas(stage: Stage, base: number, tall: number, depth: number, stone: string): void {
  const { width, random } = stage;
  for (let x = random.between(-60, 20); x < width; x += random.between(130, 280)) {
    const span = random.between(70, 200);
    const high = tall * random.between(0.4, 1);
    const shape = polygon([
      [x - 26, base + 30],
      [x, base - high * 0.4],
      [x + 6, base - high],
      [x + span * 0.3, base - high - 4],
      [x + span - 8, base - high + 3],
      [x + span, base - high * 0.42],
      [x + span + 30, base + 30],
    ]);
    stage.fill(
      shape,
      stage.vertical(base - high, base + 30, [
        [0, stage.tone(stone, depth, 0.8)],
        [0.4, stage.tone(stone, depth, 0.5)],
        [1, stage.tone(stone, Math.min(1, depth + 0.2), 0.5)],
      ]),
    );
  }
}

function paintStrata(
  stage: Stage,
  wall: {
    centre: number;
    way: number;
    spread: number;
    top: number;
    depth: number;
    stone: string;
    lit: number;
  },
): void {
  const { width, height, random } = stage;
  const { centre, way, spread, top, depth, stone, lit } = wall;
  const end = way < 0 ? -30 : width + 30;
  const bands = 8;
  const bottom = height + 20;
  const steps = Array.from({ length: bands + 1 }, (_, band) => ({
    y: top + (bottom - top) * (band / bands) ** 1.1,
    x: centre + way * (spread * (1.1 - (band / bands) * 0.62) + random.between(-8, 12)),
  }));
  for (let band = 0; band < bands; band += 1) {
    const { x, y } = steps[band] ?? { x: 0, y: 0 };
    const next = steps[band + 1] ?? { x: 0, y: 0 };
    const tint = mix(stone, band % 3 === 1 ? "#f0c890" : band % 3 === 2 ? "#8a3f34" : stone, 0.34);
    const edge = jagged([x, y], [next.x + way * 10, next.y], 0.07, 3, random);
    const ledge = jagged([x, y], [end, y + random.between(-12, 12)], 0.012, 3, random).toReversed();
    stage.fill(
      polygon([...ledge, ...edge, [end, next.y + 24]]),
      stage.vertical(y, next.y + 10, [
        [0, stage.tone(tint, depth, Math.min(1, lit + 0.14))],
        [0.2, stage.tone(tint, depth, lit)],
        [1, stage.tone(tint, depth + 0.04, lit * 0.62)],
      ]),
    );
    let cracks = "";
    for (let crack = 0; crack < 9; crack += 1) {
      const crackX = x + way * random.next() * Math.abs(end - x);
      cracks += `M${round(crackX)} ${round(y + 6)}l4 ${round((next.y - y) * random.between(0.4, 0.9))}l-6 0Z`;
    }
    stage.fill(cracks, stage.tone(tint, depth, 0), 0.4);
  }
}

/** A raft going into white water. */
export function paintRafting(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#24553f", "#2a5a48", "#2f5f3c"]);
  const horizon = height * (aspect < 1 ? 0.44 : 0.4);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.15,
    depth: 0.76,
    local: "#6f8092",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.3,
    depth: 0.36,
    rock: "#6a7282",
    snowShare: 0.5,
    count: 4,
  });
  const gap = 0.5 + side * 0.06;
  for (const [offset, depth, steep] of [
    [0.06, 0.4, 0.34],
    [0.13, 0.22, 0.44],
    [0.2, 0.08, 0.4],
  ] as const) {
    const ground = (x: number): number =>
      horizon +
      height * offset +
      40 -
      Math.max(0, Math.abs(x / width - gap) - 0.03) * height * steep;
    paintForest(stage, {
      ground,
      height: height * (0.06 + (0.4 - depth) * 0.2),
      depth,
      local: pine,
      density: 1,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.2, lit: 0.35 });
  }
  const top = horizon + height * 0.22;
  const water = random.pick(["#1f7f96", "#1a8a94", "#2a78a0"]);
  paintWater(stage, { top, local: water, ripple: 0.9 });
  for (const way of [-1, 1])
    for (let stone = 0; stone < 9; stone += 1) {
      const near = stone / 8;
      paintRock(
        stage,
        width * (gap + way * (0.2 + near * 0.4 + random.bell() * 0.05)),
        top + 8 + (height - top) * near,
        14 + near * 70 * random.between(0.6, 1.1),
        "#6b6a70",
      );
    }
  paintRapids(stage, top, water);
  paintRaft(stage, width * (0.5 - side * 0.02), height * 0.78, Math.min(300, width * 0.36));
  paintRapids(stage, height * 0.8, water);
}

function paintRapids(stage: Stage, top: number, water: string): void {
  const { width, height, random } = stage;
  let foam = "";
  let crest = "";
  let drops = "";
  const rows = 15;
  for (let row = 0; row < rows; row += 1) {
    const near = row / rows;
    const y = top + 14 + (height - top) * near;
    for (let wave = 0; wave < 6; wave += 1) {
      const x = random.between(0, width);
      const span = (40 + 130 * near) * random.between(0.5, 1.2);
      const tall = span * 0.2;
      crest += `M${round(x - span)} ${round(y)}Q${round(x - span * 0.3)} ${round(y - tall * 1.6)} ${round(x)} ${round(y - tall)}Q${round(x + span * 0.4)} ${round(y - tall * 0.2)} ${round(x + span)} ${round(y)}Q${round(x)} ${round(y + tall * 0.4)} ${round(x - span)} ${round(y)}Z`;
      foam +=
        dash(x - span * 0.1, y - tall * 0.8, span * 0.9, tall * 0.6) +
        dash(x + span * 0.3, y + 2, span, tall * 0.24);
      for (let drop = 0; drop < 3; drop += 1)
        drops += circle(
          x + random.bell() * span * 0.5,
          y - tall * random.between(0.9, 2),
          1 + near * 3 * random.next(),
        );
    }
  }
  stage.fill(crest, mix(stage.tone(water, 0, 0.8), stage.palette.sky[2], 0.3), 0.5);
  stage.fill(foam, stage.snow(0, 0.98), 0.9);
  stage.fill(drops, stage.snow(0, 1), 0.95);
}

function paintRaft(stage: Stage, x: number, y: number, length: number): void {
  const { random } = stage;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * stage.side)} ${round(y - dy * unit)}`;
  const rubber = stage.tone(random.pick(["#f0742c", "#e5533d", "#f2b134"]), 0, 0.9);
  const dark = mix(rubber, stage.palette.shade, 0.45);
  stage.fill(
    `M${at(-10, 3)}Q${at(0, 0.6)} ${at(9.6, 4.4)}L${at(10, 3)}Q${at(8, -1.6)} ${at(0, -2.2)}Q${at(-9, -2)} ${at(-10.4, 1.4)}Z`,
    dark,
  );
  const vests = [
    jacketOf(stage),
    stage.tone("#f2b134", 0, 0.9),
    stage.tone("#2f6fb0", 0, 0.9),
    stage.tone("#e5533d", 0, 0.9),
    stage.tone("#2a9d8f", 0, 0.9),
  ];
  for (const [index, dx] of [-7, -3.6, -0.2, 3.2, 6.4].entries()) {
    const lift = 1.6 + dx * 0.1;
    const vest = vests[index] ?? dark;
    const paddle = index % 2 ? 1 : -1;
    stage.stroke(
      `M${at(dx + paddle * 0.4, lift + 3.6)}L${at(dx + paddle * 2.6, lift - 3.4)}`,
      stage.tone("#5a4636", 0, 0.4),
      unit * 0.32,
    );
    stage.fill(
      ellipse(
        x + (dx + paddle * 2.7) * unit * stage.side,
        y - (lift - 3.6) * unit,
        unit * 0.5,
        unit * 1,
      ),
      stage.tone("#f2d25c", 0, 0.9),
    );
    stage.fill(
      `M${at(dx - 1.3, lift - 1)}L${at(dx - 1.1, lift + 2.6)}Q${at(dx, lift + 3.6)} ${at(dx + 1.1, lift + 2.6)}L${at(dx + 1.3, lift - 1)}Z`,
      vest,
    );
    stage.stroke(
      `M${at(dx + 0.5 * paddle, lift + 2.4)}L${at(dx + paddle * 1.2, lift + 1.2)}`,
      mix(vest, "#ffffff", 0.2),
      unit * 0.7,
    );
    stage.fill(
      circle(x + dx * unit * stage.side, y - (lift + 4.3) * unit, unit * 0.95),
      stage.tone("#d9a07c", 0, 0.8),
    );
    const helmet = vests[(index + 2) % vests.length] ?? dark;
    stage.fill(
      `M${at(dx - 1.1, lift + 4.4)}a${round(unit * 1.1)} ${round(unit * 1.15)} 0 0 ${stage.side > 0 ? 1 : 0} ${round(unit * 2.2 * stage.side)} 0Z`,
      helmet,
    );
  }
  stage.fill(
    `M${at(-10.4, 1.8)}Q${at(0, -1.4)} ${at(9.8, 3.4)}Q${at(11.4, 2.6)} ${at(10.4, 1)}Q${at(6, -2.4)} ${at(0, -2.6)}Q${at(-9, -2.6)} ${at(-10.8, 0)}Z`,
    rubber,
  );
  stage.stroke(
    `M${at(-9.6, 0.6)}Q${at(0, -2)} ${at(9.8, 1.8)}`,
    stage.snow(0, 1),
    unit * 0.26,
    0.8,
  );
}
