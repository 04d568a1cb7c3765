import { mix } from "../colour.ts";
import { paintReflection } from "../kit/boats.ts";
import { paintShip } from "../kit/ships.ts";
import { paintTent, paintHiker } from "../kit/figures.ts";
import { rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { circle, dash, jagged, line, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky, paintStars } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest } from "../kit/trees.ts";
import { paintWater } from "../kit/water.ts";
import { paintSnowfield } from "./forest.ts";

/** One iceberg: cut faces, a turquoise waterline, a mirrored foot. */
function paintIceberg(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
): void {
  const { random, side } = stage;
  const count = random.int(2, 3);
  const outline: Point[] = [[x - span / 2, waterline]];
  for (let peak = 0; peak < count; peak += 1) {
    const peakX = x - span / 2 + ((peak + random.between(0.3, 0.7)) / count) * span;
    const peakY = waterline - tall * (peak === 0 ? 1 : random.between(0.4, 0.85));
    const last = outline.at(-1) ?? [x, waterline];
    outline.push(...jagged(last, [peakX, peakY], 0.1, 2, random).slice(1));
    const dipX = Math.min(x + span / 2, peakX + (span / count) * random.between(0.25, 0.5));
    if (peak < count - 1)
      outline.push(
        ...jagged(
          [peakX, peakY],
          [dipX, waterline - tall * random.between(0.2, 0.45)],
          0.1,
          2,
          random,
        ).slice(1),
      );
  }
  outline.push(
    ...jagged(outline.at(-1) ?? [x, waterline], [x + span / 2, waterline], 0.1, 2, random).slice(1),
  );
  const paint = stage.vertical(waterline - tall, waterline, [
    [0, stage.snow(depth, 1)],
    [0.7, stage.snow(depth, 0.8)],
    [1, mix(stage.snow(depth, 0.6), stage.tone("#3fb8c8", depth, 0.9), 0.6)],
  ]);
  const shape = polygon(outline);
  stage.fill(shape, paint);
  stage.add(`<g clip-path="${stage.clip(shape)}">`);
  for (const [peakX, peakY] of outline.filter(
    (point, index) =>
      point[1] < (outline[index - 1]?.[1] ?? 0) && point[1] < (outline[index + 1]?.[1] ?? 0),
  )) {
    const away = -side * span * random.between(0.3, 0.55);
    const edge = jagged([peakX, peakY], [peakX + away * 0.25, waterline + 2], 0.16, 3, random);
    stage.fill(
      polygon([...edge, [peakX + away, waterline + 2], [peakX + away * 0.8, peakY]]),
      stage.vertical(peakY, waterline, [
        [0, stage.snow(depth, 0.2)],
        [1, mix(stage.snow(depth, 0.1), stage.tone("#2aa0b8", depth, 0.5), 0.6)],
      ]),
    );
  }
  let seams = "";
  for (let seam = 0; seam < 5; seam += 1) {
    const y = waterline - tall * random.between(0.1, 0.6);
    seams += dash(x + random.bell() * span * 0.3, y, span * random.between(0.15, 0.5), 2.4);
  }
  stage.fill(seams, stage.tone("#5fc4d4", depth, 0.9), 0.5);
  stage.add("</g>");
  stage.fill(dash(x, waterline + 1, span * 1.08, 5), stage.tone("#8ee6ea", depth, 1), 0.75);
  paintReflection(
    stage,
    { x, waterline: waterline + 3, length: span * 0.8 },
    stage.snow(depth, 0.75),
    tall * 0.6,
  );
}

export function paintIcebergs(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.16,
    depth: 0.78,
    local: "#8797ae",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.22,
    depth: 0.42,
    rock: "#5f6f86",
    snowShare: 0.95,
    count: 6,
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(["#15607c", "#186a78", "#1b5686"]),
    ripple: 0.4,
  });
  const far = [0.1, 0.34, 0.62, 0.88];
  for (const at of far)
    paintIceberg(
      stage,
      width * (at + random.bell() * 0.06),
      shore + height * random.between(0.03, 0.07),
      random.between(70, 160),
      random.between(24, 66),
      0.36,
    );
  paintShip(stage, {
    x: width * (0.5 - side * 0.2),
    waterline: shore + height * 0.14,
    length: 130,
    hull: "#d8452f",
    decks: 2,
  });
  paintIceberg(
    stage,
    width * (0.5 + side * 0.24),
    shore + height * 0.17,
    width * 0.4,
    height * random.between(0.3, 0.4),
    0.08,
  );
  paintIceberg(
    stage,
    width * (0.5 - side * 0.34),
    shore + height * 0.32,
    width * 0.34,
    height * 0.17,
    0,
  );
  let floes = "";
  for (let floe = 0; floe < 22; floe += 1) {
    const near = random.next();
    floes += dash(
      random.between(0, width),
      shore + height * (0.06 + near * 0.44),
      14 + near * 90,
      3 + near * 12,
    );
  }
  stage.fill(floes, stage.snow(0, 0.9), 0.95);
  paintBirds(stage, width * (0.5 + side * 0.1), shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}

/** Curtains of light: each is one ribbon, lit along its lower edge and fading upwards in rays. */
function paintAurora(stage: Stage, horizon: number): void {
  const { width, random } = stage;
  const colours = random.pick([
    ["#5dffb0", "#38d6a8", "#8a6cff"],
    ["#7dffa0", "#2fd0c0", "#e06cc8"],
    ["#a8ff8c", "#3fe0a0", "#6c8cff"],
  ] as const);
  for (let curtain = 0; curtain < 4; curtain += 1) {
    const base = horizon * (0.4 + curtain * 0.14 + random.bell() * 0.04);
    const tall = horizon * random.between(0.34, 0.6);
    const phase = random.between(0, 6);
    const bend = random.between(1.4, 2.6);
    const lower = (at: number): Point => [
      width * (at * 1.3 - 0.15) + Math.sin(at * 9 + phase) * 34,
      base +
        Math.sin(at * Math.PI * bend + phase) * horizon * 0.13 -
        at * horizon * 0.1 * stage.side,
    ];
    for (let ray = 0; ray < 44; ray += 1) {
      const at = ray / 44;
      const [x, y] = lower(at);
      const [nextX, nextY] = lower(at + 1 / 44);
      const height =
        tall * (0.45 + 0.55 * Math.abs(Math.sin(ray * 0.7 + phase) * Math.cos(ray * 0.29 + phase)));
      const strength = 0.16 + 0.5 * Math.abs(Math.sin(ray * 0.37 + phase * 2)) ** 1.4;
      const paint = stage.vertical(y - height, Math.max(y, nextY) + 8, [
        [0, colours[2], 0],
        [0.42, colours[2], strength * 0.3],
        [0.72, colours[1], strength * 0.62],
        [0.93, colours[0], strength],
        [1, colours[0], 0],
      ]);
      stage.fill(
        polygon([
          [x, y + 6],
          [nextX + 0.6, nextY + 6],
          [nextX + 0.6 + 8 * stage.side, nextY - height],
          [x + 8 * stage.side, y - height],
        ]),
        paint,
      );
    }
  }
  const glow = stage.vertical(horizon * 0.2, horizon, [
    [0, colours[1], 0],
    [1, colours[1], 0.3],
  ]);
  stage.add(`<rect width="${width}" height="${round(horizon)}" fill="${glow}"/>`);
}

export function paintNorthernLights(stage: Stage): void {
  const { width, height, side } = stage;
  const shore = height * 0.68;
  const far = stage.group(() => {
    stage.sun.x = width * 0.5;
    paintSky(stage, { horizon: shore, clouds: "none", sunRadius: 0.1, sunHeight: 0.02 });
    paintStars(stage, shore, 0.8);
    paintAurora(stage, shore);
    paintRidge(stage, {
      base: shore,
      height: height * 0.13,
      depth: 0.55,
      local: "#4a6078",
      sharp: true,
    });
    paintRange(stage, {
      base: shore + 8,
      height: height * 0.22,
      depth: 0.2,
      rock: "#3f5068",
      snowShare: 0.9,
      count: 5,
      focus: 0.5 - side * 0.2,
    });
    const bank = rolling(stage, { base: shore - 6, swell: 8 });
    paintForest(stage, {
      ground: bank,
      height: height * 0.055,
      depth: 0.1,
      local: "#1c3c40",
      density: 1.2,
      lights: false,
    });
  });
  paintWater(stage, {
    top: shore,
    local: "#12404c",
    reflect: far,
    reflectStrength: 0.85,
    ripple: 0.2,
    glitter: false,
  });
  const near = rolling(stage, { base: height * 0.9, swell: height * 0.02, tilt: side * 40 });
  paintSnowfield(stage, near, 0);
  const campX = width * (0.5 + side * 0.14);
  paintTent(stage, { x: campX, foot: near(campX) + 20, height: 58 });
  paintHiker(stage, { x: campX - side * 84, foot: near(campX - side * 84) + 14, height: 46 });
  for (const [from, to, tall] of [
    [-50, width * 0.15, 0.5],
    [width * 0.88, width + 60, 0.4],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 20,
      height: height * tall,
      depth: 0,
      local: "#1c3f44",
      from,
      to,
      density: 0.56,
      snow: true,
    });
  }
}

/** The fluke of a diving whale, water running off it. */
export function paintWhale(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.46 : 0.46);
  const sea = random.pick(["#15607c", "#17566e", "#1b4f86"]);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.14,
    depth: 0.74,
    local: "#7a8aa4",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.24,
    depth: 0.36,
    rock: "#5f6f86",
    snowShare: 0.6,
    count: 6,
    focus: 0.5 - side * 0.26,
  });
  paintWater(stage, { top: shore, local: sea, ripple: 0.75 });
  paintShip(stage, {
    x: width * (0.5 - side * 0.3),
    waterline: shore + height * 0.08,
    length: 74,
    hull: "#e9e4d8",
    decks: 1,
  });
  const x = width * (0.5 + side * 0.1);
  const foot = shore + (height - shore) * 0.54;
  const unit = Math.min(width, height) / 62;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit)} ${round(foot - dy * unit)}`;
  const skin = stage.tone("#2f4456", 0, 0.2);
  const shine = stage.tone("#5f7c90", 0, 0.95);
  stage.fill(
    `M${at(-5, -1)}C${at(-3.6, 4)} ${at(-2.2, 8)} ${at(-1.6, 12)}C${at(-5, 13)} ${at(-11, 13.4)} ${at(-16, 20)}C${at(-13, 21.6)} ${at(-6, 21.4)} ${at(-0.6, 17.2)}L${at(0, 16.4)}L${at(0.6, 17.2)}C${at(6, 21.4)} ${at(13, 21.6)} ${at(16, 20)}C${at(11, 13.4)} ${at(5, 13)} ${at(1.6, 12)}C${at(2.2, 8)} ${at(3.6, 4)} ${at(5, -1)}Z`,
    skin,
  );
  const lit = (dx: number, dy: number): string => at(dx * side, dy);
  stage.fill(
    `M${lit(0.5, 16.4)}C${lit(6, 20.4)} ${lit(12, 21)} ${lit(16, 20)}C${lit(12, 17)} ${lit(6, 15)} ${lit(1.2, 14)}ZM${lit(1, 12)}C${lit(1.6, 8)} ${lit(2.6, 4)} ${lit(4.4, 0)}L${lit(2.4, 0)}C${lit(1.2, 4)} ${lit(0.6, 8)} ${lit(0.4, 12)}Z`,
    shine,
    0.85,
  );
  stage.fill(
    `M${lit(-2, 13.4)}C${lit(-7, 14.6)} ${lit(-11, 16)} ${lit(-13, 18.6)}C${lit(-9, 17)} ${lit(-5, 15.4)} ${lit(-2, 14.6)}Z`,
    shine,
    0.35,
  );
  let drops = "";
  let runs = "";
  for (let drop = 0; drop < 60; drop += 1) {
    const across = random.bell() * 15;
    const from = 13 + Math.abs(across) * 0.35;
    const fall = random.next() * from;
    drops += circle(
      x + across * unit,
      foot - (from - fall) * unit,
      unit * random.between(0.08, 0.26),
    );
    if (drop % 5 === 0)
      runs += line([
        [x + across * unit, foot - from * unit],
        [x + across * unit * 1.01, foot - (from - 4 * random.next()) * unit],
      ]);
  }
  stage.stroke(runs, stage.snow(0, 1), 1.6, 0.6);
  stage.fill(drops, stage.snow(0, 1), 0.85);
  let foam = "";
  for (let ring = 0; ring < 26; ring += 1)
    foam += dash(
      x + random.bell() * unit * 16,
      foot + random.between(-3, 22),
      random.between(30, 150),
      random.between(3, 8),
    );
  stage.fill(foam, stage.snow(0, 0.95), 0.8);
  paintReflection(stage, { x, waterline: foot + 18, length: unit * 22 }, skin, unit * 12);
  paintBirds(stage, x - side * 130, foot - unit * 27, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
