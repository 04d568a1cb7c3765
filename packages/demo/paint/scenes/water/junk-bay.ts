import { mix } from "../../colour.ts";
import { paintReflection } from "../../kit/things/boats.ts";
import { paintMist } from "../../kit/nature/land.ts";
import { type Point, curve, dash, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** A limestone tower straight out of the sea, green on top and bare on its flanks. */
function paintKarst(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
): void {
  const { random, side } = stage;
  const outline: Point[] = [[x - span * 0.5, waterline]];
  for (let step = 1; step < 10; step += 1) {
    const at = step / 10;
    const rise = Math.min(1, Math.sin(at * Math.PI) * 1.5) * (0.8 + 0.2 * Math.sin(at * 9 + span));
    outline.push([x + (at - 0.5) * span * 0.94, waterline - tall * rise * random.between(0.9, 1)]);
  }
  outline.push([x + span * 0.5, waterline]);
  const shape = `${curve(outline)}Z`;
  stage.fill(
    shape,
    stage.vertical(waterline - tall, waterline, [
      [0, stage.tone("#4f8a5a", depth, 0.7)],
      [0.55, stage.tone("#5f7f64", depth, 0.45)],
      [1, stage.tone("#7a7a6c", depth, 0.3)],
    ]),
  );
  stage.add(`<g clip-path="${stage.clip(shape)}">`);
  for (let face = 0; face < 5; face += 1) {
    const left = x + (random.next() - 0.5) * span * 0.8;
    const top = waterline - tall * random.between(0.3, 0.8);
    stage.fill(
      `M${round(left)} ${round(top)}L${round(left + span * 0.08)} ${round(top + tall * 0.06)}L${round(left + span * 0.05)} ${round(waterline)}L${round(left - span * 0.04)} ${round(waterline)}Z`,
      stage.tone("#c0b49c", depth, 0.8),
      0.55,
    );
  }
  stage.fill(
    curve([
      [x + side * span * 0.12, waterline - tall * 1.1],
      [x + side * span * 0.2, waterline - tall * 0.4],
      [x + side * span * 0.14, waterline],
    ]) +
      `L${round(x + side * span)} ${round(waterline)}L${round(x + side * span)} ${round(waterline - tall * 1.1)}Z`,
    stage.tone("#8fb87a", depth, 1),
    0.3,
  );
  stage.add("</g>");
}

/** A wooden junk with two fan sails. */
function paintJunk(stage: Stage, x: number, waterline: number, length: number, sail: string): void {
  const way = stage.side;
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(waterline - dy * unit)}`;
  const wood = stage.tone("#7a4c30", 0, 0.5);
  const cloth = stage.tone(sail, 0, 0.95);
  paintReflection(
    stage,
    { x, waterline: waterline + 2, length: length * 0.9 },
    mix(cloth, wood, 0.5),
    unit * 9,
  );
  stage.fill(
    `M${at(-10.4, 4.4)}L${at(-9, 0.2)}L${at(7.6, 0.2)}L${at(10.6, 3.6)}L${at(6, 2.6)}L${at(-6, 2.6)}Z`,
    wood,
  );
  stage.fill(
    `M${at(-9.8, 2.6)}L${at(-9.6, 6.2)}L${at(-4, 5.8)}L${at(5.4, 5)}L${at(6, 2.6)}Z`,
    stage.tone("#b07a4a", 0, 0.7),
  );
  let panes = "";
  for (let dx = -8.6; dx < 4.8; dx += 1.5)
    panes += `M${at(dx, 3.3)}L${at(dx + 0.8, 3.3)}L${at(dx + 0.8, 4.5)}L${at(dx, 4.5)}Z`;
  stage.fill(
    panes,
    stage.light === "night" || stage.light === "dusk" ? "#ffd27a" : stage.tone("#2f4c64", 0, 0.3),
  );
  stage.stroke(
    `M${at(-10, 6.5)}L${at(-3.8, 6.1)}L${at(5.6, 5.3)}`,
    stage.tone("#5a3a24", 0, 0.5),
    unit * 0.4,
  );
  for (const [mast, tall, broad] of [
    [-2.4, 17, 7],
    [4.8, 13, 5],
  ] as const) {
    stage.stroke(
      `M${at(mast, 3)}L${at(mast, tall + 0.6)}`,
      stage.tone("#4a3428", 0, 0.4),
      unit * 0.4,
    );
    stage.fill(
      `M${at(mast + 0.6, tall)}Q${at(mast - broad * 0.7, tall - 1.6)} ${at(mast - broad, tall * 0.62)}L${at(mast - broad * 0.82, 6.4)}L${at(mast + 1.4, 6.2)}Q${at(mast + 1.8, tall * 0.6)} ${at(mast + 0.6, tall)}Z`,
      cloth,
    );
    let battens = "";
    for (let batten = 0; batten < 6; batten += 1) {
      const low = 7 + (batten / 6) * (tall - 8.4);
      battens += `M${at(mast + 1.3, low - 0.2)}L${at(mast - broad * (0.9 - (batten / 6) * 0.22), low + 0.9 + batten * 0.14)}`;
    }
    stage.stroke(battens, stage.tone(sail, 0, 0.1), unit * 0.26, 0.8);
  }
  stage.fill(
    dash(x, waterline + unit * 0.5, length * 1.04, unit * 0.7) +
      dash(x - 11 * unit * way, waterline + unit, unit * 8, unit * 0.8),
    stage.snow(0, 1),
    0.7,
  );
}

/** Paints a still bay among limestone towers, with a junk in it. */
export function paintJunkBay(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.56 : 0.55);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore });
    for (const [depth, tall, count] of [
      [0.74, 0.24, 7],
      [0.52, 0.32, 5],
      [0.3, 0.4, 3],
    ] as const) {
      for (let tower = 0; tower < count; tower += 1) {
        const at = (tower + random.between(0.1, 0.9)) / count;
        // The middle stays open for the sails.
        if (depth < 0.4 && Math.abs(at - 0.5) < 0.17) continue;
        paintKarst(
          stage,
          at * width,
          shore + 3,
          width * random.between(0.1, 0.2) * (1.3 - depth * 0.5),
          height * tall * random.between(0.55, 1),
          depth,
        );
      }
      paintMist(stage, shore - height * 0.03, 26, depth * 0.6);
    }
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(["#2a8a7c", "#1f7f7c", "#35908a"]),
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.3,
  });
  paintShore(stage, shore, 0.4);
  paintJunk(stage, width * (0.5 + side * 0.36), shore + height * 0.05, width * 0.09, "#c8743a");
  paintJunk(
    stage,
    width * (0.5 - side * 0.03),
    shore + height * 0.22,
    width * (aspect < 1 ? 0.62 : 0.44),
    random.pick(["#c8603a", "#d8a04c", "#b5452f"]),
  );
  paintBirds(stage, width * (0.5 + side * 0.26), shore * 0.3, stage.snow(0, 0.9), 12);
}
