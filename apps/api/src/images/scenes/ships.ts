import { mix } from "../colour.ts";
import { paintOnionChurch } from "../kit/landmarks.ts";
import { paintHill, paintMist, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { dash } from "../kit/path.ts";
import { paintShip, paintYacht } from "../kit/ships.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest, paintLeafy } from "../kit/trees.ts";
import { paintShore, paintWater } from "../kit/water.ts";

/** Rolling crests with their foam, for open water. */
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

export function paintRiverShip(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.56 : 0.54);
  const pine = random.pick(["#2a5a40", "#28543f", "#34603a"]);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    paintRidge(stage, {
      base: shore - 4,
      height: height * 0.09,
      depth: 0.76,
      local: "#5f7a78",
      sharp: false,
    });
    const back = rolling(stage, {
      base: shore - height * 0.04,
      swell: height * 0.03,
      frequency: 2,
    });
    paintForest(stage, {
      ground: back,
      height: height * 0.045,
      depth: 0.5,
      local: pine,
      lights: false,
      density: 1.2,
    });
    paintHill(stage, back, { depth: 0.48, local: "#6f9050", bottom: shore + 4, mist: 0.1 });
    const bank = (x: number): number =>
      shore - 8 - Math.max(0, (side > 0 ? 1 - x / width : x / width) - 0.3) * height * 0.12;
    const churchX = width * (0.5 - side * 0.24);
    paintHill(stage, bank, { depth: 0.2, local: "#7a9a4a", bottom: shore + 4, lit: 0.6 });
    paintForest(stage, {
      ground: bank,
      height: height * 0.09,
      depth: 0.24,
      local: pine,
      from: side > 0 ? -20 : width * 0.82,
      to: side > 0 ? width * 0.18 : width + 20,
      density: 0.8,
    });
    paintOnionChurch(stage, {
      x: churchX,
      foot: bank(churchX) + 5,
      height: height * 0.21,
      depth: 0.12,
    });
    for (const dx of [-0.13, -0.09, 0.11, 0.16])
      paintLeafy(stage, {
        x: churchX + dx * width,
        foot: bank(churchX) + 10,
        height: random.between(44, 70),
        depth: 0.18,
        local: random.pick(["#5f8f44", "#7a9a3c", "#4f8048"]),
      });
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(["#23708a", "#1f6a80", "#2a7a86"]),
    reflect: far,
    reflectStrength: 0.62,
    ripple: 0.36,
  });
  paintShore(stage, shore, 0.6);
  paintShip(stage, {
    x: width * (0.5 + side * 0.03),
    waterline: shore + (height - shore) * 0.42,
    length: width * (aspect < 1 ? 0.86 : 0.64),
    hull: random.pick(["#f4f1ea", "#23406a", "#1f5a58"]),
    decks: random.int(2, 3),
    river: true,
  });
  const near = rolling(stage, {
    base: height * 0.96,
    swell: height * 0.016,
    tilt: side * height * 0.12,
  });
  paintHill(stage, near, { depth: 0, local: "#5f8040", lit: 0.4, strokes: 24 });
  const treeX = width * (side > 0 ? 0.05 : 0.95);
  // On a tall sheet the ship needs the whole width.
  if (aspect > 1)
    paintLeafy(stage, {
      x: treeX,
      foot: height * 1.02,
      height: height * 0.5,
      depth: 0,
      local: "#4f8048",
      spread: 0.34,
    });
  paintBirds(stage, width * (0.5 + side * 0.26), shore * 0.4, stage.snow(0, 0.9), 12);
}
