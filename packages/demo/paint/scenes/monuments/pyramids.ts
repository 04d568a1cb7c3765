import { mix } from "../../colour.ts";
import { paintCamel } from "../../kit/things/figures.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, ellipse, line, polygon } from "../../kit/path.ts";
import { sands } from "../../kit/nature/sand-sea.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintPalm } from "../../kit/nature/trees.ts";

/** Stone courses, a lit face and a shaded one. */
function paintPyramid(
  stage: Stage,
  x: number,
  peak: number,
  foot: number,
  half: number,
  depth: number,
): void {
  const { side, random } = stage;
  const stone = "#d8ac6c";
  const edge = x - side * half * 0.24;
  const dark: Point[] = [
    [x, peak],
    [edge, foot + half * 0.06],
    [x - side * half, foot],
  ];
  stage.fill(
    polygon([
      [x, peak],
      [edge, foot + half * 0.06],
      [x + side * half, foot],
    ]),
    stage.vertical(peak, foot, [
      [0, stage.tone(stone, depth, 1)],
      [1, stage.tone(stone, depth + 0.14, 0.85)],
    ]),
  );
  stage.fill(
    polygon(dark),
    stage.vertical(peak, foot, [
      [0, stage.tone(stone, depth, 0.05)],
      [1, stage.tone(stone, depth + 0.14, 0.22)],
    ]),
  );
  let courses = "";
  const rows = Math.round((foot - peak) / 9);
  for (let row = 2; row < rows; row += 1) {
    const at = row / rows;
    const y = peak + (foot - peak) * at;
    const from = random.between(0, 0.6);
    const to = from + random.between(0.15, 0.4);
    const lit = (share: number): number =>
      x + (side * half * at * 1 + 0) * share + (edge - x) * at * (1 - share);
    courses += line([
      [lit(from), y],
      [lit(Math.min(1, to)), y - (1 - at) * 0.5],
    ]);
    const shaded = (share: number): number =>
      x - side * half * at * share + (edge - x) * at * (1 - share);
    courses += line([
      [shaded(random.between(0, 0.4)), y],
      [shaded(random.between(0.6, 1)), y],
    ]);
  }
  stage.stroke(courses, stage.tone("#8a5f3c", depth, 0.2), 1.2, 0.3);
}

export function paintPyramids(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * (aspect < 1 ? 0.6 : 0.62);
  const low = stage.light === "goldenhour" || stage.light === "dusk";
  paintSky(stage, {
    horizon,
    clouds: random.pick(["streaks", "none"]),
    ...(low ? { sunRadius: 76 } : {}),
  });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.05,
    depth: 0.82,
    local: sand,
    bottom: height,
    sharp: false,
  });
  const size = Math.min(width, height * 1.1);
  paintPyramid(
    stage,
    width * (0.5 - side * 0.36),
    horizon - size * 0.2,
    horizon + 12,
    size * 0.2,
    0.46,
  );
  paintPyramid(
    stage,
    width * (0.5 + side * 0.34),
    horizon - size * 0.3,
    horizon + 20,
    size * 0.29,
    0.28,
  );
  paintPyramid(
    stage,
    width * (0.5 - side * 0.06),
    horizon - size * 0.42,
    horizon + 32,
    size * 0.4,
    0.1,
  );
  paintMist(stage, horizon + 26, 26, 0.42);
  const plain = rolling(stage, {
    base: horizon + height * 0.06,
    swell: height * 0.016,
    frequency: 1.6,
  });
  paintHill(stage, plain, { depth: 0.06, local: sand, lit: 0.8, strokes: 90 });
  const coat = mix(stage.tone("#a06a3c", 0, 0.35), stage.palette.shade, 0.2);
  for (let camel = 0; camel < 3; camel += 1) {
    const x = width * (0.5 + side * (0.2 - camel * 0.15));
    paintCamel(
      stage,
      { x, foot: plain(x) + height * 0.08, height: 62, way: side, rider: stage.snow(0, 0.9) },
      coat,
    );
    stage.fill(
      ellipse(x - side * 50, plain(x) + height * 0.082, 66, 4),
      stage.tone(sand, 0, 0),
      0.5,
    );
  }
  const front = rolling(stage, {
    base: height * 0.9,
    swell: height * 0.02,
    tilt: side * height * 0.08,
  });
  paintHill(stage, front, { depth: 0, local: sand, lit: 0.5, strokes: 40 });
  const palmX = width * (side > 0 ? 0.1 : 0.9);
  paintPalm(stage, {
    x: palmX,
    foot: height * 0.99,
    height: height * 0.56,
    lean: side * 0.1,
    depth: 0,
    leaf: "#3f7444",
  });
  paintPalm(stage, {
    x: palmX - side * 40,
    foot: height,
    height: height * 0.4,
    lean: -side * 0.05,
    depth: 0,
    leaf: "#3f7444",
  });
  paintBirds(stage, width * (0.5 + side * 0.1), horizon * 0.26, stage.tone("#3a2c34", 0.2, 0.1));
}
