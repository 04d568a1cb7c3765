import { mix } from "../../colour.ts";
import { paintHouse } from "../../kit/buildings/houses.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, circle, curve, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintPalm } from "../../kit/nature/trees.ts";

/** Steps of water and rice following the slope like contour lines. */
export function paintRiceTerraces(stage: Stage): void {
  const { width, height, random, aspect, side, palette } = stage;
  const horizon = height * (aspect < 1 ? 0.4 : 0.36);
  paintSky(stage, { horizon: horizon + 20 });
  paintRidge(stage, {
    base: horizon + 10,
    height: height * 0.18,
    depth: 0.78,
    local: "#5f8090",
    sharp: true,
  });
  for (const [offset, depth] of [
    [0.05, 0.6],
    [0.1, 0.44],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.06,
      tilt: side * height * 0.14,
    });
    paintHill(stage, ground, { depth, local: "#3f8058", mist: 0.26, lit: 0.5 });
    paintMist(stage, horizon + height * (offset + 0.06), 26, 0.4);
  }
  const rice = random.pick(["#7fb03c", "#9ab83a", "#6fa848", "#c9b83c"]);
  const steps = 15;
  const shape = rolling(stage, { base: 0, swell: 1, frequency: 2.1, octaves: 2 });
  for (let step = 0; step < steps; step += 1) {
    const at = step / (steps - 1);
    const near = at ** 1.35;
    const line = (x: number): number =>
      horizon +
      height * (0.13 + 0.6 * near) +
      shape(x + step * 46) * height * (0.05 + 0.035 * at) +
      side * (x / width - 0.5) * height * (0.22 - 0.3 * at);
    const depth = 0.34 * (1 - at);
    const points: Point[] = [];
    for (let x = -12; x <= width + 12; x += 18) points.push([x, line(x)]);
    const wall = 5 + 20 * near;
    const floods = step % 3 !== 1;
    const flat = floods
      ? stage.vertical(horizon, height, [
          [0, palette.sky[3]],
          [0.6, palette.sky[2]],
          [1, mix(palette.sky[1], palette.sky[2], 0.4)],
        ])
      : stage.tone(rice, depth, 1);
    stage.fill(`${curve(points)}L${width + 20} ${height + 10}L-20 ${height + 10}Z`, flat);
    // The bank under the terrace: lit turf on its edge, a dark face below.
    const lip: Point[] = points.map(([x, y]): Point => [x, y - wall * 0.32]);
    const foot: Point[] = points.map(([x, y]): Point => [
      x,
      y + wall * 0.5 * (1 + 0.3 * Math.sin(x / 90 + step)),
    ]);
    stage.fill(`${curve(lip)}L${curve(foot.toReversed()).slice(1)}Z`, stage.tone(rice, depth, 0.1));
    stage.stroke(curve(lip), stage.tone(rice, depth, 1), 2 + 4 * near);
    if (!floods) continue;
    let shoots = "";
    for (let shoot = 0; shoot < 26 + 50 * at; shoot += 1) {
      const x = random.between(0, width);
      const y = line(x) + wall * 0.8 + random.next() * height * 0.05 * (0.3 + near);
      shoots += `M${round(x)} ${round(y)}l${round(-1 - 2 * near)} ${round(-3 - 7 * near)}l${round(2 + 2 * near)} ${round(3 + 4 * near)}l${round(1 + 3 * near)} ${round(-2 - 5 * near)}Z`;
    }
    stage.fill(shoots, stage.tone(rice, depth, 0.6), 0.9);
  }
  const hutX = width * (0.5 - side * 0.2);
  const hutY = height * 0.58;
  paintHouse(stage, {
    x: hutX,
    foot: hutY,
    width: 46,
    height: 22,
    wall: "#a8794c",
    roof: "#b8904c",
    pitch: 0.7,
    smoke: true,
  });
  for (const [dx, tall] of [
    [-52, 0.24],
    [-76, 0.18],
    [92, 0.2],
  ] as const)
    paintPalm(stage, {
      x: hutX + dx,
      foot: hutY + 8,
      height: height * tall,
      lean: random.bell() * 0.12,
      depth: 0.04,
    });
  paintFarmer(stage, width * (0.5 + side * 0.16), height * 0.84, 64);
  paintFarmer(stage, width * (0.5 + side * 0.3), height * 0.74, 44);
  paintPalm(stage, {
    x: width * (side > 0 ? 0.04 : 0.96),
    foot: height * 1.04,
    height: height * 0.66,
    lean: side * 0.12,
    depth: 0,
  });
  paintBirds(stage, width * (0.5 + side * 0.1), horizon * 0.5, stage.snow(0, 0.9), 11);
}

function paintFarmer(stage: Stage, x: number, foot: number, height: number): void {
  const { random, side } = stage;
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * side)} ${round(foot - dy * unit)}`;
  stage.fill(
    `M${at(-1, 3.6)}L${at(1, 3.6)}L${at(1.1, 0)}L${at(0.2, 0)}L${at(0, 2)}L${at(-0.2, 0)}L${at(-1.1, 0)}Z`,
    stage.tone("#3a3444", 0, 0.3),
  );
  stage.fill(
    `M${at(-1.3, 3.2)}L${at(-1, 6.8)}Q${at(0.4, 8)} ${at(1.3, 6.6)}L${at(1.3, 3.2)}Z`,
    stage.tone(random.pick(["#d8456b", "#2f6fb0", "#e8743b"]), 0, 0.85),
  );
  stage.stroke(
    `M${at(0.9, 6)}L${at(2.4, 4.2)}L${at(3, 2.6)}`,
    stage.tone("#b87a54", 0, 0.7),
    unit * 0.6,
  );
  stage.fill(
    circle(x + unit * 0.4 * side, foot - 7.9 * unit, unit * 0.85),
    stage.tone("#b87a54", 0, 0.6),
  );
  stage.fill(
    `M${at(-2.1, 8)}L${at(0.5, 10.2)}L${at(2.9, 8)}Q${at(0.4, 7.3)} ${at(-2.1, 8)}Z`,
    stage.tone("#e0b868", 0, 0.95),
  );
}
