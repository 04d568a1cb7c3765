import { mix } from "../../colour.ts";
import { circle, ellipse, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

/** Colours of clothes that stand out in any landscape. */
const jackets = ["#e5533d", "#f2b134", "#2f6fb0", "#f08a4b", "#d8456b", "#2a9d8f"] as const;

/** A random colour for clothes. */
export const jacketOf = (stage: Stage): string =>
  mix(stage.random.pick(jackets), stage.tone("#e5533d", 0, 0.8), 0.25);

type Place = { x: number; foot: number; height: number };

/** Paints a walker with a backpack and a stick, seen from behind. */
export function paintHiker(
  stage: Stage,
  { x, foot, height }: Place,
  jacket = jacketOf(stage),
): void {
  const unit = height / 10;
  const way = stage.random.sign();
  const at = (dx: number, dy: number): [number, number] => [x + dx * unit * way, foot - dy * unit];
  const dark = stage.tone("#2a2f3f", 0, 0.2);
  stage.fill(
    ellipse(x + stage.side * -unit * 1.4, foot, unit * 2.6, unit * 0.34),
    stage.tone("#1d2430", 0, 0),
    0.35,
  );
  stage.fill(
    polygon([
      at(-0.9, 4.6),
      at(0.9, 4.6),
      at(1.1, 2.4),
      at(1.7, 0),
      at(0.8, 0),
      at(0.3, 2.4),
      at(-0.1, 3.4),
      at(-0.6, 2.2),
      at(-1.1, 0),
      at(-1.9, 0),
      at(-1.3, 2.4),
    ]),
    dark,
  );
  stage.fill(
    polygon([at(-1.1, 7.9), at(-0.4, 8.4), at(0.7, 8.3), at(1.3, 7.6), at(1.2, 4.3), at(-1, 4.2)]),
    jacket,
  );
  stage.fill(
    polygon([at(0.5, 8.3), at(1.3, 7.6), at(1.2, 4.3), at(0.5, 4.25)]),
    mix(jacket, "#ffffff", 0.22),
  );
  stage.fill(
    polygon([at(-0.7, 8), at(-2, 7.6), at(-2.4, 5.2), at(-1.9, 4.3), at(-0.7, 4.4)]),
    mix(dark, "#f2b134", 0.35),
  );
  stage.fill(
    polygon([at(-0.8, 8.9), at(-2.2, 8.6), at(-2.2, 7.9), at(-0.8, 8)]),
    mix(dark, "#d9e4e8", 0.5),
  );
  stage.stroke(
    `M${at(1, 7.2).map(round).join(" ")}L${at(2, 5.6).map(round).join(" ")}L${at(2.7, 5.8).map(round).join(" ")}`,
    jacket,
    unit * 0.8,
  );
  stage.stroke(
    `M${at(2.5, 6.6).map(round).join(" ")}L${at(3, 0).map(round).join(" ")}`,
    dark,
    unit * 0.26,
  );
  const [headX, headY] = at(0.3, 9.3);
  stage.fill(circle(headX, headY, unit * 0.85), stage.tone("#d9a07c", 0, 0.8));
  stage.fill(
    `M${round(headX - unit * 0.95)} ${round(headY - unit * 0.05)}a${round(unit * 0.95)} ${round(unit * 0.95)} 0 0 1 ${round(unit * 1.9)} 0Z`,
    mix(jacket, dark, 0.45),
  );
}

/** Paints a tent, lit from inside at night. */
export function paintTent(stage: Stage, { x, foot, height }: Place): void {
  const { random, light, side } = stage;
  const colour = random.pick(["#e8743b", "#f0b53c", "#d8503f", "#2f8f83"]);
  const glows = light === "night" || light === "dusk";
  const half = height * 0.82;
  const top = foot - height;
  if (glows) {
    const glow = stage.radial(x, foot - height * 0.4, height * 3, [
      [0, "#ffcf7a", 0.6],
      [0.35, "#ffb35a", 0.22],
      [1, "#ffb35a", 0],
    ]);
    stage.fill(circle(x, foot - height * 0.4, height * 3), glow);
  }
  const lit = glows ? "#ffc766" : stage.tone(colour, 0, 1);
  const shaded = glows ? mix("#f08a3c", colour, 0.3) : stage.tone(colour, 0, 0.3);
  const back = side * half * 0.9;
  stage.fill(
    ellipse(x + back * 0.3, foot + 1, half * 1.5, height * 0.07),
    stage.tone("#1a2030", 0, 0),
    0.35,
  );
  stage.fill(
    polygon([
      [x, top],
      [x + back, top + height * 0.14],
      [x + back * 1.75, foot],
      [x + half * side, foot],
    ]),
    glows ? shaded : lit,
  );
  stage.fill(
    polygon([
      [x, top],
      [x - half, foot],
      [x + half, foot],
    ]),
    glows ? lit : shaded,
  );
  stage.fill(
    polygon([
      [x, top + height * 0.16],
      [x - half * 0.3, foot],
      [x + half * 0.3, foot],
    ]),
    glows ? "#fff0c0" : stage.tone(mix(colour, "#20242c", 0.7), 0, 0.2),
  );
  stage.stroke(
    `M${round(x - half)} ${round(foot)}L${round(x)} ${round(top)}L${round(x + back)} ${round(top + height * 0.14)}`,
    stage.tone("#fff4dc", 0, 0.8),
    height * 0.03,
    0.8,
  );
}

type Gait = Place & { way: number; rider?: string };

/** Paints a walking horse, with a rider if their coat is given. `height` is up to the withers. */
export function paintHorse(
  stage: Stage,
  { x, foot, height, way, rider }: Gait,
  coat: string,
): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const dark = stage.tone(mix(coat, "#14100e", 0.55), 0, 0.2);
  const body = stage.tone(coat, 0, 0.45);
  stage.fill(ellipse(x, foot, unit * 7, unit * 0.5), stage.tone("#1a2030", 0, 0), 0.3);
  stage.fill(
    `M${at(-4.4, 6)}L${at(-5.4, 3)}L${at(-4.8, 0)}L${at(-4.1, 0)}L${at(-4.4, 3)}L${at(-2.6, 5.4)}ZM${at(2.6, 5.6)}L${at(4.4, 3.2)}L${at(3.8, 0.6)}L${at(4.5, 0.4)}L${at(5.1, 3.4)}L${at(3.8, 6.4)}Z`,
    dark,
  );
  stage.fill(
    `M${at(-5, 7)}C${at(-5.2, 9.4)} ${at(-3, 9.9)} ${at(-1, 9.3)}C${at(0.6, 9)} ${at(2, 9.3)} ${at(3.4, 9.9)}C${at(4.4, 11)} ${at(5, 12.4)} ${at(5.8, 13.3)}L${at(6.2, 14.1)}L${at(6.7, 13.2)}C${at(7.6, 12.6)} ${at(8.4, 11.4)} ${at(8.9, 10.5)}C${at(9.1, 9.8)} ${at(8.2, 9.5)} ${at(7.7, 10)}C${at(7, 10.6)} ${at(6.6, 10.7)} ${at(6.2, 10.4)}C${at(5.6, 9)} ${at(5.2, 7.6)} ${at(4.2, 6.2)}L${at(3.6, 3.2)}L${at(3.6, 0)}L${at(2.8, 0)}L${at(2.6, 3.2)}L${at(2, 5.4)}C${at(0.4, 4.8)} ${at(-1.6, 5)} ${at(-2.8, 5.6)}L${at(-3.4, 3.4)}L${at(-2.8, 0)}L${at(-3.7, 0)}L${at(-4.4, 3.2)}L${at(-4.4, 5)}Z`,
    body,
  );
  stage.fill(
    `M${at(-4.8, 8.8)}C${at(-6.6, 8.6)} ${at(-6.4, 5)} ${at(-6.9, 3)}C${at(-5.8, 3.8)} ${at(-5.2, 6)} ${at(-4.6, 7.4)}ZM${at(3.2, 9.9)}C${at(3.8, 11.8)} ${at(4.9, 13)} ${at(5.9, 13.6)}L${at(5.5, 12.4)}C${at(4.8, 11.4)} ${at(4.3, 10)} ${at(3.6, 9.2)}Z`,
    dark,
  );
  if (!rider) return;
  stage.fill(
    `M${at(-1.2, 9.3)}L${at(1.2, 9.2)}L${at(2, 6.4)}L${at(1.6, 4.6)}L${at(2.4, 4.4)}L${at(2.4, 4)}L${at(0.8, 4.1)}L${at(0.9, 6.4)}Z`,
    stage.tone("#2a2f3f", 0, 0.2),
  );
  stage.fill(
    `M${at(-1.4, 9)}L${at(-1.2, 13)}Q${at(-0.2, 14.2)} ${at(1, 13)}L${at(3.2, 10.6)}L${at(3, 10)}L${at(0.9, 11.2)}L${at(1, 9)}Z`,
    rider,
  );
  stage.fill(
    circle(x + 0.1 * unit * way, foot - 14.8 * unit, unit * 1.05),
    stage.tone("#d9a07c", 0, 0.7),
  );
  stage.fill(
    `M${at(-1.6, 15.2)}L${at(1.9, 15)}L${at(1, 15.4)}Q${at(0.6, 16.6)} ${at(-0.7, 16.2)}Z`,
    dark,
  );
}

/** Paints a dromedary; `height` to the top of its hump. */
export function paintCamel(
  stage: Stage,
  { x, foot, height, way, rider }: Gait,
  coat: string,
): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const body = coat;
  const dark = mix(coat, stage.palette.shade, 0.4);
  stage.fill(
    `M${at(-2.6, 5)}L${at(-3.2, 2.6)}L${at(-2.9, 0)}L${at(-2.3, 0)}L${at(-2.4, 2.6)}L${at(-1.4, 4.8)}ZM${at(1.4, 5)}L${at(2.5, 2.6)}L${at(2.2, 0)}L${at(2.8, 0)}L${at(3.2, 2.7)}L${at(2.6, 5)}Z`,
    dark,
  );
  stage.fill(
    `M${at(-3.5, 5.6)}C${at(-3.4, 7.4)} ${at(-2.4, 7.4)} ${at(-1.6, 7.7)}C${at(-1, 9.4)} ${at(-0.4, 10)} ${at(0, 10)}C${at(0.7, 10)} ${at(1, 8.6)} ${at(1.7, 7.5)}C${at(2.4, 7.1)} ${at(3.2, 5.9)} ${at(4, 6.2)}C${at(4.8, 6.8)} ${at(4.5, 8.8)} ${at(4.9, 9.9)}C${at(5.1, 10.6)} ${at(5.8, 10.6)} ${at(6.3, 10.1)}C${at(6.9, 9.8)} ${at(7.2, 9.4)} ${at(7, 9)}C${at(6.6, 8.7)} ${at(6.1, 9)} ${at(5.7, 8.9)}C${at(5.5, 7.4)} ${at(5.6, 5.2)} ${at(4.4, 4.5)}C${at(3.4, 4)} ${at(2.6, 4.4)} ${at(2, 4.4)}L${at(1.9, 2.4)}L${at(1.6, 0)}L${at(1, 0)}L${at(1.1, 2.4)}L${at(0.9, 4.4)}C${at(-0.4, 4)} ${at(-1.4, 4.2)} ${at(-1.8, 4.6)}L${at(-2, 2.4)}L${at(-1.5, 0)}L${at(-2.1, 0)}L${at(-2.8, 2.5)}L${at(-3, 4.6)}Z`,
    body,
  );
  stage.stroke(`M${at(-3.4, 6)}Q${at(-4, 4.8)} ${at(-3.8, 3.8)}`, dark, unit * 0.22);
  if (!rider) return;
  stage.fill(
    `M${at(-1.9, 7.6)}L${at(-0.6, 9.8)}L${at(0.8, 9.8)}L${at(1.9, 7.3)}L${at(1.2, 5.6)}L${at(-1.3, 5.6)}Z`,
    mix(rider, "#7a2f2a", 0.45),
  );
  stage.fill(
    `M${at(-0.9, 9.6)}L${at(-0.8, 12)}Q${at(0, 13)} ${at(0.8, 12)}L${at(1.6, 10)}L${at(1.3, 7)}L${at(0.5, 7)}L${at(0.2, 9.4)}Z`,
    rider,
  );
  stage.fill(
    circle(x + 0.05 * unit * way, foot - 12.9 * unit, unit * 0.62),
    mix(rider, "#fff4dc", 0.7),
  );
}

/** Paints a cyclist seen from the side. */
export function paintCyclist(stage: Stage, { x, foot, height, way }: Gait, jersey: string): void {
  const unit = height / 10;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * unit * way)} ${round(foot - dy * unit)}`;
  const dark = stage.tone("#22262f", 0, 0.1);
  stage.fill(ellipse(x, foot + unit * 0.1, unit * 5, unit * 0.3), dark, 0.3);
  stage.stroke(
    circle(x - 2.7 * unit, foot - 1.9 * unit, unit * 1.8) +
      circle(x + 2.7 * unit, foot - 1.9 * unit, unit * 1.8),
    dark,
    unit * 0.3,
  );
  stage.stroke(
    `M${at(-2.7, 1.9)}L${at(-1, 4.4)}L${at(2, 4.3)}L${at(0, 1.8)}ZM${at(2.7, 1.9)}L${at(1.9, 5.1)}L${at(2.7, 5.3)}M${at(0, 1.8)}L${at(-1.2, 4.9)}`,
    mix(jersey, "#ffffff", 0.35),
    unit * 0.3,
  );
  stage.stroke(`M${at(-1.1, 5.2)}L${at(0.9, 3.9)}L${at(0.2, 1.2)}`, dark, unit * 0.75);
  stage.stroke(
    `M${at(-1.1, 5.2)}L${at(0.1, 3.7)}L${at(-0.4, 2.2)}`,
    mix(dark, "#000000", 0.25),
    unit * 0.7,
  );
  stage.fill(
    `M${at(-1.9, 5.2)}L${at(-0.5, 7.4)}Q${at(0.4, 8.4)} ${at(1.2, 7.8)}L${at(1.5, 7)}L${at(-0.3, 4.8)}Z`,
    jersey,
  );
  stage.stroke(
    `M${at(1, 7.3)}L${at(1.7, 5.9)}L${at(2.6, 5.5)}`,
    mix(jersey, "#ffffff", 0.2),
    unit * 0.55,
  );
  stage.fill(
    circle(x + 1.7 * unit * way, foot - 8.8 * unit, unit * 0.85),
    stage.tone("#d9a07c", 0, 0.8),
  );
  stage.fill(
    `M${at(0.6, 8.9)}Q${at(0.9, 10.4)} ${at(2.1, 9.9)}L${at(2.8, 9.1)}Z`,
    mix(jersey, "#fff8e8", 0.75),
  );
}
