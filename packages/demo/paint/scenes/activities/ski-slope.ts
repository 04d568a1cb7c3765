import { mix } from "../../colour.ts";
import { paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, box, circle, curve, line, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import { paintSnowfield } from "../../kit/nature/snowfield.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";

/** Paints a skier with a curved track below the peaks, and a chair lift. */
export function paintSkiSlope(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 10,
    height: height * 0.16,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 60,
    height: height * 0.42,
    depth: 0.22,
    rock: random.pick(["#66768e", "#75707e"]),
    snowShare: 0.9,
    count: 5,
    focus: 0.5 - side * 0.16,
  });
  paintMist(stage, horizon + height * 0.05, height * 0.06, 0.6);
  const slope = (base: number, fall: number) => {
    const shape = rolling(stage, { base: 0, swell: height * 0.016, frequency: 2.4 });
    return (x: number): number =>
      height * base + shape(x) + height * fall * (side > 0 ? 1 - x / width : x / width);
  };
  const back = slope(0.5, 0.16);
  paintForest(stage, {
    ground: back,
    height: height * 0.075,
    depth: 0.3,
    local: "#2a5560",
    snow: true,
    density: 0.9,
  });
  paintSnowfield(stage, back, 0.2);
  paintLift(stage, back);
  const front = slope(0.6, 0.34);
  paintSnowfield(stage, front, 0);
  const skierX = width * (0.5 - side * 0.02);
  const skierY = front(skierX) + height * 0.1;
  const track: Point[] = [];
  for (let step = 0; step <= 30; step += 1) {
    const at = step / 30;
    const x = skierX + side * at * width * 0.62;
    track.push([x, front(x) + height * 0.1 * (1 - at) + Math.sin(at * 13) * 26 * (1 - at * 0.5)]);
  }
  stage.stroke(curve(track), stage.snow(0, 0), 7, 0.5);
  stage.stroke(curve(track.map(([x, y]): Point => [x + 9, y + 7])), stage.snow(0, 0), 5, 0.4);
  paintSkier(stage, skierX, skierY, 108, -side);
  for (const [from, to, tall] of [
    [-60, width * 0.08, 0.5],
    [width * 0.93, width + 60, 0.56],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 30,
      height: height * tall,
      depth: 0,
      local: "#234a52",
      from,
      to,
      density: 0.5,
      snow: true,
    });
  }
}

function paintLift(stage: Stage, ground: (x: number) => number): void {
  const { width, side } = stage;
  const steel = stage.tone("#3c4654", 0.2, 0.3);
  const cable: Point[] = [];
  for (let index = 0; index < 4; index += 1) {
    const x = width * (side > 0 ? 0.34 + index * 0.22 : 0.66 - index * 0.22);
    const top = ground(x) - 84;
    stage.fill(box(x - 2.4, top, 4.8, 90) + box(x - 12, top, 24, 4), steel);
    cable.push([x, top]);
  }
  stage.stroke(line(cable), steel, 1.6);
  for (let chair = 0; chair < 8; chair += 1) {
    const at = (chair + 0.4) / 8;
    const segment = Math.min(2, Math.floor(at * 3));
    const from = cable[segment];
    const to = cable[segment + 1];
    if (!from || !to) continue;
    const part = at * 3 - segment;
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part;
    stage.stroke(`M${round(x)} ${round(y)}v13h8v8`, steel, 1.8);
    stage.fill(
      box(x - 2, y + 13, 9, 4) + circle(x + 2, y + 9, 3.2),
      stage.tone(chair % 2 ? "#e5533d" : "#f2b134", 0.1, 0.9),
    );
  }
}

function paintSkier(stage: Stage, x: number, foot: number, height: number, way: number): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const dark = stage.tone("#27303f", 0, 0.3);
  const jacket = stage.tone(stage.random.pick(["#e5533d", "#f2a131", "#d8456b"]), 0, 0.95);
  let spray = "";
  for (let drop = 0; drop < 46; drop += 1) {
    const far = stage.random.next();
    spray += circle(
      x - way * unit * (1 + far * 9),
      foot + unit * 0.4 - unit * stage.random.next() * (0.6 + 4.2 * far ** 0.6),
      unit * (0.12 + 0.4 * stage.random.next() * (1.1 - far)),
    );
  }
  stage.fill(spray, stage.snow(0, 1), 0.92);
  stage.stroke(
    `M${at(-4.2, 0.9)}L${at(3.6, -0.6)}L${at(4.6, -0.4)}M${at(-4, 0.2)}L${at(3.4, -1.4)}L${at(4.3, -1.3)}`,
    stage.tone("#f2b134", 0, 0.9),
    unit * 0.32,
  );
  stage.fill(
    `M${at(-1.6, 4.6)}L${at(0.6, 4.4)}L${at(2, 2.6)}L${at(1, -0.6)}L${at(0, -0.5)}L${at(0.4, 2.2)}L${at(-0.8, 2.9)}L${at(-0.8, 0)}L${at(-1.8, 0.1)}L${at(-2.1, 3)}Z`,
    dark,
  );
  stage.fill(
    `M${at(-1.7, 4.5)}L${at(-0.8, 7.2)}Q${at(0.4, 8.4)} ${at(1.7, 7.4)}L${at(2, 6.2)}L${at(0.7, 4.3)}Z`,
    jacket,
  );
  stage.stroke(
    `M${at(1.2, 7)}L${at(2.7, 5.6)}L${at(3.5, 6.1)}M${at(-0.4, 6.9)}L${at(-2.2, 6)}L${at(-2.4, 5)}`,
    mix(jacket, "#ffffff", 0.18),
    unit * 0.85,
  );
  stage.stroke(`M${at(3.5, 6.1)}L${at(1.8, 0.4)}M${at(-2.4, 5)}L${at(-4.6, 2)}`, dark, unit * 0.2);
  stage.fill(
    circle(x + 1.5 * unit * way, foot - 8.6 * unit, unit * 0.95),
    stage.tone("#f4ead5", 0, 0.9),
  );
  stage.stroke(`M${at(1.2, 8.5)}L${at(2.4, 8.3)}`, dark, unit * 0.5);
}
