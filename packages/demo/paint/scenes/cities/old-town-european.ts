import { paintRowboat } from "../../kit/things/boats.ts";
import { paintHill, rolling } from "../../kit/nature/land.ts";
import { domes, paintDome, paintSteeple } from "../../kit/buildings/landmarks.ts";
import { box } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintBridge, paintLampStreaks, paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintLeafy } from "../../kit/nature/trees.ts";
import { paintWater } from "../../kit/nature/water.ts";

export function paintOldTownEuropean(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const walls = [
    "#f0d9b0",
    "#e8b98a",
    "#d98f6a",
    "#f4ead5",
    "#c9d0b0",
    "#e0a0a0",
    "#a8c0cc",
  ] as const;
  const roofs = ["#c2562f", "#b04a34", "#a85a3c", "#8a4a44"] as const;
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    const hill = rolling(stage, {
      base: quay - height * 0.17,
      swell: height * 0.03,
      frequency: 1.6,
      tilt: -side * height * 0.1,
    });
    paintHill(stage, hill, { depth: 0.6, local: "#6f8f54", bottom: quay + 4, mist: 0.14 });
    const castleX = width * (0.5 + side * 0.26);
    paintTownRow(stage, {
      from: castleX - width * 0.13,
      to: castleX + width * 0.13,
      foot: hill,
      width: 40,
      height: height * 0.07,
      walls: ["#e8d8b8", "#d8c4a0"],
      roofs,
      depth: 0.5,
      roof: "hip",
    });
    paintSteeple(
      stage,
      { x: castleX, foot: hill(castleX), height: height * 0.26, depth: 0.46 },
      "#d8c8a8",
      "#5f6a70",
      false,
    );
    for (let row = 0; row < 3; row += 1) {
      const depth = 0.4 - row * 0.15;
      const base = quay - height * (0.15 - row * 0.072);
      paintTownRow(stage, {
        from: -20,
        to: width + 10,
        foot: () => base + height * 0.05,
        width: 38 + row * 10,
        height: height * (0.08 + row * 0.02),
        walls,
        roofs,
        depth,
        roof: row === 1 ? "hip" : "gable",
      });
      if (row === 0) {
        paintSteeple(
          stage,
          { x: width * (0.5 - side * 0.22), foot: base + 16, height: height * 0.4, depth: 0.3 },
          "#d9c4a0",
          "#54646c",
          false,
        );
        paintSteeple(
          stage,
          { x: width * (0.5 - side * 0.1), foot: base + 16, height: height * 0.36, depth: 0.3 },
          "#e8d4ac",
          "#54646c",
          true,
        );
      }
      if (row === 1)
        paintDome(
          stage,
          width * (0.5 + side * 0.08),
          base + 2,
          domes.round,
          height * 0.07,
          "#5a9a86",
          0.2,
        );
    }
    for (let x = 0; x < width; x += random.between(50, 120))
      paintLeafy(stage, {
        x,
        foot: quay + 3,
        height: random.between(26, 40),
        depth: 0.06,
        local: "#5f8f4a",
      });
    stage.fill(box(-5, quay - 5, width + 10, 10), stage.tone("#b8a68c", 0.06, 0.6));
  });
  paintWater(stage, {
    top: quay + 4,
    local: "#2a6f80",
    reflect: far,
    reflectStrength: 0.66,
    ripple: 0.4,
  });
  paintLampStreaks(stage, quay, 0, width);
  paintBridge(stage, {
    from: -30,
    to: width + 30,
    top: quay + height * 0.06,
    waterline: quay + height * 0.15,
    arches: stage.aspect < 1 ? 4 : 6,
    stone: "#b09a7c",
    depth: 0.02,
  });
  paintRowboat(stage, {
    x: width * (0.5 - side * 0.16),
    waterline: quay + (height - quay) * 0.78,
    length: 74,
  });
  paintBirds(stage, width * (0.5 + side * 0.06), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
