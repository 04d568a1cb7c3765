import { mix } from "../../colour.ts";
import { paintCamel } from "../../kit/things/figures.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, rolling } from "../../kit/nature/land.ts";
import { circle, ellipse, polygon, round } from "../../kit/path.ts";
import { paintSandSea, sands } from "../../kit/nature/sand-sea.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintPalm } from "../../kit/nature/trees.ts";

/** A Bedouin tent with its ropes and a fire. */
function paintDesertTent(stage: Stage, x: number, foot: number, size: number): void {
  const { side } = stage;
  const cloth = stage.random.pick(["#a8452f", "#7a3f34", "#c08a4c"]);
  stage.fill(
    polygon([
      [x - size, foot],
      [x - size * 0.9, foot - size * 0.4],
      [x - size * 0.34, foot - size * 0.72],
      [x + size * 0.3, foot - size * 0.68],
      [x + size * 0.92, foot - size * 0.36],
      [x + size, foot],
    ]),
    stage.tone(cloth, 0.02, 0.4),
  );
  stage.fill(
    polygon([
      [x - size * 0.34, foot - size * 0.72],
      [x + size * 0.3, foot - size * 0.68],
      [x + size * 0.92 * side, foot - size * 0.36],
      [x + side * size * 0.3, foot - size * 0.5],
    ]),
    stage.tone(cloth, 0.02, 1),
  );
  stage.fill(
    polygon([
      [x - size * 0.5, foot],
      [x - size * 0.3, foot - size * 0.46],
      [x + size * 0.22, foot - size * 0.46],
      [x + size * 0.4, foot],
    ]),
    isEvening(stage) ? "#ffc766" : stage.tone("#3a2a2c", 0, 0.1),
  );
  stage.stroke(
    `M${round(x - size * 0.9)} ${round(foot - size * 0.4)}L${round(x - size * 1.4)} ${round(foot)}M${round(x + size * 0.92)} ${round(foot - size * 0.36)}L${round(x + size * 1.4)} ${round(foot)}`,
    stage.tone("#f0e0c0", 0, 0.6),
    1.4,
  );
  if (isEvening(stage))
    stage.fill(
      circle(x, foot, size * 2),
      stage.radial(x, foot, size * 2, [
        [0, "#ffa850", 0.5],
        [1, "#ffa850", 0],
      ]),
    );
}

export function paintCamels(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  const low = stage.light === "goldenhour" || stage.light === "dusk";
  paintSky(stage, {
    horizon,
    clouds: random.pick(["streaks", "none"]),
    ...(low ? { sunRadius: 80 } : {}),
  });
  paintSandSea(stage, horizon, sand);
  const ridge = (x: number): number =>
    horizon +
    height * 0.2 +
    height * 0.045 * Math.sin((x / width) * 4.4 + side) -
    (side * (x - width / 2) * height * 0.06) / width;
  paintHill(stage, ridge, { depth: 0.04, local: sand, lit: 0.75, strokes: 44 });
  const count = aspect < 1 ? 3 : 5;
  const coat = mix(stage.tone("#a06a3c", 0, 0.35), stage.palette.shade, 0.2);
  for (let camel = 0; camel < count; camel += 1) {
    const x =
      width * (0.5 + side * ((aspect < 1 ? 0.3 : 0.32) - camel * (aspect < 1 ? 0.27 : 0.155)));
    const robes = [
      stage.snow(0, 0.9),
      stage.tone("#2f6fb0", 0, 0.8),
      stage.tone("#e5533d", 0, 0.9),
    ];
    const robe = robes[camel % 3];
    const size = aspect < 1 ? 78 : 84;
    stage.fill(
      ellipse(x - side * size * 0.8, ridge(x) + 12, size * 1.1, 5),
      stage.tone(sand, 0, 0),
      0.5,
    );
    paintCamel(
      stage,
      {
        x,
        foot: ridge(x) + 8,
        height: size,
        way: side,
        ...(robe && camel !== 2 ? { rider: robe } : {}),
      },
      coat,
    );
  }
  const front = rolling(stage, {
    base: height * 0.82,
    swell: height * 0.03,
    tilt: -side * height * 0.16,
    frequency: 1.5,
  });
  paintHill(stage, front, { depth: 0, local: sand, lit: 0.5, strokes: 40 });
  const campX = width * (0.5 - side * 0.26);
  paintDesertTent(stage, campX, front(campX) + 26, 62);
  paintPalm(stage, {
    x: width * (0.5 - side * 0.45),
    foot: front(width * 0.1) + 24,
    height: height * 0.34,
    lean: side * 0.12,
    depth: 0,
    leaf: "#4a7a44",
  });
}
