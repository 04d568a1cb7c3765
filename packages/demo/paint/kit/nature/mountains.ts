import type { Random } from "../../../src/random.ts";
import { jagged, polygon, round, wave, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

type MountainOptions = {
  x: number;
  peak: number;
  base: number;
  halfWidth: number;
  depth: number;
  rock: string;
  /** How far the snow reaches down from the peak, as a share of the height; 0 for none. */
  snowShare: number;
};

/** A jagged line from the peak to the foot, steeper at the top. */
function slope(peak: Point, foot: Point, rough: number, random: Random): Point[] {
  const steps = 7;
  const points: Point[] = [];
  const reach = Math.abs(foot[0] - peak[0]) + (foot[1] - peak[1]) * 0.25;
  for (let step = 0; step <= steps; step += 1) {
    const at = step / steps;
    const drop = at ** 0.86;
    const jitter =
      step === 0 || step === steps
        ? 0
        : (step % 2 ? 1 : -1) * random.between(0.1, 1) * reach * rough;
    points.push([
      peak[0] + (foot[0] - peak[0]) * at ** 1.06 + jitter,
      peak[1] + (foot[1] - peak[1]) * drop + jitter * 0.25,
    ]);
  }
  const broken: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index];
    const to = points[index + 1];
    if (from && to) broken.push(...jagged(from, to, 0.12, 2, random).slice(index ? 1 : 0));
  }
  return broken;
}

/** The point where a slope crosses a height. */
function crossing(slopeLine: readonly Point[], height: number): Point {
  for (let index = 1; index < slopeLine.length; index += 1) {
    const before = slopeLine[index - 1];
    const after = slopeLine[index];
    if (before && after && after[1] >= height && before[1] <= height) {
      const share = (height - before[1]) / (after[1] - before[1] || 1);
      return [before[0] + (after[0] - before[0]) * share, height];
    }
  }
  return slopeLine.at(-1) ?? [0, height];
}

const above = (slopeLine: readonly Point[], height: number): Point[] => [
  ...slopeLine.filter((point) => point[1] < height),
  crossing(slopeLine, height),
];

/**
 * A mountain whose spurs and gullies fan out from the peak. Faces between them are lit and shaded in turn, which makes
 * it look like rock.
 */
function paintMountain(stage: Stage, options: MountainOptions): void {
  const { random, side } = stage;
  const { x, peak, base, halfWidth, depth, rock, snowShare } = options;
  const height = base - peak;
  const spurs = halfWidth > 150 ? random.int(3, 4) : random.int(2, 3);
  const lineCount = spurs * 2 + 1;
  const top: Point = [x, peak];
  const lean = random.between(-0.18, 0.18);
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const at = index / (lineCount - 1);
    const edge = index === 0 || index === lineCount - 1;
    const spread = (at - 0.5) * 2;
    const footX =
      x + halfWidth * (spread + (edge ? 0 : random.bell() * (0.5 / lineCount) * 2 + lean * 0.4));
    return slope(top, [footX, base], edge ? 0.045 : 0.07, random);
  });
  const foot = Math.min(1, depth + 0.34);
  for (let face = 0; face < lineCount - 1; face += 1) {
    const left = lines[face] ?? [];
    const right = lines[face + 1] ?? [];
    const towardsLight = (face % 2 === 0 ? -1 : 1) === side;
    const lit = towardsLight ? random.between(0.72, 1) : random.between(0.02, 0.22);
    const paint = stage.vertical(peak, base, [
      [0, stage.tone(rock, depth, lit)],
      [0.55, stage.tone(rock, depth + 0.08, lit * 0.92 + 0.04)],
      [1, stage.tone(rock, foot, lit * 0.6 + 0.2)],
    ]);
    const outline = [...left, ...right.toReversed()];
    // A slight overlap hides the gap between two faces.
    stage.add(`<path d="${polygon(outline)}" fill="${paint}" stroke="${paint}" stroke-width="1"/>`);
    strata(stage, left, right, { peak, height, depth, rock, lit });
    if (snowShare > 0) snowFace(stage, left, right, { peak, height, depth, rock, lit, snowShare });
  }
}

/** Darker and lighter streaks of rock down a face. */
function strata(
  stage: Stage,
  left: readonly Point[],
  right: readonly Point[],
  face: { peak: number; height: number; depth: number; rock: string; lit: number },
): void {
  const { random } = stage;
  if (face.depth > 0.62) return;
  let path = "";
  const count = Math.round(face.height / 42);
  for (let index = 0; index < count; index += 1) {
    const start = face.peak + face.height * random.between(0.12, 0.72);
    const end = start + face.height * random.between(0.05, 0.16);
    const at = random.between(0.12, 0.88);
    const breadth = random.between(0.03, 0.09);
    const across = (height: number, share: number): Point => {
      const from = crossing(left, height);
      const to = crossing(right, height);
      return [from[0] + (to[0] - from[0]) * share, height];
    };
    path += polygon([
      across(start, at),
      across((start + end) / 2, at + breadth),
      across(end, at + random.between(-0.02, 0.04)),
      across((start + end) / 2 + 4, at - breadth * 0.3),
    ]);
  }
  stage.fill(path, stage.tone(face.rock, face.depth + 0.04, face.lit > 0.5 ? 0.2 : 0.62), 0.5);
}

function snowFace(
  stage: Stage,
  left: readonly Point[],
  right: readonly Point[],
  face: {
    peak: number;
    height: number;
    depth: number;
    rock: string;
    lit: number;
    snowShare: number;
  },
): void {
  const { random } = stage;
  const { peak, height, depth, lit, snowShare } = face;
  // Snow lies longer in the shade.
  const border =
    peak + height * snowShare * (lit > 0.5 ? random.between(0.8, 1) : random.between(1, 1.18));
  const start = crossing(left, border);
  const end = crossing(right, border);
  const teeth = Math.max(3, Math.round(Math.abs(end[0] - start[0]) / 11));
  const edge: Point[] = [];
  for (let tooth = 1; tooth < teeth; tooth += 1) {
    const at = tooth / teeth;
    const reach =
      height * snowShare * (tooth % 2 ? random.between(0.06, 0.3) : random.between(-0.26, -0.04));
    edge.push([start[0] + (end[0] - start[0]) * at, border + reach]);
  }
  const shape = polygon([...above(left, border), ...edge, ...above(right, border).toReversed()]);
  const bright = stage.snow(depth * 0.5, lit > 0.5 ? 1 : 0.12);
  const paint = stage.vertical(peak, border + height * snowShare * 0.25, [
    [0, bright],
    [1, stage.snow(depth * 0.62 + 0.04, lit > 0.5 ? 0.86 : 0.06)],
  ]);
  stage.fill(shape, paint);
  // Bare rock showing through, thin and running downhill.
  let ribs = "";
  const count = Math.max(2, Math.round(height / 70));
  for (let rib = 0; rib < count; rib += 1) {
    const at = random.between(0.2, 0.8);
    const from = peak + height * snowShare * random.between(0.28, 0.8);
    const a = crossing(left, from);
    const b = crossing(right, from);
    const ribX = a[0] + (b[0] - a[0]) * at;
    const drift =
      ((left.at(-1)?.[0] ?? ribX) + (right.at(-1)?.[0] ?? ribX)) / 2 > (left[0]?.[0] ?? ribX)
        ? 1
        : -1;
    const length = height * snowShare * random.between(0.1, 0.24);
    ribs += `M${round(ribX)} ${round(from)}l${round(drift * length * 0.3 + 2.4)} ${round(length * 0.5)}l${round(drift * length * 0.2 - 1)} ${round(length * 0.5)}l${round(-drift * length * 0.3 - 3)} ${round(-length * 0.45)}Z`;
  }
  stage.fill(ribs, stage.tone(face.rock, depth + 0.05, lit * 0.5), 0.75);
}

/** Options of `paintRange`. */
export type RangeOptions = {
  base: number;
  height: number;
  depth: number;
  rock: string;
  snowShare: number;
  count: number;
  /** Horizontal position of the highest peak, 0 to 1. */
  focus?: number;
};

/** Paints a mountain range with one peak clearly higher than the others. */
export function paintRange(stage: Stage, options: RangeOptions): void {
  const { width, random } = stage;
  const focus = options.focus ?? random.between(0.35, 0.65);
  const step = width / Math.max(1, options.count - 1);
  const mountains = Array.from({ length: options.count }, (_, index) => {
    const x = index * step + random.between(-0.28, 0.28) * step;
    const nearness = 1 - Math.min(1, Math.abs(x / width - focus) * 1.5);
    return { x, share: 0.46 + nearness * 0.3 + random.between(-0.08, 0.08) };
  });
  mountains.push({ x: width * focus, share: 1 });
  mountains.sort((first, second) => second.share - first.share);
  for (const { x, share } of mountains) {
    const height = options.height * share;
    paintMountain(stage, {
      ...options,
      x,
      peak: options.base - height,
      halfWidth: height * random.between(0.85, 1.15),
      depth: options.depth + (1 - share) * 0.02,
      snowShare: Math.max(0, options.snowShare - (1 - share) * 0.3),
    });
  }
}

/** Returns a profile of sharp crests and long valleys, 0 to 1, with finer detail on higher ground. */
function crags(random: Random): (at: number) => number {
  const parts = [2.1, 4.7, 10.3, 23, 51].map((frequency) => ({
    frequency: frequency * random.between(0.85, 1.2),
    phase: random.between(0, 20),
  }));
  return (at) => {
    let height = 0;
    let weight = 0.5;
    for (const { frequency, phase } of parts) {
      height += weight * (1 - Math.abs(Math.sin(at * frequency + phase))) ** 1.15;
      weight *= 0.46;
    }
    return height;
  };
}

/** Paints a far ridge: only an outline and the haze at its foot. */
export function paintRidge(
  stage: Stage,
  options: {
    base: number;
    height: number;
    depth: number;
    local: string;
    sharp: boolean;
    bottom?: number;
    lit?: number;
  },
): void {
  const { width, random } = stage;
  const { base, height, depth, local, sharp } = options;
  const shape = sharp ? crags(random) : wave(random, 4);
  const points: Point[] = [];
  const step = sharp ? 7 : 16;
  for (let x = -10; x <= width + 10 + step; x += step) {
    const rise = sharp ? shape(x / 1000) : 0.5 + shape((x / 1000) * 2.2) * 0.6;
    points.push([x, base - height * rise]);
  }
  const bottom = options.bottom ?? base + height * 0.6;
  points.push([width + 20, bottom], [-20, bottom]);
  const lit = options.lit ?? 0.4;
  const paint = stage.vertical(base - height, bottom, [
    [0, stage.tone(local, depth, lit)],
    [1, stage.tone(local, Math.min(1, depth + 0.3), lit)],
  ]);
  stage.fill(polygon(points), paint);
}
