import { paintRowboat } from "../../kit/things/boats.ts";
import { paintDistance, waters } from "../../kit/nature/highland.ts";
import { paintMist } from "../../kit/nature/land.ts";
import { type Point, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

export function paintFjord(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(["#4f6472", "#5a6670", "#4d5f62"]);
  const shore = height * (aspect < 1 ? 0.64 : 0.68);
  const gap = 0.5 + side * random.between(0.02, 0.12);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore, sunAt: gap + side * 0.04 });
    paintDistance(stage, shore, rock);
    const walls = [
      [0.7, 0.14, 0.4],
      [0.5, 0.28, 0.58],
      [0.3, 0.46, 0.74],
      [0.1, 0.66, 0.9],
    ] as const;
    for (const [depth, spread, tall] of walls) {
      for (const way of [-1, 1]) {
        const inner = width * (gap + way * spread * 0.32);
        const points: Point[] = [[inner, shore + 2]];
        const top = shore * (1 - tall * random.between(0.8, 1));
        const reach = way < 0 ? inner + 20 : width - inner + 20;
        for (let step = 1; step <= 22; step += 1) {
          const at = step / 22;
          const cliff = 1 - Math.exp(-at * 4.6 * (1.3 - spread));
          points.push([
            inner + way * reach * at,
            shore -
              (shore - top) * cliff +
              random.bell() * 15 * (1 - depth) * (at < 1 ? 1 : 0) +
              8 * Math.sin(at * 20 + spread * 30),
          ]);
        }
        points.push([inner + way * reach, shore + 2]);
        const lit = way === side ? 0.2 : 0.85;
        const paint = stage.vertical(top, shore, [
          [0, stage.tone(rock, depth, lit)],
          [0.6, stage.tone("#3f6650", depth, lit * 0.8)],
          [1, stage.tone("#2f5a48", Math.min(1, depth + 0.12), lit * 0.5)],
        ]);
        stage.fill(polygon(points), paint);
        fjordGullies(stage, { inner, way, reach, top, shore, depth, lit, rock });
      }
      paintMist(stage, shore - 4, height * 0.035, 0.34);
    }
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(waters),
    reflect: far,
    reflectStrength: 0.72,
    ripple: 0.3,
  });
  paintShore(stage, shore, 0.5);
  paintRowboat(stage, {
    x: width * (gap - side * 0.1),
    waterline: shore + (height - shore) * 0.5,
    length: 70,
  });
  paintBirds(stage, width * gap, shore * 0.5, stage.tone("#2a2f3f", 0.3, 0.1));
}

/** Cracks and waterfalls down the walls of a fjord. */
function fjordGullies(
  stage: Stage,
  wall: {
    inner: number;
    way: number;
    reach: number;
    top: number;
    shore: number;
    depth: number;
    lit: number;
    rock: string;
  },
): void {
  const { random } = stage;
  if (wall.depth > 0.6) return;
  let dark = "";
  for (let crack = 0; crack < 12; crack += 1) {
    const at = random.between(0.3, 1);
    const x = wall.inner + wall.way * wall.reach * at;
    const y = wall.top + (wall.shore - wall.top) * random.between(0.14, 0.6);
    const length = (wall.shore - y) * random.between(0.25, 0.6);
    dark += `M${round(x)} ${round(y)}l${round(-wall.way * length * 0.16 + 5)} ${round(length * 0.5)}l${round(-wall.way * length * 0.1 - 3)} ${round(length * 0.5)}l${round(wall.way * length * 0.1 - 6)} ${round(-length * 0.44)}Z`;
  }
  stage.fill(dark, stage.tone(wall.rock, wall.depth, wall.lit > 0.5 ? 0.15 : 0.6), 0.4);
  if (!random.chance(0.7)) return;
  const x = wall.inner + wall.way * wall.reach * random.between(0.35, 0.6);
  const y = wall.top + (wall.shore - wall.top) * random.between(0.25, 0.35);
  stage.fill(
    `M${round(x)} ${round(y)}q${round(-wall.way * 22)} ${round((wall.shore - y) * 0.4)} ${round(-wall.way * 16 - 4)} ${round(wall.shore - y)}h11q2 ${round(-(wall.shore - y) * 0.6)} ${round(wall.way * 16 - 3)} ${round(-(wall.shore - y))}Z`,
    stage.snow(wall.depth * 0.7, 0.9),
    0.85,
  );
}
