import { paintCypress } from "../../kit/nature/cypress.ts";
import { paintHouse } from "../../kit/buildings/houses.ts";
import { type Ground, paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintBlock } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, curve, polygon } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLeafy } from "../../kit/nature/trees.ts";

/** Rows of vines drawn towards one vanishing point. */
function paintVineRows(stage: Stage, ground: Ground, vine: string, soil: string): void {
  const { width, height, random, side } = stage;
  const vanishing: Point = [
    width * (0.5 + side * 0.16),
    ground(width * (0.5 + side * 0.16)) - height * 0.1,
  ];
  paintHill(stage, ground, { depth: 0.03, local: soil, lit: 0.65 });
  const clipPoints: Point[] = [];
  for (let x = -10; x <= width + 10; x += 16) clipPoints.push([x, ground(x)]);
  stage.add(
    `<g clip-path="${stage.clip(polygon([...clipPoints, [width + 10, height + 10], [-10, height + 10]]))}">`,
  );
  for (let row = -13; row <= 13; row += 1) {
    const footX = vanishing[0] + row * width * 0.1;
    const farX = vanishing[0] + row * width * 0.016;
    const points: Point[] = [];
    const lit: Point[] = [];
    for (let step = 0; step <= 34; step += 1) {
      const at = (step / 34) ** 1.7;
      const x = farX + (footX - farX) * at;
      const y = vanishing[1] + (height + 30 - vanishing[1]) * at;
      const tall = (4 + 34 * at) * (0.8 + 0.4 * Math.abs(Math.sin(step * 2.1 + row)));
      points.push([x + random.bell() * 3 * at, y - tall]);
      lit.push([x + side * 9 * at, y - tall * 0.96]);
    }
    const width_ = width * 0.036;
    const lower = points.map(([x, y], step): Point => [
      x + width_ * (step / 34) ** 1.7 * (footX > vanishing[0] ? -1 : 1) * 0.4,
      y + (4 + 42 * (step / 34) ** 1.7),
    ]);
    stage.fill(
      `${curve(points)}L${curve(lower.toReversed()).slice(1)}Z`,
      stage.vertical(vanishing[1], height, [
        [0, stage.tone(vine, 0.22, 0.5)],
        [1, stage.tone(vine, 0, 0.12)],
      ]),
    );
    const upper = lit.map(([x, y], step): Point => [x, y + (2 + 15 * (step / 34) ** 1.7)]);
    stage.fill(
      `${curve(lit)}L${curve(upper.toReversed()).slice(1)}Z`,
      stage.tone(vine, 0.04, 1),
      0.85,
    );
  }
  stage.add("</g>");
}

export function paintVineyard(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  const green = random.pick(["#8f9f45", "#7a9a48", "#a8a04a"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.13,
    depth: 0.8,
    local: "#7a84a0",
    sharp: random.chance(0.5),
  });
  for (const [offset, depth] of [
    [0.02, 0.6],
    [0.07, 0.44],
    [0.13, 0.28],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.045,
      frequency: 1.9,
      tilt: random.bell() * 60,
    });
    paintHill(stage, ground, {
      depth,
      local: random.pick([green, "#b8a850", "#6f9a50"]),
      mist: 0.16,
      lit: 0.65,
      strokes: 24,
    });
    for (let x = random.between(0, 60); x < width; x += random.between(26, 90)) {
      if (random.chance(0.5))
        paintCypress(
          stage,
          x,
          ground(x) + 4,
          (0.7 - depth) * 110 * random.between(0.7, 1.2),
          depth,
        );
      else
        paintLeafy(stage, {
          x,
          foot: ground(x) + 4,
          height: (0.7 - depth) * 70,
          depth,
          local: "#6f8f48",
        });
    }
    paintMist(stage, horizon + height * (offset + 0.04), 16, 0.2);
  }
  const knoll = (x: number): number =>
    horizon +
    height * 0.25 -
    height * 0.08 * Math.exp(-(((x / width - 0.5 + side * 0.26) / 0.2) ** 2));
  paintHill(stage, knoll, { depth: 0.14, local: green, lit: 0.7, strokes: 30 });
  const villaX = width * (0.5 - side * 0.26);
  for (const dx of [-150, -124, -98, 96, 122])
    paintCypress(
      stage,
      villaX + dx,
      knoll(villaX + dx) + 5,
      height * random.between(0.13, 0.18),
      0.1,
    );
  paintHouse(stage, {
    x: villaX - side * 30,
    foot: knoll(villaX) + 12,
    width: 52,
    height: 46,
    wall: "#e8c890",
    roof: "#c2603a",
    pitch: 0.4,
    depth: 0.08,
    smoke: false,
  });
  paintBlock(stage, villaX - side * 52, knoll(villaX) + 10, 26, 88, "#e0b880", 0.08);
  stage.fill(
    polygon([
      [villaX - side * 52 - 17, knoll(villaX) - 76],
      [villaX - side * 52, knoll(villaX) - 94],
      [villaX - side * 52 + 17, knoll(villaX) - 76],
    ]),
    stage.tone("#c2603a", 0.06, 0.7),
  );
  const field = rolling(stage, {
    base: horizon + height * 0.27,
    swell: height * 0.014,
    frequency: 1.3,
  });
  paintVineRows(
    stage,
    field,
    random.pick(["#5f8f3c", "#6f9a3a", "#8a9a34", "#a8702f"]),
    random.pick(["#b88a58", "#c2985f", "#a8804c"]),
  );
  paintBirds(stage, width * (0.5 + side * 0.2), horizon * 0.4, stage.tone("#2a2f3f", 0.2, 0.1));
}
