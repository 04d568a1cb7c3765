import { paintHiker } from "../../kit/things/figures.ts";
import { flowers, meadows, paintDistance, pines, rocks } from "../../kit/nature/highland.ts";
import { paintFlowers, paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange } from "../../kit/nature/mountains.ts";
import { type Point, curve } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";

/** Paints a walker on a trail before a mountain range. */
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
  // A hill on the lit side carries the trail.
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
