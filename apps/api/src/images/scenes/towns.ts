import { mix } from "../colour.ts";
import { paintRowboat } from "../kit/boats.ts";
import { isEvening, windowGrid } from "../kit/houses.ts";
import {
  domes,
  paintBlock,
  paintDome,
  paintMinaret,
  paintOnionChurch,
  paintPagoda,
  paintSteeple,
} from "../kit/landmarks.ts";
import { paintHill, paintMist, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { box, circle, dash, polygon, round } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintBridge, paintLampStreaks, paintTownRow } from "../kit/townscape.ts";
import { paintForest, paintGrass, paintLeafy } from "../kit/trees.ts";
import { paintShore, paintWater } from "../kit/water.ts";

/** Where the quay lies: tall sheets need more town above it and less water below. */
const quayOf = (stage: Stage): number => stage.height * (stage.aspect < 1 ? 0.68 : 0.7);

/** Towers of glass behind one another, a bridge, and all of it once more in the river. */
export function paintCitySkyline(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    paintRidge(stage, {
      base: quay - 20,
      height: height * 0.08,
      depth: 0.84,
      local: "#6f8096",
      sharp: false,
    });
    for (const [depth, tall, step] of [
      [0.72, 0.34, 46],
      [0.5, 0.44, 58],
      [0.26, 0.36, 70],
    ] as const) {
      for (let x = -20; x < width; x += step * random.between(0.7, 1.3)) {
        const centre = 1 - Math.min(1, Math.abs(x / width - 0.5 - side * 0.1) * 1.7);
        paintTower(
          stage,
          x,
          quay,
          step * random.between(0.6, 0.95),
          height * tall * (0.3 + 0.7 * centre) * random.between(0.6, 1.1),
          depth,
        );
      }
      paintMist(stage, quay - 20, 50, 0.3);
    }
    paintTower(stage, width * (0.5 + side * 0.1), quay, 62, height * 0.56, 0.16, true);
    for (let x = -10; x < width; x += random.between(20, 44))
      paintLeafy(stage, {
        x,
        foot: quay + 4,
        height: random.between(22, 36),
        depth: 0.1,
        local: "#3f7a4c",
      });
  });
  paintWater(stage, {
    top: quay,
    local: "#1f5f86",
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.45,
  });
  paintShore(stage, quay, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  const bridgeTop = quay + height * 0.07;
  paintSuspension(stage, bridgeTop, quay + height * 0.16);
  paintBirds(stage, width * (0.5 - side * 0.3), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1));
}

function paintTower(
  stage: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
  depth: number,
  spire = false,
): void {
  const { random, palette } = stage;
  const wall = random.pick(["#5f7f9c", "#8a8f9c", "#6f8a94", "#b08a78", "#54708f"]);
  paintBlock(stage, x + width / 2, foot, width, height, wall, depth);
  const top = foot - height;
  const crown = spire ? 2 : random.int(0, 3);
  if (crown === 1)
    stage.fill(
      polygon([
        [x, top],
        [x + width, top - width * 0.5],
        [x + width, top + 1],
        [x, top + 1],
      ]),
      stage.tone(wall, depth, 0.7),
    );
  if (crown === 2) {
    paintBlock(stage, x + width / 2, top, width * 0.6, width * 0.5, wall, depth);
    stage.fill(
      polygon([
        [x + width * 0.42, top - width * 0.5],
        [x + width * 0.5, top - width * 1.7],
        [x + width * 0.58, top - width * 0.5],
      ]),
      stage.tone(wall, depth, 0.5),
    );
  }
  if (depth > 0.6) return;
  const columns = Math.max(3, Math.round(width / 9));
  const rows = Math.max(4, Math.round(height / 12));
  const grid = {
    left: x + width * 0.1,
    top: top + 8,
    columns,
    rows,
    stepX: (width * 0.86) / columns,
    stepY: (height - 10) / rows,
    width: (width * 0.5) / columns,
    height: 5.4,
  };
  stage.fill(
    windowGrid(stage, { ...grid, chance: isEvening(stage) ? 0.48 : 0.86 }),
    isEvening(stage)
      ? mix("#ffd27a", palette.haze, depth * 0.6)
      : mix(palette.sky[2], stage.tone(wall, depth, 0.2), 0.45),
    isEvening(stage) ? 0.95 : 0.65,
  );
}

function paintSuspension(stage: Stage, top: number, waterline: number): void {
  const { width, height } = stage;
  const steel = stage.tone("#3a4656", 0, 0.25);
  const tall = height * 0.17;
  const posts = [width * 0.26, width * 0.74];
  let cables = "";
  for (const x of posts)
    stage.fill(
      box(x - 5, top - tall, 10, waterline - top + tall) + box(x - 9, waterline - 10, 18, 12),
      steel,
    );
  const [left = 0, right = width] = posts;
  const sag = (x: number): number => {
    if (x < left) return top - tall * (x / left) ** 2;
    if (x > right) return top - tall * ((width - x) / (width - right)) ** 2;
    return top - tall * (0.08 + 0.92 * (((x - (left + right) / 2) * 2) / (right - left)) ** 2);
  };
  for (let x = 0; x <= width; x += 16) cables += `M${round(x)} ${round(sag(x))}V${round(top)}`;
  stage.stroke(cables, steel, 1, 0.8);
  let main = `M0 ${round(sag(0))}`;
  for (let x = 8; x <= width; x += 8) main += `L${round(x)} ${round(sag(x))}`;
  stage.stroke(main, steel, 3);
  stage.fill(box(-5, top, width + 10, 8), steel);
  stage.fill(box(-5, top, width + 10, 2), stage.tone("#8a98a8", 0, 0.9));
  let lamps = "";
  for (let x = 14; x < width; x += 38) lamps += circle(x, top - 3, 2.4);
  stage.fill(lamps, isEvening(stage) ? "#ffe2a0" : stage.snow(0, 1));
}

export function paintOldTownEuropean(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const walls = [
    "#f0d9b0",
    "#e8b98a",
    "#d98f6a",
    "#f4ead5",
    "#c9d0b0",
    "#e0a0a0",
    "#a8c0cc",
  ] as const;
  const roofs = ["#c2562f", "#b04a34", "#a85a3c", "#8a4a44"] as const;
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    const hill = rolling(stage, {
      base: quay - height * 0.17,
      swell: height * 0.03,
      frequency: 1.6,
      tilt: -side * height * 0.1,
    });
    paintHill(stage, hill, { depth: 0.6, local: "#6f8f54", bottom: quay + 4, mist: 0.14 });
    const castleX = width * (0.5 + side * 0.26);
    paintTownRow(stage, {
      from: castleX - width * 0.13,
      to: castleX + width * 0.13,
      foot: hill,
      width: 40,
      height: height * 0.07,
      walls: ["#e8d8b8", "#d8c4a0"],
      roofs,
      depth: 0.5,
      roof: "hip",
    });
    paintSteeple(
      stage,
      { x: castleX, foot: hill(castleX), height: height * 0.26, depth: 0.46 },
      "#d8c8a8",
      "#5f6a70",
      false,
    );
    for (let row = 0; row < 3; row += 1) {
      const depth = 0.4 - row * 0.15;
      const base = quay - height * (0.15 - row * 0.072);
      paintTownRow(stage, {
        from: -20,
        to: width + 10,
        foot: () => base + height * 0.05,
        width: 38 + row * 10,
        height: height * (0.08 + row * 0.02),
        walls,
        roofs,
        depth,
        roof: row === 1 ? "hip" : "gable",
      });
      if (row === 0) {
        paintSteeple(
          stage,
          { x: width * (0.5 - side * 0.22), foot: base + 16, height: height * 0.4, depth: 0.3 },
          "#d9c4a0",
          "#54646c",
          false,
        );
        paintSteeple(
          stage,
          { x: width * (0.5 - side * 0.1), foot: base + 16, height: height * 0.36, depth: 0.3 },
          "#e8d4ac",
          "#54646c",
          true,
        );
      }
      if (row === 1)
        paintDome(
          stage,
          width * (0.5 + side * 0.08),
          base + 2,
          domes.round,
          height * 0.07,
          "#5a9a86",
          0.2,
        );
    }
    for (let x = 0; x < width; x += random.between(50, 120))
      paintLeafy(stage, {
        x,
        foot: quay + 3,
        height: random.between(26, 40),
        depth: 0.06,
        local: "#5f8f4a",
      });
    stage.fill(box(-5, quay - 5, width + 10, 10), stage.tone("#b8a68c", 0.06, 0.6));
  });
  paintWater(stage, {
    top: quay + 4,
    local: "#2a6f80",
    reflect: far,
    reflectStrength: 0.66,
    ripple: 0.4,
  });
  paintLampStreaks(stage, quay, 0, width);
  paintBridge(stage, {
    from: -30,
    to: width + 30,
    top: quay + height * 0.06,
    waterline: quay + height * 0.15,
    arches: stage.aspect < 1 ? 4 : 6,
    stone: "#b09a7c",
    depth: 0.02,
  });
  paintRowboat(stage, {
    x: width * (0.5 - side * 0.16),
    waterline: quay + (height - quay) * 0.78,
    length: 74,
  });
  paintBirds(stage, width * (0.5 + side * 0.06), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}

/** A stretch of fortress wall with swallow-tail merlons and tent-roofed towers. */
function paintKremlin(stage: Stage, foot: number, tall: number): void {
  const { width, side } = stage;
  const brick = "#b5483a";
  paintBlock(stage, width / 2, foot, width + 40, tall, brick, 0.1);
  let merlons = "";
  for (let x = -10; x < width + 10; x += 13)
    merlons += `M${round(x)} ${round(foot - tall + 1)}v-9l4 4 4-4v9Z`;
  stage.fill(merlons, stage.tone(brick, 0.1, 0.8));
  stage.fill(box(-10, foot - tall * 0.72, width + 20, 2.4), stage.snow(0.1, 0.8), 0.6);
  for (const at of [0.1, 0.42, 0.9]) {
    const x = width * (0.5 + side * (at - 0.5));
    const high = tall * (at === 0.42 ? 2.5 : 1.7);
    paintBlock(stage, x, foot, tall * 0.9, high, brick, 0.06);
    stage.fill(box(x - tall * 0.5, foot - high - 3, tall, 6), stage.snow(0.06, 0.85));
    const roof = tall * 1.5;
    const top = foot - high - roof;
    stage.fill(
      polygon([
        [x - tall * 0.5, foot - high],
        [x, top],
        [x + tall * 0.5, foot - high],
      ]),
      stage.tone("#2f7a5c", 0.06, 0.2),
    );
    stage.fill(
      polygon([
        [x, top],
        [x + side * tall * 0.5, foot - high],
        [x + side * 2, foot - high],
      ]),
      stage.tone("#2f7a5c", 0.06, 0.9),
    );
    stage.stroke(`M${round(x)} ${round(top)}v-12`, stage.tone("#e8b84a", 0, 1), 2);
    stage.fill(
      box(x - 4, foot - high * 0.7, 8, 14),
      isEvening(stage) ? "#ffd27a" : stage.tone("#3a2a30", 0.06, 0.1),
    );
  }
}

export function paintOldTownRussian(stage: Stage): void {
  const { width, height, random, side } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    const hill = rolling(stage, {
      base: quay - height * 0.13,
      swell: height * 0.016,
      frequency: 1.8,
    });
    paintForest(stage, {
      ground: hill,
      height: height * 0.06,
      depth: 0.6,
      local: "#3f6a4c",
      lights: false,
      density: 1.1,
    });
    paintHill(stage, hill, { depth: 0.4, local: "#6f9a4a", bottom: quay + 4, lit: 0.6 });
    paintTownRow(stage, {
      from: 0,
      to: width,
      foot: (x) => hill(x) + height * 0.045,
      width: 52,
      height: height * 0.05,
      walls: ["#e8d4ac", "#c98a6a", "#f0e6d0", "#a8b8a0", "#d8b070"],
      roofs: ["#5f7a6c", "#8a5a48", "#6a6f78"],
      depth: 0.36,
      roof: "hip",
    });
    paintOnionChurch(stage, {
      x: width * (0.5 + side * 0.06),
      foot: hill(width / 2) + height * 0.05,
      height: height * 0.46,
      depth: 0.2,
    });
    paintOnionChurch(stage, {
      x: width * (0.5 - side * 0.33),
      foot: hill(width * 0.2) + height * 0.055,
      height: height * 0.27,
      depth: 0.26,
    });
    for (let tree = 0; tree < 11; tree += 1)
      paintLeafy(stage, {
        x: width * random.next(),
        foot: quay - height * 0.05,
        height: random.between(44, 76),
        depth: 0.16,
        local: random.pick(["#5f8f44", "#7a9a3c", "#4f8048"]),
      });
    paintKremlin(stage, quay + 2, height * 0.075);
    const bank = rolling(stage, { base: quay - 6, swell: 4 });
    paintHill(stage, bank, { depth: 0.04, local: "#6f9a48", bottom: quay + 5, lit: 0.7 });
  });
  paintWater(stage, {
    top: quay + 3,
    local: "#28708c",
    reflect: far,
    reflectStrength: 0.66,
    ripple: 0.34,
  });
  paintShore(stage, quay + 3, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.2),
    waterline: quay + (height - quay) * 0.5,
    length: 80,
  });
  paintGrass(stage, { ground: () => height, height: 50, local: "#5f8040", lit: 0.3 });
  paintBirds(stage, width * (0.5 - side * 0.2), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}

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

export function paintOldTownAsian(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const quay = quayOf(stage);
  const roofs = ["#3f5a6a", "#4a5560", "#36606a", "#5a4a50"] as const;
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay });
    paintRange(stage, {
      base: quay,
      height: height * 0.42,
      depth: 0.66,
      rock: "#66748c",
      snowShare: 0.4,
      count: 3,
      focus: 0.5 + side * 0.2,
    });
    for (const [base, depth] of [
      [0.16, 0.6],
      [0.11, 0.46],
    ] as const) {
      const ground = rolling(stage, {
        base: quay - height * base,
        swell: height * 0.03,
        tilt: side * height * 0.08,
      });
      paintForest(stage, { ground, height: height * 0.05, depth, local: "#33604c", lights: false });
      paintHill(stage, ground, { depth, local: "#4f7f54", bottom: quay + 3, mist: 0.2 });
    }
    paintMist(stage, quay - height * 0.08, 30, 0.4);
    paintPagoda(
      stage,
      {
        x: width * (0.5 - side * 0.14),
        foot: quay - height * 0.04,
        height: height * 0.46,
        depth: 0.12,
      },
      random.pick(roofs),
    );
    if (aspect > 0.9)
      paintPagoda(
        stage,
        {
          x: width * (0.5 + side * 0.34),
          foot: quay - height * 0.07,
          height: height * 0.26,
          depth: 0.3,
        },
        random.pick(roofs),
        3,
      );
    for (let row = 0; row < 2; row += 1) {
      paintTownRow(stage, {
        from: -20,
        to: width,
        foot: () => quay - height * (0.035 - row * 0.035),
        width: 74,
        height: height * 0.05,
        walls: ["#f0e0c0", "#b8533a", "#e8d0a8", "#a8503c"],
        roofs,
        depth: 0.18 - row * 0.12,
        roof: "curved",
      });
    }
    paintLanterns(stage, quay - height * 0.055);
  });
  paintWater(stage, {
    top: quay + 2,
    local: "#246f7c",
    reflect: far,
    reflectStrength: 0.62,
    ripple: 0.3,
  });
  paintShore(stage, quay + 2, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintRowboat(stage, {
    x: width * (0.5 + side * 0.12),
    waterline: quay + (height - quay) * 0.5,
    length: 92,
  });
  paintBlossom(stage);
}

function paintLanterns(stage: Stage, y: number): void {
  const { width, random } = stage;
  let bodies = "";
  for (let x = 20; x < width; x += random.between(24, 48))
    bodies += circle(x, y + random.between(-3, 6), 4.6);
  stage.fill(bodies, isEvening(stage) ? "#ff9a4c" : stage.tone("#e5402f", 0, 0.9));
}

/** A branch of cherry blossom leaning in from a corner. */
function paintBlossom(stage: Stage): void {
  const { width, height, random, side } = stage;
  const startX = side > 0 ? -20 : width + 20;
  const bark = stage.tone("#4a3430", 0, 0.2);
  const tips: [number, number][] = [];
  for (let branch = 0; branch < 5; branch += 1) {
    const reach = width * random.between(0.22, 0.46) * side;
    const drop = height * random.between(-0.03, 0.2);
    const y = height * 0.06 + branch * 22;
    stage.stroke(
      `M${startX} ${round(height * 0.03 + branch * 8)}Q${round(startX + reach * 0.4)} ${round(y - 20)} ${round(startX + reach)} ${round(y + drop)}`,
      bark,
      10 - branch * 1.5,
    );
    for (let tip = 0; tip < 22; tip += 1) {
      const at = random.between(0.15, 1.04);
      tips.push([
        startX + reach * at + random.bell() * 24,
        (1 - at) ** 2 * height * 0.04 +
          2 * at * (1 - at) * (y - 20) +
          at * at * (y + drop) +
          random.bell() * 22,
      ]);
    }
  }
  const pink = random.pick(["#f49ab4", "#f7b3c4", "#f08aa8"]);
  for (const [lit, size, shift] of [
    [0.25, 12, 0],
    [0.7, 9, 2],
    [1, 5, 4],
  ] as const) {
    stage.fill(
      tips
        .map(([x, y]) => circle(x + shift * side, y - shift, size * random.between(0.6, 1.2)))
        .join(""),
      stage.tone(pink, 0, lit),
    );
  }
  let petals = "";
  for (let petal = 0; petal < 34; petal += 1)
    petals += dash(random.between(0, width), random.between(0, height), 6, 3.4);
  stage.fill(petals, stage.tone(pink, 0, 1), 0.9);
}

export function paintOldTownOriental(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const ground = height * (aspect < 1 ? 0.8 : 0.8);
  const sand = random.pick(["#e2c08c", "#dcb27c", "#e8cfa0"]);
  const tile = random.pick(["#1f8fa8", "#2a7fb8", "#22a093", "#e0b050"]);
  paintSky(stage, { horizon: ground - height * 0.12 });
  paintRidge(stage, {
    base: ground - height * 0.1,
    height: height * 0.14,
    depth: 0.8,
    local: "#a08a80",
    sharp: true,
  });
  for (let row = 0; row < 2; row += 1) {
    const depth = 0.6 - row * 0.16;
    const foot = ground - height * (0.16 - row * 0.05);
    paintTownRow(stage, {
      from: -20,
      to: width,
      foot: () => foot + 20,
      width: 54,
      height: height * 0.08,
      walls: [sand, "#d8b890", "#f0dcb4"],
      roofs: ["#d8b48a"],
      depth,
      roof: "flat",
    });
    for (let x = width * 0.1; x < width; x += random.between(120, 240))
      paintDome(stage, x, foot - height * 0.05, domes.round, random.between(14, 26), tile, depth);
    for (const at of [0.16, 0.86])
      paintMinaret(
        stage,
        { x: width * (at + random.bell() * 0.06), foot: foot + 10, height: height * 0.28, depth },
        sand,
        tile,
      );
  }
  const x = width * (0.5 - side * 0.08);
  const size = Math.min(width, height) / 10;
  const foot = ground + 6;
  for (const way of [-1, 1]) {
    const wing = x + way * size * 2.6;
    paintBlock(stage, wing, foot, size * 2, size * 1.7, sand, 0.1);
    let niches = "";
    for (let niche = -1; niche <= 1; niche += 1)
      niches += `M${round(wing + niche * size * 0.62 - size * 0.22)} ${round(foot)}v${round(-size * 0.8)}q${round(size * 0.06)} ${round(-size * 0.3)} ${round(size * 0.22)} ${round(-size * 0.42)}q${round(size * 0.16)} ${round(size * 0.12)} ${round(size * 0.22)} ${round(size * 0.42)}v${round(size * 0.8)}Z`;
    stage.fill(niches, isEvening(stage) ? "#ffb95c" : stage.tone("#6a4a40", 0.1, 0.1));
    stage.fill(
      box(wing - size, foot - size * 1.74, size * 2, size * 0.2),
      stage.tone(tile, 0.08, 0.8),
    );
    paintMinaret(
      stage,
      { x: x + way * size * 3.9, foot, height: size * 6.4, depth: 0.06 },
      sand,
      tile,
    );
  }
  paintBlock(stage, x, foot - size * 1.6, size * 2.2, size * 2.1, sand, 0.1);
  stage.fill(
    box(x - size * 1.1, foot - size * 3.3, size * 2.2, size * 0.28),
    stage.tone(tile, 0.08, 0.6),
  );
  paintDome(
    stage,
    x,
    foot - size * 3.7,
    [
      [0.9, 0],
      [1, 0.3],
      [0.97, 0.6],
      [0.82, 0.95],
      [0.54, 1.25],
      [0.22, 1.46],
      [0, 1.66],
    ],
    size * 1.16,
    tile,
    0.06,
  );
  stage.stroke(
    `M${round(x)} ${round(foot - size * 5.5)}v${round(-size * 0.6)}`,
    stage.tone("#e8b84a", 0, 1),
    size * 0.06,
  );
  paintBlock(stage, x, foot, size * 2.7, size * 3, mix(sand, "#f4e0b8", 0.3), 0.04);
  stage.stroke(
    box(x - size * 1.2, foot - size * 2.84, size * 2.4, size * 2.9),
    stage.tone(tile, 0.04, 0.7),
    size * 0.14,
  );
  stage.fill(
    `M${round(x - size * 0.86)} ${round(foot)}v${round(-size * 1.3)}q${round(size * 0.1)} ${round(-size * 0.8)} ${round(size * 0.86)} ${round(-size * 1.24)}q${round(size * 0.76)} ${round(size * 0.44)} ${round(size * 0.86)} ${round(size * 1.24)}v${round(size * 1.3)}Z`,
    stage.vertical(foot - size * 2.5, foot, [
      [0, stage.tone(tile, 0.02, 0.5)],
      [1, isEvening(stage) ? "#ffc46a" : stage.tone("#4a3a44", 0, 0.1)],
    ]),
  );
  paintSquare(stage, ground, sand);
}

/** The paved square in front, with cypresses and people to give the dome its size. */
function paintSquare(stage: Stage, top: number, sand: string): void {
  const { width, height, random } = stage;
  stage.fill(
    box(-5, top, width + 10, height - top + 5),
    stage.vertical(top, height, [
      [0, stage.tone(sand, 0.1, 0.9)],
      [1, stage.tone(sand, 0, 0.35)],
    ]),
  );
  let slabs = "";
  for (let slab = -12; slab <= 12; slab += 1)
    slabs += `M${round(width / 2 + slab * 34)} ${round(top)}L${round(width / 2 + slab * 130)} ${height}`;
  for (let row = 1; row < 7; row += 1)
    slabs += `M0 ${round(top + (height - top) * (row / 7) ** 1.7)}H${width}`;
  stage.stroke(slabs, stage.tone("#8a6a4c", 0, 0.3), 1.4, 0.3);
  for (const at of [0.05, 0.12, 0.88, 0.95]) {
    const x = width * at;
    const tall = height * random.between(0.2, 0.3);
    const foot = top + height * 0.05;
    stage.fill(
      `M${round(x)} ${round(foot - tall)}C${round(x + tall * 0.14)} ${round(foot - tall * 0.6)} ${round(x + tall * 0.12)} ${round(foot - tall * 0.1)} ${round(x)} ${round(foot)}C${round(x - tall * 0.12)} ${round(foot - tall * 0.1)} ${round(x - tall * 0.14)} ${round(foot - tall * 0.6)} ${round(x)} ${round(foot - tall)}Z`,
      stage.horizontal(x - tall * 0.1, x + tall * 0.1, [
        [0, stage.tone("#2f6a44", 0, stage.side < 0 ? 0.9 : 0.1)],
        [1, stage.tone("#2f6a44", 0, stage.side < 0 ? 0.1 : 0.9)],
      ]),
    );
  }
  for (let person = 0; person < 9; person += 1) {
    const x = width * random.between(0.15, 0.85);
    const y = top + (height - top) * random.between(0.08, 0.6);
    const tall = 20 + ((y - top) / (height - top)) * 26;
    const robe = stage.tone(
      random.pick(["#f4efe0", "#2f6fb0", "#e5533d", "#f2b134", "#2a9d8f"]),
      0,
      0.8,
    );
    stage.fill(
      dash(x - stage.side * tall * 0.5, y, tall * 1.2, tall * 0.12),
      stage.tone("#3a2c34", 0, 0),
      0.4,
    );
    stage.fill(
      polygon([
        [x - tall * 0.2, y],
        [x - tall * 0.13, y - tall * 0.72],
        [x + tall * 0.13, y - tall * 0.72],
        [x + tall * 0.2, y],
      ]),
      robe,
    );
    stage.fill(circle(x, y - tall * 0.86, tall * 0.13), stage.tone("#b87a54", 0, 0.7));
  }
  paintBirds(stage, width * 0.3, height * 0.2, stage.tone("#2a2f3f", 0.2, 0.1), 11);
}
