import { paintOnionChurch, paintPagoda, paintSteeple } from "../../kit/buildings/landmarks.ts";
import { type Ground, paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { paintDune, sands } from "../../kit/nature/sand-sea.ts";
import { paintShip, paintYacht } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintForest, paintLeafy, paintPalm } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** The land behind a river, and what grows on the bank beside the viewer. */
interface River {
  far: (stage: Stage, shore: number) => void;
  waters: readonly [string, ...string[]];
  hulls: readonly [string, ...string[]];
  grass: string;
  near: (stage: Stage, x: number) => void;
}

/** The bank across the river, higher on the side where something stands on it. */
function farBank({ width, height, side }: Stage, shore: number): Ground {
  return (x) =>
    shore - 8 - Math.max(0, (side > 0 ? 1 - x / width : x / width) - 0.3) * height * 0.12;
}

function paintRiverWith(stage: Stage, river: River): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.56 : 0.54);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    river.far(stage, shore);
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(river.waters),
    reflect: far,
    reflectStrength: 0.62,
    ripple: 0.36,
  });
  paintShore(stage, shore, 0.6);
  paintShip(stage, {
    x: width * (0.5 + side * 0.03),
    waterline: shore + (height - shore) * 0.42,
    length: width * (aspect < 1 ? 0.86 : 0.64),
    hull: random.pick(river.hulls),
    decks: random.int(2, 3),
    river: true,
  });
  const near = rolling(stage, {
    base: height * 0.96,
    swell: height * 0.016,
    tilt: side * height * 0.12,
  });
  paintHill(stage, near, { depth: 0, local: river.grass, lit: 0.4, strokes: 24 });
  // On a tall sheet the ship needs the whole width.
  if (aspect > 1) river.near(stage, width * (side > 0 ? 0.05 : 0.95));
  paintBirds(stage, width * (0.5 + side * 0.26), shore * 0.4, stage.snow(0, 0.9), 12);
}

const leafyBank = (stage: Stage, x: number) =>
  paintLeafy(stage, {
    x,
    foot: stage.height * 1.02,
    height: stage.height * 0.5,
    depth: 0,
    local: "#4f8048",
    spread: 0.34,
  });

const palmBank = (stage: Stage, x: number) =>
  paintPalm(stage, {
    x,
    foot: stage.height * 1.02,
    height: stage.height * 0.62,
    lean: -stage.side * 0.2,
    depth: 0,
  });

/** Forest and a white church: the rivers of Russia. */
const volga: River = {
  waters: ["#23708a", "#1f6a80", "#2a7a86"],
  hulls: ["#f4f1ea", "#23406a", "#1f5a58"],
  grass: "#5f8040",
  near: leafyBank,
  far: (stage, shore) => {
    const { width, height, random, side } = stage;
    const pine = random.pick(["#2a5a40", "#28543f", "#34603a"]);
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
    const bank = farBank(stage, shore);
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
  },
};

/** A small town under a steeple, vineyards on the slopes: the Danube. */
const danube: River = {
  waters: ["#3a7a86", "#2f6f8a", "#4a8078"],
  hulls: ["#f4f1ea", "#23406a", "#e8e0d0"],
  grass: "#6f8f48",
  near: leafyBank,
  far: (stage, shore) => {
    const { width, height, random, side } = stage;
    for (const [lift, depth] of [
      [0.13, 0.66],
      [0.08, 0.48],
      [0.05, 0.34],
    ] as const) {
      const hill = rolling(stage, {
        base: shore - height * lift,
        swell: height * 0.05,
        tilt: random.bell() * 80,
      });
      paintHill(stage, hill, {
        depth,
        local: random.pick(["#7f9a50", "#8f9f45", "#6f8f58"]),
        bottom: shore + 4,
        mist: 0.16,
        strokes: 50,
      });
    }
    const bank = farBank(stage, shore);
    paintHill(stage, bank, { depth: 0.2, local: "#7a9a4a", bottom: shore + 4, lit: 0.6 });
    const churchX = width * (0.5 - side * 0.2);
    paintSteeple(
      stage,
      { x: churchX, foot: bank(churchX) + 4, height: height * 0.28, depth: 0.16 },
      "#f0dcae",
      random.pick(["#b5502f", "#5f8f86"]),
      random.chance(0.5),
    );
    paintTownRow(stage, {
      from: width * (side > 0 ? 0.06 : 0.5),
      to: width * (side > 0 ? 0.5 : 0.94),
      foot: bank,
      width: width * 0.042,
      height: height * 0.055,
      walls: ["#f0dcae", "#e8c090", "#d8a488", "#f4ead5", "#c8d0b8"],
      roofs: ["#b5502f", "#a8482f", "#c2603a"],
      depth: 0.14,
      roof: "gable",
    });
    for (let tree = 0; tree < 9; tree += 1) {
      const x = random.between(0, width);
      paintLeafy(stage, {
        x,
        foot: bank(x) + 8,
        height: random.between(30, 54),
        depth: 0.16,
        local: random.pick(["#5f8f44", "#7a9a3c"]),
      });
    }
  },
};

/** Palms, a strip of fields and the desert behind them: the Nile. */
const nile: River = {
  waters: ["#2a7a94", "#1f6f8a", "#35858f"],
  hulls: ["#f4f1ea", "#e8d8b8", "#23406a"],
  grass: "#5f8f3c",
  near: palmBank,
  far: (stage, shore) => {
    const { width, height, random, side } = stage;
    const sand = random.pick(sands);
    paintRidge(stage, {
      base: shore - 6,
      height: height * 0.15,
      depth: 0.62,
      local: "#c89a70",
      sharp: true,
    });
    paintDune(stage, {
      x: width * (0.5 + side * 0.22),
      peak: shore - height * 0.12,
      span: width * 0.5,
      depth: 0.42,
      sand,
      way: side,
      tall: height * 0.12,
    });
    const bank: Ground = (x) => shore - 9 - 5 * Math.sin(x / 90);
    paintHill(stage, bank, { depth: 0.22, local: "#6f9a40", bottom: shore + 4, lit: 0.7 });
    for (let palm = 0; palm < 17; palm += 1) {
      const x = width * ((palm + random.next()) / 17);
      paintPalm(stage, {
        x,
        foot: bank(x) + 5,
        height: height * random.between(0.07, 0.14),
        lean: random.bell() * 0.2,
        depth: 0.2,
      });
    }
    paintYacht(stage, {
      x: width * (0.5 - side * 0.4),
      waterline: shore + 4,
      height: 62,
      sail: "#f4ead5",
    });
  },
};

/** Steep green hills, palms and a pagoda's roofs: the Mekong. */
const mekong: River = {
  waters: ["#8a8558", "#7f8a68", "#94885c"],
  hulls: ["#8a5a34", "#7a4c30", "#a0724a"],
  grass: "#4f8a44",
  near: palmBank,
  far: (stage, shore) => {
    const { width, height, random, side } = stage;
    for (const [lift, depth, tall] of [
      [0.02, 0.66, 0.3],
      [0.01, 0.46, 0.2],
    ] as const)
      paintRidge(stage, {
        base: shore - height * lift,
        height: height * tall,
        depth,
        local: random.pick(["#4f8068", "#3f7a5c"]),
        sharp: false,
      });
    paintMist(stage, shore - height * 0.05, 34, 0.6);
    const bank = farBank(stage, shore);
    paintHill(stage, bank, { depth: 0.22, local: "#5a9048", bottom: shore + 4, lit: 0.6 });
    const pagodaX = width * (0.5 - side * 0.26);
    paintPagoda(
      stage,
      { x: pagodaX, foot: bank(pagodaX) + 6, height: height * 0.2, depth: 0.16 },
      random.pick(["#b5602f", "#c2803a"]),
      3,
    );
    for (let tree = 0; tree < 14; tree += 1) {
      const x = random.between(0, width);
      if (Math.abs(x - pagodaX) < width * 0.05) continue;
      if (random.chance(0.5))
        paintPalm(stage, {
          x,
          foot: bank(x) + 6,
          height: height * random.between(0.08, 0.15),
          lean: random.bell() * 0.24,
          depth: 0.18,
        });
      else
        paintLeafy(stage, {
          x,
          foot: bank(x) + 9,
          height: random.between(40, 66),
          depth: 0.2,
          local: random.pick(["#3f8a48", "#4f9a44"]),
        });
    }
  },
};

export const paintRiverShip = (stage: Stage): void => paintRiverWith(stage, volga);
export const paintDanubeShip = (stage: Stage): void => paintRiverWith(stage, danube);
export const paintNileShip = (stage: Stage): void => paintRiverWith(stage, nile);
export const paintMekongShip = (stage: Stage): void => paintRiverWith(stage, mekong);
