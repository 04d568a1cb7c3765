import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { type Point, dash, jagged, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { winding } from "../../kit/nature/water-course.ts";

/** Bands of red rock down to a river, with a walker on the rim. */
export function paintCanyon(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const stone = random.pick(["#c8623a", "#c9743f", "#b8584a", "#d08a4e"]);
  const horizon = height * (aspect < 1 ? 0.42 : 0.4);
  paintSky(stage, { horizon });
  for (const [base, tall, depth] of [
    [0.02, 0.1, 0.76],
    [0.05, 0.13, 0.58],
  ] as const) {
    paintMesas(stage, horizon + height * base, height * tall, depth, stone);
    const desert = rolling(stage, { base: horizon + height * base + 16, swell: 5 });
    paintHill(stage, desert, { depth, local: stone, lit: 0.7 });
  }
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
