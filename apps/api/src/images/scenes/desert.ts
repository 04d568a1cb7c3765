import { mix } from "../colour.ts";
import { paintCamel, paintHiker } from "../kit/figures.ts";
import { isEvening } from "../kit/houses.ts";
import { paintHill, paintMist, rolling } from "../kit/land.ts";
import { paintRidge } from "../kit/mountains.ts";
import { circle, curve, dash, ellipse, line, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintPalm } from "../kit/trees.ts";

const sands = ["#dc9a50", "#e0a860", "#d08548", "#e2b878", "#cf7a4c"] as const;

/**
 * One dune: a sharp crest sweeps down in an S, the windward side lit, the lee in shade. The border
 * between them is the whole drawing.
 */
function paintDune(
  stage: Stage,
  options: { x: number; peak: number; span: number; depth: number; sand: string; way: number },
): (x: number) => number {
  const { height, random, side } = stage;
  const { x, peak, span, depth, sand, way } = options;
  const bottom = height + 10;
  const slope = (at: number): number => {
    const off = (at - x) / span;
    const soft = off * way > 0 ? 0.85 : 1.05;
    return peak + (1 - Math.exp(-(off ** 2) * 3.2 * soft)) * (height * 0.34) + Math.abs(off) * 26;
  };
  const outline: Point[] = [];
  for (let at = x - span * 1.6; at <= x + span * 1.6; at += span / 22)
    outline.push([at, slope(at)]);
  outline.push([x, peak]);
  outline.sort((first, second) => first[0] - second[0]);
  const lit = way === side ? 0.14 : 1;
  const facing = stage.vertical(peak, peak + height * 0.42, [
    [0, stage.tone(sand, depth, Math.min(1, lit + 0.06))],
    [1, stage.tone(sand, depth + 0.08, lit * 0.8 + 0.08)],
  ]);
  stage.fill(polygon([...outline, [x + span * 1.6, bottom], [x - span * 1.6, bottom]]), facing);
  // The crest line runs from the peak towards the viewer in a long S.
  const crest: Point[] = [];
  for (let step = 0; step <= 22; step += 1) {
    const at = step / 22;
    crest.push([
      x + way * span * (0.1 * at + 0.34 * Math.sin(at * 3.1) * at) - way * span * 0.52 * at ** 2.4,
      peak + (bottom - peak) * at ** 1.05,
    ]);
  }
  const other = outline.filter(([at]) => (way > 0 ? at >= x : at <= x));
  const shade = 1 - lit;
  const lee = `${curve(crest)}L${line((way > 0 ? other : other.toReversed()).toReversed()).slice(1)}Z`;
  const rim: Point = [x + way * span * 1.6, bottom];
  stage.fill(
    lee.replace("L", `L${round(rim[0])} ${round(rim[1])}L`),
    stage.vertical(peak, peak + height * 0.5, [
      [0, stage.tone(sand, depth, shade)],
      [1, stage.tone(sand, depth + 0.06, shade * 0.8 + 0.1)],
    ]),
  );
  stage.stroke(curve(crest), stage.tone(mix(sand, "#fff0d0", 0.4), depth * 0.8, 1), 2.2, 0.7);
  if (depth < 0.3) {
    let ripples = "";
    for (let ripple = 0; ripple < 34; ripple += 1) {
      const y = peak + (bottom - peak) * random.between(0.25, 1);
      const near = (y - peak) / (bottom - peak);
      const at = x - way * span * random.between(0, 1);
      if (y > slope(at) + 16)
        ripples += `M${round(at - 40 * near - 20)} ${round(y)}q${round(20 + 24 * near)} ${round(-9 - 6 * near)} ${round(50 + 60 * near)} 0`;
    }
    stage.stroke(ripples, stage.tone(sand, depth, lit > 0.5 ? 0.5 : 0.5), 1.8, 0.45);
  }
  return slope;
}

function paintSandSea(stage: Stage, horizon: number, sand: string): void {
  const { width, height, random, side } = stage;
  paintRidge(stage, {
    base: horizon,
    height: height * 0.07,
    depth: 0.84,
    local: "#9a7a80",
    sharp: false,
  });
  paintRidge(stage, {
    base: horizon + 14,
    height: height * 0.07,
    depth: 0.7,
    local: sand,
    sharp: false,
    lit: 0.7,
  });
  for (let row = 0; row < 3; row += 1) {
    const depth = 0.56 - row * 0.16;
    for (let dune = 0; dune < 3; dune += 1) {
      const x = width * ((dune + random.between(0.1, 0.9)) / 3 + (row % 2 ? 0.1 : -0.06));
      paintDune(stage, {
        x,
        peak: horizon + height * (row * 0.05 - 0.03 + random.bell() * 0.015),
        span: width * random.between(0.2, 0.32),
        depth,
        sand,
        way: random.chance(0.8) ? -side : side,
      });
    }
    paintMist(stage, horizon + height * (0.06 + row * 0.05), 16, 0.18);
  }
}

export function paintDunes(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * (aspect < 1 ? 0.46 : 0.46);
  paintSky(stage, { horizon, clouds: random.pick(["streaks", "none"]) });
  paintSandSea(stage, horizon, sand);
  paintDune(stage, {
    x: width * (0.5 - side * 0.34),
    peak: horizon + height * 0.1,
    span: width * 0.42,
    depth: 0.1,
    sand,
    way: -side,
  });
  const x = width * (0.5 + side * 0.12);
  const peak = horizon + height * random.between(0.02, 0.07);
  const slope = paintDune(stage, { x, peak, span: width * 0.5, depth: 0.02, sand, way: -side });
  const walkerX = x + side * width * 0.16;
  let steps = "";
  for (let step = 0; step < 26; step += 1) {
    const at = walkerX + side * step * 15;
    steps += dash(at, slope(at) + 14 + step * 2.1 + (step % 2 ? 4 : 0), 8, 3);
  }
  stage.fill(steps, stage.tone(sand, 0, 0.1), 0.6);
  paintHiker(stage, { x: walkerX, foot: slope(walkerX) + 10, height: 52 });
  const foreground = rolling(stage, {
    base: height * 0.95,
    swell: height * 0.03,
    tilt: side * height * 0.1,
    frequency: 1.4,
  });
  paintHill(stage, foreground, { depth: 0, local: sand, lit: 0.35, strokes: 36 });
  paintBirds(stage, width * (0.5 - side * 0.2), horizon * 0.5, stage.tone("#3a2c34", 0.2, 0.1));
}

/** A Bedouin tent with its ropes and a fire. */
function paintDesertTent(stage: Stage, x: number, foot: number, size: number): void {
  const { side } = stage;
  const cloth = stage.random.pick(["#a8452f", "#7a3f34", "#c08a4c"]);
  stage.fill(
    polygon([
      [x - size, foot],
      [x - size * 0.9, foot - size * 0.4],
      [x - size * 0.34, foot - size * 0.72],
      [x + size * 0.3, foot - size * 0.68],
      [x + size * 0.92, foot - size * 0.36],
      [x + size, foot],
    ]),
    stage.tone(cloth, 0.02, 0.4),
  );
  stage.fill(
    polygon([
      [x - size * 0.34, foot - size * 0.72],
      [x + size * 0.3, foot - size * 0.68],
      [x + size * 0.92 * side, foot - size * 0.36],
      [x + side * size * 0.3, foot - size * 0.5],
    ]),
    stage.tone(cloth, 0.02, 1),
  );
  stage.fill(
    polygon([
      [x - size * 0.5, foot],
      [x - size * 0.3, foot - size * 0.46],
      [x + size * 0.22, foot - size * 0.46],
      [x + size * 0.4, foot],
    ]),
    isEvening(stage) ? "#ffc766" : stage.tone("#3a2a2c", 0, 0.1),
  );
  stage.stroke(
    `M${round(x - size * 0.9)} ${round(foot - size * 0.4)}L${round(x - size * 1.4)} ${round(foot)}M${round(x + size * 0.92)} ${round(foot - size * 0.36)}L${round(x + size * 1.4)} ${round(foot)}`,
    stage.tone("#f0e0c0", 0, 0.6),
    1.4,
  );
  if (isEvening(stage))
    stage.fill(
      circle(x, foot, size * 2),
      stage.radial(x, foot, size * 2, [
        [0, "#ffa850", 0.5],
        [1, "#ffa850", 0],
      ]),
    );
}

export function paintCamels(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  const low = stage.light === "goldenhour" || stage.light === "dusk";
  paintSky(stage, {
    horizon,
    clouds: random.pick(["streaks", "none"]),
    ...(low ? { sunRadius: 80 } : {}),
  });
  paintSandSea(stage, horizon, sand);
  const ridge = (x: number): number =>
    horizon +
    height * 0.2 +
    height * 0.045 * Math.sin((x / width) * 4.4 + side) -
    (side * (x - width / 2) * height * 0.06) / width;
  paintHill(stage, ridge, { depth: 0.04, local: sand, lit: 0.75, strokes: 44 });
  const count = aspect < 1 ? 3 : 5;
  const coat = mix(stage.tone("#a06a3c", 0, 0.35), stage.palette.shade, 0.2);
  for (let camel = 0; camel < count; camel += 1) {
    const x =
      width * (0.5 + side * ((aspect < 1 ? 0.3 : 0.32) - camel * (aspect < 1 ? 0.27 : 0.155)));
    const robes = [
      stage.snow(0, 0.9),
      stage.tone("#2f6fb0", 0, 0.8),
      stage.tone("#e5533d", 0, 0.9),
    ];
    const robe = robes[camel % 3];
    const size = aspect < 1 ? 78 : 84;
    stage.fill(
      ellipse(x - side * size * 0.8, ridge(x) + 12, size * 1.1, 5),
      stage.tone(sand, 0, 0),
      0.5,
    );
    paintCamel(
      stage,
      {
        x,
        foot: ridge(x) + 8,
        height: size,
        way: side,
        ...(robe && camel !== 2 ? { rider: robe } : {}),
      },
      coat,
    );
  }
  const front = rolling(stage, {
    base: height * 0.86,
    swell: height * 0.03,
    tilt: -side * height * 0.16,
    frequency: 1.5,
  });
  paintHill(stage, front, { depth: 0, local: sand, lit: 0.5, strokes: 40 });
  const campX = width * (0.5 - side * 0.26);
  paintDesertTent(stage, campX, front(campX) + 26, 62);
  paintPalm(stage, {
    x: width * (0.5 - side * 0.45),
    foot: front(width * 0.1) + 24,
    height: height * 0.34,
    lean: side * 0.12,
    depth: 0,
    leaf: "#4a7a44",
  });
}

/** Stone courses, a lit face and a shaded one. */
function paintPyramid(
  stage: Stage,
  x: number,
  peak: number,
  foot: number,
  half: number,
  depth: number,
): void {
  const { side, random } = stage;
  const stone = "#d8ac6c";
  const edge = x - side * half * 0.24;
  const dark: Point[] = [
    [x, peak],
    [edge, foot + half * 0.06],
    [x - side * half, foot],
  ];
  stage.fill(
    polygon([
      [x, peak],
      [edge, foot + half * 0.06],
      [x + side * half, foot],
    ]),
    stage.vertical(peak, foot, [
      [0, stage.tone(stone, depth, 1)],
      [1, stage.tone(stone, depth + 0.14, 0.85)],
    ]),
  );
  stage.fill(
    polygon(dark),
    stage.vertical(peak, foot, [
      [0, stage.tone(stone, depth, 0.05)],
      [1, stage.tone(stone, depth + 0.14, 0.22)],
    ]),
  );
  let courses = "";
  const rows = Math.round((foot - peak) / 9);
  for (let row = 2; row < rows; row += 1) {
    const at = row / rows;
    const y = peak + (foot - peak) * at;
    const from = random.between(0, 0.6);
    const to = from + random.between(0.15, 0.4);
    const lit = (share: number): number =>
      x + (side * half * at * 1 + 0) * share + (edge - x) * at * (1 - share);
    courses += line([
      [lit(from), y],
      [lit(Math.min(1, to)), y - (1 - at) * 0.5],
    ]);
    const shaded = (share: number): number =>
      x - side * half * at * share + (edge - x) * at * (1 - share);
    courses += line([
      [shaded(random.between(0, 0.4)), y],
      [shaded(random.between(0.6, 1)), y],
    ]);
  }
  stage.stroke(courses, stage.tone("#8a5f3c", depth, 0.2), 1.2, 0.3);
}

export function paintPyramids(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * (aspect < 1 ? 0.6 : 0.62);
  const low = stage.light === "goldenhour" || stage.light === "dusk";
  paintSky(stage, {
    horizon,
    clouds: random.pick(["streaks", "none"]),
    ...(low ? { sunRadius: 76 } : {}),
  });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.05,
    depth: 0.82,
    local: sand,
    sharp: false,
  });
  const size = Math.min(width, height * 1.1);
  paintPyramid(
    stage,
    width * (0.5 - side * 0.36),
    horizon - size * 0.2,
    horizon + 12,
    size * 0.2,
    0.46,
  );
  paintPyramid(
    stage,
    width * (0.5 + side * 0.34),
    horizon - size * 0.3,
    horizon + 20,
    size * 0.29,
    0.28,
  );
  paintPyramid(
    stage,
    width * (0.5 - side * 0.06),
    horizon - size * 0.42,
    horizon + 32,
    size * 0.4,
    0.1,
  );
  paintMist(stage, horizon + 26, 26, 0.42);
  const plain = rolling(stage, {
    base: horizon + height * 0.06,
    swell: height * 0.016,
    frequency: 1.6,
  });
  paintHill(stage, plain, { depth: 0.06, local: sand, lit: 0.8, strokes: 90 });
  const coat = mix(stage.tone("#a06a3c", 0, 0.35), stage.palette.shade, 0.2);
  for (let camel = 0; camel < 3; camel += 1) {
    const x = width * (0.5 + side * (0.2 - camel * 0.15));
    paintCamel(
      stage,
      { x, foot: plain(x) + height * 0.08, height: 62, way: side, rider: stage.snow(0, 0.9) },
      coat,
    );
    stage.fill(
      ellipse(x - side * 50, plain(x) + height * 0.082, 66, 4),
      stage.tone(sand, 0, 0),
      0.5,
    );
  }
  const front = rolling(stage, {
    base: height * 0.9,
    swell: height * 0.02,
    tilt: side * height * 0.08,
  });
  paintHill(stage, front, { depth: 0, local: sand, lit: 0.5, strokes: 40 });
  const palmX = width * (side > 0 ? 0.1 : 0.9);
  paintPalm(stage, {
    x: palmX,
    foot: height * 0.99,
    height: height * 0.56,
    lean: side * 0.1,
    depth: 0,
    leaf: "#3f7444",
  });
  paintPalm(stage, {
    x: palmX - side * 40,
    foot: height,
    height: height * 0.4,
    lean: -side * 0.05,
    depth: 0,
    leaf: "#3f7444",
  });
  paintBirds(stage, width * (0.5 + side * 0.1), horizon * 0.26, stage.tone("#3a2c34", 0.2, 0.1));
}
