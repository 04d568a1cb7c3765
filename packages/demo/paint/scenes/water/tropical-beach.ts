import { mix } from "../../colour.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, curve, dash, ellipse, polygon, round } from "../../kit/path.ts";
import { paintYacht } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintPalm } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** Waves running up a shallow beach: turquoise to sand, lines of foam between. */
export function paintTropicalBeach(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.46 : 0.46);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.05,
    depth: 0.8,
    local: "#5f8a86",
    sharp: false,
  });
  const farX = width * (0.5 + side * 0.22);
  paintIslet(stage, farX, shore + 4, width * 0.3, height * 0.13, 0.5);
  paintIslet(stage, farX - side * width * 0.2, shore + 4, width * 0.14, height * 0.08, 0.62);
  const lagoon = random.pick(["#17b0b4", "#1fa8c0", "#22b59c"]);
  paintWater(stage, { top: shore, local: lagoon, ripple: 0.5 });
  const beach = (x: number, push: number): number => {
    const at = Math.max(0, side > 0 ? x / width : 1 - x / width);
    return height * (0.98 - 0.32 * at ** 1.6 - push) + 10 * Math.sin(at * 8 + push * 30);
  };
  const bands = [
    [0.15, mix(stage.tone(lagoon, 0.04, 1), "#8ff0e0", 0.24), 0.5],
    [0.09, mix(stage.tone(lagoon, 0.04, 1), "#b0f5e0", 0.45), 0.6],
    [0.04, mix(stage.tone("#e8cf9c", 0, 0.8), stage.tone(lagoon, 0, 1), 0.3), 0.8],
  ] as const;
  const outline = (push: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += width / 26) points.push([x, beach(x, push)]);
    return points;
  };
  const fillDown = (push: number): string =>
    `${curve(outline(push))}L${width + 20} ${height + 10}L-20 ${height + 10}Z`;
  for (const [push, colour, opacity] of bands) {
    stage.fill(fillDown(push), colour, opacity);
    stage.stroke(curve(outline(push + 0.004)), stage.snow(0, 1), 4, 0.75);
  }
  paintYacht(stage, {
    x: width * (0.5 - side * 0.26),
    waterline: shore + height * 0.1,
    height: 76,
    sail: random.pick(["#f2b134", "#f4ead5", "#e8604c"]),
  });
  const sand = random.pick(["#f0d8a4", "#f2dcae", "#ecc994"]);
  stage.fill(
    fillDown(0),
    stage.vertical(height * 0.62, height, [
      [0, stage.tone(sand, 0, 1)],
      [1, stage.tone(sand, 0, 0.6)],
    ]),
  );
  stage.stroke(curve(outline(0.008)), stage.snow(0, 1), 7, 0.95);
  let ripples = "";
  for (let ripple = 0; ripple < 26; ripple += 1) {
    const x = random.between(0, width);
    ripples += dash(
      x,
      beach(x, 0) + 16 + (height - beach(x, 0)) * random.next(),
      random.between(30, 120),
      4,
    );
  }
  stage.fill(ripples, stage.tone(sand, 0, 0.2), 0.34);
  paintParasol(
    stage,
    width * (0.5 + side * 0.14),
    beach(width * (0.5 + side * 0.14), 0) + height * 0.13,
    66,
  );
  const palmX = width * (0.5 + side * 0.42);
  stage.fill(ellipse(palmX - side * 100, height * 0.93, 130, 11), stage.tone(sand, 0, 0), 0.5);
  paintPalm(stage, {
    x: palmX,
    foot: height * 0.96,
    height: height * (aspect < 1 ? 0.6 : 0.72),
    lean: -side * 0.34,
    depth: 0,
  });
  paintPalm(stage, {
    x: palmX + side * 50,
    foot: height * 0.99,
    height: height * 0.56,
    lean: -side * 0.1,
    depth: 0,
  });
  paintBirds(stage, width * (0.5 - side * 0.2), shore * 0.5, stage.snow(0, 0.9), 12);
}

function paintParasol(stage: Stage, x: number, foot: number, size: number): void {
  const { random, side } = stage;
  const colour = random.pick(["#e8604c", "#f2a131", "#2f8fb8", "#d8456b"]);
  const lean = -side * size * 0.14;
  stage.fill(
    ellipse(x - side * size * 0.5, foot + 4, size * 0.9, size * 0.12),
    stage.tone("#8a6a4a", 0, 0),
    0.4,
  );
  stage.stroke(
    `M${round(x)} ${round(foot)}L${round(x + lean)} ${round(foot - size * 1.3)}`,
    stage.snow(0, 0.9),
    3,
  );
  const top: Point = [x + lean, foot - size * 1.36];
  for (let panel = 0; panel < 6; panel += 1) {
    const from = -1 + panel / 3;
    const to = from + 1 / 3;
    stage.fill(
      `M${round(top[0])} ${round(top[1])}Q${round(top[0] + from * size * 0.66)} ${round(top[1] + size * 0.08)} ${round(top[0] + from * size)} ${round(top[1] + size * 0.46)}q${round(size / 6)} ${round(-size * 0.08)} ${round(size / 3)} 0Q${round(top[0] + to * size * 0.66)} ${round(top[1] + size * 0.08)} ${round(top[0])} ${round(top[1])}Z`,
      panel % 2
        ? stage.snow(0, panel * side > 2 ? 1 : 0.6)
        : stage.tone(colour, 0, panel * side > 2 ? 1 : 0.6),
    );
  }
  const towel = x + side * size * 1.2;
  stage.fill(
    polygon([
      [towel - size * 0.6, foot + 8],
      [towel + size * 0.5, foot + 2],
      [towel + size * 0.7, foot + 14],
      [towel - size * 0.4, foot + 20],
    ]),
    stage.tone(colour, 0, 0.9),
  );
}

/** A small island with its crown of green. */
function paintIslet(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
): void {
  const { random, side } = stage;
  const points: Point[] = [];
  const lit: Point[] = [];
  for (let step = 0; step <= 18; step += 1) {
    const at = step / 18;
    const hump = Math.sin(at * Math.PI) ** 0.8 * (0.7 + 0.3 * Math.sin(at * 7 + span));
    const y = waterline - tall * hump - random.between(0, tall * 0.08);
    points.push([x + (at - 0.5) * span, y]);
    lit.push([x + (at - 0.5) * span, y]);
  }
  stage.fill(
    polygon(points),
    stage.vertical(waterline - tall, waterline, [
      [0, stage.tone("#3f7a54", depth, 0.5)],
      [1, stage.tone("#2f6a58", depth + 0.1, 0.2)],
    ]),
  );
  const half = lit.filter(([at]) => (at - x) * side > -span * 0.06);
  stage.fill(
    polygon([...half, [x - side * span * 0.02, waterline]]),
    stage.tone("#5a9a54", depth, 0.95),
    0.7,
  );
  paintShore(stage, waterline, 0.1);
}
