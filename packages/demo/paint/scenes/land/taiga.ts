import { paintHouse } from "../../kit/buildings/houses.ts";
import { paintFlowers, paintHill, paintWisps, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";
import { paintRiver } from "../../kit/nature/water-course.ts";

/** Paints a sea of conifers, a river that winds through it, and a cabin. */
export function paintTaiga(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#1d4f40", "#215845", "#1b4d4d", "#335f3a"]);
  const horizon = height * (aspect < 1 ? 0.46 : 0.44);
  paintSky(stage, { horizon, sunAt: 0.5 + side * random.between(0.06, 0.24) });
  paintRidge(stage, {
    base: horizon - 8,
    height: height * 0.13,
    depth: 0.84,
    local: "#53707e",
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon + 12,
    height: height * 0.1,
    depth: 0.68,
    local: "#44685f",
    sharp: false,
  });
  for (let layer = 0; layer < 4; layer += 1) {
    const at = layer / 3;
    const depth = 0.58 - at * 0.4;
    const ground = rolling(stage, {
      base: horizon + height * (0.05 + at * 0.17),
      swell: height * 0.034,
      frequency: 2.4,
      tilt: random.bell() * height * 0.12,
    });
    paintForest(stage, {
      ground,
      height: height * (0.04 + at * 0.05),
      depth,
      local: pine,
      density: 1.25,
      lights: layer > 1,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.26, lit: 0.3 });
    paintWisps(stage, horizon + height * (0.1 + at * 0.15), 8, 0.26);
  }
  const valley = horizon + height * 0.22;
  const plain = rolling(stage, { base: valley + height * 0.05, swell: height * 0.012 });
  paintHill(stage, plain, {
    depth: 0.1,
    local: random.pick(["#6f8f3f", "#7d8f3c", "#5f8a48"]),
    mist: 0,
    strokes: 70,
    lit: 0.55,
  });
  paintRiver(stage, {
    from: [width * (0.5 + side * 0.1), plain(width / 2) + 3],
    to: [width * (0.5 - side * 0.08), height + 40],
    farWidth: 10,
    nearWidth: width * 0.46,
    bends: 2.6,
    swing: width * 0.2 * side,
    local: "#1d6276",
    bank: "#cdb88a",
  });
  const cabinX = width * (0.5 + side * 0.3);
  const cabinFoot = height * 0.79;
  paintForest(stage, {
    ground: (x) => cabinFoot - 8 - Math.abs(x - cabinX) * 0.03,
    height: height * 0.17,
    depth: 0.08,
    local: pine,
    from: cabinX - width * 0.2,
    to: cabinX + width * 0.24,
    density: 0.8,
  });
  paintHouse(stage, {
    x: cabinX,
    foot: cabinFoot + 8,
    width: 46,
    height: 26,
    wall: "#8a5a38",
    roof: "#5d3b30",
    smoke: true,
  });
  paintFlowers(stage, plain, ["#d65a8c", "#f2c94c", "#f4efe0"], 120);
  const near = rolling(stage, { base: height * 0.97, swell: height * 0.014 });
  const wings = [
    { from: -40, to: width * random.between(0.1, 0.2), tall: 0.56 },
    { from: width * random.between(0.86, 0.92), to: width + 50, tall: 0.48 },
  ];
  for (const { from, to, tall } of wings) {
    paintForest(stage, {
      ground: (x) => near(x) + 36,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.62,
      slim: 0.17,
    });
  }
  paintGrass(stage, { ground: () => height, height: 44, local: "#4a6a38", lit: 0.25 });
  paintBirds(stage, width * (0.5 - side * 0.26), horizon * 0.5, stage.tone("#2a2f3f", 0.3, 0.1));
}
