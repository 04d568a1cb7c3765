import { paintReflection } from "../../kit/things/boats.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { circle, dash, line, round } from "../../kit/path.ts";
import { paintShip } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** Paints the fluke of a diving whale, water running off it. */
export function paintWhale(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.46 : 0.46);
  const sea = random.pick(["#15607c", "#17566e", "#1b4f86"]);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.14,
    depth: 0.74,
    local: "#7a8aa4",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.24,
    depth: 0.36,
    rock: "#5f6f86",
    snowShare: 0.6,
    count: 6,
    focus: 0.5 - side * 0.26,
  });
  paintWater(stage, { top: shore, local: sea, ripple: 0.75 });
  paintShip(stage, {
    x: width * (0.5 - side * 0.3),
    waterline: shore + height * 0.08,
    length: 74,
    hull: "#e9e4d8",
    decks: 1,
  });
  const x = width * (0.5 + side * 0.1);
  const foot = shore + (height - shore) * 0.54;
  const unit = Math.min(width, height) / 62;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit)} ${round(foot - dy * unit)}`;
  const skin = stage.tone("#2f4456", 0, 0.2);
  const shine = stage.tone("#5f7c90", 0, 0.95);
  stage.fill(
    `M${at(-5, -1)}C${at(-3.6, 4)} ${at(-2.2, 8)} ${at(-1.6, 12)}C${at(-5, 13)} ${at(-11, 13.4)} ${at(-16, 20)}C${at(-13, 21.6)} ${at(-6, 21.4)} ${at(-0.6, 17.2)}L${at(0, 16.4)}L${at(0.6, 17.2)}C${at(6, 21.4)} ${at(13, 21.6)} ${at(16, 20)}C${at(11, 13.4)} ${at(5, 13)} ${at(1.6, 12)}C${at(2.2, 8)} ${at(3.6, 4)} ${at(5, -1)}Z`,
    skin,
  );
  const lit = (dx: number, dy: number): string => at(dx * side, dy);
  stage.fill(
    `M${lit(0.5, 16.4)}C${lit(6, 20.4)} ${lit(12, 21)} ${lit(16, 20)}C${lit(12, 17)} ${lit(6, 15)} ${lit(1.2, 14)}ZM${lit(1, 12)}C${lit(1.6, 8)} ${lit(2.6, 4)} ${lit(4.4, 0)}L${lit(2.4, 0)}C${lit(1.2, 4)} ${lit(0.6, 8)} ${lit(0.4, 12)}Z`,
    shine,
    0.85,
  );
  stage.fill(
    `M${lit(-2, 13.4)}C${lit(-7, 14.6)} ${lit(-11, 16)} ${lit(-13, 18.6)}C${lit(-9, 17)} ${lit(-5, 15.4)} ${lit(-2, 14.6)}Z`,
    shine,
    0.35,
  );
  let drops = "";
  let runs = "";
  for (let drop = 0; drop < 60; drop += 1) {
    const across = random.bell() * 15;
    const from = 13 + Math.abs(across) * 0.35;
    const fall = random.next() * from;
    drops += circle(
      x + across * unit,
      foot - (from - fall) * unit,
      unit * random.between(0.08, 0.26),
    );
    if (drop % 5 === 0)
      runs += line([
        [x + across * unit, foot - from * unit],
        [x + across * unit * 1.01, foot - (from - 4 * random.next()) * unit],
      ]);
  }
  stage.stroke(runs, stage.snow(0, 1), 1.6, 0.6);
  stage.fill(drops, stage.snow(0, 1), 0.85);
  let foam = "";
  for (let ring = 0; ring < 26; ring += 1)
    foam += dash(
      x + random.bell() * unit * 16,
      foot + random.between(-3, 22),
      random.between(30, 150),
      random.between(3, 8),
    );
  stage.fill(foam, stage.snow(0, 0.95), 0.8);
  paintReflection(stage, { x, waterline: foot + 18, length: unit * 22 }, skin, unit * 12);
  paintBirds(stage, x - side * 130, foot - unit * 27, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
