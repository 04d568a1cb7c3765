import { mix } from "../colour.ts";
import { isEvening } from "../kit/houses.ts";
import { paintHill, paintMist } from "../kit/land.ts";
import { paintRidge } from "../kit/mountains.ts";
import {
  box,
  circle,
  curve,
  dash,
  ellipse,
  jagged,
  polygon,
  round,
  type Point,
} from "../kit/path.ts";
import { paintRowboat } from "../kit/boats.ts";
import { paintYacht } from "../kit/ships.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintGrass, paintPalm } from "../kit/trees.ts";
import { paintShore, paintWater } from "../kit/water.ts";

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

/** Waves running up a shallow beach: turquoise to sand, lines of foam between. */
export function paintTropicalBeach(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.46 : 0.46);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.05,
    depth: 0.8,
    local: "#5f8a86",
    sharp: false,
  });
  const farX = width * (0.5 + side * 0.22);
  paintIslet(stage, farX, shore + 4, width * 0.3, height * 0.13, 0.5);
  paintIslet(stage, farX - side * width * 0.2, shore + 4, width * 0.14, height * 0.08, 0.62);
  const lagoon = random.pick(["#17b0b4", "#1fa8c0", "#22b59c"]);
  paintWater(stage, { top: shore, local: lagoon, ripple: 0.5 });
  const beach = (x: number, push: number): number => {
    const at = Math.max(0, side > 0 ? x / width : 1 - x / width);
    return height * (0.98 - 0.32 * at ** 1.6 - push) + 10 * Math.sin(at * 8 + push * 30);
  };
  const bands = [
    [0.15, mix(stage.tone(lagoon, 0.04, 1), "#8ff0e0", 0.24), 0.5],
    [0.09, mix(stage.tone(lagoon, 0.04, 1), "#b0f5e0", 0.45), 0.6],
    [0.04, mix(stage.tone("#e8cf9c", 0, 0.8), stage.tone(lagoon, 0, 1), 0.3), 0.8],
  ] as const;
  const outline = (push: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += width / 26) points.push([x, beach(x, push)]);
    return points;
  };
  const fillDown = (push: number): string =>
    `${curve(outline(push))}L${width + 20} ${height + 10}L-20 ${height + 10}Z`;
  for (const [push, colour, opacity] of bands) {
    stage.fill(fillDown(push), colour, opacity);
    stage.stroke(curve(outline(push + 0.004)), stage.snow(0, 1), 4, 0.75);
  }
  paintYacht(stage, {
    x: width * (0.5 - side * 0.26),
    waterline: shore + height * 0.1,
    height: 76,
    sail: random.pick(["#f2b134", "#f4ead5", "#e8604c"]),
  });
  const sand = random.pick(["#f0d8a4", "#f2dcae", "#ecc994"]);
  stage.fill(
    fillDown(0),
    stage.vertical(height * 0.62, height, [
      [0, stage.tone(sand, 0, 1)],
      [1, stage.tone(sand, 0, 0.6)],
    ]),
  );
  stage.stroke(curve(outline(0.008)), stage.snow(0, 1), 7, 0.95);
  let ripples = "";
  for (let ripple = 0; ripple < 26; ripple += 1) {
    const x = random.between(0, width);
    ripples += dash(
      x,
      beach(x, 0) + 16 + (height - beach(x, 0)) * random.next(),
      random.between(30, 120),
      4,
    );
  }
  stage.fill(ripples, stage.tone(sand, 0, 0.2), 0.34);
  paintParasol(
    stage,
    width * (0.5 + side * 0.14),
    beach(width * (0.5 + side * 0.14), 0) + height * 0.13,
    66,
  );
  const palmX = width * (0.5 + side * 0.42);
  stage.fill(ellipse(palmX - side * 100, height * 0.93, 130, 11), stage.tone(sand, 0, 0), 0.5);
  paintPalm(stage, {
    x: palmX,
    foot: height * 0.96,
    height: height * (aspect < 1 ? 0.6 : 0.72),
    lean: -side * 0.34,
    depth: 0,
  });
  paintPalm(stage, {
    x: palmX + side * 50,
    foot: height * 0.99,
    height: height * 0.56,
    lean: -side * 0.1,
    depth: 0,
  });
  paintBirds(stage, width * (0.5 - side * 0.2), shore * 0.5, stage.snow(0, 0.9), 12);
}

function paintParasol(stage: Stage, x: number, foot: number, size: number): void {
  const { random, side } = stage;
  const colour = random.pick(["#e8604c", "#f2a131", "#2f8fb8", "#d8456b"]);
  const lean = -side * size * 0.14;
  stage.fill(
    ellipse(x - side * size * 0.5, foot + 4, size * 0.9, size * 0.12),
    stage.tone("#8a6a4a", 0, 0),
    0.4,
  );
  stage.stroke(
    `M${round(x)} ${round(foot)}L${round(x + lean)} ${round(foot - size * 1.3)}`,
    stage.snow(0, 0.9),
    3,
  );
  const top: Point = [x + lean, foot - size * 1.36];
  for (let panel = 0; panel < 6; panel += 1) {
    const from = -1 + panel / 3;
    const to = from + 1 / 3;
    stage.fill(
      `M${round(top[0])} ${round(top[1])}Q${round(top[0] + from * size * 0.66)} ${round(top[1] + size * 0.08)} ${round(top[0] + from * size)} ${round(top[1] + size * 0.46)}q${round(size / 6)} ${round(-size * 0.08)} ${round(size / 3)} 0Q${round(top[0] + to * size * 0.66)} ${round(top[1] + size * 0.08)} ${round(top[0])} ${round(top[1])}Z`,
      panel % 2
        ? stage.snow(0, panel * side > 2 ? 1 : 0.6)
        : stage.tone(colour, 0, panel * side > 2 ? 1 : 0.6),
    );
  }
  const towel = x + side * size * 1.2;
  stage.fill(
    polygon([
      [towel - size * 0.6, foot + 8],
      [towel + size * 0.5, foot + 2],
      [towel + size * 0.7, foot + 14],
      [towel - size * 0.4, foot + 20],
    ]),
    stage.tone(colour, 0, 0.9),
  );
}

/** A small island with its crown of green. */
function paintIslet(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
): void {
  const { random, side } = stage;
  const points: Point[] = [];
  const lit: Point[] = [];
  for (let step = 0; step <= 18; step += 1) {
    const at = step / 18;
    const hump = Math.sin(at * Math.PI) ** 0.8 * (0.7 + 0.3 * Math.sin(at * 7 + span));
    const y = waterline - tall * hump - random.between(0, tall * 0.08);
    points.push([x + (at - 0.5) * span, y]);
    lit.push([x + (at - 0.5) * span, y]);
  }
  stage.fill(
    polygon(points),
    stage.vertical(waterline - tall, waterline, [
      [0, stage.tone("#3f7a54", depth, 0.5)],
      [1, stage.tone("#2f6a58", depth + 0.1, 0.2)],
    ]),
  );
  const half = lit.filter(([at]) => (at - x) * side > -span * 0.06);
  stage.fill(
    polygon([...half, [x - side * span * 0.02, waterline]]),
    stage.tone("#5a9a54", depth, 0.95),
    0.7,
  );
  paintShore(stage, waterline, 0.1);
}

/** Limestone towers over green water, with a boat between them. */
export function paintIsland(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const stone = random.pick(["#8f9a90", "#a39a88", "#8a94a0"]);
  const green = random.pick(["#3f8a4c", "#4a8f44", "#2f7f58"]);
  const lagoon = random.pick(["#15a09c", "#1893a4", "#1fa088"]);
  const shore = height * (aspect < 1 ? 0.56 : 0.56);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    const layers = [
      [0.74, 0.2, 7],
      [0.54, 0.3, 5],
      [0.34, 0.4, 3],
    ] as const;
    for (const [depth, tall, count] of layers) {
      for (let tower = 0; tower < count; tower += 1) {
        const x = width * ((tower + random.between(0.1, 0.9)) / count);
        paintKarst(
          stage,
          x,
          shore + 3,
          width * random.between(0.07, 0.12) * (1.5 - depth),
          height * tall * random.between(0.5, 1),
          depth,
          stone,
          green,
        );
      }
      paintMist(stage, shore - 4, height * 0.04, 0.36);
    }
    paintKarst(
      stage,
      width * (0.5 + side * 0.3),
      shore + 5,
      width * 0.28,
      height * 0.44,
      0.1,
      stone,
      green,
    );
  });
  paintWater(stage, {
    top: shore,
    local: lagoon,
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.34,
  });
  paintShore(stage, shore + 2, 0.7);
  paintKarst(
    stage,
    width * (0.5 - side * 0.4),
    shore + height * 0.09,
    width * 0.2,
    height * 0.3,
    0.05,
    stone,
    green,
  );
  stage.fill(
    dash(width * (0.5 - side * 0.4), shore + height * 0.092, width * 0.23, 6),
    stage.snow(0, 1),
    0.7,
  );
  paintLongtail(stage, width * (0.5 - side * 0.02), shore + (height - shore) * 0.44, 190);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.28),
    waterline: shore + (height - shore) * 0.24,
    length: 56,
  });
  const palmX = width * (0.5 + side * 0.48);
  paintPalm(stage, {
    x: palmX,
    foot: height * 1.06,
    height: height * 0.6,
    lean: -side * 0.22,
    depth: 0,
  });
  paintBirds(stage, width * 0.45, shore * 0.34, stage.snow(0, 0.9), 11);
}

function paintKarst(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
  stone: string,
  green: string,
): void {
  const { random, side } = stage;
  const profile = (way: number): Point[] => {
    const points: Point[] = [];
    for (let step = 0; step <= 12; step += 1) {
      const at = step / 12;
      const reach =
        (span / 2) * (1 - (1 - at) ** 3.2) * (at > 0.93 ? 0.93 : 1) + random.bell() * span * 0.03;
      points.push([x + way * Math.max(span * 0.05, reach), waterline - tall * (1 - at)]);
    }
    return points;
  };
  const left = profile(-1);
  const right = profile(1);
  const body = polygon([...left.toReversed(), ...right]);
  stage.fill(
    body,
    stage.vertical(waterline - tall, waterline, [
      [0, stage.tone(stone, depth, 0.9)],
      [1, stage.tone(stone, depth + 0.08, 0.55)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(body)}">`);
  const fold = jagged(
    [x - side * span * 0.06, waterline - tall],
    [x - side * span * 0.12, waterline],
    0.07,
    4,
    random,
  );
  stage.fill(
    polygon([...fold, [x - side * span, waterline], [x - side * span, waterline - tall]]),
    stage.tone(stone, depth, 0.05),
  );
  let streaks = "";
  for (let streak = 0; streak < 11; streak += 1) {
    const at = x + random.bell() * span * 0.5;
    const y = waterline - tall * random.between(0.2, 0.7);
    streaks += `M${round(at)} ${round(y)}l${round(span * 0.03)} ${round(tall * 0.2)}l${round(-span * 0.05)} ${round(tall * 0.1)}Z`;
  }
  stage.fill(streaks, stage.tone("#6a5a50", depth, 0.1), 0.35);
  for (const [lit, shift] of [
    [0.08, 0],
    [0.6, 0.03],
    [1, 0.055],
  ] as const) {
    const clumps = random.fork(`karst${round(x)}`);
    let leaves = "";
    for (let clump = 0; clump < 34; clump += 1) {
      const across = clumps.bell();
      const down = clumps.next() ** (clumps.chance(0.6) ? 2.4 : 0.9);
      const size = span * clumps.between(0.05, 0.13);
      leaves += ellipse(
        x + across * span * 0.5 + side * shift * span,
        waterline - tall * (1 - down * 0.86) - shift * span + size * 0.2,
        size * (1 - shift * 6),
        size * 0.62 * (1 - shift * 6),
      );
    }
    stage.fill(leaves, stage.tone(green, depth, lit));
  }
  stage.add("</g>");
}

/** A long-tail boat with its canopy and raised prow. */
function paintLongtail(stage: Stage, x: number, waterline: number, length: number): void {
  const { side } = stage;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * side)} ${round(waterline - dy * unit)}`;
  const wood = "#8a5232";
  stage.fill(
    dash(x, waterline + unit * 0.6, length * 1.06, unit * 1.1) +
      dash(x - unit * 2, waterline + unit * 1.6, length * 0.7, unit * 0.8),
    stage.tone("#2a2a30", 0, 0),
    0.4,
  );
  stage.fill(
    `M${at(-9.6, 1.6)}Q${at(0, 0.7)} ${at(8, 2)}Q${at(10, 2.8)} ${at(11.4, 5.6)}L${at(11.8, 5.4)}Q${at(10.8, 1.6)} ${at(8, 0)}L${at(-8.8, 0)}Z`,
    stage.tone(wood, 0, 0.4),
  );
  stage.fill(
    `M${at(-9.6, 1.6)}Q${at(0, 0.7)} ${at(8, 2)}Q${at(10, 2.8)} ${at(11.4, 5.6)}L${at(11, 4.4)}Q${at(9.8, 2)} ${at(8, 1.3)}Q${at(0, 0.1)} ${at(-9.4, 1)}Z`,
    stage.tone(wood, 0, 1),
  );
  stage.fill(
    `M${at(10.6, 3.6)}l${round(unit * 0.9 * side)} ${round(-unit * 0.4)}l${round(unit * 0.5 * side)} ${round(unit * 2)}l${round(-unit * 0.9 * side)} ${round(unit * 0.3)}Z`,
    stage.tone("#e5533d", 0, 0.95),
  );
  stage.stroke(
    `M${at(-5.6, 1.2)}L${at(-5.6, 4.2)}M${at(2.4, 1.2)}L${at(2.4, 4.2)}M${at(-9, 1.6)}L${at(-12.6, -0.2)}`,
    stage.tone("#4a3428", 0, 0.3),
    unit * 0.22,
  );
  stage.fill(
    `M${at(-6.6, 4)}Q${at(-1.6, 5.9)} ${at(3.4, 4)}L${at(3.4, 3.6)}Q${at(-1.6, 5)} ${at(-6.6, 3.6)}Z`,
    stage.tone("#f2b134", 0, 0.9),
  );
  for (const dx of [-4, -2, 0.4]) {
    stage.fill(
      `M${at(dx - 0.7, 1)}L${at(dx - 0.5, 2.5)}L${at(dx + 0.5, 2.5)}L${at(dx + 0.7, 1)}Z`,
      stage.tone(dx < -1 ? "#2f6fb0" : "#e5533d", 0, 0.8),
    );
    stage.fill(
      circle(x + dx * unit * side, waterline - 3 * unit, unit * 0.5),
      stage.tone("#b87a54", 0, 0.7),
    );
  }
  stage.fill(
    dash(x - side * unit * 13, waterline + unit * 0.4, unit * 6, unit * 0.6),
    stage.snow(0, 1),
    0.9,
  );
}

/** Light falling through clear water on a reef, a diver, a turtle, a shoal. */
export function paintUnderwater(stage: Stage): void {
  const { width, height, random, side, palette } = stage;
  const sea = random.pick(["#0f8fa8", "#0c7fa6", "#12998f", "#1a74b0"]);
  const light = mix("#d8fff0", palette.glow, 0.34);
  stage.sun.y = 0;
  const tint = (lit: number): string => mix(stage.tone(sea, 0, lit), sea, 0.45);
  stage.add(
    `<rect width="${width}" height="${height}" fill="${stage.vertical(0, height, [
      [0, mix(light, tint(1), 0.35)],
      [0.3, tint(0.95)],
      [0.7, tint(0.5)],
      [1, mix(tint(0.1), "#0a2a4a", 0.4)],
    ])}"/>`,
  );
  const centre = stage.sun.x;
  stage.add(
    `<rect width="${width}" height="${height}" fill="${stage.radial(centre, -30, height * 0.9, [
      [0, light, 0.95],
      [0.3, light, 0.4],
      [1, light, 0],
    ])}"/>`,
  );
  let rays = "";
  for (let ray = 0; ray < 9; ray += 1) {
    const at = (ray - 4) / 4 + random.bell() * 0.1;
    const spread = random.between(14, 46);
    rays += polygon([
      [centre + at * 120 - 6, -10],
      [centre + at * 120 + 12, -10],
      [centre + at * width * 0.56 + spread, height * 0.95],
      [centre + at * width * 0.56 - spread, height * 0.95],
    ]);
  }
  stage.fill(
    rays,
    stage.vertical(0, height * 0.9, [
      [0, light, 0.34],
      [1, light, 0],
    ]),
  );
  const water = tint(0.7);
  const veil = (colour: string, depth: number): string => mix(colour, water, depth);
  for (const [base, swell, depth] of [
    [0.66, 0.1, 0.8],
    [0.76, 0.08, 0.6],
  ] as const) {
    const outline = jagged(
      [-20, height * (base + random.bell() * 0.04)],
      [width + 20, height * (base - side * swell)],
      0.06,
      6,
      random,
    );
    stage.fill(
      polygon([...outline, [width + 20, height + 10], [-20, height + 10]]),
      veil("#123f5c", depth),
    );
  }
  paintShoal(stage, veil);
  paintTurtle(
    stage,
    width * (0.5 + side * 0.24),
    height * 0.4,
    Math.min(width, height) * 0.13,
    veil,
  );
  paintDiver(
    stage,
    width * (0.5 - side * 0.16),
    height * 0.34,
    Math.min(width, height) * 0.26,
    veil,
  );
  paintReef(stage, veil);
}

type Veil = (colour: string, depth: number) => string;

function paintShoal(stage: Stage, veil: Veil): void {
  const { width, height, random, side } = stage;
  for (const [count, size, depth, colour] of [
    [26, 7, 0.5, "#f4e9c0"],
    [16, 12, 0.2, "#ffc23c"],
  ] as const) {
    let path = "";
    const x = width * (0.5 + side * random.between(0.02, 0.3));
    const y = height * random.between(0.56, 0.68);
    for (let fish = 0; fish < count; fish += 1) {
      const fishX = x + random.bell() * 150;
      const fishY = y + random.bell() * 54;
      const long = size * random.between(0.7, 1.2);
      path += `M${round(fishX + long * side)} ${round(fishY)}q${round(-long * 0.8 * side)} ${round(-long * 0.7)} ${round(-long * 1.7 * side)} 0l${round(-long * 0.6 * side)} ${round(-long * 0.5)}v${round(long)}l${round(long * 0.6 * side)} ${round(-long * 0.5)}q${round(long * 0.9 * side)} ${round(long * 0.7)} ${round(long * 1.7 * side)} 0Z`;
    }
    stage.fill(path, veil(colour, depth));
  }
}

function paintTurtle(stage: Stage, x: number, y: number, size: number, veil: Veil): void {
  const way = -stage.side;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * size * way)} ${round(y - dy * size)}`;
  stage.fill(
    `M${at(0.5, 0)}C${at(0.9, 0.5)} ${at(0.6, 0.9)} ${at(0.2, 1.06)}C${at(0.36, 0.6)} ${at(0.2, 0.3)} ${at(0.1, 0.1)}ZM${at(0.4, -0.1)}C${at(0.6, -0.5)} ${at(0.3, -0.8)} ${at(-0.1, -0.9)}C${at(0.1, -0.5)} ${at(0, -0.3)} ${at(0, -0.1)}ZM${at(-0.8, 0)}L${at(-1.24, 0.24)}L${at(-1.06, 0)}L${at(-1.2, -0.2)}Z`,
    veil("#5f7f3c", 0.28),
  );
  stage.fill(
    ellipse(x + 0.98 * size * way, y - size * 0.1, size * 0.22, size * 0.17),
    veil("#7a9a4a", 0.25),
  );
  stage.fill(
    `M${at(0.85, 0)}Q${at(0.4, 0.52)} ${at(-0.3, 0.42)}Q${at(-0.8, 0.3)} ${at(-0.96, -0.04)}Q${at(0, -0.3)} ${at(0.85, 0)}Z`,
    veil("#6a5a30", 0.24),
  );
  stage.fill(
    `M${at(0.62, 0.12)}L${at(0.36, 0.36)}L${at(0.1, 0.14)}L${at(0.3, 0)}ZM${at(0.04, 0.16)}L${at(0.22, 0.4)}L${at(-0.2, 0.4)}L${at(-0.3, 0.12)}L${at(-0.1, 0)}ZM${at(-0.38, 0.14)}L${at(-0.3, 0.36)}L${at(-0.7, 0.22)}L${at(-0.6, 0)}Z`,
    veil("#a89a4c", 0.2),
  );
}

function paintDiver(stage: Stage, x: number, y: number, size: number, veil: Veil): void {
  const { side, random } = stage;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * size * side)} ${round(y - dy * size)}`;
  const suit = veil("#1d2c3f", 0.14);
  const accent = veil(random.pick(["#f2b134", "#e5533d", "#f0742c"]), 0.08);
  stage.fill(
    `M${at(-0.3, 0.04)}L${at(-0.86, 0.16)}L${at(-0.9, 0.08)}L${at(-0.36, -0.06)}ZM${at(-0.3, 0)}L${at(-0.7, -0.12)}L${at(-0.72, -0.2)}L${at(-0.3, -0.1)}Z`,
    suit,
  );
  stage.fill(
    `M${at(-0.84, 0.18)}L${at(-1.2, 0.34)}L${at(-1.26, 0.14)}L${at(-0.88, 0.08)}ZM${at(-0.68, -0.1)}L${at(-1.02, -0.1)}L${at(-1, -0.3)}L${at(-0.72, -0.2)}Z`,
    accent,
  );
  stage.fill(
    `M${at(-0.38, 0.06)}Q${at(-0.1, 0.16)} ${at(0.26, 0.12)}L${at(0.3, -0.04)}Q${at(0, -0.12)} ${at(-0.38, -0.1)}Z`,
    suit,
  );
  stage.fill(
    `M${at(-0.24, 0.13)}L${at(0.18, 0.18)}Q${at(0.26, 0.26)} ${at(0.16, 0.28)}L${at(-0.24, 0.24)}Z`,
    accent,
  );
  stage.stroke(`M${at(0.2, 0)}L${at(0.42, -0.16)}L${at(0.6, -0.12)}`, suit, size * 0.08);
  stage.fill(circle(x + 0.42 * size * side, y - 0.09 * size, size * 0.11), suit);
  stage.fill(
    box(
      Math.min(x + 0.44 * size * side, x + 0.54 * size * side),
      y - 0.15 * size,
      size * 0.1,
      size * 0.1,
    ),
    veil("#bfeef2", 0.1),
  );
  let bubbles = "";
  for (let bubble = 0; bubble < 15; bubble += 1)
    bubbles += circle(
      x + (0.5 + random.bell() * 0.07) * size * side,
      y - size * (0.2 + bubble * 0.07),
      size * random.between(0.01, 0.032),
    );
  stage.fill(bubbles, "#f0fffa", 0.75);
}

/** Branching, round and fan corals, brighter towards the viewer. */
function paintReef(stage: Stage, veil: Veil): void {
  const { width, height, random, side } = stage;
  const colours = ["#ff7a6a", "#ff9f5a", "#e85a9a", "#b07af0", "#ffcf5c", "#5fd0b0"] as const;
  for (let row = 0; row < 3; row += 1) {
    const depth = 0.5 - row * 0.2;
    const floor = (x: number): number =>
      height * (0.84 + row * 0.07) -
      Math.abs(x / width - 0.5) ** 1.7 * height * (0.5 - row * 0.08) +
      10 * Math.sin(x / 40 + row);
    const ground: Point[] = [];
    for (let x = -20; x <= width + 20; x += 16) ground.push([x, floor(x) + random.bell() * 7]);
    const stone = mix("#2a3f5c", "#6a4a6a", row * 0.3);
    stage.fill(
      polygon([...ground, [width + 20, height + 10], [-20, height + 10]]),
      stage.vertical(height * 0.7, height, [
        [0, veil(mix(stone, "#7a8aa0", 0.3), depth)],
        [1, veil(stone, depth * 0.6)],
      ]),
    );
    for (let x = random.between(-10, 30); x < width; x += random.between(24, 52)) {
      const colour = veil(random.pick(colours), depth);
      const dark = mix(colour, "#1a2a4a", 0.34);
      const y = floor(x) + 6;
      const size = (22 + row * 15) * random.between(0.6, 1.25);
      const form = random.int(0, 3);
      if (form === 0) {
        stage.fill(circle(x, y - size * 0.3, size * 0.5), dark);
        stage.fill(circle(x + side * size * 0.08, y - size * 0.38, size * 0.4), colour);
      } else if (form === 1) {
        let branches = "";
        for (let branch = -3; branch <= 3; branch += 1) {
          const lean = branch * size * 0.17;
          branches += `M${round(x + branch * 1.5)} ${round(y)}q${round(lean * 0.3)} ${round(-size * 0.5)} ${round(lean)} ${round(-size * random.between(0.8, 1.3))}M${round(x + lean * 0.5)} ${round(y - size * 0.5)}l${round(lean * 0.5 + 5)} ${round(-size * 0.36)}`;
        }
        stage.stroke(branches, colour, size * 0.1);
      } else if (form === 2) {
        stage.fill(
          `M${round(x)} ${round(y)}Q${round(x - size)} ${round(y - size * 0.5)} ${round(x - size * 0.6)} ${round(y - size * 1.2)}Q${round(x)} ${round(y - size * 1.6)} ${round(x + size * 0.6)} ${round(y - size * 1.2)}Q${round(x + size)} ${round(y - size * 0.5)} ${round(x)} ${round(y)}Z`,
          dark,
        );
        let veins = "";
        for (let vein = -3; vein <= 3; vein += 1)
          veins += `M${round(x)} ${round(y)}Q${round(x + vein * size * 0.12)} ${round(y - size * 0.7)} ${round(x + vein * size * 0.19)} ${round(y - size * 1.3 + Math.abs(vein) * size * 0.08)}`;
        stage.stroke(veins, colour, size * 0.07);
      } else {
        stage.fill(
          ellipse(x, y - size * 0.5, size * 0.9, size * 0.16) +
            ellipse(x + size * 0.2, y - size * 0.8, size * 0.6, size * 0.12) +
            polygon([
              [x - size * 0.1, y],
              [x - size * 0.14, y - size * 0.8],
              [x + size * 0.16, y - size * 0.8],
              [x + size * 0.1, y],
            ]),
          colour,
        );
        stage.fill(ellipse(x, y - size * 0.46, size * 0.8, size * 0.08), dark);
      }
    }
  }
}
