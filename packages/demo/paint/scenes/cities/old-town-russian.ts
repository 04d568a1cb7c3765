import { paintRowboat } from "../../kit/things/boats.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, rolling } from "../../kit/nature/land.ts";
import { paintBlock, paintOnionChurch } from "../../kit/buildings/landmarks.ts";
import { box, polygon, round } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLampStreaks, paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintForest, paintGrass, paintLeafy } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** A stretch of fortress wall with swallow-tail merlons and tent-roofed towers. */
function paintKremlin(stage: Stage, foot: number, tall: number): void {
  const { width, side } = stage;
  const brick = "#b5483a";
  paintBlock(stage, width / 2, foot, width + 40, tall, brick, 0.1);
  let merlons = "";
  for (let x = -10; x < width + 10; x += 13)
    merlons += `M${round(x)} ${round(foot - tall + 1)}v-9l4 4 4-4v9Z`;
  stage.fill(merlons, stage.tone(brick, 0.1, 0.8));
  stage.fill(box(-10, foot - tall * 0.72, width + 20, 2.4), stage.snow(0.1, 0.8), 0.6);
  for (const at of [0.1, 0.42, 0.9]) {
    const x = width * (0.5 + side * (at - 0.5));
    const high = tall * (at === 0.42 ? 2.5 : 1.7);
    paintBlock(stage, x, foot, tall * 0.9, high, brick, 0.06);
    stage.fill(box(x - tall * 0.5, foot - high - 3, tall, 6), stage.snow(0.06, 0.85));
    const roof = tall * 1.5;
    const top = foot - high - roof;
    stage.fill(
      polygon([
        [x - tall * 0.5, foot - high],
        [x, top],
        [x + tall * 0.5, foot - high],
      ]),
      stage.tone("#2f7a5c", 0.06, 0.2),
    );
    stage.fill(
      polygon([
        [x, top],
        [x + side * tall * 0.5, foot - high],
        [x + side * 2, foot - high],
      ]),
      stage.tone("#2f7a5c", 0.06, 0.9),
    );
    stage.stroke(`M${round(x)} ${round(top)}v-12`, stage.tone("#e8b84a", 0, 1), 2);
    stage.fill(
      box(x - 4, foot - high * 0.7, 8, 14),
      isEvening(stage) ? "#ffd27a" : stage.tone("#3a2a30", 0.06, 0.1),
    );
  }
}

export function paintOldTownRussian(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    const hill = rolling(stage, {
      base: quay - height * 0.13,
      swell: height * 0.016,
      frequency: 1.8,
    });
    paintForest(stage, {
      ground: hill,
      height: height * 0.06,
      depth: 0.6,
      local: "#3f6a4c",
      lights: false,
      density: 1.1,
    });
    paintHill(stage, hill, { depth: 0.4, local: "#6f9a4a", bottom: quay + 4, lit: 0.6 });
    paintTownRow(stage, {
      from: 0,
      to: width,
      foot: (x) => hill(x) + height * 0.045,
      width: 52,
      height: height * 0.05,
      walls: ["#e8d4ac", "#c98a6a", "#f0e6d0", "#a8b8a0", "#d8b070"],
      roofs: ["#5f7a6c", "#8a5a48", "#6a6f78"],
      depth: 0.36,
      roof: "hip",
    });
    paintOnionChurch(stage, {
      x: width * (0.5 + side * 0.06),
      foot: hill(width / 2) + height * 0.05,
      height: height * 0.46,
      depth: 0.2,
    });
    paintOnionChurch(stage, {
      x: width * (0.5 - side * 0.33),
      foot: hill(width * 0.2) + height * 0.055,
      height: height * 0.27,
      depth: 0.26,
    });
    for (let tree = 0; tree < 11; tree += 1)
      paintLeafy(stage, {
        x: width * random.next(),
        foot: quay - height * 0.05,
        height: random.between(44, 76),
        depth: 0.16,
        local: random.pick(["#5f8f44", "#7a9a3c", "#4f8048"]),
      });
    paintKremlin(stage, quay + 2, height * 0.075);
    const bank = rolling(stage, { base: quay - 6, swell: 4 });
    paintHill(stage, bank, { depth: 0.04, local: "#6f9a48", bottom: quay + 5, lit: 0.7 });
  });
  paintWater(stage, {
    top: quay + 3,
    local: "#28708c",
    reflect: far,
    reflectStrength: 0.66,
    ripple: 0.34,
  });
  paintShore(stage, quay + 3, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.2),
    waterline: quay + (height - quay) * 0.5,
    length: 80,
  });
  paintGrass(stage, { ground: () => height, height: 50, local: "#5f8040", lit: 0.3 });
  paintBirds(stage, width * (0.5 - side * 0.2), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
