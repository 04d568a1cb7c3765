import { mix } from "../../colour.ts";
import { paintHiker } from "../../kit/things/figures.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, box, circle, dash, jagged, line, polygon } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";

/** Clear ice with white cracks running to the horizon, and ice hummocks catching the sun. */
export function paintFrozenLake(stage: Stage): void {
  const { width, height, random, aspect, side, palette } = stage;
  const shore = height * (aspect < 1 ? 0.48 : 0.46);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore - 4,
    height: height * 0.14,
    depth: 0.78,
    local: "#7c8fa8",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 8,
    height: height * 0.2,
    depth: 0.44,
    rock: "#6a7488",
    snowShare: 0.5,
    count: 7,
  });
  const ice = random.pick(["#1f8aa0", "#2394a0", "#1f74a0"]);
  const deep = stage.tone(ice, 0, 0.1);
  stage.fill(
    box(-5, shore, width + 10, height - shore + 5),
    stage.vertical(shore, height, [
      [0, mix(palette.sky[3], stage.tone(ice, 0.3, 1), 0.35)],
      [0.3, mix(palette.sky[2], stage.tone(ice, 0.1, 1), 0.68)],
      [1, mix(deep, stage.tone(ice, 0, 0.6), 0.4)],
    ]),
  );
  let snowPatches = "";
  for (let patch = 0; patch < 26; patch += 1) {
    const near = random.next() ** 1.6;
    snowPatches += dash(
      random.between(0, width),
      shore + 4 + (height - shore) * near,
      60 + near * 300 * random.next(),
      2 + near * 16,
    );
  }
  stage.fill(snowPatches, stage.snow(0, 0.8), 0.55);
  paintCracks(stage, shore);
  paintReflectionGlow(stage, shore);
  const skaterX = width * (0.5 + side * random.between(0.02, 0.14));
  for (const [dx, dy, size] of [
    [0, 0.3, 50],
    [-64, 0.25, 42],
  ] as const) {
    paintHiker(stage, { x: skaterX + dx, foot: shore + (height - shore) * dy, height: size });
  }
  const heap = random.sign();
  for (let hummock = 0; hummock < 26; hummock += 1) {
    const near = 0.3 + (hummock / 26) * 0.7;
    const edge =
      0.5 + heap * (random.chance(0.78) ? random.between(0.2, 0.54) : -random.between(0.3, 0.54));
    paintShard(
      stage,
      width * edge,
      shore + (height - shore) * near ** 0.9 + 10,
      (10 + 130 * near ** 2.4) * random.between(0.4, 1.15),
      ice,
    );
  }
  paintBirds(stage, width * 0.3, shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}

function paintCracks(stage: Stage, shore: number): void {
  const { width, height, random, side } = stage;
  const vanishing: Point = [width * (0.5 + side * random.between(-0.2, 0.2)), shore - 26];
  let fine = "";
  let bold = "";
  const branch = (from: Point, reach: number): void => {
    const near = (from[1] - shore) / (height - shore);
    const to: Point = [
      from[0] + random.sign() * reach * random.between(0.5, 1),
      from[1] + random.bell() * 50 * near,
    ];
    const path = jagged(from, to, 0.1, 3, random).filter((point) => point[1] > shore + 2);
    fine += line(path);
  };
  for (let crack = 0; crack < 9; crack += 1) {
    const footX = width * ((crack / 8) * 2.4 - 0.7) + random.bell() * 90;
    const from = random.between(0.03, 0.3);
    const at = (share: number): Point => [
      vanishing[0] + (footX - vanishing[0]) * share,
      vanishing[1] + (height + 30 - vanishing[1]) * share,
    ];
    const middle = at(from + 0.25);
    const bend: Point = [middle[0] + random.bell() * 90, middle[1] + 10];
    const course = [
      ...jagged(at(from), bend, 0.05, 3, random),
      ...jagged(bend, at(random.between(0.75, 1.05)), 0.06, 4, random),
    ].filter((point) => point[1] > shore + 1);
    if (crack % 3 === 0) bold += line(course);
    else fine += line(course);
    for (const share of [0.3, 0.55, 0.8]) {
      const start = course[Math.floor(course.length * share)];
      if (start) branch(start, 60 + ((start[1] - shore) / (height - shore)) * 260);
    }
  }
  stage.stroke(bold, stage.snow(0, 1), 3.6, 0.85);
  stage.stroke(fine, stage.snow(0, 1), 1.3, 0.7);
}

function paintReflectionGlow(stage: Stage, shore: number): void {
  const { height, palette, sun } = stage;
  if (stage.light === "overcast") return;
  const reach = (height - shore) * 0.9;
  stage.add(`<g clip-path="${stage.clip(box(0, shore, stage.width, height - shore))}">`);
  stage.fill(
    circle(sun.x, shore, reach),
    stage.radial(sun.x, shore, reach, [
      [0, palette.sun, 0.7],
      [0.4, palette.glow, 0.3],
      [1, palette.glow, 0],
    ]),
  );
  stage.add("</g>");
}

/** A slab of lake ice pushed up on its edge: clear, with a bright rim and a thick side. */
function paintShard(stage: Stage, x: number, foot: number, size: number, ice: string): void {
  const { random, side } = stage;
  const lean = random.between(-0.7, 0.7);
  const wide = size * random.between(0.34, 0.7);
  const tall = size * random.between(0.7, 1.25);
  const cut = random.between(0.1, 0.5);
  const left: Point = [x - wide / 2, foot];
  const right: Point = [x + wide / 2, foot - size * 0.04];
  const topLeft: Point = [left[0] + lean * tall, foot - tall];
  const topRight: Point = [right[0] + lean * tall * 0.9, foot - tall * (1 - cut)];
  const thick = size * 0.1 * side;
  const face = stage.vertical(foot - tall, foot, [
    [0, mix(stage.tone(ice, 0, 1), stage.snow(0, 1), 0.45), 0.9],
    [1, stage.tone(ice, 0, 0.4), 0.95],
  ]);
  stage.fill(
    dash(x - side * size * 0.3, foot + 2, size * 1.5, size * 0.1),
    stage.tone(ice, 0, 0),
    0.5,
  );
  const [near, far] = side > 0 ? [right, topRight] : [left, topLeft];
  stage.fill(
    polygon([
      near,
      far,
      [far[0] + thick, far[1] + size * 0.06],
      [near[0] + thick, near[1] - size * 0.03],
    ]),
    stage.snow(0, 1),
    0.95,
  );
  stage.fill(polygon([left, topLeft, topRight, right]), face);
  stage.stroke(line([left, topLeft, topRight]), stage.snow(0, 1), Math.max(1, size * 0.022), 0.95);
  stage.stroke(
    line([
      [left[0] + wide * 0.4, foot - tall * 0.1],
      [left[0] + wide * 0.5 + lean * tall * 0.5, foot - tall * 0.55],
      [left[0] + wide * 0.3 + lean * tall * 0.7, foot - tall * 0.74],
    ]),
    stage.snow(0, 1),
    1,
    0.6,
  );
  stage.fill(dash(x, foot, size * 1.3, size * 0.08), stage.snow(0, 0.75), 0.95);
}
