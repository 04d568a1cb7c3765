import { mix } from "../../colour.ts";
import { type Point, box, circle, ellipse, jagged, polygon, round } from "../../kit/path.ts";
import type { Stage } from "../../kit/stage.ts";

/** Paints a reef in clear water with a diver, a turtle and a shoal. */
export function paintUnderwater(stage: Stage): void {
  const { width, height, random, side, palette } = stage;
  const sea = random.pick(["#0f8fa8", "#0c7fa6", "#12998f", "#1a74b0"]);
  const light = mix("#d8fff0", palette.glow, 0.34);
  stage.sun.y = 0;
  const tint = (lit: number): string => mix(stage.tone(sea, 0, lit), sea, 0.45);
  stage.add(
    `<rect width="${width}" height="${height}" fill="${stage.vertical(0, height, [
      [0, mix(light, tint(1), 0.35)],
      [0.3, tint(0.95)],
      [0.7, tint(0.5)],
      [1, mix(tint(0.1), "#0a2a4a", 0.4)],
    ])}"/>`,
  );
  const centre = stage.sun.x;
  stage.add(
    `<rect width="${width}" height="${height}" fill="${stage.radial(centre, -30, height * 0.9, [
      [0, light, 0.95],
      [0.3, light, 0.4],
      [1, light, 0],
    ])}"/>`,
  );
  let rays = "";
  for (let ray = 0; ray < 9; ray += 1) {
    const at = (ray - 4) / 4 + random.bell() * 0.1;
    const spread = random.between(14, 46);
    rays += polygon([
      [centre + at * 120 - 6, -10],
      [centre + at * 120 + 12, -10],
      [centre + at * width * 0.56 + spread, height * 0.95],
      [centre + at * width * 0.56 - spread, height * 0.95],
    ]);
  }
  stage.fill(
    rays,
    stage.vertical(0, height * 0.9, [
      [0, light, 0.34],
      [1, light, 0],
    ]),
  );
  const water = tint(0.7);
  const veil = (colour: string, depth: number): string => mix(colour, water, depth);
  for (const [base, swell, depth] of [
    [0.66, 0.1, 0.8],
    [0.76, 0.08, 0.6],
  ] as const) {
    const outline = jagged(
      [-20, height * (base + random.bell() * 0.04)],
      [width + 20, height * (base - side * swell)],
      0.06,
      6,
      random,
    );
    stage.fill(
      polygon([...outline, [width + 20, height + 10], [-20, height + 10]]),
      veil("#123f5c", depth),
    );
  }
  paintShoal(stage, veil);
  paintTurtle(
    stage,
    width * (0.5 + side * 0.24),
    height * 0.4,
    Math.min(width, height) * 0.13,
    veil,
  );
  paintDiver(
    stage,
    width * (0.5 - side * 0.16),
    height * 0.34,
    Math.min(width * 0.21, height * 0.26),
    veil,
  );
  paintReef(stage, veil);
}

type Veil = (colour: string, depth: number) => string;

function paintShoal(stage: Stage, veil: Veil): void {
  const { width, height, random, side } = stage;
  for (const [count, size, depth, colour] of [
    [26, 7, 0.5, "#f4e9c0"],
    [16, 12, 0.2, "#ffc23c"],
  ] as const) {
    let path = "";
    const x = width * (0.5 + side * random.between(0.02, 0.3));
    const y = height * random.between(0.56, 0.68);
    for (let fish = 0; fish < count; fish += 1) {
      const fishX = x + random.bell() * 150;
      const fishY = y + random.bell() * 54;
      const long = size * random.between(0.7, 1.2);
      path += `M${round(fishX + long * side)} ${round(fishY)}q${round(-long * 0.8 * side)} ${round(-long * 0.7)} ${round(-long * 1.7 * side)} 0l${round(-long * 0.6 * side)} ${round(-long * 0.5)}v${round(long)}l${round(long * 0.6 * side)} ${round(-long * 0.5)}q${round(long * 0.9 * side)} ${round(long * 0.7)} ${round(long * 1.7 * side)} 0Z`;
    }
    stage.fill(path, veil(colour, depth));
  }
}

function paintTurtle(stage: Stage, x: number, y: number, size: number, veil: Veil): void {
  const way = -stage.side;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * size * way)} ${round(y - dy * size)}`;
  stage.fill(
    `M${at(0.5, 0)}C${at(0.9, 0.5)} ${at(0.6, 0.9)} ${at(0.2, 1.06)}C${at(0.36, 0.6)} ${at(0.2, 0.3)} ${at(0.1, 0.1)}ZM${at(0.4, -0.1)}C${at(0.6, -0.5)} ${at(0.3, -0.8)} ${at(-0.1, -0.9)}C${at(0.1, -0.5)} ${at(0, -0.3)} ${at(0, -0.1)}ZM${at(-0.8, 0)}L${at(-1.24, 0.24)}L${at(-1.06, 0)}L${at(-1.2, -0.2)}Z`,
    veil("#5f7f3c", 0.28),
  );
  stage.fill(
    ellipse(x + 0.98 * size * way, y - size * 0.1, size * 0.22, size * 0.17),
    veil("#7a9a4a", 0.25),
  );
  stage.fill(
    `M${at(0.85, 0)}Q${at(0.4, 0.52)} ${at(-0.3, 0.42)}Q${at(-0.8, 0.3)} ${at(-0.96, -0.04)}Q${at(0, -0.3)} ${at(0.85, 0)}Z`,
    veil("#6a5a30", 0.24),
  );
  stage.fill(
    `M${at(0.62, 0.12)}L${at(0.36, 0.36)}L${at(0.1, 0.14)}L${at(0.3, 0)}ZM${at(0.04, 0.16)}L${at(0.22, 0.4)}L${at(-0.2, 0.4)}L${at(-0.3, 0.12)}L${at(-0.1, 0)}ZM${at(-0.38, 0.14)}L${at(-0.3, 0.36)}L${at(-0.7, 0.22)}L${at(-0.6, 0)}Z`,
    veil("#a89a4c", 0.2),
  );
}

function paintDiver(stage: Stage, x: number, y: number, size: number, veil: Veil): void {
  const { side, random } = stage;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * size * side)} ${round(y - dy * size)}`;
  const suit = veil("#1d2c3f", 0.14);
  const accent = veil(random.pick(["#f2b134", "#e5533d", "#f0742c"]), 0.08);
  stage.fill(
    `M${at(-0.3, 0.04)}L${at(-0.86, 0.16)}L${at(-0.9, 0.08)}L${at(-0.36, -0.06)}ZM${at(-0.3, 0)}L${at(-0.7, -0.12)}L${at(-0.72, -0.2)}L${at(-0.3, -0.1)}Z`,
    suit,
  );
  stage.fill(
    `M${at(-0.84, 0.18)}L${at(-1.2, 0.34)}L${at(-1.26, 0.14)}L${at(-0.88, 0.08)}ZM${at(-0.68, -0.1)}L${at(-1.02, -0.1)}L${at(-1, -0.3)}L${at(-0.72, -0.2)}Z`,
    accent,
  );
  stage.fill(
    `M${at(-0.38, 0.06)}Q${at(-0.1, 0.16)} ${at(0.26, 0.12)}L${at(0.3, -0.04)}Q${at(0, -0.12)} ${at(-0.38, -0.1)}Z`,
    suit,
  );
  stage.fill(
    `M${at(-0.24, 0.13)}L${at(0.18, 0.18)}Q${at(0.26, 0.26)} ${at(0.16, 0.28)}L${at(-0.24, 0.24)}Z`,
    accent,
  );
  stage.stroke(`M${at(0.2, 0)}L${at(0.42, -0.16)}L${at(0.6, -0.12)}`, suit, size * 0.08);
  stage.fill(circle(x + 0.42 * size * side, y - 0.09 * size, size * 0.11), suit);
  stage.fill(
    box(
      Math.min(x + 0.44 * size * side, x + 0.54 * size * side),
      y - 0.15 * size,
      size * 0.1,
      size * 0.1,
    ),
    veil("#bfeef2", 0.1),
  );
  let bubbles = "";
  for (let bubble = 0; bubble < 15; bubble += 1)
    bubbles += circle(
      x + (0.5 + random.bell() * 0.07) * size * side,
      y - size * (0.2 + bubble * 0.07),
      size * random.between(0.01, 0.032),
    );
  stage.fill(bubbles, "#f0fffa", 0.75);
}

/** Branching, round and fan corals, brighter towards the viewer. */
function paintReef(stage: Stage, veil: Veil): void {
  const { width, height, random, side } = stage;
  const colours = ["#ff7a6a", "#ff9f5a", "#e85a9a", "#b07af0", "#ffcf5c", "#5fd0b0"] as const;
  for (let row = 0; row < 3; row += 1) {
    const depth = 0.5 - row * 0.2;
    const floor = (x: number): number =>
      height * (0.84 + row * 0.07) -
      Math.abs(x / width - 0.5) ** 1.7 * height * (0.5 - row * 0.08) +
      10 * Math.sin(x / 40 + row);
    const ground: Point[] = [];
    for (let x = -20; x <= width + 20; x += 16) ground.push([x, floor(x) + random.bell() * 7]);
    const stone = mix("#2a3f5c", "#6a4a6a", row * 0.3);
    stage.fill(
      polygon([...ground, [width + 20, height + 10], [-20, height + 10]]),
      stage.vertical(height * 0.7, height, [
        [0, veil(mix(stone, "#7a8aa0", 0.3), depth)],
        [1, veil(stone, depth * 0.6)],
      ]),
    );
    for (let x = random.between(-10, 30); x < width; x += random.between(24, 52)) {
      const colour = veil(random.pick(colours), depth);
      const dark = mix(colour, "#1a2a4a", 0.34);
      const y = floor(x) + 6;
      const size = (22 + row * 15) * random.between(0.6, 1.25);
      const form = random.int(0, 3);
      if (form === 0) {
        stage.fill(circle(x, y - size * 0.3, size * 0.5), dark);
        stage.fill(circle(x + side * size * 0.08, y - size * 0.38, size * 0.4), colour);
      } else if (form === 1) {
        let branches = "";
        for (let branch = -3; branch <= 3; branch += 1) {
          const lean = branch * size * 0.17;
          branches += `M${round(x + branch * 1.5)} ${round(y)}q${round(lean * 0.3)} ${round(-size * 0.5)} ${round(lean)} ${round(-size * random.between(0.8, 1.3))}M${round(x + lean * 0.5)} ${round(y - size * 0.5)}l${round(lean * 0.5 + 5)} ${round(-size * 0.36)}`;
        }
        stage.stroke(branches, colour, size * 0.1);
      } else if (form === 2) {
        stage.fill(
          `M${round(x)} ${round(y)}Q${round(x - size)} ${round(y - size * 0.5)} ${round(x - size * 0.6)} ${round(y - size * 1.2)}Q${round(x)} ${round(y - size * 1.6)} ${round(x + size * 0.6)} ${round(y - size * 1.2)}Q${round(x + size)} ${round(y - size * 0.5)} ${round(x)} ${round(y)}Z`,
          dark,
        );
        let veins = "";
        for (let vein = -3; vein <= 3; vein += 1)
          veins += `M${round(x)} ${round(y)}Q${round(x + vein * size * 0.12)} ${round(y - size * 0.7)} ${round(x + vein * size * 0.19)} ${round(y - size * 1.3 + Math.abs(vein) * size * 0.08)}`;
        stage.stroke(veins, colour, size * 0.07);
      } else {
        stage.fill(
          ellipse(x, y - size * 0.5, size * 0.9, size * 0.16) +
            ellipse(x + size * 0.2, y - size * 0.8, size * 0.6, size * 0.12) +
            polygon([
              [x - size * 0.1, y],
              [x - size * 0.14, y - size * 0.8],
              [x + size * 0.16, y - size * 0.8],
              [x + size * 0.1, y],
            ]),
          colour,
        );
        stage.fill(ellipse(x, y - size * 0.46, size * 0.8, size * 0.08), dark);
      }
    }
  }
}
