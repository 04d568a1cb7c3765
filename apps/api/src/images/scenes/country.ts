import { mix } from "../colour.ts";
import { jacketOf, paintCyclist, paintHiker } from "../kit/figures.ts";
import { isEvening, paintHouse } from "../kit/houses.ts";
import { domes, paintBlock, paintDome } from "../kit/landmarks.ts";
import {
  paintFlowers,
  paintHill,
  paintMist,
  paintRock,
  rolling,
  type Ground,
} from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { box, circle, curve, dash, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest, paintGrass, paintLeafy, paintPalm } from "../kit/trees.ts";
import { winding } from "../kit/water-course.ts";

/** A hot-air balloon of coloured gores, shaded like the ball it is. */
function paintBalloon(stage: Stage, x: number, y: number, size: number, depth: number): void {
  const { random, side } = stage;
  const pair = random.pick([
    ["#e5533d", "#f4e4c0"],
    ["#f2a131", "#d8456b"],
    ["#2f8fb8", "#f4e4c0"],
    ["#d8456b", "#f7c65c"],
    ["#2a9d8f", "#f2b134"],
    ["#6a5ac0", "#f4b0a0"],
  ] as const);
  const gores = 8;
  const neckY = y + size * 1.12;
  const edge = (share: number): string => {
    const reach = size * share;
    return `C${round(x + reach * 1.02)} ${round(y + size * 0.44)} ${round(x + reach * 0.42)} ${round(y + size * 0.86)} ${round(x + size * 0.13 * share)} ${round(neckY)}`;
  };
  const side_ = (share: number): string =>
    `M${round(x)} ${round(y - size)}C${round(x + size * share * 0.72)} ${round(y - size)} ${round(x + size * share * 1.06)} ${round(y - size * 0.4)} ${round(x + size * share)} ${round(y + size * 0.04)}${edge(share)}`;
  for (let gore = 0; gore < gores; gore += 1) {
    const from = Math.sin(((gore / gores) * 2 - 1) * (Math.PI / 2));
    const to = Math.sin((((gore + 1) / gores) * 2 - 1) * (Math.PI / 2));
    const lit = 0.5 + 0.5 * side * ((from + to) / 2);
    const colour = pair[gore % 2] ?? pair[0];
    const back = side_(from);
    stage.fill(
      `${side_(to)}L${round(x + size * 0.13 * from)} ${round(neckY)}L${round(x)} ${round(y - size)}Z`,
      stage.tone(colour, depth, lit),
    );
    if (gore === 0)
      stage.fill(`${back}L${round(x)} ${round(neckY)}Z`, stage.tone(colour, depth, lit));
  }
  stage.fill(
    `M${round(x - size * 0.99)} ${round(y + size * 0.06)}Q${round(x)} ${round(y + size * 0.42)} ${round(x + size * 0.99)} ${round(y + size * 0.06)}Q${round(x)} ${round(y + size * 0.6)} ${round(x - size * 0.94)} ${round(y + size * 0.24)}Z`,
    stage.tone(pair[0], depth, 0.3),
    0.5,
  );
  stage.fill(
    `M${round(x + side * size * 0.3)} ${round(y - size * 0.86)}Q${round(x + side * size * 0.86)} ${round(y - size * 0.5)} ${round(x + side * size * 0.76)} ${round(y + size * 0.1)}Q${round(x + side * size * 0.66)} ${round(y - size * 0.4)} ${round(x + side * size * 0.3)} ${round(y - size * 0.86)}Z`,
    "#fff6dc",
    0.34 * (1 - depth),
  );
  stage.stroke(
    `M${round(x - size * 0.12)} ${round(neckY)}L${round(x - size * 0.1)} ${round(neckY + size * 0.22)}M${round(x + size * 0.12)} ${round(neckY)}L${round(x + size * 0.1)} ${round(neckY + size * 0.22)}`,
    stage.tone("#4a3a34", depth, 0.3),
    Math.max(0.7, size * 0.018),
  );
  stage.fill(
    box(x - size * 0.13, neckY + size * 0.2, size * 0.26, size * 0.2),
    stage.tone("#8a5a34", depth, 0.5),
  );
  if (size > 40)
    stage.fill(
      circle(x - size * 0.05, neckY + size * 0.16, size * 0.05) +
        circle(x + size * 0.06, neckY + size * 0.16, size * 0.05),
      stage.tone("#2a2f3f", depth, 0.3),
    );
  if (isEvening(stage))
    stage.fill(
      circle(x, neckY, size * 0.7),
      stage.radial(x, neckY, size * 0.7, [
        [0, "#ffc46a", 0.7],
        [1, "#ffc46a", 0],
      ]),
    );
}

export function paintBalloons(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.66 : 0.66);
  const stone = random.pick(["#d8a878", "#e0b48a", "#cf9a78"]);
  paintSky(stage, { horizon, clouds: random.pick(["streaks", "none"]) });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.1,
    depth: 0.82,
    local: "#9a8a90",
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon + 20,
    height: height * 0.08,
    depth: 0.66,
    local: stone,
    sharp: false,
    lit: 0.7,
  });
  for (let balloon = 0; balloon < 9; balloon += 1)
    paintBalloon(
      stage,
      width * random.next(),
      horizon * random.between(0.2, 0.85),
      random.between(9, 22),
      0.56,
    );
  for (const [offset, depth, size] of [
    [0.05, 0.44, 0.08],
    [0.12, 0.28, 0.13],
    [0.22, 0.1, 0.18],
  ] as const) {
    const ground = rolling(stage, { base: horizon + height * offset, swell: height * 0.025 });
    for (let x = random.between(0, 40); x < width; x += height * size * random.between(0.5, 1.6))
      paintChimney(
        stage,
        x,
        ground(x) + 12,
        height * size * random.between(0.6, 1.2),
        depth,
        stone,
      );
    paintHill(stage, ground, {
      depth,
      local: mix(stone, "#b8a060", 0.4),
      mist: 0.1,
      lit: 0.65,
      strokes: 30,
    });
    paintMist(stage, horizon + height * (offset + 0.03), 16, 0.24);
  }
  const big = Math.min(width, height) * (aspect < 1 ? 0.2 : 0.17);
  const spots: [number, number, number, number][] = [
    [0.5 - side * 0.32, 0.44, 0.4, 0.26],
    [0.5 + side * 0.38, 0.3, 0.5, 0.2],
    [0.5 + side * 0.16, 0.58, 0.34, 0.3],
    [0.5 - side * 0.1, 0.22, 0.3, 0.36],
    [0.5 - side * 0.06, 0.4, 1, 0],
  ];
  for (const [atX, atY, share, depth] of spots)
    paintBalloon(stage, width * atX, height * (atY + random.bell() * 0.03), big * share, depth);
  const near = rolling(stage, {
    base: height * 0.93,
    swell: height * 0.02,
    tilt: side * height * 0.08,
  });
  paintHill(stage, near, { depth: 0, local: "#9a8a4c", lit: 0.45, strokes: 40 });
  const watchX = width * (0.5 + side * 0.3);
  paintHiker(stage, { x: watchX, foot: near(watchX) + 12, height: 52 });
  paintGrass(stage, { ground: () => height, height: 40, local: "#8a8a44", lit: 0.3 });
}

/** A cone of tuff under its cap of harder stone. */
function paintChimney(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
  stone: string,
): void {
  const { random, side } = stage;
  const half = height * random.between(0.2, 0.3);
  const shape = (way: number, inner = 0): string =>
    `M${round(x + inner)} ${round(foot - height)}Q${round(x + way * half * 0.44)} ${round(foot - height * 0.56)} ${round(x + way * half)} ${round(foot)}H${round(x + inner)}Z`;
  stage.fill(shape(-side), stage.tone(stone, depth, 0.15));
  stage.fill(shape(side, -side * half * 0.1), stage.tone(stone, depth, 0.92));
  const cap = height * 0.13;
  stage.fill(
    `M${round(x - cap)} ${round(foot - height * 0.93)}Q${round(x - cap * 0.3)} ${round(foot - height * 1.22)} ${round(x + cap * 0.3)} ${round(foot - height * 1.12)}L${round(x + cap * 1.05)} ${round(foot - height * 0.92)}Z`,
    stage.tone("#8a6050", depth, 0.5),
  );
  if (height > 60)
    stage.fill(
      box(x - height * 0.04, foot - height * 0.44, height * 0.06, height * 0.09) +
        box(x + height * 0.05, foot - height * 0.26, height * 0.05, height * 0.08),
      isEvening(stage) ? "#ffcf73" : stage.tone("#4a3434", depth, 0.1),
    );
}

/** Rows of vines drawn towards one vanishing point. */
function paintVineRows(stage: Stage, ground: Ground, vine: string, soil: string): void {
  const { width, height, random, side } = stage;
  const vanishing: Point = [
    width * (0.5 + side * 0.16),
    ground(width * (0.5 + side * 0.16)) - height * 0.1,
  ];
  paintHill(stage, ground, { depth: 0.03, local: soil, lit: 0.65 });
  const clipPoints: Point[] = [];
  for (let x = -10; x <= width + 10; x += 16) clipPoints.push([x, ground(x)]);
  stage.add(
    `<g clip-path="${stage.clip(polygon([...clipPoints, [width + 10, height + 10], [-10, height + 10]]))}">`,
  );
  for (let row = -13; row <= 13; row += 1) {
    const footX = vanishing[0] + row * width * 0.1;
    const farX = vanishing[0] + row * width * 0.016;
    const points: Point[] = [];
    const lit: Point[] = [];
    for (let step = 0; step <= 34; step += 1) {
      const at = (step / 34) ** 1.7;
      const x = farX + (footX - farX) * at;
      const y = vanishing[1] + (height + 30 - vanishing[1]) * at;
      const tall = (4 + 34 * at) * (0.8 + 0.4 * Math.abs(Math.sin(step * 2.1 + row)));
      points.push([x + random.bell() * 3 * at, y - tall]);
      lit.push([x + side * 9 * at, y - tall * 0.96]);
    }
    const width_ = width * 0.036;
    const lower = points.map(([x, y], step): Point => [
      x + width_ * (step / 34) ** 1.7 * (footX > vanishing[0] ? -1 : 1) * 0.4,
      y + (4 + 42 * (step / 34) ** 1.7),
    ]);
    stage.fill(
      `${curve(points)}L${curve(lower.toReversed()).slice(1)}Z`,
      stage.vertical(vanishing[1], height, [
        [0, stage.tone(vine, 0.22, 0.5)],
        [1, stage.tone(vine, 0, 0.12)],
      ]),
    );
    const upper = lit.map(([x, y], step): Point => [x, y + (2 + 15 * (step / 34) ** 1.7)]);
    stage.fill(
      `${curve(lit)}L${curve(upper.toReversed()).slice(1)}Z`,
      stage.tone(vine, 0.04, 1),
      0.85,
    );
  }
  stage.add("</g>");
}

function paintCypress(stage: Stage, x: number, foot: number, height: number, depth: number): void {
  const half = height * 0.1;
  const half_ = (way: number): string =>
    `M${round(x)} ${round(foot - height)}C${round(x + way * half * 1.1)} ${round(foot - height * 0.62)} ${round(x + way * half * 1.3)} ${round(foot - height * 0.1)} ${round(x)} ${round(foot)}Z`;
  stage.fill(half_(-stage.side), stage.tone("#2a5a3c", depth, 0.05));
  stage.fill(half_(stage.side), stage.tone("#3a7048", depth, 0.8));
}

export function paintVineyard(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  const green = random.pick(["#8f9f45", "#7a9a48", "#a8a04a"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.13,
    depth: 0.8,
    local: "#7a84a0",
    sharp: random.chance(0.5),
  });
  for (const [offset, depth] of [
    [0.02, 0.6],
    [0.07, 0.44],
    [0.13, 0.28],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.045,
      frequency: 1.9,
      tilt: random.bell() * 60,
    });
    paintHill(stage, ground, {
      depth,
      local: random.pick([green, "#b8a850", "#6f9a50"]),
      mist: 0.16,
      lit: 0.65,
      strokes: 24,
    });
    for (let x = random.between(0, 60); x < width; x += random.between(26, 90)) {
      if (random.chance(0.5))
        paintCypress(
          stage,
          x,
          ground(x) + 4,
          (0.7 - depth) * 110 * random.between(0.7, 1.2),
          depth,
        );
      else
        paintLeafy(stage, {
          x,
          foot: ground(x) + 4,
          height: (0.7 - depth) * 70,
          depth,
          local: "#6f8f48",
        });
    }
    paintMist(stage, horizon + height * (offset + 0.04), 16, 0.2);
  }
  const knoll = (x: number): number =>
    horizon +
    height * 0.25 -
    height * 0.08 * Math.exp(-(((x / width - 0.5 + side * 0.26) / 0.2) ** 2));
  paintHill(stage, knoll, { depth: 0.14, local: green, lit: 0.7, strokes: 30 });
  const villaX = width * (0.5 - side * 0.26);
  for (const dx of [-150, -124, -98, 96, 122])
    paintCypress(
      stage,
      villaX + dx,
      knoll(villaX + dx) + 5,
      height * random.between(0.13, 0.18),
      0.1,
    );
  paintHouse(stage, {
    x: villaX - side * 30,
    foot: knoll(villaX) + 12,
    width: 52,
    height: 46,
    wall: "#e8c890",
    roof: "#c2603a",
    pitch: 0.4,
    depth: 0.08,
    smoke: false,
  });
  paintBlock(stage, villaX - side * 52, knoll(villaX) + 10, 26, 88, "#e0b880", 0.08);
  stage.fill(
    polygon([
      [villaX - side * 52 - 17, knoll(villaX) - 76],
      [villaX - side * 52, knoll(villaX) - 94],
      [villaX - side * 52 + 17, knoll(villaX) - 76],
    ]),
    stage.tone("#c2603a", 0.06, 0.7),
  );
  const field = rolling(stage, {
    base: horizon + height * 0.27,
    swell: height * 0.014,
    frequency: 1.3,
  });
  paintVineRows(
    stage,
    field,
    random.pick(["#5f8f3c", "#6f9a3a", "#8a9a34", "#a8702f"]),
    random.pick(["#b88a58", "#c2985f", "#a8804c"]),
  );
  paintBirds(stage, width * (0.5 + side * 0.2), horizon * 0.4, stage.tone("#2a2f3f", 0.2, 0.1));
}

/** Steps of water and rice following the slope like contour lines. */
export function paintRiceTerraces(stage: Stage): void {
  const { width, height, random, aspect, side, palette } = stage;
  const horizon = height * (aspect < 1 ? 0.4 : 0.36);
  paintSky(stage, { horizon: horizon + 20 });
  paintRidge(stage, {
    base: horizon + 10,
    height: height * 0.18,
    depth: 0.78,
    local: "#5f8090",
    sharp: true,
  });
  for (const [offset, depth] of [
    [0.05, 0.6],
    [0.1, 0.44],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.06,
      tilt: side * height * 0.14,
    });
    paintHill(stage, ground, { depth, local: "#3f8058", mist: 0.26, lit: 0.5 });
    paintMist(stage, horizon + height * (offset + 0.06), 26, 0.4);
  }
  const rice = random.pick(["#7fb03c", "#9ab83a", "#6fa848", "#c9b83c"]);
  const steps = 15;
  const shape = rolling(stage, { base: 0, swell: 1, frequency: 2.1, octaves: 2 });
  for (let step = 0; step < steps; step += 1) {
    const at = step / (steps - 1);
    const near = at ** 1.35;
    const line = (x: number): number =>
      horizon +
      height * (0.13 + 0.6 * near) +
      shape(x + step * 46) * height * (0.05 + 0.035 * at) +
      side * (x / width - 0.5) * height * (0.22 - 0.3 * at);
    const depth = 0.34 * (1 - at);
    const points: Point[] = [];
    for (let x = -12; x <= width + 12; x += 18) points.push([x, line(x)]);
    const wall = 5 + 20 * near;
    const floods = step % 3 !== 1;
    const flat = floods
      ? stage.vertical(horizon, height, [
          [0, palette.sky[3]],
          [0.6, palette.sky[2]],
          [1, mix(palette.sky[1], palette.sky[2], 0.4)],
        ])
      : stage.tone(rice, depth, 1);
    stage.fill(`${curve(points)}L${width + 20} ${height + 10}L-20 ${height + 10}Z`, flat);
    // The bank under the terrace: lit turf on its edge, a dark face below.
    const lip: Point[] = points.map(([x, y]): Point => [x, y - wall * 0.32]);
    const foot: Point[] = points.map(([x, y]): Point => [
      x,
      y + wall * 0.5 * (1 + 0.3 * Math.sin(x / 90 + step)),
    ]);
    stage.fill(`${curve(lip)}L${curve(foot.toReversed()).slice(1)}Z`, stage.tone(rice, depth, 0.1));
    stage.stroke(curve(lip), stage.tone(rice, depth, 1), 2 + 4 * near);
    if (!floods) continue;
    let shoots = "";
    for (let shoot = 0; shoot < 26 + 50 * at; shoot += 1) {
      const x = random.between(0, width);
      const y = line(x) + wall * 0.8 + random.next() * height * 0.05 * (0.3 + near);
      shoots += `M${round(x)} ${round(y)}l${round(-1 - 2 * near)} ${round(-3 - 7 * near)}l${round(2 + 2 * near)} ${round(3 + 4 * near)}l${round(1 + 3 * near)} ${round(-2 - 5 * near)}Z`;
    }
    stage.fill(shoots, stage.tone(rice, depth, 0.6), 0.9);
  }
  const hutX = width * (0.5 - side * 0.2);
  const hutY = height * 0.58;
  paintHouse(stage, {
    x: hutX,
    foot: hutY,
    width: 46,
    height: 22,
    wall: "#a8794c",
    roof: "#b8904c",
    pitch: 0.7,
    smoke: true,
  });
  for (const [dx, tall] of [
    [-52, 0.24],
    [-76, 0.18],
    [92, 0.2],
  ] as const)
    paintPalm(stage, {
      x: hutX + dx,
      foot: hutY + 8,
      height: height * tall,
      lean: random.bell() * 0.12,
      depth: 0.04,
    });
  paintFarmer(stage, width * (0.5 + side * 0.16), height * 0.84, 64);
  paintFarmer(stage, width * (0.5 + side * 0.3), height * 0.74, 44);
  paintPalm(stage, {
    x: width * (side > 0 ? 0.04 : 0.96),
    foot: height * 1.04,
    height: height * 0.66,
    lean: side * 0.12,
    depth: 0,
  });
  paintBirds(stage, width * (0.5 + side * 0.1), horizon * 0.5, stage.snow(0, 0.9), 11);
}

function paintFarmer(stage: Stage, x: number, foot: number, height: number): void {
  const { random, side } = stage;
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * side)} ${round(foot - dy * unit)}`;
  stage.fill(
    `M${at(-1, 3.6)}L${at(1, 3.6)}L${at(1.1, 0)}L${at(0.2, 0)}L${at(0, 2)}L${at(-0.2, 0)}L${at(-1.1, 0)}Z`,
    stage.tone("#3a3444", 0, 0.3),
  );
  stage.fill(
    `M${at(-1.3, 3.2)}L${at(-1, 6.8)}Q${at(0.4, 8)} ${at(1.3, 6.6)}L${at(1.3, 3.2)}Z`,
    stage.tone(random.pick(["#d8456b", "#2f6fb0", "#e8743b"]), 0, 0.85),
  );
  stage.stroke(
    `M${at(0.9, 6)}L${at(2.4, 4.2)}L${at(3, 2.6)}`,
    stage.tone("#b87a54", 0, 0.7),
    unit * 0.6,
  );
  stage.fill(
    circle(x + unit * 0.4 * side, foot - 7.9 * unit, unit * 0.85),
    stage.tone("#b87a54", 0, 0.6),
  );
  stage.fill(
    `M${at(-2.1, 8)}L${at(0.5, 10.2)}L${at(2.9, 8)}Q${at(0.4, 7.3)} ${at(-2.1, 8)}Z`,
    stage.tone("#e0b868", 0, 0.95),
  );
}

export function paintCycling(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.52 : 0.5);
  const green = random.pick(["#7f9a4a", "#6d9147", "#93a04c", "#a8a04a"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.17,
    depth: 0.8,
    local: "#727c96",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.34,
    depth: 0.38,
    rock: "#6d7488",
    snowShare: 0.5,
    count: 5,
    focus: 0.5 - side * 0.18,
  });
  paintMist(stage, horizon + 6, height * 0.05, 0.6);
  for (const [offset, depth, tall] of [
    [0.04, 0.42, 0.04],
    [0.1, 0.28, 0.055],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.034,
      tilt: random.bell() * 70,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: "#2c5a44",
      density: 0.8,
      lights: depth < 0.4,
    });
    paintHill(stage, ground, { depth, local: green, mist: 0.2, lit: 0.6, strokes: 20 });
  }
  const field = rolling(stage, {
    base: horizon + height * 0.19,
    swell: height * 0.02,
    frequency: 1.6,
  });
  paintHill(stage, field, { depth: 0.04, local: green, lit: 0.7, strokes: 90 });
  const road = winding({
    from: [width * (0.5 + side * 0.2), field(width * 0.7) + 3],
    to: [width * (0.5 - side * 0.12), height + 40],
    farWidth: 5,
    nearWidth: width * 0.46,
    bends: 2.1,
    swing: width * 0.13 * side,
  });
  stage.stroke(road.outline, stage.tone("#d8c8a0", 0.04, 0.8), 6, 0.8);
  stage.fill(
    road.outline,
    stage.vertical(horizon, height, [
      [0, stage.tone("#9a98a0", 0.2, 0.8)],
      [1, stage.tone("#6a6874", 0, 0.4)],
    ]),
  );
  let marks = "";
  for (let step = 7; step < road.middle.length - 1; step += 2) {
    const from = road.middle[step];
    const to = road.middle[step + 1];
    if (from && to)
      marks += polygon([
        [from[0] - step * 0.07, from[1]],
        [from[0] + step * 0.07, from[1]],
        [to[0] + step * 0.09, to[1]],
        [to[0] - step * 0.09, to[1]],
      ]);
  }
  stage.fill(marks, stage.snow(0, 1), 0.9);
  paintFlowers(stage, field, ["#8f6fd0", "#f2c94c", "#f4efe0"], 90);
  stage.fill(road.outline, stage.tone("#7a7884", 0, 0.5), 0.2);
  for (const [index, size] of [
    [13, 58],
    [18, 104],
  ] as const) {
    const [x, y] = road.middle[index] ?? [width / 2, height * 0.8];
    paintCyclist(stage, { x, foot: y, height: size, way: -side }, jacketOf(stage));
  }
  const treeX = width * (side > 0 ? 0.93 : 0.07);
  for (const [dx, tall] of [
    [0, 0.38],
    [-side * 90, 0.28],
  ] as const)
    paintLeafy(stage, {
      x: treeX + dx,
      foot: height * 0.92,
      height: height * tall,
      depth: 0,
      local: "#4f8048",
    });
  for (let stone = 0; stone < 5; stone += 1)
    paintRock(
      stage,
      width * (side > 0 ? random.between(0.8, 1) : random.between(0, 0.2)),
      height * random.between(0.92, 1),
      random.between(10, 26),
      "#7a7880",
    );
  paintGrass(stage, {
    ground: () => height,
    height: 54,
    local: green,
    lit: 0.3,
    from: side > 0 ? width * 0.62 : -10,
    to: side > 0 ? width + 10 : width * 0.38,
  });
  paintBirds(stage, width * (0.5 - side * 0.1), horizon * 0.4, stage.tone("#2a2f3f", 0.2, 0.1));
}

/** Bell stupas and spires rising out of the trees, or columns on a headland. */
export function paintTemple(stage: Stage): void {
  if (stage.random.chance(0.5)) paintStupas(stage);
  else paintColumns(stage);
}

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

function paintStupas(stage: Stage): void {
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

function paintColumns(stage: Stage): void {
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
    height * 0.26 * Math.exp(-(((x / width - 0.5 + side * 0.06) / 0.42) ** 4)) +
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
