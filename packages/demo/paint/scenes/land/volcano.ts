import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintFlowers, paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, circle, jagged, line, polygon } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";

type Cone = { x: number; peak: number; base: number; half: number; crater: number };

/** The two edges of a cone at a height: steep at the crater, flat at the foot. */
const flank = ({ x, peak, base, half, crater }: Cone, height: number): [number, number] => {
  const at = Math.max(0, Math.min(1, (height - peak) / (base - peak)));
  const reach = crater + (half - crater) * at ** 1.42;
  return [x - reach, x + reach];
};

function paintCone(stage: Stage, cone: Cone, rock: string, depth: number, snowShare: number): void {
  const { random, side } = stage;
  const { x, peak, base, crater } = cone;
  const tall = base - peak;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 26; step += 1) {
    const y = peak + (tall * step) / 26;
    const [from, to] = flank(cone, y);
    left.push([from + random.bell() * 3, y]);
    right.push([to + random.bell() * 3, y]);
  }
  const rim = jagged([x - crater, peak], [x + crater, peak], 0.12, 3, random);
  const body = polygon([...rim, ...right, ...left.toReversed()]);
  const foot = Math.min(1, depth + 0.36);
  stage.fill(
    body,
    stage.vertical(peak, base, [
      [0, stage.tone(rock, depth, 0.75)],
      [0.6, stage.tone(rock, depth + 0.1, 0.7)],
      [1, stage.tone(rock, foot, 0.5)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(body)}">`);
  // The side away from the light, its border wandering down the flank.
  const border = jagged(
    [x + side * crater * 0.1, peak - 6],
    [x - side * cone.half * 0.16, base],
    0.05,
    4,
    random,
  );
  const far: Point[] = [
    [x - side * cone.half * 1.2, base],
    [x - side * cone.half * 1.2, peak - 20],
  ];
  stage.fill(
    polygon([...border, ...far]),
    stage.vertical(peak, base, [
      [0, stage.tone(rock, depth, 0.08)],
      [1, stage.tone(rock, foot, 0.24)],
    ]),
  );
  // Gullies cut by water and ash, fanning out from the crater.
  const gullies = 17;
  let snowLit = "";
  let snowShaded = "";
  let cutsDark = "";
  for (let gully = 0; gully < gullies; gully += 1) {
    const across = ((gully + 0.5) / gullies) * 2 - 1 + random.bell() * 0.04;
    const at = (down: number, offset = 0): Point => {
      const y = peak + tall * down;
      const [from, to] = flank(cone, y);
      return [(from + to) / 2 + ((to - from) / 2) * (across + offset), y];
    };
    const shaded = across * side < -0.06;
    const tongue = snowShare * random.between(0.55, 1.25);
    const wide = 1 / gullies;
    const shape = polygon([
      at(-0.03, -wide * 1.25),
      at(tongue * 0.4, -wide * 1.1),
      at(tongue * 0.75, -wide * 0.7),
      at(tongue, random.bell() * wide * 0.4),
      at(tongue * 0.7, wide * 0.5),
      at(tongue * 0.45, wide * 1.05),
      at(-0.03, wide * 1.25),
    ]);
    if (shaded) snowShaded += shape;
    else snowLit += shape;
    const from = tongue * random.between(0.5, 0.9);
    const to = random.between(0.6, 0.95);
    cutsDark += polygon([
      at(from, wide * 0.9),
      at((from + to) / 2, wide * 1.1),
      at(to, wide * random.between(0.7, 1)),
      at((from + to) / 2, wide * 0.7),
    ]);
  }
  stage.fill(cutsDark, stage.tone(rock, depth + 0.06, 0), 0.5);
  stage.fill(
    snowLit,
    stage.vertical(peak, peak + tall * snowShare, [
      [0, stage.snow(depth * 0.5, 1)],
      [1, stage.snow(depth * 0.6, 0.82)],
    ]),
  );
  stage.fill(
    snowShaded,
    stage.vertical(peak, peak + tall * snowShare, [
      [0, stage.snow(depth * 0.5, 0.14)],
      [1, stage.snow(depth * 0.6, 0.02)],
    ]),
  );
  stage.add("</g>");
  stage.fill(
    polygon([
      ...rim,
      [x + crater * 0.5, peak + crater * 0.36],
      [x - crater * 0.5, peak + crater * 0.3],
    ]),
    isEvening(stage) ? "#ff7a3c" : stage.tone(rock, depth, 0),
  );
}

function paintPlume(stage: Stage, cone: Cone): void {
  const { random, palette, side } = stage;
  const drift = side * random.between(0.5, 1.1);
  const glows = isEvening(stage);
  const tall = cone.peak * 0.86;
  const layers = [
    { colour: mix(palette.sky[1], palette.shade, 0.36), offset: 0, size: 1 },
    { colour: mix(palette.sky[2], palette.sky[1], 0.4), offset: 0.16, size: 0.8 },
    { colour: mix(palette.glow, palette.sun, 0.4), offset: 0.34, size: 0.5 },
  ];
  for (const { colour, offset, size } of layers) {
    const puffs = random.fork("plume");
    let path = "";
    for (let puff = 0; puff < 24; puff += 1) {
      const at = puff / 23;
      const radius = cone.crater * (0.7 + at * 3.4) * size * puffs.between(0.75, 1.15);
      const x = cone.x + drift * tall * at ** 1.6 + puffs.bell() * cone.crater * at * 1.5;
      path += circle(
        x + side * radius * offset,
        cone.peak - tall * at ** 0.85 - radius * offset,
        radius,
      );
    }
    stage.fill(
      path,
      stage.vertical(cone.peak - tall, cone.peak, [
        [0, colour, 0],
        [0.4, colour, 0.7],
        [1, colour, 0.92],
      ]),
    );
  }
  if (glows) {
    const reach = cone.crater * 6;
    stage.fill(
      circle(cone.x, cone.peak - 10, reach),
      stage.radial(cone.x, cone.peak - 10, reach, [
        [0, "#ff7a3c", 0.75],
        [0.3, "#ff6a3a", 0.3],
        [1, "#ff6a3a", 0],
      ]),
    );
  }
}

function paintLava(stage: Stage, cone: Cone): void {
  const { random } = stage;
  for (let stream = 0; stream < 3; stream += 1) {
    const way = random.bell();
    const end = cone.peak + (cone.base - cone.peak) * random.between(0.3, 0.6);
    const [from, to] = flank(cone, end);
    const course = jagged(
      [cone.x + way * cone.crater * 0.6, cone.peak + 3],
      [(from + to) / 2 + (way * (to - from)) / 3, end],
      0.08,
      4,
      random,
    );
    stage.stroke(line(course), "#ff5a2c", 5, 0.55);
    stage.stroke(line(course), "#ffc46a", 2, 0.95);
  }
}

export function paintVolcano(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(["#6a6272", "#75626a", "#5c6478", "#7a6a62"]);
  const horizon = height * (aspect < 1 ? 0.64 : 0.66);
  paintSky(stage, { horizon });
  const cone: Cone = {
    x: width * (0.5 - side * random.between(0.02, 0.14)),
    peak: height * random.between(0.2, 0.26),
    base: horizon + 20,
    half: Math.max(width * 0.5, height * 0.52),
    crater: random.between(22, 34),
  };
  paintPlume(stage, cone);
  paintRidge(stage, { base: horizon, height: height * 0.13, depth: 0.8, local: rock, sharp: true });
  paintCone(
    stage,
    {
      x: width * (0.5 + side * 0.38),
      peak: horizon - height * 0.24,
      base: horizon + 16,
      half: height * 0.36,
      crater: 12,
    },
    rock,
    0.56,
    0.4,
  );
  paintCone(stage, cone, rock, 0.16, random.between(0.42, 0.62));
  if (isEvening(stage)) paintLava(stage, cone);
  paintMist(stage, horizon, height * 0.055, 0.65);
  const pine = random.pick(["#24503f", "#2c5a3c", "#21504a"]);
  for (const [offset, depth, tall] of [
    [0.03, 0.44, 0.03],
    [0.09, 0.28, 0.05],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.02,
      frequency: 2.4,
    });
    paintForest(stage, {
      ground,
      height: height * tall,
      depth,
      local: pine,
      density: 1.2,
      lights: depth < 0.4,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.22 });
  }
  const near = rolling(stage, {
    base: height * 0.85,
    swell: height * 0.035,
    tilt: side * height * 0.1,
  });
  const meadow = random.pick(["#a8842f", "#8f9a3c", "#b0653a", "#6d9147"]);
  paintHill(stage, near, { depth: 0.02, local: meadow, strokes: 90, lit: 0.6 });
  paintFlowers(stage, near, ["#d6456b", "#f2c94c"], 120);
  const walkerX = width * (0.5 + side * random.between(0.12, 0.24));
  for (const dx of [-110, 90, 150])
    paintRock(stage, walkerX + dx, near(walkerX + dx) + 20, random.between(12, 32), "#5d5560");
  paintHiker(stage, { x: walkerX, foot: near(walkerX) + 16, height: 58 });
  paintGrass(stage, { ground: () => height, height: 50, local: meadow, lit: 0.3 });
  paintBirds(stage, width * (0.5 + side * 0.2), horizon * 0.5, stage.tone("#2a2f3f", 0.3, 0.1));
}
