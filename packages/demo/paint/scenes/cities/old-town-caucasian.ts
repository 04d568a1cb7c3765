import { isEvening } from "../../kit/buildings/houses.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintBlock } from "../../kit/buildings/landmarks.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { box, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintForest, paintGrass, paintLeafy } from "../../kit/nature/trees.ts";

/** A tower-house of the highlands: tapering stone with a crown of arches. */
function paintSvanTower(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
): void {
  const { side } = stage;
  const unit = height / 10;
  const stone = "#a8987c";
  stage.fill(
    polygon([
      [x - unit, foot],
      [x - unit * 0.78, foot - unit * 8],
      [x + unit * 0.78, foot - unit * 8],
      [x + unit, foot],
    ]),
    stage.tone(stone, depth, 0.25),
  );
  stage.fill(
    polygon([
      [x + side * unit * 0.06, foot],
      [x + side * unit * 0.06, foot - unit * 8],
      [x + side * unit * 0.78, foot - unit * 8],
      [x + side * unit, foot],
    ]),
    stage.tone(stone, depth, 0.95),
  );
  stage.fill(
    box(x - unit * 1.06, foot - unit * 9.3, unit * 2.12, unit * 1.4),
    stage.tone(stone, depth, 0.6),
  );
  let holes = "";
  for (let hole = -1; hole <= 1; hole += 1)
    holes += `M${round(x + hole * unit * 0.62 - unit * 0.2)} ${round(foot - unit * 7.95)}v${round(-unit * 0.5)}q${round(unit * 0.2)} ${round(-unit * 0.3)} ${round(unit * 0.4)} 0v${round(unit * 0.5)}Z`;
  holes +=
    box(x - unit * 0.14, foot - unit * 5.6, unit * 0.28, unit * 0.6) +
    box(x - unit * 0.14, foot - unit * 3.2, unit * 0.28, unit * 0.6);
  stage.fill(holes, isEvening(stage) ? "#ffcf73" : stage.tone("#2a2830", depth, 0.1));
  stage.fill(
    polygon([
      [x - unit * 1.2, foot - unit * 9.3],
      [x, foot - unit * 10.2],
      [x + unit * 1.2, foot - unit * 9.3],
    ]),
    stage.tone("#7a6a5c", depth, 0.6),
  );
}

function paintGeorgianChurch(
  stage: Stage,
  x: number,
  foot: number,
  height: number,
  depth: number,
): void {
  const { side } = stage;
  const unit = height / 10;
  const stone = "#d8b88a";
  const roof = "#9a5a44";
  paintBlock(stage, x, foot, unit * 5.4, unit * 2.6, stone, depth);
  stage.fill(
    polygon([
      [x - unit * 3, foot - unit * 2.5],
      [x - unit * 2, foot - unit * 3.7],
      [x + unit * 2, foot - unit * 3.7],
      [x + unit * 3, foot - unit * 2.5],
    ]),
    stage.tone(roof, depth, 0.6),
  );
  paintBlock(stage, x, foot - unit * 2.6, unit * 2.8, unit * 1.2, stone, depth);
  stage.fill(
    polygon([
      [x - unit * 1.6, foot - unit * 3.7],
      [x, foot - unit * 4.9],
      [x + unit * 1.6, foot - unit * 3.7],
    ]),
    stage.tone(roof, depth, 0.8),
  );
  paintBlock(stage, x, foot - unit * 4.1, unit * 1.9, unit * 2.2, stone, depth);
  let slits = "";
  for (let slit = -1; slit <= 1; slit += 1)
    slits += box(x + slit * unit * 0.56 - unit * 0.1, foot - unit * 5.9, unit * 0.2, unit * 1.1);
  stage.fill(slits, isEvening(stage) ? "#ffcf73" : stage.tone("#3a2f30", depth, 0.1));
  stage.fill(
    polygon([
      [x - unit * 1.15, foot - unit * 6.2],
      [x, foot - unit * 9.2],
      [x + unit * 1.15, foot - unit * 6.2],
    ]),
    stage.tone(roof, depth, 0.2),
  );
  stage.fill(
    polygon([
      [x, foot - unit * 9.2],
      [x + side * unit * 1.15, foot - unit * 6.2],
      [x + side * unit * 0.1, foot - unit * 6.2],
    ]),
    stage.tone(roof, depth, 0.95),
  );
  stage.stroke(
    `M${round(x)} ${round(foot - unit * 9.1)}v${round(-unit * 0.9)}M${round(x - unit * 0.26)} ${round(foot - unit * 9.7)}h${round(unit * 0.52)}`,
    stage.tone("#e8b84a", depth, 1),
    unit * 0.12,
  );
}

export function paintOldTownCaucasian(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.56 : 0.54);
  const green = random.pick(["#6f9a48", "#7f9a44", "#5f8f4c"]);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon,
    height: height * 0.2,
    depth: 0.8,
    local: "#727c96",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 40,
    height: height * 0.44,
    depth: 0.26,
    rock: "#6d7488",
    snowShare: 0.66,
    count: 5,
    focus: 0.5 - side * 0.16,
  });
  paintMist(stage, horizon + 10, height * 0.05, 0.6);
  const back = rolling(stage, {
    base: horizon + height * 0.06,
    swell: height * 0.04,
    tilt: side * height * 0.1,
  });
  paintForest(stage, {
    ground: back,
    height: height * 0.05,
    depth: 0.38,
    local: "#2c5a44",
    density: 1,
  });
  paintHill(stage, back, { depth: 0.34, local: green, mist: 0.16, lit: 0.6 });
  const rows = [
    { offset: 0.15, depth: 0.22, size: 0.16 },
    { offset: 0.24, depth: 0.1, size: 0.23 },
  ];
  for (const { offset, depth, size } of rows) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.02,
      tilt: -side * height * 0.08,
    });
    paintHill(stage, ground, { depth, local: green, lit: 0.65, strokes: 30 });
    for (let x = width * 0.06; x < width; x += random.between(54, 110) * (1 - depth)) {
      if (random.chance(0.4))
        paintSvanTower(stage, x, ground(x) + 10, height * size * random.between(0.8, 1.12), depth);
      else if (random.chance(0.65))
        paintTownRow(stage, {
          from: x - 26,
          to: x + 24,
          foot: (at) => ground(at) + 12,
          width: 46,
          height: height * size * 0.22,
          walls: ["#c0a888", "#d8c09a", "#a8947c"],
          roofs: ["#8a5a48", "#7a6a64", "#9a6a4c"],
          depth,
          roof: "hip",
        });
      else
        paintLeafy(stage, {
          x,
          foot: ground(x) + 12,
          height: height * size * 0.44,
          depth,
          local: random.pick(["#4f8048", "#8f9a3c", "#5f8f44"]),
        });
    }
  }
  const near = rolling(stage, {
    base: height * 0.88,
    swell: height * 0.03,
    tilt: side * height * 0.1,
  });
  paintHill(stage, near, { depth: 0, local: green, lit: 0.55, strokes: 60 });
  const churchX = width * (0.5 + side * 0.24);
  paintGeorgianChurch(stage, churchX, near(churchX) + 14, height * 0.34, 0.02);
  const towerX = width * (0.5 - side * 0.3);
  paintSvanTower(stage, towerX, near(towerX) + 12, height * 0.36, 0.02);
  for (const dx of [-90, 84, 120])
    paintLeafy(stage, {
      x: churchX + dx,
      foot: near(churchX + dx) + 20,
      height: random.between(54, 84),
      depth: 0,
      local: "#4f8048",
    });
  paintGrass(stage, { ground: () => height, height: 50, local: green, lit: 0.25 });
  paintBirds(stage, width * (0.5 - side * 0.1), horizon * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 12);
}
