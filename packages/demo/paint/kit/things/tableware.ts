import { circle, ellipse, polygon, round } from "../path.ts";
import type { Stage } from "../stage.ts";

type Colours = readonly [string, ...string[]];

type Spot = { x: number; y: number; size: number };

/** The shadow of a thing on the table. */
function paintShade(stage: Stage, { x, y, size }: Spot, spread = 1.16): void {
  stage.fill(
    ellipse(x - stage.side * size * 0.16, y + size * 0.12, size * spread, size * 0.4),
    stage.tone("#3a2418", 0, 0),
    0.4,
  );
}

/** Paints a plate with food, seen at an angle. */
export function paintPlate(stage: Stage, spot: Spot, food: Colours, glaze: string): void {
  const { random } = stage;
  const { x, y, size } = spot;
  paintShade(stage, spot);
  stage.fill(ellipse(x, y, size, size * 0.36), stage.tone(glaze, 0, 0.9));
  stage.fill(ellipse(x, y + size * 0.02, size * 0.82, size * 0.28), stage.snow(0, 0.82));
  for (let piece = 0; piece < 15; piece += 1) {
    const angle = piece * 2.4;
    const far = Math.sqrt(piece / 15) * 0.62;
    const at: [number, number] = [
      x + Math.cos(angle) * size * far,
      y - size * 0.07 + Math.sin(angle) * size * far * 0.34,
    ];
    const radius = size * random.between(0.13, 0.19);
    const colour = random.pick(food);
    stage.fill(ellipse(at[0], at[1], radius, radius * 0.8), stage.tone(colour, 0, 0.35));
    stage.fill(
      ellipse(
        at[0] + stage.side * radius * 0.2,
        at[1] - radius * 0.22,
        radius * 0.62,
        radius * 0.45,
      ),
      stage.tone(colour, 0, 0.95),
    );
  }
}

/** Paints a steaming bowl. */
export function paintBowl(stage: Stage, spot: Spot, soup: string, glaze: string): void {
  const { x, y, size } = spot;
  paintShade(stage, { ...spot, y: y + size * 0.42 });
  stage.fill(
    `M${round(x - size)} ${round(y)}Q${round(x - size * 0.86)} ${round(y + size * 0.72)} ${round(x)} ${round(y + size * 0.74)}Q${round(x + size * 0.86)} ${round(y + size * 0.72)} ${round(x + size)} ${round(y)}Z`,
    stage.horizontal(x - size, x + size, [
      [0, stage.tone(glaze, 0, stage.side < 0 ? 0.95 : 0.2)],
      [1, stage.tone(glaze, 0, stage.side < 0 ? 0.2 : 0.95)],
    ]),
  );
  stage.fill(ellipse(x, y, size, size * 0.34), stage.snow(0, 0.85));
  stage.fill(ellipse(x, y + size * 0.02, size * 0.87, size * 0.27), stage.tone(soup, 0, 0.7));
  for (const [dx, dy] of [
    [-0.3, -0.04],
    [0.2, 0.08],
    [0.44, -0.06],
    [-0.06, 0.12],
  ] as const)
    stage.fill(
      ellipse(x + dx * size, y + dy * size, size * 0.13, size * 0.06),
      stage.tone("#6f9a3a", 0, 0.9),
    );
  for (const dx of [-0.3, 0.1, 0.4])
    stage.stroke(
      `M${round(x + dx * size)} ${round(y - size * 0.3)}q${round(size * 0.22)} ${round(-size * 0.4)} 0 ${round(-size * 0.75)}q${round(-size * 0.24)} ${round(-size * 0.4)} ${round(size * 0.06)} ${round(-size * 0.7)}`,
      stage.snow(0, 1),
      size * 0.1,
      0.26,
    );
}

/** Paints a round loaf of bread. */
export function paintLoaf(stage: Stage, spot: Spot): void {
  const { x, y, size } = spot;
  paintShade(stage, { ...spot, y: y + size * 0.16 }, 1.24);
  stage.fill(
    `M${round(x - size * 1.1)} ${round(y + size * 0.2)}Q${round(x - size * 1.15)} ${round(y - size * 0.72)} ${round(x)} ${round(y - size * 0.74)}Q${round(x + size * 1.15)} ${round(y - size * 0.72)} ${round(x + size * 1.1)} ${round(y + size * 0.2)}Q${round(x)} ${round(y + size * 0.46)} ${round(x - size * 1.1)} ${round(y + size * 0.2)}Z`,
    stage.vertical(y - size * 0.74, y + size * 0.4, [
      [0, stage.tone("#dc9a4c", 0, 1)],
      [0.6, stage.tone("#b8702c", 0, 0.6)],
      [1, stage.tone("#7a4420", 0, 0.25)],
    ]),
  );
  for (const dx of [-0.5, -0.08, 0.34])
    stage.stroke(
      `M${round(x + dx * size)} ${round(y + size * 0.02)}q${round(size * 0.06)} ${round(-size * 0.36)} ${round(size * 0.34)} ${round(-size * 0.56)}`,
      stage.tone("#f4d9a4", 0, 0.95),
      size * 0.1,
      0.9,
    );
}

/** Paints a clay jug. */
export function paintJug(stage: Stage, { x, y, size }: Spot, clay: string): void {
  paintShade(stage, { x, y, size: size * 0.7 });
  const across = (dx: number): number => round(x + dx * size);
  const up = (dy: number): number => round(y - dy * size);
  stage.fill(
    `M${across(-0.34)} ${up(2.1)}L${across(0.34)} ${up(2.1)}L${across(0.24)} ${up(1.6)}Q${across(0.92)} ${up(1.1)} ${across(0.5)} ${up(-0.06)}Q${across(0)} ${up(-0.2)} ${across(-0.5)} ${up(-0.06)}Q${across(-0.92)} ${up(1.1)} ${across(-0.24)} ${up(1.6)}Z`,
    stage.horizontal(x - size * 0.7, x + size * 0.7, [
      [0, stage.tone(clay, 0, stage.side < 0 ? 1 : 0.15)],
      [1, stage.tone(clay, 0, stage.side < 0 ? 0.15 : 1)],
    ]),
  );
  stage.stroke(
    `M${across(0.3)} ${up(1.9)}Q${across(0.95)} ${up(1.7)} ${across(0.62)} ${up(0.9)}`,
    stage.tone(clay, 0, 0.4),
    size * 0.13,
  );
  stage.stroke(
    `M${across(-0.66)} ${up(0.9)}Q${across(0)} ${up(0.74)} ${across(0.66)} ${up(0.9)}M${across(-0.66)} ${up(0.72)}Q${across(0)} ${up(0.56)} ${across(0.66)} ${up(0.72)}`,
    stage.tone("#f0dcb0", 0, 0.9),
    size * 0.07,
    0.8,
  );
}

/** Paints a glass with a translucent drink. */
export function paintGlass(stage: Stage, { x, y, size }: Spot, drink: string): void {
  paintShade(stage, { x, y, size: size * 0.4 });
  stage.fill(
    polygon([
      [x - size * 0.3, y - size * 0.82],
      [x + size * 0.3, y - size * 0.82],
      [x + size * 0.24, y],
      [x - size * 0.24, y],
    ]),
    stage.tone(drink, 0, 0.75),
    0.92,
  );
  stage.fill(ellipse(x, y - size * 0.82, size * 0.3, size * 0.09), stage.tone(drink, 0, 1));
  stage.stroke(
    `M${round(x - size * 0.31)} ${round(y - size * 1.1)}L${round(x - size * 0.24)} ${round(y)}M${round(x + size * 0.31)} ${round(y - size * 1.1)}L${round(x + size * 0.24)} ${round(y)}`,
    stage.snow(0, 1),
    size * 0.05,
    0.8,
  );
}

/** Paints a heap of fruit. */
export function paintFruit(stage: Stage, { x, y, size }: Spot, colours: Colours): void {
  const { random, side } = stage;
  for (let row = 0; row < 3; row += 1)
    for (let fruit = 0; fruit < 4 - row; fruit += 1) {
      const at = x + (fruit - (3 - row) / 2) * size * 0.62;
      const high = y - row * size * 0.44;
      const colour = random.pick(colours);
      stage.fill(circle(at, high, size * 0.35), stage.tone(colour, 0, 0.25));
      stage.fill(
        circle(at + side * size * 0.07, high - size * 0.07, size * 0.25),
        stage.tone(colour, 0, 0.85),
      );
      stage.fill(circle(at + side * size * 0.13, high - size * 0.15, size * 0.07), "#ffffff", 0.65);
    }
}
