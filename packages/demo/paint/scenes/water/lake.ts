import { paintRowboat } from "../../kit/things/boats.ts";
import { paintDistance, pines, rocks, waters } from "../../kit/nature/highland.ts";
import { paintHill, paintMist, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange } from "../../kit/nature/mountains.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

export function paintLake(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const rock = random.pick(rocks);
  const pine = random.pick(pines);
  const shore = height * (aspect < 1 ? 0.6 : 0.6);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    paintDistance(stage, shore, rock);
    paintRange(stage, {
      base: shore + 14,
      height: height * random.between(0.36, 0.46),
      depth: 0.2,
      rock,
      snowShare: random.between(0.35, 0.6),
      count: 5,
      focus: 0.5 - side * random.between(0, 0.16),
    });
    paintMist(stage, shore - 6, height * 0.05, 0.7);
    const hill = rolling(stage, {
      base: shore - height * 0.035,
      swell: height * 0.035,
      frequency: 2.6,
      tilt: side * height * 0.06,
    });
    paintForest(stage, {
      ground: hill,
      height: height * 0.055,
      depth: 0.34,
      local: pine,
      density: 1.1,
    });
    paintHill(stage, hill, { depth: 0.34, local: pine, mist: 0.2, bottom: shore + 3 });
    const bank = (x: number): number =>
      shore -
      height * 0.012 -
      height * 0.05 * Math.max(0, (side > 0 ? 1 - x / width : x / width) - 0.45);
    paintForest(stage, {
      ground: bank,
      height: height * 0.1,
      depth: 0.16,
      local: pine,
      from: side > 0 ? -20 : width * 0.56,
      to: side > 0 ? width * 0.44 : width + 20,
      density: 0.9,
    });
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(waters),
    reflect: far,
    reflectStrength: 0.8,
    ripple: 0.22,
  });
  paintShore(stage, shore, 0.6);
  const boatX = width * (0.5 + side * random.between(0.06, 0.2));
  paintRowboat(stage, {
    x: boatX,
    waterline: shore + (height - shore) * random.between(0.36, 0.5),
    length: 84,
  });
  const near = rolling(stage, {
    base: height * 0.965,
    swell: height * 0.02,
    tilt: -side * height * 0.1,
  });
  paintHill(stage, near, { depth: 0, local: "#47603c", strokes: 20, lit: 0.3 });
  const from = side > 0 ? -40 : width * 0.8;
  paintForest(stage, {
    ground: (x) => near(x) + 20,
    height: height * 0.46,
    depth: 0,
    local: pine,
    from,
    to: from + width * 0.2 + 40,
    density: 0.5,
    slim: 0.17,
  });
  for (let stone = 0; stone < 5; stone += 1) {
    const x = width * random.between(0.1, 0.9);
    paintRock(stage, x, near(x) + 8, random.between(10, 28), rock);
  }
  paintGrass(stage, { ground: () => height, height: 52, local: "#4f6a3c", lit: 0.2 });
  paintBirds(stage, width * (0.5 - side * 0.2), shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}
