import type { Random } from "../../../src/random.ts";
import { circle, polygon, round, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

/** A conifer with ragged drooping branches. */
function conifer(x: number, foot: number, height: number, random: Random, slim = 0.2): string {
  const tiers = Math.max(4, Math.min(9, Math.round(height / 13)));
  const half = height * slim;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const at = tier / tiers;
    const y = foot - height + height * 0.94 * at;
    const reach = half * at ** 0.85;
    const leftReach = reach * random.between(0.78, 1.14);
    const rightReach = reach * random.between(0.78, 1.14);
    const notch = height * 0.035;
    left.push([x - leftReach, y + notch * 0.6], [x - leftReach * 0.5, y - notch * 0.3]);
    right.push([x + rightReach, y + notch * 0.6], [x + rightReach * 0.5, y - notch * 0.3]);
  }
  const trunk = Math.max(0.8, height * 0.014);
  return polygon([
    [x, foot - height * 1.03],
    ...right,
    [x + trunk, foot - height * 0.05],
    [x + trunk, foot + 2],
    [x - trunk, foot + 2],
    [x - trunk, foot - height * 0.05],
    ...left.toReversed(),
  ]);
}

/** The lit side of a conifer: the same tree, half as wide and shifted towards the light. */
function coniferLight(
  x: number,
  foot: number,
  height: number,
  side: number,
  random: Random,
  slim: number,
): string {
  const tiers = Math.max(3, Math.min(7, Math.round(height / 16)));
  const half = height * slim;
  let path = "";
  for (let tier = 1; tier < tiers; tier += 1) {
    const at = tier / tiers;
    const y = foot - height + height * 0.92 * at;
    const reach = half * at ** 0.85 * random.between(0.7, 0.95);
    path += `M${round(x + side * half * 0.08)} ${round(y - height * 0.1)}L${round(x + side * reach)} ${round(y)}L${round(x + side * reach * 0.25)} ${round(y - height * 0.02)}Z`;
  }
  return path;
}

export type ForestOptions = {
  /** The height of the ground at a place. */
  ground: (x: number) => number;
  height: number;
  depth: number;
  local: string;
  from?: number;
  to?: number;
  /** Trees per tree width; 1 leaves no gaps. */
  density?: number;
  slim?: number;
  snow?: boolean;
  lights?: boolean;
};

/** Paints a stand of conifers, drawn as one shape each for the trees, the light and the snow. */
export function paintForest(stage: Stage, options: ForestOptions): void {
  const { random, side, width } = stage;
  const { ground, height, depth, local } = options;
  const slim = options.slim ?? 0.19;
  const from = options.from ?? -height * 0.3;
  const to = options.to ?? width + height * 0.3;
  const step = (height * slim * 1.5) / (options.density ?? 1);
  let trees = "";
  let light = "";
  let snow = "";
  for (let x = from; x < to; x += step * random.between(0.5, 1.4)) {
    const tall = height * random.between(0.55, 1.12);
    const foot = ground(x) + random.between(0, height * 0.08);
    trees += conifer(x, foot, tall, random, slim);
    if (options.lights !== false) light += coniferLight(x, foot, tall, side, random, slim);
    if (options.snow)
      snow +=
        coniferLight(x - side * tall * 0.02, foot - tall * 0.035, tall, side, random, slim * 0.98) +
        coniferLight(x, foot - tall * 0.03, tall * 0.97, -side, random, slim * 0.8);
  }
  const paint = stage.vertical(
    ground((from + to) / 2) - height,
    ground((from + to) / 2) + height * 0.2,
    [
      [0, stage.tone(local, depth, 0.34)],
      [1, stage.tone(local, Math.min(1, depth + 0.16), 0.12)],
    ],
  );
  stage.fill(trees, paint);
  if (light) stage.fill(light, stage.tone(local, depth, 0.95), 0.72);
  if (snow) stage.fill(snow, stage.snow(depth * 0.8, 0.82), 0.94);
}

/** Paints a leafy tree: round clumps, darker below, lit on one side. */
export function paintLeafy(
  stage: Stage,
  options: {
    x: number;
    foot: number;
    height: number;
    depth: number;
    local: string;
    trunk?: string;
    spread?: number;
  },
): void {
  const { random, side } = stage;
  const { x, foot, height, depth, local } = options;
  const spread = options.spread ?? 0.36;
  const trunkWidth = height * 0.035;
  stage.fill(
    polygon([
      [x - trunkWidth, foot],
      [x - trunkWidth * 0.5, foot - height * 0.6],
      [x + trunkWidth * 0.5, foot - height * 0.6],
      [x + trunkWidth, foot],
    ]),
    stage.tone(options.trunk ?? "#4b382e", depth, 0.2),
  );
  // Near trees show more and smaller clumps.
  const clumps = Math.round(Math.max(9, Math.min(38, height / 7)));
  const fineness = Math.sqrt(9 / clumps);
  let body = "";
  let middle = "";
  let light = "";
  for (let clump = 0; clump < clumps; clump += 1) {
    const angle = clump * 2.4 + random.between(-0.3, 0.3);
    const far = Math.sqrt(clump / clumps) * 0.78;
    const clumpX = x + Math.cos(angle) * height * spread * far;
    const clumpY = foot - height * 0.64 + Math.sin(angle) * height * 0.34 * far;
    const radius = height * spread * random.between(0.42, 0.6) * (0.3 + 0.7 * fineness);
    body += circle(clumpX, clumpY, radius);
    const facing = Math.cos(angle) * side * far - Math.sin(angle) * far;
    if (facing > -0.42)
      middle += circle(clumpX + side * radius * 0.2, clumpY - radius * 0.22, radius * 0.74);
    if (facing > -0.06)
      light += circle(clumpX + side * radius * 0.36, clumpY - radius * 0.4, radius * 0.42);
  }
  stage.fill(body, stage.tone(local, depth, 0.1));
  stage.fill(middle, stage.tone(local, depth, 0.5));
  stage.fill(light, stage.tone(local, depth, 1));
}

/** Paints a coconut palm leaning over the water. */
export function paintPalm(
  stage: Stage,
  options: { x: number; foot: number; height: number; lean: number; depth: number; leaf?: string },
): void {
  const { random, side } = stage;
  const { x, foot, height, lean, depth } = options;
  const leaf = options.leaf ?? "#2f7d4b";
  const topX = x + lean * height;
  const topY = foot - height;
  const bendX = x + lean * height * 0.25;
  const thick = height * 0.028;
  stage.fill(
    `M${round(x - thick * 1.5)} ${round(foot)}Q${round(bendX - thick)} ${round(foot - height * 0.5)} ${round(topX - thick * 0.5)} ${round(topY)}L${round(topX + thick * 0.5)} ${round(topY)}Q${round(bendX + thick * 1.2)} ${round(foot - height * 0.5)} ${round(x + thick * 1.5)} ${round(foot)}Z`,
    stage.horizontal(x - thick * 2, topX + thick * 2, [
      [0, stage.tone("#8a6a4c", depth, side < 0 ? 0.9 : 0.15)],
      [1, stage.tone("#8a6a4c", depth, side < 0 ? 0.15 : 0.9)],
    ]),
  );
  const fronds = random.int(9, 12);
  let dark = "";
  let light = "";
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle = Math.PI * (0.92 + (1.16 * frond) / (fronds - 1)) + random.between(-0.09, 0.09);
    const length = height * random.between(0.4, 0.54);
    const shape = palmFrond(topX, topY, angle, length, random);
    if (Math.cos(angle) * side > 0.05 && frond % 2 === 0) light += shape;
    else dark += shape;
  }
  stage.fill(dark, stage.tone(leaf, depth, 0.22));
  stage.fill(light, stage.tone(leaf, depth, 0.85));
  stage.fill(
    circle(topX - 4, topY + 6, height * 0.022) + circle(topX + 6, topY + 7, height * 0.022),
    stage.tone("#7a4a2c", depth, 0.3),
  );
}

function palmFrond(x: number, y: number, angle: number, length: number, random: Random): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 8;
  const droop = random.between(0.34, 0.56);
  for (let step = 0; step <= steps; step += 1) {
    const at = step / steps;
    const spineX = x + Math.cos(angle) * length * at;
    const spineY = y + Math.sin(angle) * length * at * 0.86 + droop * length * at ** 2.1;
    const breadth = length * 0.1 * Math.sin((0.14 + 0.84 * at) * Math.PI) ** 0.7;
    upper.push([spineX, spineY - breadth * 0.45]);
    // Leaflets hang down separately.
    lower.push(
      [spineX - Math.cos(angle) * 3, spineY + breadth * 0.35],
      [spineX + Math.cos(angle) * length * 0.035, spineY + breadth * 1.7],
    );
  }
  return polygon([...upper, ...lower.toReversed()]);
}

/** Blades of grass along the lower edge, as if at the viewer's feet. */
export function paintGrass(
  stage: Stage,
  options: {
    ground: (x: number) => number;
    height: number;
    local: string;
    depth?: number;
    from?: number;
    to?: number;
    lit?: number;
    density?: number;
  },
): void {
  const { random, width } = stage;
  let path = "";
  const step = 7 / (options.density ?? 1);
  for (
    let x = options.from ?? -10;
    x < (options.to ?? width + 10);
    x += step * random.between(0.4, 1.6)
  ) {
    const tall = options.height * random.between(0.35, 1.1);
    const bend = random.bell() * tall * 0.5;
    const foot = options.ground(x) + 3;
    path += `M${round(x - 1.8)} ${round(foot)}Q${round(x + bend * 0.2)} ${round(foot - tall * 0.6)} ${round(x + bend)} ${round(foot - tall)}Q${round(x + bend * 0.3 + 2)} ${round(foot - tall * 0.5)} ${round(x + 1.8)} ${round(foot)}Z`;
  }
  stage.fill(path, stage.tone(options.local, options.depth ?? 0, options.lit ?? 0.3));
}
