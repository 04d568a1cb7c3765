import { mix } from "../../colour.ts";
import { paintHill, paintMist } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { dash } from "../../kit/path.ts";
import { paintShip, paintYacht } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** Waves with foam on open water. */
function paintSwell(stage: Stage, top: number, water: string): void {
  const { width, height, random, palette } = stage;
  for (let row = 0; row < 7; row += 1) {
    const near = row / 6;
    const y = top + (height - top) * near ** 1.3;
    let body = "";
    let foam = "";
    for (let crest = 0; crest < 5; crest += 1) {
      const x = random.between(-20, width + 20);
      const span = (70 + 220 * near) * random.between(0.6, 1.2);
      body += dash(x, y, span, 6 + 20 * near);
      foam += dash(x + span * 0.06, y - 3 - 8 * near, span * 0.42, 2 + 5 * near);
    }
    stage.fill(body, mix(stage.tone(water, 0, 0.9), palette.sky[2], 0.2), 0.34);
    stage.fill(foam, stage.snow(0, 1), 0.6);
  }
}

export function paintSailing(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sea = random.pick(["#13708f", "#12809a", "#185f9c", "#138a8a"]);
  const shore = height * (aspect < 1 ? 0.6 : 0.58);
  paintSky(stage, { horizon: shore, sunAt: 0.5 - side * random.between(0.16, 0.3) });
  paintRidge(stage, {
    base: shore,
    height: height * 0.13,
    depth: 0.78,
    local: "#6f8096",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.17,
    depth: 0.54,
    rock: random.pick(["#8a7a78", "#6d8078", "#7a7a8a"]),
    snowShare: 0,
    count: 6,
    focus: 0.5 + side * 0.3,
  });
  const coast = (x: number): number =>
    shore - Math.max(0, (side > 0 ? x : width - x) / width - 0.5) * height * 0.12 + 4;
  paintHill(stage, coast, { depth: 0.34, local: "#5f8a54", bottom: shore + 3, lit: 0.6 });
  paintWater(stage, { top: shore, local: sea, ripple: 0.8 });
  paintShore(stage, shore, 0.4);
  paintYacht(stage, {
    x: width * (0.5 - side * 0.34),
    waterline: shore + height * 0.05,
    height: 84,
    sail: random.pick(["#f4ead5", "#e8604c"]),
  });
  paintYacht(stage, {
    x: width * (0.5 + side * 0.3),
    waterline: shore + height * 0.035,
    height: 56,
  });
  paintSwell(stage, shore + height * 0.1, sea);
  paintYacht(stage, {
    x: width * (0.5 - side * 0.04),
    waterline: height * 0.8,
    height: height * (aspect < 1 ? 0.46 : 0.6),
  });
  paintBirds(stage, width * (0.5 + side * 0.2), shore * 0.4, stage.snow(0, 0.9), 14);
}

export function paintSeaShip(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sea = random.pick(["#135f8c", "#136f88", "#1a5596"]);
  const shore = height * (aspect < 1 ? 0.56 : 0.56);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.15,
    depth: 0.8,
    local: "#6f8096",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.24,
    depth: 0.5,
    rock: "#687488",
    snowShare: random.pick([0, 0.5]),
    count: 6,
    focus: 0.5 + side * 0.26,
  });
  paintMist(stage, shore - 6, 24, 0.4);
  paintWater(stage, { top: shore, local: sea, ripple: 0.75 });
  paintYacht(stage, {
    x: width * (0.5 + side * 0.4),
    waterline: shore + height * 0.04,
    height: 44,
  });
  paintShip(stage, {
    x: width * (0.5 - side * 0.02),
    waterline: shore + height * 0.2,
    length: width * (aspect < 1 ? 0.8 : 0.62),
    hull: random.pick(["#1f3a5f", "#f4f1ea", "#203048"]),
    decks: random.int(4, 5),
  });
  paintSwell(stage, shore + height * 0.24, sea);
  paintBirds(stage, width * (0.5 + side * 0.22), shore * 0.44, stage.snow(0, 0.9), 14);
}
