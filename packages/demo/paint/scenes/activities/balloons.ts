import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, circle, round } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintGrass } from "../../kit/nature/trees.ts";

/** A hot-air balloon of coloured gores, shaded like the ball it is. */
function paintBalloon(stage: Stage, x: number, y: number, size: number, depth: number): void {
  const { random, side } = stage;
  const pair = random.pick([
    ["#e5533d", "#f4e4c0"],
    ["#f2a131", "#d8456b"],
    ["#2f8fb8", "#f4e4c0"],
    ["#d8456b", "#f7c65c"],
    ["#2a9d8f", "#f2b134"],
    ["#6a5ac0", "#f4b0a0"],
  ] as const);
  const gores = 8;
  const neckY = y + size * 1.12;
  const edge = (share: number): string => {
    const reach = size * share;
    return `C${round(x + reach * 1.02)} ${round(y + size * 0.44)} ${round(x + reach * 0.42)} ${round(y + size * 0.86)} ${round(x + size * 0.13 * share)} ${round(neckY)}`;
  };
  const side_ = (share: number): string =>
    `M${round(x)} ${round(y - size)}C${round(x + size * share * 0.72)} ${round(y - size)} ${round(x + size * share * 1.06)} ${round(y - size * 0.4)} ${round(x + size * share)} ${round(y + size * 0.04)}${edge(share)}`;
  for (let gore = 0; gore < gores; gore += 1) {
    const from = Math.sin(((gore / gores) * 2 - 1) * (Math.PI / 2));
    const to = Math.sin((((gore + 1) / gores) * 2 - 1) * (Math.PI / 2));
    const lit = 0.5 + 0.5 * side * ((from + to) / 2);
    const colour = pair[gore % 2] ?? pair[0];
    const back = side_(from);
    stage.fill(
      `${side_(to)}L${round(x + size * 0.13 * from)} ${round(neckY)}L${round(x)} ${round(y - size)}Z`,
      stage.tone(colour, depth, lit),
    );
    if (gore === 0)
      stage.fill(`${back}L${round(x)} ${round(neckY)}Z`, stage.tone(colour, depth, lit));
  }
  stage.fill(
    `M${round(x - size * 0.99)} ${round(y + size * 0.06)}Q${round(x)} ${round(y + size * 0.42)} ${round(x + size * 0.99)} ${round(y + size * 0.06)}Q${round(x)} ${round(y + size * 0.6)} ${round(x - size * 0.94)} ${round(y + size * 0.24)}Z`,
    stage.tone(pair[0], depth, 0.3),
    0.5,
  );
  stage.fill(
    `M${round(x + side * size * 0.3)} ${round(y - size * 0.86)}Q${round(x + side * size * 0.86)} ${round(y - size * 0.5)} ${round(x + side * size * 0.76)} ${round(y + size * 0.1)}Q${round(x + side * size * 0.66)} ${round(y - size * 0.4)} ${round(x + side * size * 0.3)} ${round(y - size * 0.86)}Z`,
    "#fff6dc",
    0.34 * (1 - depth),
  );
  stage.stroke(
    `M${round(x - size * 0.12)} ${round(neckY)}L${round(x - size * 0.1)} ${round(neckY + size * 0.22)}M${round(x + size * 0.12)} ${round(neckY)}L${round(x + size * 0.1)} ${round(neckY + size * 0.22)}`,
    stage.tone("#4a3a34", depth, 0.3),
    Math.max(0.7, size * 0.018),
  );
  stage.fill(
    box(x - size * 0.13, neckY + size * 0.2, size * 0.26, size * 0.2),
    stage.tone("#8a5a34", depth, 0.5),
  );
  if (size > 40)
    stage.fill(
      circle(x - size * 0.05, neckY + size * 0.16, size * 0.05) +
        circle(x + size * 0.06, neckY + size * 0.16, size * 0.05),
      stage.tone("#2a2f3f", depth, 0.3),
    );
  if (isEvening(stage))
    stage.fill(
      circle(x, neckY, size * 0.7),
      stage.radial(x, neckY, size * 0.7, [
        [0, "#ffc46a", 0.7],
        [1, "#ffc46a", 0],
      ]),
    );
}

export function paintBalloons(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.66 : 0.66);
  const stone = random.pick(["#d8a878", "#e0b48a", "#cf9a78"]);
  paintSky(stage, { horizon, clouds: random.pick(["streaks", "none"]) });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.1,
    depth: 0.82,
    local: "#9a8a90",
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon + 20,
    height: height * 0.08,
    depth: 0.66,
    local: stone,
    sharp: false,
    lit: 0.7,
  });
  for (let balloon = 0; balloon < 9; balloon += 1)
    paintBalloon(
      stage,
      width * random.next(),
      horizon * random.between(0.2, 0.85),
      random.between(9, 22),
      0.56,
    );
  for (const [offset, depth, size] of [
    [0.05, 0.44, 0.08],
    [0.12, 0.28, 0.13],
    [0.22, 0.1, 0.18],
  ] as const) {
    const ground = rolling(stage, { base: horizon + height * offset, swell: height * 0.025 });
    for (let x = random.between(0, 40); x < width; x += height * size * random.between(0.5, 1.6))
      paintChimney(
        stage,
        x,
        ground(x) + 12,
        height * size * random.between(0.6, 1.2),
        depth,
        stone,
      );
    paintHill(stage, ground, {
      depth,
      local: mix(stone, "#b8a060", 0.4),
      mist: 0.1,
      lit: 0.65,
      strokes: 30,
    });
    paintMist(stage, horizon + height * (offset + 0.03), 16, 0.24);
  }
  const big = Math.min(width, height) * (aspect < 1 ? 0.2 : 0.17);
  const spots: [number, number, number, number][] = [
    [0.5 - side * 0.32, 0.44, 0.4, 0.26],
    [0.5 + side * 0.38, 0.3, 0.5, 0.2],
    [0.5 + side * 0.16, 0.58, 0.34, 0.3],
    [0.5 - side * 0.1, 0.22, 0.3, 0.36],
    [0.5 - side * 0.06, 0.4, 1, 0],
  ];
  for (const [atX, atY, share, depth] of spots)
    paintBalloon(stage, width * atX, height * (atY + random.bell() * 0.03), big * share, depth);
  const near = rolling(stage, {
    base: height * 0.93,
    swell: height * 0.02,
    tilt: side * height * 0.08,
  });
  paintHill(stage, near, { depth: 0, local: "#9a8a4c", lit: 0.45, strokes: 40 });
  const watchX = width * (0.5 + side * 0.3);
  paintHiker(stage, { x: watchX, foot: near(watchX) + 12, height: 52 });
  paintGrass(stage, { ground: () => height, height: 40, local: "#8a8a44", lit: 0.3 });
}

/** A rock chimney of tuff with a cap of harder stone. */
function paintChimney(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
  stone: string,
): void {
  const { random, side } = stage;
  const half = height * random.between(0.2, 0.3);
  const shape = (way: number, inner = 0): string =>
    `M${round(x + inner)} ${round(foot - height)}Q${round(x + way * half * 0.44)} ${round(foot - height * 0.56)} ${round(x + way * half)} ${round(foot)}H${round(x + inner)}Z`;
  stage.fill(shape(-side), stage.tone(stone, depth, 0.15));
  stage.fill(shape(side, -side * half * 0.1), stage.tone(stone, depth, 0.92));
  const cap = height * 0.13;
  stage.fill(
    `M${round(x - cap)} ${round(foot - height * 0.93)}Q${round(x - cap * 0.3)} ${round(foot - height * 1.22)} ${round(x + cap * 0.3)} ${round(foot - height * 1.12)}L${round(x + cap * 1.05)} ${round(foot - height * 0.92)}Z`,
    stage.tone("#8a6050", depth, 0.5),
  );
  if (height > 60)
    stage.fill(
      box(x - height * 0.04, foot - height * 0.44, height * 0.06, height * 0.09) +
        box(x + height * 0.05, foot - height * 0.26, height * 0.05, height * 0.08),
      isEvening(stage) ? "#ffcf73" : stage.tone("#4a3434", depth, 0.1),
    );
}
