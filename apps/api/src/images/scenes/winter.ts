import { mix } from "../colour.ts";
import { paintHiker } from "../kit/figures.ts";
import { isEvening, paintHouse } from "../kit/houses.ts";
import { paintMist, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { box, circle, curve, dash, line, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest } from "../kit/trees.ts";
import { paintSnowfall, paintSnowfield } from "./forest.ts";

const walls = ["#b0553f", "#c98a4b", "#7a5a44", "#d9b27c", "#5f7f8a"] as const;

function paintChapel(stage: Stage, x: number, foot: number, unit: number): void {
  const { side } = stage;
  const wall = "#efe4d0";
  stage.fill(box(x - unit * 1.5, foot - unit * 4, unit * 3, unit * 4), stage.tone(wall, 0.05, 0.3));
  stage.fill(
    box(side > 0 ? x : x - unit * 1.5, foot - unit * 4, unit * 1.5, unit * 4),
    stage.tone(wall, 0.05, 0.9),
  );
  stage.fill(
    polygon([
      [x - unit * 1.8, foot - unit * 4],
      [x, foot - unit * 9.4],
      [x + unit * 1.8, foot - unit * 4],
    ]),
    stage.tone("#5a4a54", 0.05, 0.3),
  );
  stage.fill(
    polygon([
      [x, foot - unit * 9.4],
      [x + side * unit * 1.8, foot - unit * 4],
      [x + side * unit * 0.2, foot - unit * 4],
    ]),
    stage.snow(0.05, 0.95),
  );
  stage.fill(
    box(x - unit * 0.4, foot - unit * 3, unit * 0.8, unit * 1.5),
    isEvening(stage) ? "#ffd27a" : stage.tone("#33404f", 0, 0.2),
  );
  stage.stroke(
    `M${round(x)} ${round(foot - unit * 9.4)}v${round(-unit * 1.4)}`,
    stage.tone("#e0b45a", 0, 1),
    2,
  );
}

export function paintWinterVillage(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#2a5560", "#27504c", "#34566a"]);
  const horizon = height * (aspect < 1 ? 0.54 : 0.52);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.2,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 40,
    height: height * 0.4,
    depth: 0.3,
    rock: "#66768e",
    snowShare: 0.95,
    count: 5,
  });
  const slope = rolling(stage, {
    base: horizon + height * 0.05,
    swell: height * 0.03,
    tilt: side * height * 0.1,
  });
  paintForest(stage, {
    ground: slope,
    height: height * 0.07,
    depth: 0.36,
    local: pine,
    snow: true,
    density: 1,
  });
  paintSnowfield(stage, slope, 0.32);
  paintMist(stage, horizon + height * 0.1, 22, 0.4);
  for (let row = 0; row < 3; row += 1) {
    const at = row / 2;
    const ground = rolling(stage, {
      base: horizon + height * (0.15 + at * 0.16),
      swell: height * 0.018,
      tilt: -side * height * 0.03,
    });
    paintSnowfield(stage, ground, 0.16 - at * 0.14);
    const size = height * (0.052 + at * 0.032);
    if (row === 1)
      paintChapel(stage, width * (0.5 + side * 0.1), ground(width / 2) - 2, size * 0.34);
    for (let x = width * (0.06 + at * 0.04); x < width; x += size * random.between(2.6, 4.2)) {
      if (random.chance(0.3)) {
        paintForest(stage, {
          ground: (at_) => ground(at_) + 8,
          height: size * 1.9,
          depth: 0.14 - at * 0.12,
          local: pine,
          from: x,
          to: x + size,
          snow: true,
          density: 0.8,
        });
        continue;
      }
      paintHouse(stage, {
        x,
        foot: ground(x) + 10,
        width: size,
        height: size * random.between(0.55, 0.8),
        wall: random.pick(walls),
        roof: "#6a4a40",
        depth: 0.14 - at * 0.12,
        snow: true,
      });
    }
  }
  const near = rolling(stage, { base: height * 0.93, swell: height * 0.02, tilt: side * 30 });
  paintSnowfield(stage, near, 0);
  for (const [from, to, tall] of [
    [-50, width * 0.13, 0.5],
    [width * 0.9, width + 60, 0.4],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 24,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.6,
      snow: true,
    });
  }
  paintSnowfall(stage);
}

/** A skier leaving a curved track under the peaks, with a chair lift to give the slope its scale. */
export function paintSkiSlope(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 10,
    height: height * 0.16,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 60,
    height: height * 0.42,
    depth: 0.22,
    rock: random.pick(["#66768e", "#75707e"]),
    snowShare: 0.9,
    count: 5,
    focus: 0.5 - side * 0.16,
  });
  paintMist(stage, horizon + height * 0.05, height * 0.06, 0.6);
  const slope = (base: number, fall: number) => {
    const shape = rolling(stage, { base: 0, swell: height * 0.016, frequency: 2.4 });
    return (x: number): number =>
      height * base + shape(x) + height * fall * (side > 0 ? 1 - x / width : x / width);
  };
  const back = slope(0.5, 0.16);
  paintForest(stage, {
    ground: back,
    height: height * 0.075,
    depth: 0.3,
    local: "#2a5560",
    snow: true,
    density: 0.9,
  });
  paintSnowfield(stage, back, 0.2);
  paintLift(stage, back);
  const front = slope(0.6, 0.34);
  paintSnowfield(stage, front, 0);
  const skierX = width * (0.5 - side * 0.02);
  const skierY = front(skierX) + height * 0.1;
  const track: Point[] = [];
  for (let step = 0; step <= 30; step += 1) {
    const at = step / 30;
    const x = skierX + side * at * width * 0.62;
    track.push([x, front(x) + height * 0.1 * (1 - at) + Math.sin(at * 13) * 26 * (1 - at * 0.5)]);
  }
  stage.stroke(curve(track), stage.snow(0, 0), 7, 0.5);
  stage.stroke(curve(track.map(([x, y]): Point => [x + 9, y + 7])), stage.snow(0, 0), 5, 0.4);
  paintSkier(stage, skierX, skierY, 108, -side);
  for (const [from, to, tall] of [
    [-60, width * 0.08, 0.5],
    [width * 0.93, width + 60, 0.56],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 30,
      height: height * tall,
      depth: 0,
      local: "#234a52",
      from,
      to,
      density: 0.5,
      snow: true,
    });
  }
}

function paintLift(stage: Stage, ground: (x: number) => number): void {
  const { width, side } = stage;
  const steel = stage.tone("#3c4654", 0.2, 0.3);
  const cable: Point[] = [];
  for (let index = 0; index < 4; index += 1) {
    const x = width * (side > 0 ? 0.34 + index * 0.22 : 0.66 - index * 0.22);
    const top = ground(x) - 84;
    stage.fill(box(x - 2.4, top, 4.8, 90) + box(x - 12, top, 24, 4), steel);
    cable.push([x, top]);
  }
  stage.stroke(line(cable), steel, 1.6);
  for (let chair = 0; chair < 8; chair += 1) {
    const at = (chair + 0.4) / 8;
    const segment = Math.min(2, Math.floor(at * 3));
    const from = cable[segment];
    const to = cable[segment + 1];
    if (!from || !to) continue;
    const part = at * 3 - segment;
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part;
    stage.stroke(`M${round(x)} ${round(y)}v13h8v8`, steel, 1.8);
    stage.fill(
      box(x - 2, y + 13, 9, 4) + circle(x + 2, y + 9, 3.2),
      stage.tone(chair % 2 ? "#e5533d" : "#f2b134", 0.1, 0.9),
    );
  }
}

function paintSkier(stage: Stage, x: number, foot: number, height: number, way: number): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const dark = stage.tone("#27303f", 0, 0.3);
  const jacket = stage.tone(stage.random.pick(["#e5533d", "#f2a131", "#d8456b"]), 0, 0.95);
  let spray = "";
  for (let drop = 0; drop < 46; drop += 1) {
    const far = stage.random.next();
    spray += circle(
      x - way * unit * (1 + far * 9),
      foot + unit * 0.4 - unit * stage.random.next() * (0.6 + 4.2 * far ** 0.6),
      unit * (0.12 + 0.4 * stage.random.next() * (1.1 - far)),
    );
  }
  stage.fill(spray, stage.snow(0, 1), 0.92);
  stage.stroke(
    `M${at(-4.2, 0.9)}L${at(3.6, -0.6)}L${at(4.6, -0.4)}M${at(-4, 0.2)}L${at(3.4, -1.4)}L${at(4.3, -1.3)}`,
    stage.tone("#f2b134", 0, 0.9),
    unit * 0.32,
  );
  stage.fill(
    `M${at(-1.6, 4.6)}L${at(0.6, 4.4)}L${at(2, 2.6)}L${at(1, -0.6)}L${at(0, -0.5)}L${at(0.4, 2.2)}L${at(-0.8, 2.9)}L${at(-0.8, 0)}L${at(-1.8, 0.1)}L${at(-2.1, 3)}Z`,
    dark,
  );
  stage.fill(
    `M${at(-1.7, 4.5)}L${at(-0.8, 7.2)}Q${at(0.4, 8.4)} ${at(1.7, 7.4)}L${at(2, 6.2)}L${at(0.7, 4.3)}Z`,
    jacket,
  );
  stage.stroke(
    `M${at(1.2, 7)}L${at(2.7, 5.6)}L${at(3.5, 6.1)}M${at(-0.4, 6.9)}L${at(-2.2, 6)}L${at(-2.4, 5)}`,
    mix(jacket, "#ffffff", 0.18),
    unit * 0.85,
  );
  stage.stroke(`M${at(3.5, 6.1)}L${at(1.8, 0.4)}M${at(-2.4, 5)}L${at(-4.6, 2)}`, dark, unit * 0.2);
  stage.fill(
    circle(x + 1.5 * unit * way, foot - 8.6 * unit, unit * 0.95),
    stage.tone("#f4ead5", 0, 0.9),
  );
  stage.stroke(`M${at(1.2, 8.5)}L${at(2.4, 8.3)}`, dark, unit * 0.5);
}

/** Clear ice with white cracks running to the horizon, and ice hummocks catching the sun. */
export function paintFrozenLake(stage: Stage): void {
  const { width, height, random, aspect, side, palette } = stage;
  const shore = height * (aspect < 1 ? 0.48 : 0.46);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore - 4,
    height: height * 0.14,
    depth: 0.78,
    local: "#7c8fa8",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 8,
    height: height * 0.2,
    depth: 0.44,
    rock: "#6a7488",
    snowShare: 0.5,
    count: 7,
  });
  const ice = random.pick(["#1f8aa0", "#2394a0", "#1f74a0"]);
  const deep = stage.tone(ice, 0, 0.1);
  stage.fill(
    box(-5, shore, width + 10, height - shore + 5),
    stage.vertical(shore, height, [
      [0, mix(palette.sky[3], stage.tone(ice, 0.3, 1), 0.35)],
      [0.3, mix(palette.sky[2], stage.tone(ice, 0.1, 1), 0.68)],
      [1, mix(deep, stage.tone(ice, 0, 0.6), 0.4)],
    ]),
  );
  let snowPatches = "";
  for (let patch = 0; patch < 26; patch += 1) {
    const near = random.next() ** 1.6;
    snowPatches += dash(
      random.between(0, width),
      shore + 4 + (height - shore) * near,
      60 + near * 300 * random.next(),
      2 + near * 16,
    );
  }
  stage.fill(snowPatches, stage.snow(0, 0.8), 0.55);
  paintCracks(stage, shore);
  paintReflectionGlow(stage, shore);
  const skaterX = width * (0.5 + side * random.between(0.02, 0.14));
  for (const [dx, dy, size] of [
    [0, 0.3, 50],
    [-64, 0.25, 42],
  ] as const) {
    paintHiker(stage, { x: skaterX + dx, foot: shore + (height - shore) * dy, height: size });
  }
  for (let hummock = 0; hummock < 16; hummock += 1) {
    const near = 0.5 + random.next() * 0.5;
    const edge = random.chance(0.5) ? random.between(-0.02, 0.34) : random.between(0.66, 1.02);
    paintShard(
      stage,
      width * edge,
      shore + (height - shore) * near ** 0.9 + 10,
      (16 + 90 * near ** 2) * random.between(0.5, 1.1),
      ice,
    );
  }
  paintBirds(stage, width * 0.3, shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}

function paintCracks(stage: Stage, shore: number): void {
  const { width, height, random, side } = stage;
  const vanishing: Point = [width * (0.5 + side * 0.1), shore - 30];
  let fine = "";
  let bold = "";
  for (let crack = 0; crack < 15; crack += 1) {
    const footX = width * (crack / 14) * 2.2 - width * 0.6 + random.bell() * 40;
    const points: Point[] = [];
    for (let step = 0; step <= 8; step += 1) {
      const at = 0.06 + (step / 8) ** 1.8 * 0.94;
      points.push([
        vanishing[0] + (footX - vanishing[0]) * at + random.bell() * 46 * at,
        vanishing[1] + (height + 20 - vanishing[1]) * at,
      ]);
    }
    const path = line(points.filter((point) => point[1] > shore));
    if (crack % 4 === 0) bold += path;
    else fine += path;
    const [x, y] = points[random.int(3, 7)] ?? vanishing;
    fine += line([
      [x, y],
      [x + random.sign() * random.between(30, 150), y + random.between(-4, 12)],
      [x + random.sign() * 190, y + random.between(-10, 26)],
    ]);
  }
  stage.stroke(bold, stage.snow(0, 1), 3.4, 0.85);
  stage.stroke(fine, stage.snow(0, 1), 1.3, 0.7);
}

function paintReflectionGlow(stage: Stage, shore: number): void {
  const { height, palette, sun } = stage;
  if (stage.light === "overcast") return;
  const reach = (height - shore) * 0.9;
  stage.add(`<g clip-path="${stage.clip(box(0, shore, stage.width, height - shore))}">`);
  stage.fill(
    circle(sun.x, shore, reach),
    stage.radial(sun.x, shore, reach, [
      [0, palette.sun, 0.7],
      [0.4, palette.glow, 0.3],
      [1, palette.glow, 0],
    ]),
  );
  stage.add("</g>");
}

/** A slab of lake ice pushed up on its edge: clear, with a bright rim. */
function paintShard(stage: Stage, x: number, foot: number, size: number, ice: string): void {
  const { random, side } = stage;
  const lean = random.bell() * 0.5;
  const top: Point = [x + lean * size, foot - size * random.between(0.7, 1.2)];
  const left: Point = [x - size * random.between(0.3, 0.6), foot];
  const right: Point = [x + size * random.between(0.3, 0.6), foot];
  const shoulder: Point = [
    (top[0] + right[0]) / 2 + size * 0.14,
    (top[1] + right[1]) / 2 - size * 0.12,
  ];
  const fold: Point = [x + size * 0.06, foot];
  stage.fill(polygon([left, top, fold]), stage.tone(ice, 0, side < 0 ? 1 : 0.35), 0.94);
  stage.fill(
    polygon([top, shoulder, right, fold]),
    side > 0 ? stage.snow(0, 0.95) : stage.tone(ice, 0, 0.2),
    0.92,
  );
  stage.stroke(line([left, top, shoulder]), stage.snow(0, 1), 1.6, 0.9);
  stage.fill(dash(x, foot, size * 1.5, size * 0.09), stage.snow(0, 0.7), 0.9);
}
