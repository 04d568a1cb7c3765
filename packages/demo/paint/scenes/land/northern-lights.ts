import { paintHiker, paintTent } from "../../kit/things/figures.ts";
import { rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, polygon, round } from "../../kit/path.ts";
import { paintSky, paintStars } from "../../kit/nature/sky.ts";
import { paintSnowfield } from "../../kit/nature/snowfield.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest } from "../../kit/nature/trees.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** Northern lights: ribbons, brightest along their lower edge, fading upwards in rays. */
function paintAurora(stage: Stage, horizon: number): void {
  const { width, random } = stage;
  const colours = random.pick([
    ["#5dffb0", "#38d6a8", "#8a6cff"],
    ["#7dffa0", "#2fd0c0", "#e06cc8"],
    ["#a8ff8c", "#3fe0a0", "#6c8cff"],
  ] as const);
  for (let curtain = 0; curtain < 4; curtain += 1) {
    const base = horizon * (0.4 + curtain * 0.14 + random.bell() * 0.04);
    const tall = horizon * random.between(0.34, 0.6);
    const phase = random.between(0, 6);
    const bend = random.between(1.4, 2.6);
    const lower = (at: number): Point => [
      width * (at * 1.3 - 0.15) + Math.sin(at * 9 + phase) * 34,
      base +
        Math.sin(at * Math.PI * bend + phase) * horizon * 0.13 -
        at * horizon * 0.1 * stage.side,
    ];
    for (let ray = 0; ray < 44; ray += 1) {
      const at = ray / 44;
      const [x, y] = lower(at);
      const [nextX, nextY] = lower(at + 1 / 44);
      const height =
        tall * (0.45 + 0.55 * Math.abs(Math.sin(ray * 0.7 + phase) * Math.cos(ray * 0.29 + phase)));
      const strength = 0.16 + 0.5 * Math.abs(Math.sin(ray * 0.37 + phase * 2)) ** 1.4;
      const paint = stage.vertical(y - height, Math.max(y, nextY) + 8, [
        [0, colours[2], 0],
        [0.42, colours[2], strength * 0.3],
        [0.72, colours[1], strength * 0.62],
        [0.93, colours[0], strength],
        [1, colours[0], 0],
      ]);
      stage.fill(
        polygon([
          [x, y + 6],
          [nextX + 0.6, nextY + 6],
          [nextX + 0.6 + 8 * stage.side, nextY - height],
          [x + 8 * stage.side, y - height],
        ]),
        paint,
      );
    }
  }
  const glow = stage.vertical(horizon * 0.2, horizon, [
    [0, colours[1], 0],
    [1, colours[1], 0.3],
  ]);
  stage.add(`<rect width="${width}" height="${round(horizon)}" fill="${glow}"/>`);
}

export function paintNorthernLights(stage: Stage): void {
  const { width, height, side } = stage;
  const shore = height * 0.68;
  const far = stage.group(() => {
    stage.sun.x = width * 0.5;
    paintSky(stage, { horizon: shore, clouds: "none", sunRadius: 0.1, sunHeight: 0.02 });
    paintStars(stage, shore, 0.8);
    paintAurora(stage, shore);
    paintRidge(stage, {
      base: shore,
      height: height * 0.13,
      depth: 0.55,
      local: "#4a6078",
      sharp: true,
    });
    paintRange(stage, {
      base: shore + 8,
      height: height * 0.22,
      depth: 0.2,
      rock: "#3f5068",
      snowShare: 0.9,
      count: 5,
      focus: 0.5 - side * 0.2,
    });
    const bank = rolling(stage, { base: shore - 6, swell: 8 });
    paintForest(stage, {
      ground: bank,
      height: height * 0.055,
      depth: 0.1,
      local: "#1c3c40",
      density: 1.2,
      lights: false,
    });
  });
  paintWater(stage, {
    top: shore,
    local: "#12404c",
    reflect: far,
    reflectStrength: 0.85,
    ripple: 0.2,
    glitter: false,
  });
  const near = rolling(stage, { base: height * 0.9, swell: height * 0.02, tilt: side * 40 });
  paintSnowfield(stage, near, 0);
  const campX = width * (0.5 + side * 0.14);
  paintTent(stage, { x: campX, foot: near(campX) + 20, height: 58 });
  paintHiker(stage, { x: campX - side * 84, foot: near(campX - side * 84) + 14, height: 46 });
  for (const [from, to, tall] of [
    [-50, width * 0.15, 0.5],
    [width * 0.88, width + 60, 0.4],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 20,
      height: height * tall,
      depth: 0,
      local: "#1c3f44",
      from,
      to,
      density: 0.56,
      snow: true,
    });
  }
}
