import { mix } from "../../colour.ts";
import { isEvening, windowGrid } from "../../kit/buildings/houses.ts";
import { paintMist } from "../../kit/nature/land.ts";
import { paintBlock } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, circle, polygon, round } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLampStreaks } from "../../kit/buildings/townscape.ts";
import { paintLeafy } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** Glass towers and a bridge, reflected in the river. */
export function paintCitySkyline(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    paintRidge(stage, {
      base: quay - 20,
      height: height * 0.08,
      depth: 0.84,
      local: "#6f8096",
      sharp: false,
    });
    for (const [depth, tall, step] of [
      [0.72, 0.34, 46],
      [0.5, 0.44, 58],
      [0.26, 0.36, 70],
    ] as const) {
      for (let x = -20; x < width; x += step * random.between(0.7, 1.3)) {
        const centre = 1 - Math.min(1, Math.abs(x / width - 0.5 - side * 0.1) * 1.7);
        paintTower(
          stage,
          x,
          quay,
          step * random.between(0.6, 0.95),
          height * tall * (0.3 + 0.7 * centre) * random.between(0.6, 1.1),
          depth,
        );
      }
      paintMist(stage, quay - 20, 50, 0.3);
    }
    paintTower(stage, width * (0.5 + side * 0.1), quay, 62, height * 0.56, 0.16, true);
    for (let x = -10; x < width; x += random.between(20, 44))
      paintLeafy(stage, {
        x,
        foot: quay + 4,
        height: random.between(22, 36),
        depth: 0.1,
        local: "#3f7a4c",
      });
  });
  paintWater(stage, {
    top: quay,
    local: "#1f5f86",
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.45,
  });
  paintShore(stage, quay, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  const bridgeTop = quay + height * 0.07;
  paintSuspension(stage, bridgeTop, quay + height * 0.16);
  paintBirds(stage, width * (0.5 - side * 0.3), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1));
}

function paintTower(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  depth: number,
  spire = false,
): void {
  const { random, palette } = stage;
  const wall = random.pick(["#5f7f9c", "#8a8f9c", "#6f8a94", "#b08a78", "#54708f"]);
  paintBlock(stage, x + width / 2, foot, width, height, wall, depth);
  const top = foot - height;
  const crown = spire ? 2 : random.int(0, 3);
  if (crown === 1)
    stage.fill(
      polygon([
        [x, top],
        [x + width, top - width * 0.5],
        [x + width, top + 1],
        [x, top + 1],
      ]),
      stage.tone(wall, depth, 0.7),
    );
  if (crown === 2) {
    paintBlock(stage, x + width / 2, top, width * 0.6, width * 0.5, wall, depth);
    stage.fill(
      polygon([
        [x + width * 0.42, top - width * 0.5],
        [x + width * 0.5, top - width * 1.7],
        [x + width * 0.58, top - width * 0.5],
      ]),
      stage.tone(wall, depth, 0.5),
    );
  }
  if (depth > 0.6) return;
  const columns = Math.max(3, Math.round(width / 9));
  const rows = Math.max(4, Math.round(height / 12));
  const grid = {
    left: x + width * 0.1,
    top: top + 8,
    columns,
    rows,
    stepX: (width * 0.86) / columns,
    stepY: (height - 10) / rows,
    width: (width * 0.5) / columns,
    height: 5.4,
  };
  stage.fill(
    windowGrid(stage, { ...grid, chance: isEvening(stage) ? 0.48 : 0.86 }),
    isEvening(stage)
      ? mix("#ffd27a", palette.haze, depth * 0.6)
      : mix(palette.sky[2], stage.tone(wall, depth, 0.2), 0.45),
    isEvening(stage) ? 0.95 : 0.65,
  );
}

function paintSuspension(stage: Stage, top: number, waterline: number): void {
  const { width, height } = stage;
  const steel = stage.tone("#3a4656", 0, 0.25);
  const tall = height * 0.17;
  const posts = [width * 0.26, width * 0.74];
  let cables = "";
  for (const x of posts)
    stage.fill(
      box(x - 5, top - tall, 10, waterline - top + tall) + box(x - 9, waterline - 10, 18, 12),
      steel,
    );
  const [left = 0, right = width] = posts;
  const sag = (x: number): number => {
    if (x < left) return top - tall * (x / left) ** 2;
    if (x > right) return top - tall * ((width - x) / (width - right)) ** 2;
    return top - tall * (0.08 + 0.92 * (((x - (left + right) / 2) * 2) / (right - left)) ** 2);
  };
  for (let x = 0; x <= width; x += 16) cables += `M${round(x)} ${round(sag(x))}V${round(top)}`;
  stage.stroke(cables, steel, 1, 0.8);
  let main = `M0 ${round(sag(0))}`;
  for (let x = 8; x <= width; x += 8) main += `L${round(x)} ${round(sag(x))}`;
  stage.stroke(main, steel, 3);
  stage.fill(box(-5, top, width + 10, 8), steel);
  stage.fill(box(-5, top, width + 10, 2), stage.tone("#8a98a8", 0, 0.9));
  let lamps = "";
  for (let x = 14; x < width; x += 38) lamps += circle(x, top - 3, 2.4);
  stage.fill(lamps, isEvening(stage) ? "#ffe2a0" : stage.snow(0, 1));
}
