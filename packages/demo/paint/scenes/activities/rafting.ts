import { mix } from "../../colour.ts";
import { jacketOf } from "../../kit/things/figures.ts";
import { paintHill, paintRock } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, dash, ellipse, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** Paints a raft going into white water. */
export function paintRafting(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#24553f", "#2a5a48", "#2f5f3c"]);
  const horizon = height * (aspect < 1 ? 0.44 : 0.4);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.15,
    depth: 0.76,
    local: "#6f8092",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.3,
    depth: 0.36,
    rock: "#6a7282",
    snowShare: 0.5,
    count: 4,
  });
  const gap = 0.5 + side * 0.06;
  for (const [offset, depth, steep] of [
    [0.06, 0.4, 0.34],
    [0.13, 0.22, 0.44],
    [0.2, 0.08, 0.4],
  ] as const) {
    const ground = (x: number): number =>
      horizon +
      height * offset +
      40 -
      Math.max(0, Math.abs(x / width - gap) - 0.03) * height * steep;
    paintForest(stage, {
      ground,
      height: height * (0.06 + (0.4 - depth) * 0.2),
      depth,
      local: pine,
      density: 1,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.2, lit: 0.35 });
  }
  const top = horizon + height * 0.22;
  const water = random.pick(["#1f7f96", "#1a8a94", "#2a78a0"]);
  paintWater(stage, { top, local: water, ripple: 0.9 });
  for (const way of [-1, 1])
    for (let stone = 0; stone < 9; stone += 1) {
      const near = stone / 8;
      paintRock(
        stage,
        width * (gap + way * (0.2 + near * 0.4 + random.bell() * 0.05)),
        top + 8 + (height - top) * near,
        14 + near * 70 * random.between(0.6, 1.1),
        "#6b6a70",
      );
    }
  paintRapids(stage, top, water);
  paintRaft(stage, width * (0.5 - side * 0.02), height * 0.78, Math.min(300, width * 0.36));
  paintRapids(stage, height * 0.8, water);
}

function paintRapids(stage: Stage, top: number, water: string): void {
  const { width, height, random } = stage;
  let foam = "";
  let crest = "";
  let drops = "";
  const rows = 15;
  for (let row = 0; row < rows; row += 1) {
    const near = row / rows;
    const y = top + 14 + (height - top) * near;
    for (let wave = 0; wave < 6; wave += 1) {
      const x = random.between(0, width);
      const span = (40 + 130 * near) * random.between(0.5, 1.2);
      const tall = span * 0.2;
      crest += `M${round(x - span)} ${round(y)}Q${round(x - span * 0.3)} ${round(y - tall * 1.6)} ${round(x)} ${round(y - tall)}Q${round(x + span * 0.4)} ${round(y - tall * 0.2)} ${round(x + span)} ${round(y)}Q${round(x)} ${round(y + tall * 0.4)} ${round(x - span)} ${round(y)}Z`;
      foam +=
        dash(x - span * 0.1, y - tall * 0.8, span * 0.9, tall * 0.6) +
        dash(x + span * 0.3, y + 2, span, tall * 0.24);
      for (let drop = 0; drop < 3; drop += 1)
        drops += circle(
          x + random.bell() * span * 0.5,
          y - tall * random.between(0.9, 2),
          1 + near * 3 * random.next(),
        );
    }
  }
  stage.fill(crest, mix(stage.tone(water, 0, 0.8), stage.palette.sky[2], 0.3), 0.5);
  stage.fill(foam, stage.snow(0, 0.98), 0.9);
  stage.fill(drops, stage.snow(0, 1), 0.95);
}

function paintRaft(stage: Stage, x: number, y: number, length: number): void {
  const { random } = stage;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * stage.side)} ${round(y - dy * unit)}`;
  const rubber = stage.tone(random.pick(["#f0742c", "#e5533d", "#f2b134"]), 0, 0.9);
  const dark = mix(rubber, stage.palette.shade, 0.45);
  stage.fill(
    `M${at(-10, 3)}Q${at(0, 0.6)} ${at(9.6, 4.4)}L${at(10, 3)}Q${at(8, -1.6)} ${at(0, -2.2)}Q${at(-9, -2)} ${at(-10.4, 1.4)}Z`,
    dark,
  );
  const vests = [
    jacketOf(stage),
    stage.tone("#f2b134", 0, 0.9),
    stage.tone("#2f6fb0", 0, 0.9),
    stage.tone("#e5533d", 0, 0.9),
    stage.tone("#2a9d8f", 0, 0.9),
  ];
  for (const [index, dx] of [-7, -3.6, -0.2, 3.2, 6.4].entries()) {
    const lift = 1.6 + dx * 0.1;
    const vest = vests[index] ?? dark;
    const paddle = index % 2 ? 1 : -1;
    stage.stroke(
      `M${at(dx + paddle * 0.4, lift + 3.6)}L${at(dx + paddle * 2.6, lift - 3.4)}`,
      stage.tone("#5a4636", 0, 0.4),
      unit * 0.32,
    );
    stage.fill(
      ellipse(
        x + (dx + paddle * 2.7) * unit * stage.side,
        y - (lift - 3.6) * unit,
        unit * 0.5,
        unit * 1,
      ),
      stage.tone("#f2d25c", 0, 0.9),
    );
    stage.fill(
      `M${at(dx - 1.3, lift - 1)}L${at(dx - 1.1, lift + 2.6)}Q${at(dx, lift + 3.6)} ${at(dx + 1.1, lift + 2.6)}L${at(dx + 1.3, lift - 1)}Z`,
      vest,
    );
    stage.stroke(
      `M${at(dx + 0.5 * paddle, lift + 2.4)}L${at(dx + paddle * 1.2, lift + 1.2)}`,
      mix(vest, "#ffffff", 0.2),
      unit * 0.7,
    );
    stage.fill(
      circle(x + dx * unit * stage.side, y - (lift + 4.3) * unit, unit * 0.95),
      stage.tone("#d9a07c", 0, 0.8),
    );
    const helmet = vests[(index + 2) % vests.length] ?? dark;
    stage.fill(
      `M${at(dx - 1.1, lift + 4.4)}a${round(unit * 1.1)} ${round(unit * 1.15)} 0 0 ${stage.side > 0 ? 1 : 0} ${round(unit * 2.2 * stage.side)} 0Z`,
      helmet,
    );
  }
  stage.fill(
    `M${at(-10.4, 1.8)}Q${at(0, -1.4)} ${at(9.8, 3.4)}Q${at(11.4, 2.6)} ${at(10.4, 1)}Q${at(6, -2.4)} ${at(0, -2.6)}Q${at(-9, -2.6)} ${at(-10.8, 0)}Z`,
    rubber,
  );
  stage.stroke(
    `M${at(-9.6, 0.6)}Q${at(0, -2)} ${at(9.8, 1.8)}`,
    stage.snow(0, 1),
    unit * 0.26,
    0.8,
  );
}
