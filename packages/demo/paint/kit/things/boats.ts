import { mix } from "../../colour.ts";
import { dash, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

type Afloat = { x: number; waterline: number; length: number };

/** The boat's reflection, without which it would seem to hover. */
function paintReflection(stage: Stage, boat: Afloat, colour: string, reach: number): void {
  const { random } = stage;
  let path = "";
  for (let row = 0; row < 6; row += 1) {
    const y = boat.waterline + 2 + (row / 6) * reach;
    path += dash(
      boat.x + random.bell() * 6,
      y,
      boat.length * (1 - row * 0.11) * random.between(0.7, 1),
      2 + row * 0.3,
    );
  }
  stage.fill(path, colour, 0.42);
}

/** Paints a rowing boat with one person in it. */
export function paintRowboat(stage: Stage, boat: Afloat): void {
  const { random } = stage;
  const { x, waterline, length } = boat;
  const hull = random.pick(["#c9503c", "#d99a3d", "#f1e3c6", "#2f5f86"]);
  const unit = length / 20;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit)} ${round(waterline - dy * unit)}`;
  paintReflection(stage, boat, stage.tone(mix(hull, "#1a2433", 0.5), 0, 0.2), unit * 7);
  stage.fill(
    `M${at(-10, 3.6)}Q${at(0, 1.4)} ${at(10, 3.8)}L${at(8, 0.2)}Q${at(0, -0.7)} ${at(-7.6, 0.2)}Z`,
    stage.tone(hull, 0, 0.6),
  );
  stage.fill(
    `M${at(-10, 3.6)}Q${at(0, 1.4)} ${at(10, 3.8)}Q${at(0, 2.4)} ${at(-10, 3.6)}Z`,
    stage.tone("#fff4dc", 0, 0.8),
  );
  const coat = stage.tone(random.pick(["#f2b134", "#e5533d", "#f4ead5"]), 0, 0.9);
  stage.fill(
    `M${at(-1.9, 2.4)}L${at(-1.5, 6)}Q${at(0, 7.2)} ${at(1.3, 5.8)}L${at(1.8, 2.3)}Z`,
    coat,
  );
  stage.stroke(
    `M${at(0.6, 5.2)}L${at(3.4, 4)}M${at(3.6, 4.6)}L${at(6.6, -0.6)}`,
    stage.tone("#3a2c24", 0, 0.3),
    unit * 0.5,
  );
  stage.fill(
    `M${at(-1, 7.6)}a${round(unit * 1.15)} ${round(unit * 1.15)} 0 1 0 ${round(unit * 2.3)} 0a${round(unit * 1.15)} ${round(unit * 1.15)} 0 1 0 ${round(-unit * 2.3)} 0Z`,
    stage.tone("#d9a07c", 0, 0.8),
  );
  stage.fill(
    polygon([
      [x - 2.2 * unit, waterline - 8 * unit],
      [x + 2.6 * unit, waterline - 8 * unit],
      [x + 0.2 * unit, waterline - 10.2 * unit],
    ]),
    stage.tone("#d8b36a", 0, 0.8),
  );
}

export { paintReflection };
