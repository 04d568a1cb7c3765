import { paintRowboat } from "../../kit/things/boats.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintPagoda } from "../../kit/buildings/landmarks.ts";
import { paintRange } from "../../kit/nature/mountains.ts";
import { circle, dash, round } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLampStreaks, paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintForest } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

export function paintOldTownAsian(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const quay = quayOf(stage);
  const roofs = ["#3f5a6a", "#4a5560", "#36606a", "#5a4a50"] as const;
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    paintRange(stage, {
      base: quay,
      height: height * 0.42,
      depth: 0.66,
      rock: "#66748c",
      snowShare: 0.4,
      count: 3,
      focus: 0.5 + side * 0.2,
    });
    for (const [base, depth] of [
      [0.16, 0.6],
      [0.11, 0.46],
    ] as const) {
      const ground = rolling(stage, {
        base: quay - height * base,
        swell: height * 0.03,
        tilt: side * height * 0.08,
      });
      paintForest(stage, { ground, height: height * 0.05, depth, local: "#33604c", lights: false });
      paintHill(stage, ground, { depth, local: "#4f7f54", bottom: quay + 3, mist: 0.2 });
    }
    paintMist(stage, quay - height * 0.08, 30, 0.4);
    paintPagoda(
      stage,
      {
        x: width * (0.5 - side * 0.14),
        foot: quay - height * 0.04,
        height: height * 0.46,
        depth: 0.12,
      },
      random.pick(roofs),
    );
    if (aspect > 0.9)
      paintPagoda(
        stage,
        {
          x: width * (0.5 + side * 0.34),
          foot: quay - height * 0.07,
          height: height * 0.26,
          depth: 0.3,
        },
        random.pick(roofs),
        3,
      );
    for (let row = 0; row < 2; row += 1) {
      paintTownRow(stage, {
        from: -20,
        to: width,
        foot: () => quay - height * (0.035 - row * 0.035),
        width: 74,
        height: height * 0.05,
        walls: ["#f0e0c0", "#b8533a", "#e8d0a8", "#a8503c"],
        roofs,
        depth: 0.18 - row * 0.12,
        roof: "curved",
      });
    }
    paintLanterns(stage, quay - height * 0.055);
  });
  paintWater(stage, {
    top: quay + 2,
    local: "#246f7c",
    reflect: far,
    reflectStrength: 0.62,
    ripple: 0.3,
  });
  paintShore(stage, quay + 2, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.12),
    waterline: quay + (height - quay) * 0.5,
    length: 92,
  });
  paintBlossom(stage);
}

function paintLanterns(stage: Stage, y: number): void {
  const { width, random } = stage;
  let bodies = "";
  for (let x = 20; x < width; x += random.between(24, 48))
    bodies += circle(x, y + random.between(-3, 6), 4.6);
  stage.fill(bodies, isEvening(stage) ? "#ff9a4c" : stage.tone("#e5402f", 0, 0.9));
}

/** A branch of cherry blossom leaning in from a corner. */
function paintBlossom(stage: Stage): void {
  const { width, height, random, side } = stage;
  const startX = side > 0 ? -20 : width + 20;
  const bark = stage.tone("#4a3430", 0, 0.2);
  const tips: [number, number][] = [];
  for (let branch = 0; branch < 5; branch += 1) {
    const reach = width * random.between(0.22, 0.46) * side;
    const drop = height * random.between(-0.03, 0.2);
    const y = height * 0.06 + branch * 22;
    stage.stroke(
      `M${startX} ${round(height * 0.03 + branch * 8)}Q${round(startX + reach * 0.4)} ${round(y - 20)} ${round(startX + reach)} ${round(y + drop)}`,
      bark,
      10 - branch * 1.5,
    );
    for (let tip = 0; tip < 22; tip += 1) {
      const at = random.between(0.15, 1.04);
      tips.push([
        startX + reach * at + random.bell() * 24,
        (1 - at) ** 2 * height * 0.04 +
          2 * at * (1 - at) * (y - 20) +
          at * at * (y + drop) +
          random.bell() * 22,
      ]);
    }
  }
  const pink = random.pick(["#f49ab4", "#f7b3c4", "#f08aa8"]);
  for (const [lit, size, shift] of [
    [0.25, 12, 0],
    [0.7, 9, 2],
    [1, 5, 4],
  ] as const) {
    stage.fill(
      tips
        .map(([x, y]) => circle(x + shift * side, y - shift, size * random.between(0.6, 1.2)))
        .join(""),
      stage.tone(pink, 0, lit),
    );
  }
  let petals = "";
  for (let petal = 0; petal < 34; petal += 1)
    petals += dash(random.between(0, width), random.between(0, height), 6, 3.4);
  stage.fill(petals, stage.tone(pink, 0, 1), 0.9);
}
