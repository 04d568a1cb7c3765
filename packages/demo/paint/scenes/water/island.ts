import { paintRowboat } from "../../kit/things/boats.ts";
import { paintMist } from "../../kit/nature/land.ts";
import { type Point, circle, dash, ellipse, jagged, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintPalm } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** Limestone towers over green water, with a boat between them. */
export function paintIsland(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const stone = random.pick(["#8f9a90", "#a39a88", "#8a94a0"]);
  const green = random.pick(["#3f8a4c", "#4a8f44", "#2f7f58"]);
  const lagoon = random.pick(["#15a09c", "#1893a4", "#1fa088"]);
  const shore = height * (aspect < 1 ? 0.56 : 0.56);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    const layers = [
      [0.74, 0.2, 7],
      [0.54, 0.3, 5],
      [0.34, 0.4, 3],
    ] as const;
    for (const [depth, tall, count] of layers) {
      for (let tower = 0; tower < count; tower += 1) {
        const x = width * ((tower + random.between(0.1, 0.9)) / count);
        paintKarst(
          stage,
          x,
          shore + 3,
          width * random.between(0.07, 0.12) * (1.5 - depth),
          height * tall * random.between(0.5, 1),
          depth,
          stone,
          green,
        );
      }
      paintMist(stage, shore - 4, height * 0.04, 0.36);
    }
    paintKarst(
      stage,
      width * (0.5 + side * 0.3),
      shore + 5,
      width * 0.28,
      height * 0.44,
      0.1,
      stone,
      green,
    );
  });
  paintWater(stage, {
    top: shore,
    local: lagoon,
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.34,
  });
  paintShore(stage, shore + 2, 0.7);
  paintKarst(
    stage,
    width * (0.5 - side * 0.4),
    shore + height * 0.09,
    width * 0.2,
    height * 0.3,
    0.05,
    stone,
    green,
  );
  stage.fill(
    dash(width * (0.5 - side * 0.4), shore + height * 0.092, width * 0.23, 6),
    stage.snow(0, 1),
    0.7,
  );
  paintLongtail(stage, width * (0.5 - side * 0.02), shore + (height - shore) * 0.44, 190);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.28),
    waterline: shore + (height - shore) * 0.24,
    length: 56,
  });
  const palmX = width * (0.5 + side * 0.48);
  paintPalm(stage, {
    x: palmX,
    foot: height * 1.06,
    height: height * 0.6,
    lean: -side * 0.22,
    depth: 0,
  });
  paintBirds(stage, width * 0.45, shore * 0.34, stage.snow(0, 0.9), 11);
}

function paintKarst(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
  stone: string,
  green: string,
): void {
  const { random, side } = stage;
  const profile = (way: number): Point[] => {
    const points: Point[] = [];
    for (let step = 0; step <= 12; step += 1) {
      const at = step / 12;
      const reach =
        (span / 2) * (1 - (1 - at) ** 3.2) * (at > 0.93 ? 0.93 : 1) + random.bell() * span * 0.03;
      points.push([x + way * Math.max(span * 0.05, reach), waterline - tall * (1 - at)]);
    }
    return points;
  };
  const left = profile(-1);
  const right = profile(1);
  const body = polygon([...left.toReversed(), ...right]);
  stage.fill(
    body,
    stage.vertical(waterline - tall, waterline, [
      [0, stage.tone(stone, depth, 0.9)],
      [1, stage.tone(stone, depth + 0.08, 0.55)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(body)}">`);
  const fold = jagged(
    [x - side * span * 0.06, waterline - tall],
    [x - side * span * 0.12, waterline],
    0.07,
    4,
    random,
  );
  stage.fill(
    polygon([...fold, [x - side * span, waterline], [x - side * span, waterline - tall]]),
    stage.tone(stone, depth, 0.05),
  );
  let streaks = "";
  for (let streak = 0; streak < 11; streak += 1) {
    const at = x + random.bell() * span * 0.5;
    const y = waterline - tall * random.between(0.2, 0.7);
    streaks += `M${round(at)} ${round(y)}l${round(span * 0.03)} ${round(tall * 0.2)}l${round(-span * 0.05)} ${round(tall * 0.1)}Z`;
  }
  stage.fill(streaks, stage.tone("#6a5a50", depth, 0.1), 0.35);
  for (const [lit, shift] of [
    [0.08, 0],
    [0.6, 0.03],
    [1, 0.055],
  ] as const) {
    const clumps = random.fork(`karst${round(x)}`);
    let leaves = "";
    for (let clump = 0; clump < 34; clump += 1) {
      const across = clumps.bell();
      const down = clumps.next() ** (clumps.chance(0.6) ? 2.4 : 0.9);
      const size = span * clumps.between(0.05, 0.13);
      leaves += ellipse(
        x + across * span * 0.5 + side * shift * span,
        waterline - tall * (1 - down * 0.86) - shift * span + size * 0.2,
        size * (1 - shift * 6),
        size * 0.62 * (1 - shift * 6),
      );
    }
    stage.fill(leaves, stage.tone(green, depth, lit));
  }
  stage.add("</g>");
}

/** A long-tail boat with its canopy and raised prow. */
function paintLongtail(stage: Stage, x: number, waterline: number, length: number): void {
  const { side } = stage;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * side)} ${round(waterline - dy * unit)}`;
  const wood = "#8a5232";
  stage.fill(
    dash(x, waterline + unit * 0.6, length * 1.06, unit * 1.1) +
      dash(x - unit * 2, waterline + unit * 1.6, length * 0.7, unit * 0.8),
    stage.tone("#2a2a30", 0, 0),
    0.4,
  );
  stage.fill(
    `M${at(-9.6, 1.6)}Q${at(0, 0.7)} ${at(8, 2)}Q${at(10, 2.8)} ${at(11.4, 5.6)}L${at(11.8, 5.4)}Q${at(10.8, 1.6)} ${at(8, 0)}L${at(-8.8, 0)}Z`,
    stage.tone(wood, 0, 0.4),
  );
  stage.fill(
    `M${at(-9.6, 1.6)}Q${at(0, 0.7)} ${at(8, 2)}Q${at(10, 2.8)} ${at(11.4, 5.6)}L${at(11, 4.4)}Q${at(9.8, 2)} ${at(8, 1.3)}Q${at(0, 0.1)} ${at(-9.4, 1)}Z`,
    stage.tone(wood, 0, 1),
  );
  stage.fill(
    `M${at(10.6, 3.6)}l${round(unit * 0.9 * side)} ${round(-unit * 0.4)}l${round(unit * 0.5 * side)} ${round(unit * 2)}l${round(-unit * 0.9 * side)} ${round(unit * 0.3)}Z`,
    stage.tone("#e5533d", 0, 0.95),
  );
  stage.stroke(
    `M${at(-5.6, 1.2)}L${at(-5.6, 4.2)}M${at(2.4, 1.2)}L${at(2.4, 4.2)}M${at(-9, 1.6)}L${at(-12.6, -0.2)}`,
    stage.tone("#4a3428", 0, 0.3),
    unit * 0.22,
  );
  stage.fill(
    `M${at(-6.6, 4)}Q${at(-1.6, 5.9)} ${at(3.4, 4)}L${at(3.4, 3.6)}Q${at(-1.6, 5)} ${at(-6.6, 3.6)}Z`,
    stage.tone("#f2b134", 0, 0.9),
  );
  for (const dx of [-4, -2, 0.4]) {
    stage.fill(
      `M${at(dx - 0.7, 1)}L${at(dx - 0.5, 2.5)}L${at(dx + 0.5, 2.5)}L${at(dx + 0.7, 1)}Z`,
      stage.tone(dx < -1 ? "#2f6fb0" : "#e5533d", 0, 0.8),
    );
    stage.fill(
      circle(x + dx * unit * side, waterline - 3 * unit, unit * 0.5),
      stage.tone("#b87a54", 0, 0.7),
    );
  }
  stage.fill(
    dash(x - side * unit * 13, waterline + unit * 0.4, unit * 6, unit * 0.6),
    stage.snow(0, 1),
    0.9,
  );
}
