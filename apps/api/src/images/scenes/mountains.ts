import { paintHiker, paintTent } from "../kit/figures.ts";
import { paintFlowers, paintHill, paintMist, paintRock, paintWisps, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { curve, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest, paintGrass } from "../kit/trees.ts";
import { paintShore, paintWater } from "../kit/water.ts";
import { paintRowboat } from "../kit/boats.ts";

const rocks = ["#6d7488", "#7a7280", "#5f7184", "#85746c", "#64707a"] as const;
const pines = ["#1f4a3c", "#23513f", "#1c4447", "#2f5538"] as const;
const meadows = ["#6d9147", "#7f9a4a", "#5c8a4f", "#93a04c"] as const;

const flowers = [
  ["#f4efe0", "#f2c94c"],
  ["#d65a8c", "#f4efe0"],
  ["#8f6fd0", "#f2c94c"],
  ["#e8604c", "#f4d06a"],
] as const;

/** Behind everything: two or three ridges that dissolve in the air. */
function paintDistance(stage: Stage, horizon: number, rock: string): void {
  const { height } = stage;
  paintRidge(stage, {
    base: horizon - height * 0.1,
    height: height * 0.16,
    depth: 0.86,
    local: rock,
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon - height * 0.04,
    height: height * 0.15,
    depth: 0.74,
    local: rock,
    sharp: true,
  });
}

export function paintMountains(stage: Stage): void {
  const { width, height, random, aspect } = stage;
  const rock = random.pick(rocks);
  const pine = random.pick(pines);
  const horizon = height * (aspect < 1 ? 0.62 : 0.66);
  paintSky(stage, { horizon });
  paintDistance(stage, horizon, rock);
  const focus = 0.5 - stage.side * random.between(0.04, 0.2);
  paintRange(stage, {
    base: horizon + 26,
    height: height * random.between(0.4, 0.5),
    depth: 0.2,
    rock,
    snowShare: random.between(0.42, 0.62),
    count: 5,
    focus,
  });
  paintMist(stage, horizon + 6, height * 0.06, 0.75);
  const far = rolling(stage, {
    base: horizon + height * 0.03,
    swell: height * 0.028,
    frequency: 3,
  });
  paintForest(stage, {
    ground: far,
    height: height * 0.035,
    depth: 0.5,
    local: pine,
    lights: false,
    density: 1.3,
  });
  paintHill(stage, far, { depth: 0.46, local: pine, mist: 0.3 });
  const middle = rolling(stage, {
    base: horizon + height * 0.1,
    swell: height * 0.04,
    tilt: stage.side * height * 0.09,
  });
  paintForest(stage, { ground: middle, height: height * 0.065, depth: 0.26, local: pine });
  paintHill(stage, middle, { depth: 0.26, local: pine, mist: 0.3 });
  paintWisps(stage, horizon + height * 0.12, height * 0.016, 0.22);
  const near = rolling(stage, {
    base: height * 0.87,
    swell: height * 0.035,
    tilt: -stage.side * height * 0.12,
  });
  const meadow = random.pick(meadows);
  paintHill(stage, near, { depth: 0.04, local: meadow, strokes: 60, lit: 0.6 });
  paintFlowers(stage, near, random.pick(flowers), 110);
  const wing = width * random.between(0.2, 0.34);
  const from = stage.side > 0 ? -30 : width - wing;
  paintForest(stage, {
    ground: (x) => near(x) + height * 0.045,
    height: height * 0.3,
    depth: 0,
    local: pine,
    from,
    to: from + wing + 30,
    density: 0.66,
  });
  paintGrass(stage, { ground: () => height, height: 46, local: meadow, lit: 0.2 });
  const campX = width * (0.5 + stage.side * random.between(0.1, 0.24));
  if (random.chance(0.5)) paintTent(stage, { x: campX, foot: near(campX) + 22, height: 34 });
  else paintHiker(stage, { x: campX, foot: near(campX) + 16, height: 44 });
  paintBirds(
    stage,
    width * (0.5 - stage.side * 0.25),
    horizon * 0.32,
    stage.tone("#2a2f3f", 0.3, 0.1),
  );
}

/** The walker is the subject: a trail up to him and the whole range to look at. */
export function paintHiking(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(rocks);
  const pine = random.pick(pines);
  const horizon = height * (aspect < 1 ? 0.58 : 0.6);
  paintSky(stage, { horizon });
  paintDistance(stage, horizon, rock);
  paintRange(stage, {
    base: horizon + 20,
    height: height * random.between(0.3, 0.4),
    depth: 0.34,
    rock,
    snowShare: random.between(0.2, 0.45),
    count: 6,
    focus: 0.5 + side * 0.12,
  });
  paintMist(stage, horizon + 10, height * 0.07, 0.7);
  for (const [offset, depth, tall] of [
    [0.06, 0.5, 0.03],
    [0.13, 0.33, 0.045],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.03,
      frequency: 2.6,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: pine,
      lights: depth < 0.4,
      density: 1.1,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.3 });
  }
  // A shoulder of the hill comes in from the lit side and carries the trail.
  const crest = random.between(0.56, 0.62);
  const ground = (x: number): number => {
    const at = Math.max(0, side > 0 ? 1 - x / width : x / width);
    return height * (crest + 0.4 * at ** 1.5 + 0.012 * Math.sin(at * 15));
  };
  const meadow = random.pick(meadows);
  paintHill(stage, ground, { depth: 0.03, local: meadow, strokes: 90, lit: 0.55 });
  const walkerX = width * (0.5 + side * 0.22);
  paintFlowers(stage, ground, random.pick(flowers), 130);
  paintTrail(stage, [walkerX, ground(walkerX) + 10], meadow);
  for (let rock_ = 0; rock_ < 6; rock_ += 1) {
    const x = random.between(0.05, 0.95) * width;
    paintRock(
      stage,
      x,
      ground(x) + (height - ground(x)) * random.between(0.1, 0.9),
      random.between(8, 30),
      rock,
    );
  }
  paintHiker(stage, { x: walkerX, foot: ground(walkerX) + 12, height: 88 });
  const second = walkerX - side * 74;
  if (random.chance(0.6)) paintHiker(stage, { x: second, foot: ground(second) + 18, height: 82 });
  paintGrass(stage, { ground: () => height, height: 60, local: meadow, lit: 0.15 });
  paintBirds(stage, width * (0.5 - side * 0.28), horizon * 0.36, stage.tone("#2a2f3f", 0.3, 0.1));
}

function paintTrail(stage: Stage, to: Point, local: string): void {
  const { width, height, side, random } = stage;
  const fromX = width * (0.5 - side * random.between(0.02, 0.2));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const at = step / 12;
    const y = height + 6 + (to[1] - height - 6) * at;
    const bend = Math.sin(at * Math.PI * 2.2) * 60 * (1 - at);
    const x = fromX + (to[0] - fromX) * at ** 1.3 + bend;
    const half = 34 * (1 - at) ** 1.4 + 3;
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  const edge = `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`;
  stage.fill(edge, stage.tone("#d9bd8c", 0.02, 0.75));
  stage.fill(edge, stage.tone(local, 0, 0.1), 0.18);
}

const waters = ["#1d6f8a", "#1f7f7c", "#235f8c", "#2a8a94"] as const;

export function paintLake(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(rocks);
  const pine = random.pick(pines);
  const shore = height * (aspect < 1 ? 0.6 : 0.6);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    paintDistance(stage, shore, rock);
    paintRange(stage, {
      base: shore + 14,
      height: height * random.between(0.36, 0.46),
      depth: 0.2,
      rock,
      snowShare: random.between(0.35, 0.6),
      count: 5,
      focus: 0.5 - side * random.between(0, 0.16),
    });
    paintMist(stage, shore - 6, height * 0.05, 0.7);
    const hill = rolling(stage, {
      base: shore - height * 0.035,
      swell: height * 0.035,
      frequency: 2.6,
      tilt: side * height * 0.06,
    });
    paintForest(stage, {
      ground: hill,
      height: height * 0.055,
      depth: 0.34,
      local: pine,
      density: 1.1,
    });
    paintHill(stage, hill, { depth: 0.34, local: pine, mist: 0.2, bottom: shore + 3 });
    const bank = (x: number): number =>
      shore -
      height * 0.012 -
      height * 0.05 * Math.max(0, (side > 0 ? 1 - x / width : x / width) - 0.45);
    paintForest(stage, {
      ground: bank,
      height: height * 0.1,
      depth: 0.16,
      local: pine,
      from: side > 0 ? -20 : width * 0.56,
      to: side > 0 ? width * 0.44 : width + 20,
      density: 0.9,
    });
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(waters),
    reflect: far,
    reflectStrength: 0.8,
    ripple: 0.22,
  });
  paintShore(stage, shore, 0.6);
  const boatX = width * (0.5 + side * random.between(0.06, 0.2));
  paintRowboat(stage, {
    x: boatX,
    waterline: shore + (height - shore) * random.between(0.36, 0.5),
    length: 84,
  });
  const near = rolling(stage, {
    base: height * 0.965,
    swell: height * 0.02,
    tilt: -side * height * 0.1,
  });
  paintHill(stage, near, { depth: 0, local: "#47603c", strokes: 20, lit: 0.3 });
  const from = side > 0 ? -40 : width * 0.8;
  paintForest(stage, {
    ground: (x) => near(x) + 20,
    height: height * 0.46,
    depth: 0,
    local: pine,
    from,
    to: from + width * 0.2 + 40,
    density: 0.5,
    slim: 0.17,
  });
  for (let stone = 0; stone < 5; stone += 1) {
    const x = width * random.between(0.1, 0.9);
    paintRock(stage, x, near(x) + 8, random.between(10, 28), rock);
  }
  paintGrass(stage, { ground: () => height, height: 52, local: "#4f6a3c", lit: 0.2 });
  paintBirds(stage, width * (0.5 - side * 0.2), shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}

export function paintFjord(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(["#4f6472", "#5a6670", "#4d5f62"]);
  const shore = height * (aspect < 1 ? 0.64 : 0.68);
  const gap = 0.5 + side * random.between(0.02, 0.12);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore, sunAt: gap + side * 0.04 });
    paintDistance(stage, shore, rock);
    const walls = [
      [0.7, 0.14, 0.4],
      [0.5, 0.28, 0.58],
      [0.3, 0.46, 0.74],
      [0.1, 0.66, 0.9],
    ] as const;
    for (const [depth, spread, tall] of walls) {
      for (const way of [-1, 1]) {
        const inner = width * (gap + way * spread * 0.32);
        const points: Point[] = [[inner, shore + 2]];
        const top = shore * (1 - tall * random.between(0.8, 1));
        const reach = way < 0 ? inner + 20 : width - inner + 20;
        for (let step = 1; step <= 22; step += 1) {
          const at = step / 22;
          const cliff = 1 - Math.exp(-at * 4.6 * (1.3 - spread));
          points.push([
            inner + way * reach * at,
            shore -
              (shore - top) * cliff +
              random.bell() * 15 * (1 - depth) * (at < 1 ? 1 : 0) +
              8 * Math.sin(at * 20 + spread * 30),
          ]);
        }
        points.push([inner + way * reach, shore + 2]);
        const lit = way === side ? 0.2 : 0.85;
        const paint = stage.vertical(top, shore, [
          [0, stage.tone(rock, depth, lit)],
          [0.6, stage.tone("#3f6650", depth, lit * 0.8)],
          [1, stage.tone("#2f5a48", Math.min(1, depth + 0.12), lit * 0.5)],
        ]);
        stage.fill(polygon(points), paint);
        fjordGullies(stage, { inner, way, reach, top, shore, depth, lit, rock });
      }
      paintMist(stage, shore - 4, height * 0.035, 0.34);
    }
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(waters),
    reflect: far,
    reflectStrength: 0.72,
    ripple: 0.3,
  });
  paintShore(stage, shore, 0.5);
  paintRowboat(stage, {
    x: width * (gap - side * 0.1),
    waterline: shore + (height - shore) * 0.5,
    length: 70,
  });
  paintBirds(stage, width * gap, shore * 0.5, stage.tone("#2a2f3f", 0.3, 0.1));
}

/** Cracks and waterfalls down the walls of a fjord. */
function fjordGullies(
  stage: Stage,
  wall: {
    inner: number;
    way: number;
    reach: number;
    top: number;
    shore: number;
    depth: number;
    lit: number;
    rock: string;
  },
): void {
  const { random } = stage;
  if (wall.depth > 0.6) return;
  let dark = "";
  for (let crack = 0; crack < 12; crack += 1) {
    const at = random.between(0.3, 1);
    const x = wall.inner + wall.way * wall.reach * at;
    const y = wall.top + (wall.shore - wall.top) * random.between(0.14, 0.6);
    const length = (wall.shore - y) * random.between(0.25, 0.6);
    dark += `M${round(x)} ${round(y)}l${round(-wall.way * length * 0.16 + 5)} ${round(length * 0.5)}l${round(-wall.way * length * 0.1 - 3)} ${round(length * 0.5)}l${round(wall.way * length * 0.1 - 6)} ${round(-length * 0.44)}Z`;
  }
  stage.fill(dark, stage.tone(wall.rock, wall.depth, wall.lit > 0.5 ? 0.15 : 0.6), 0.4);
  if (!random.chance(0.7)) return;
  const x = wall.inner + wall.way * wall.reach * random.between(0.35, 0.6);
  const y = wall.top + (wall.shore - wall.top) * random.between(0.25, 0.35);
  stage.fill(
    `M${round(x)} ${round(y)}q${round(-wall.way * 22)} ${round((wall.shore - y) * 0.4)} ${round(-wall.way * 16 - 4)} ${round(wall.shore - y)}h11q2 ${round(-(wall.shore - y) * 0.6)} ${round(wall.way * 16 - 3)} ${round(-(wall.shore - y))}Z`,
    stage.snow(wall.depth * 0.7, 0.9),
    0.85,
  );
}
