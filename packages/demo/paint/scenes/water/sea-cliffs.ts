import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, paintMist } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, box, circle, dash, jagged, polygon, round } from "../../kit/path.ts";
import { paintYacht } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass } from "../../kit/nature/trees.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** A lighthouse with its lamp; the beam shows when it is dark. */
function paintLighthouse(stage: Stage, x: number, foot: number, height: number): void {
  const { side } = stage;
  const unit = height / 20;
  const red = "#d8452f";
  const at = (dx: number, dy: number): Point => [x + dx * unit, foot - dy * unit];
  if (isEvening(stage)) {
    const way = -side;
    stage.fill(
      polygon([at(0, 16.6), at(way * 70, 26), at(way * 70, 12)]),
      stage.horizontal(x, x + way * 70 * unit, [
        [0, "#fff3c0", 0.7],
        [1, "#fff3c0", 0],
      ]),
    );
    stage.fill(
      circle(x, foot - 16.4 * unit, unit * 8),
      stage.radial(x, foot - 16.4 * unit, unit * 8, [
        [0, "#ffe9a8", 0.8],
        [1, "#ffe9a8", 0],
      ]),
    );
  }
  stage.fill(
    polygon([at(-2.3, 0), at(-1.5, 14.6), at(1.5, 14.6), at(2.3, 0)]),
    stage.horizontal(x - 2 * unit, x + 2 * unit, [
      [0, stage.snow(0, side < 0 ? 1 : 0.2)],
      [1, stage.snow(0, side < 0 ? 0.2 : 1)],
    ]),
  );
  for (const low of [2.4, 8])
    stage.fill(
      polygon([
        at(-2.3 + low * 0.055, low),
        at(-2.3 + (low + 2.8) * 0.055, low + 2.8),
        at(2.3 - (low + 2.8) * 0.055, low + 2.8),
        at(2.3 - low * 0.055, low),
      ]),
      stage.horizontal(x - 2 * unit, x + 2 * unit, [
        [0, stage.tone(red, 0, side < 0 ? 1 : 0.2)],
        [1, stage.tone(red, 0, side < 0 ? 0.2 : 1)],
      ]),
    );
  stage.fill(
    box(x - 2 * unit, foot - 15.2 * unit, 4 * unit, 0.7 * unit),
    stage.tone("#3a3f4c", 0, 0.3),
  );
  stage.fill(
    box(x - 1.1 * unit, foot - 17.6 * unit, 2.2 * unit, 2.6 * unit),
    isEvening(stage) ? "#fff0b8" : stage.tone("#8fb8c8", 0, 0.8),
  );
  stage.fill(polygon([at(-1.6, 17.5), at(0, 19.8), at(1.6, 17.5)]), stage.tone(red, 0, 0.6));
  stage.fill(
    box(x - 0.4 * unit, foot - 6.8 * unit, 0.8 * unit, 1.3 * unit),
    stage.tone("#33404f", 0, 0.1),
  );
  const house = side * 5;
  stage.fill(
    box(x + (house - 2.6) * unit, foot - 3 * unit, 5.2 * unit, 3 * unit),
    stage.snow(0, 0.7),
  );
  stage.fill(
    polygon([at(house - 3.1, 3), at(house - 1.8, 5.4), at(house + 1.8, 5.4), at(house + 3.1, 3)]),
    stage.tone(red, 0, 0.7),
  );
}

/** A headland: turf above, cut rock below, foam at its foot. */
function paintHeadland(
  stage: Stage,
  options: {
    inner: number;
    way: number;
    top: number;
    waterline: number;
    depth: number;
    rock: string;
    turf: string;
  },
): (x: number) => number {
  const { width, random, side } = stage;
  const { inner, way, top, waterline, depth, rock, turf } = options;
  const outer = way < 0 ? -30 : width + 30;
  const reach = Math.abs(outer - inner);
  const crestAt = (x: number): number => {
    const at = Math.min(1, Math.max(0, ((x - inner) * way) / reach));
    return top + (waterline - top) * (0.16 * (1 - at) ** 2) - 10 * Math.sin(at * 7) * at;
  };
  const crest: Point[] = [];
  for (let step = 0; step <= 20; step += 1) {
    const x = inner + (way * reach * step) / 20;
    crest.push([x, crestAt(x)]);
  }
  const face = jagged([inner, crestAt(inner)], [inner + way * 14, waterline], 0.1, 4, random);
  const lit = way === side ? 0.25 : 0.85;
  const rockPaint = stage.vertical(top, waterline, [
    [0, stage.tone(rock, depth, lit)],
    [1, stage.tone(rock, depth + 0.12, lit * 0.55)],
  ]);
  stage.fill(polygon([...crest.toReversed(), ...face, [outer, waterline]]), rockPaint);
  let dark = "";
  let light = "";
  for (let crack = 0; crack < reach / 9; crack += 1) {
    const x = inner + way * (10 + reach * random.next());
    const y = crestAt(x) + (waterline - crestAt(x)) * random.between(0.05, 0.6);
    const length = (waterline - y) * random.between(0.3, 1);
    const wide = random.between(3, 13);
    const shard = `M${round(x)} ${round(y)}l${round(wide)} ${round(length * 0.4)}l${round(-wide * 0.4)} ${round(length * 0.6)}l${round(-wide)} ${round(-length * 0.36)}Z`;
    if (crack % 3) dark += shard;
    else light += shard;
  }
  stage.fill(dark, stage.tone(rock, depth, 0), 0.42);
  stage.fill(light, stage.tone(rock, depth, 1), 0.4);
  const underside: Point[] = crest.map(([x, y]): Point => [
    x,
    y + random.between(8, 26) * (1 - depth),
  ]);
  stage.fill(
    polygon([...crest, ...underside.toReversed()]),
    stage.vertical(top - 12, top + 40, [
      [0, stage.tone(turf, depth, 1)],
      [1, stage.tone(turf, depth, 0.4)],
    ]),
  );
  let foam = "";
  for (let x = inner - way * 6; (outer - x) * way > 0; x += way * random.between(12, 34))
    foam += dash(
      x,
      waterline + random.between(-2, 4),
      random.between(30, 80),
      random.between(3, 8) * (1 - depth * 0.6),
    );
  stage.fill(foam, stage.snow(depth * 0.6, 1), 0.85);
  return crestAt;
}

export function paintSeaCliffs(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(["#8a7a70", "#d8cdb8", "#6f7078", "#a8765a"]);
  const turf = random.pick(["#6f9444", "#82984a", "#5c8a52"]);
  const sea = random.pick(["#146a86", "#12758a", "#1a5f94"]);
  const shore = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon: shore, sunAt: 0.5 - side * random.between(0.12, 0.28) });
  paintRidge(stage, { base: shore, height: height * 0.06, depth: 0.86, local: rock, sharp: false });
  paintWater(stage, { top: shore, local: sea, ripple: 0.65 });
  const way = side;
  for (const [inner, top, waterline, depth] of [
    [0.34, 0.36, 0.53, 0.6],
    [0.5, 0.32, 0.58, 0.42],
    [0.62, 0.3, 0.66, 0.24],
  ] as const) {
    const at = way > 0 ? inner : 1 - inner;
    paintHeadland(stage, {
      inner: width * at,
      way,
      top: height * (top + random.bell() * 0.02),
      waterline: height * waterline,
      depth,
      rock,
      turf,
    });
    paintMist(stage, height * waterline, 14, 0.18);
  }
  for (const [dx, size] of [
    [0.2, 60],
    [0.3, 34],
  ] as const) {
    const x = width * (way > 0 ? 0.62 - dx : 0.38 + dx);
    paintStack(stage, x, height * 0.68 - dx * 60, size, size * random.between(1.6, 2.3), rock, 0.2);
  }
  paintYacht(stage, {
    x: width * (0.5 - side * 0.3),
    waterline: shore + height * 0.12,
    height: 78,
  });
  const crest = paintHeadland(stage, {
    inner: width * (way > 0 ? 0.66 : 0.34),
    way,
    top: height * 0.42,
    waterline: height * 0.9,
    depth: 0.04,
    rock,
    turf,
  });
  const lightX = width * (way > 0 ? 0.84 : 0.16);
  paintLighthouse(stage, lightX, crest(lightX) + 8, height * 0.22);
  const near = (x: number): number => height * 0.93 + (way > 0 ? x : width - x) * 0.05;
  paintHill(stage, near, { depth: 0, local: turf, lit: 0.4, strokes: 30 });
  paintGrass(stage, { ground: near, height: 34, local: turf, lit: 0.7 });
  paintGrass(stage, { ground: () => height, height: 50, local: turf, lit: 0.15 });
  paintBirds(stage, width * (0.5 - side * 0.12), shore * 0.5, stage.snow(0, 0.9), 14);
}

function paintStack(
  stage: Stage,
  x: number,
  foot: number,
  span: number,
  tall: number,
  rock: string,
  depth: number,
): void {
  const { random, side } = stage;
  const left = jagged([x - span / 2, foot], [x - span * 0.24, foot - tall], 0.09, 3, random);
  const right = jagged([x + span * 0.2, foot - tall * 0.94], [x + span / 2, foot], 0.09, 3, random);
  const fold = jagged(
    [x - side * span * 0.02, foot - tall * 0.98],
    [x - side * span * 0.1, foot],
    0.08,
    3,
    random,
  );
  stage.fill(polygon([...left, ...right]), stage.tone(rock, depth, 0.9));
  stage.fill(
    side > 0 ? polygon([...left, ...fold]) : polygon([...fold.toReversed(), ...right]),
    stage.tone(rock, depth, 0.1),
  );
  stage.fill(dash(x, foot, span * 1.7, 6), stage.snow(0, 1), 0.85);
}
