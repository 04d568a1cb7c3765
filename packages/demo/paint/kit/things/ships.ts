import { mix } from "../../colour.ts";
import { paintReflection } from "./boats.ts";
import { isEvening } from "../buildings/houses.ts";
import { box, circle, dash, round } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Options of `paintShip`. */
export type ShipOptions = {
  x: number;
  waterline: number;
  length: number;
  hull: string;
  decks: number;
  /** True for river ships, which are long and low. */
  river?: boolean;
};

/** Paints a passenger ship from the side: hull, stepped decks, windows, funnel and flag. */
export function paintShip(stage: Stage, options: ShipOptions): void {
  const { x, waterline, length, decks, river = false } = options;
  const way = stage.side;
  const unit = length / 100;
  const X = (dx: number): number => x + dx * unit * way;
  const at = (dx: number, dy: number): string => `${round(X(dx))} ${round(waterline - dy * unit)}`;
  const span = (from: number, to: number, low: number, high: number): string => {
    const left = Math.min(X(from), X(to));
    return box(left, waterline - high * unit, Math.abs(to - from) * unit, (high - low) * unit);
  };
  const hull = stage.tone(options.hull, 0, 0.55);
  const white = stage.snow(0, 0.96);
  const shaded = stage.snow(0, 0.36);
  const hullHigh = river ? 7 : 10;
  paintReflection(
    stage,
    { x, waterline: waterline + 2, length: length * 0.94 },
    mix(white, hull, 0.4),
    unit * (hullHigh + decks * 5),
  );
  stage.fill(
    `M${at(-49, hullHigh)}L${at(-47, 0.5)}L${at(40, 0.5)}Q${at(46, 3)} ${at(51, hullHigh + (river ? 0.6 : 2.4))}L${at(44, hullHigh)}Z`,
    hull,
  );
  stage.fill(
    `M${at(-48, 2.6)}L${at(-47, 0.3)}L${at(40, 0.3)}L${at(43.6, 2.6)}Z`,
    stage.tone(mix(options.hull, "#7a2018", 0.75), 0, 0.3),
  );
  stage.fill(
    `M${at(-49, hullHigh)}L${at(44, hullHigh)}L${at(51, hullHigh + (river ? 0.6 : 2.4))}L${at(50, hullHigh - 0.8)}L${at(-48.8, hullHigh - 1.4)}Z`,
    white,
  );
  const deckHigh = river ? 5.4 : 5;
  let windows = "";
  let floors = "";
  let bodies = "";
  for (let deck = 0; deck < decks; deck += 1) {
    const low = hullHigh + deck * deckHigh;
    const aft = -46 + deck * (river ? 2.4 : 5);
    const fore = (river ? 42 : 33) - deck * (river ? 4 : 6);
    bodies += `M${at(aft, low)}L${at(aft + 0.6, low + deckHigh)}L${at(fore - 1.6, low + deckHigh)}L${at(fore, low)}Z`;
    floors += span(aft - 1.6, fore + 1.4, low + deckHigh - 0.9, low + deckHigh);
    const step = river ? 3.2 : 2.8;
    for (let dx = aft + 2.4; dx < fore - 2.5; dx += step)
      windows += span(dx, dx + step * 0.58, low + 1.4, low + 3.5);
  }
  stage.fill(
    bodies,
    stage.vertical(waterline - (hullHigh + decks * deckHigh) * unit, waterline - hullHigh * unit, [
      [0, white],
      [1, mix(white, shaded, 0.4)],
    ]),
  );
  stage.fill(floors, shaded);
  stage.fill(windows, isEvening(stage) ? "#ffd27a" : stage.tone("#2f4c64", 0, 0.3));
  const top = hullHigh + decks * deckHigh;
  const bridge = (river ? 30 : 20) - decks * 3;
  stage.fill(
    `M${at(bridge - 11, top)}L${at(bridge - 10.4, top + 4)}L${at(bridge - 1, top + 4)}L${at(bridge + 1.6, top)}Z`,
    white,
  );
  stage.fill(
    `M${at(bridge - 7, top + 1.4)}L${at(bridge - 6.8, top + 3.2)}L${at(bridge - 0.8, top + 3.2)}L${at(bridge + 0.4, top + 1.4)}Z`,
    isEvening(stage) ? "#ffe2a0" : stage.tone("#2f4c64", 0, 0.3),
  );
  const funnel = river ? -18 : -14;
  const accent = stage.tone(stage.random.pick(["#e5533d", "#2f6fb0", "#f0a23c"]), 0, 0.9);
  stage.fill(
    `M${at(funnel - 4, top)}L${at(funnel - 5.4, top + (river ? 5 : 9))}L${at(funnel + 2, top + (river ? 5 : 9))}L${at(funnel + 4, top)}Z`,
    accent,
  );
  stage.fill(
    `M${at(funnel - 5, top + (river ? 3.6 : 6))}L${at(funnel - 5.2, top + (river ? 4.6 : 7.6))}L${at(funnel + 2.4, top + (river ? 4.6 : 7.6))}L${at(funnel + 2.9, top + (river ? 3.6 : 6))}Z`,
    white,
  );
  stage.stroke(
    `M${at(bridge - 6, top + 4)}L${at(bridge - 6, top + 10)}M${at(-46, hullHigh)}L${at(-49, hullHigh + 7)}`,
    stage.tone("#4a5260", 0, 0.5),
    unit * 0.5,
  );
  stage.fill(
    `M${at(-49, hullHigh + 7)}L${at(-55, hullHigh + 6)}L${at(-48.3, hullHigh + 4)}Z`,
    accent,
  );
  if (isEvening(stage)) {
    let lamps = "";
    for (let lamp = -44; lamp < 40; lamp += 7)
      lamps += circle(X(lamp), waterline - (top + 1.2 - Math.abs(lamp) * 0.03) * unit, unit * 0.5);
    stage.fill(lamps, "#ffe9b0");
  }
  stage.fill(
    dash(X(47), waterline + unit, 22 * unit, 1.6 * unit) +
      dash(X(0), waterline + unit * 0.6, 104 * unit, 1.2 * unit) +
      dash(X(-58), waterline + unit * 1.2, 30 * unit, 2 * unit),
    stage.snow(0, 1),
    0.85,
  );
}

/** Paints a sailing yacht heeling in the wind; sails take the light from one side. */
export function paintYacht(
  stage: Stage,
  options: { x: number; waterline: number; height: number; sail?: string },
): void {
  const { x, waterline, height } = options;
  const way = stage.side;
  const unit = height / 20;
  const heel = 0.09;
  const at = (dx: number, dy: number): string =>
    `${round(x + (dx + dy * heel) * unit * way)} ${round(waterline - (dy - dx * 0.03) * unit)}`;
  const sail = options.sail ? stage.tone(options.sail, 0, 1) : stage.snow(0, 1);
  const shade = options.sail ? stage.tone(options.sail, 0, 0.35) : stage.snow(0, 0.4);
  paintReflection(
    stage,
    { x: x + unit * way, waterline: waterline + 2, length: unit * 10 },
    mix(sail, stage.palette.sky[2], 0.3),
    unit * 11,
  );
  stage.fill(
    `M${at(-7.4, 1.9)}L${at(8.6, 2.5)}Q${at(6, 0)} ${at(3, -0.4)}L${at(-6, -0.2)}Z`,
    stage.snow(0, 0.9),
  );
  stage.fill(
    `M${at(-7, 0.9)}L${at(7.2, 1.2)}Q${at(6, 0)} ${at(3, -0.4)}L${at(-6, -0.2)}Z`,
    stage.tone("#24486c", 0, 0.4),
  );
  stage.fill(
    `M${at(-3.6, 2.1)}L${at(-3, 3.2)}L${at(2, 3.2)}L${at(3, 2.3)}Z`,
    stage.tone("#c99a5c", 0, 0.7),
  );
  stage.fill(`M${at(0.2, 19.6)}Q${at(-1.4, 9)} ${at(-6.8, 3.7)}L${at(0.1, 3.8)}Z`, sail);
  stage.fill(`M${at(0.2, 19.6)}Q${at(-0.2, 9)} ${at(-2.4, 3.8)}L${at(0.1, 3.8)}Z`, shade, 0.55);
  stage.fill(
    `M${at(0.6, 17.6)}Q${at(5, 9.6)} ${at(8.3, 3)}Q${at(4, 3.4)} ${at(0.9, 3.5)}Q${at(1.6, 9)} ${at(0.6, 17.6)}Z`,
    mix(sail, shade, 0.3),
  );
  stage.fill(
    `M${at(0.6, 17.6)}Q${at(5, 9.6)} ${at(8.3, 3)}L${at(5.4, 3.3)}Q${at(3.6, 9.6)} ${at(0.6, 17.6)}Z`,
    sail,
  );
  stage.stroke(
    `M${at(0.3, 2.4)}L${at(0.3, 20)}M${at(-6.8, 3.5)}L${at(0.2, 3.5)}`,
    stage.tone("#5a4636", 0, 0.4),
    unit * 0.28,
  );
  let crew = "";
  for (const dx of [-4.6, -3])
    crew += circle(x + (dx + 0.3) * unit * way, waterline - 3.6 * unit, unit * 0.5);
  stage.fill(crew, stage.tone("#e5533d", 0, 0.9));
  stage.fill(
    dash(x + 6 * unit * way, waterline + 1, unit * 8, unit * 0.7) +
      dash(x - 4 * unit * way, waterline + 2, unit * 12, unit * 0.8),
    stage.snow(0, 1),
    0.85,
  );
}
