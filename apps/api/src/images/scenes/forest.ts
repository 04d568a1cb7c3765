import { mix } from "../colour.ts";
import { paintHiker, paintTent } from "../kit/figures.ts";
import { paintHouse } from "../kit/houses.ts";
import { paintFlowers, paintHill, paintMist, paintRock, paintWisps, rolling } from "../kit/land.ts";
import { paintRange, paintRidge } from "../kit/mountains.ts";
import { circle, dash, polygon, round, type Point } from "../kit/path.ts";
import { paintBirds, paintSky } from "../kit/sky.ts";
import type { Stage } from "../kit/stage.ts";
import { paintForest, paintGrass, paintLeafy } from "../kit/trees.ts";
import { paintRiver, winding } from "../kit/water-course.ts";

/** A sea of conifers, a river that winds through it, and a cabin. */
export function paintTaiga(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#1d4f40", "#215845", "#1b4d4d", "#335f3a"]);
  const horizon = height * (aspect < 1 ? 0.46 : 0.44);
  paintSky(stage, { horizon, sunAt: 0.5 + side * random.between(0.06, 0.24) });
  paintRidge(stage, {
    base: horizon - 8,
    height: height * 0.13,
    depth: 0.84,
    local: "#53707e",
    sharp: true,
  });
  paintRidge(stage, {
    base: horizon + 12,
    height: height * 0.1,
    depth: 0.68,
    local: "#44685f",
    sharp: false,
  });
  for (let layer = 0; layer < 4; layer += 1) {
    const at = layer / 3;
    const depth = 0.58 - at * 0.4;
    const ground = rolling(stage, {
      base: horizon + height * (0.05 + at * 0.17),
      swell: height * 0.034,
      frequency: 2.4,
      tilt: random.bell() * height * 0.12,
    });
    paintForest(stage, {
      ground,
      height: height * (0.04 + at * 0.05),
      depth,
      local: pine,
      density: 1.25,
      lights: layer > 1,
    });
    paintHill(stage, ground, { depth, local: pine, mist: 0.26, lit: 0.3 });
    paintWisps(stage, horizon + height * (0.1 + at * 0.15), 8, 0.26);
  }
  const valley = horizon + height * 0.22;
  const plain = rolling(stage, { base: valley + height * 0.05, swell: height * 0.012 });
  paintHill(stage, plain, {
    depth: 0.1,
    local: random.pick(["#6f8f3f", "#7d8f3c", "#5f8a48"]),
    mist: 0,
    strokes: 70,
    lit: 0.55,
  });
  paintRiver(stage, {
    from: [width * (0.5 + side * 0.1), plain(width / 2) + 3],
    to: [width * (0.5 - side * 0.08), height + 40],
    farWidth: 10,
    nearWidth: width * 0.46,
    bends: 2.6,
    swing: width * 0.2 * side,
    local: "#1d6276",
    bank: "#cdb88a",
  });
  const cabinX = width * (0.5 + side * 0.3);
  const cabinFoot = height * 0.79;
  paintForest(stage, {
    ground: (x) => cabinFoot - 8 - Math.abs(x - cabinX) * 0.03,
    height: height * 0.17,
    depth: 0.08,
    local: pine,
    from: cabinX - width * 0.2,
    to: cabinX + width * 0.24,
    density: 0.8,
  });
  paintHouse(stage, {
    x: cabinX,
    foot: cabinFoot + 8,
    width: 46,
    height: 26,
    wall: "#8a5a38",
    roof: "#5d3b30",
    smoke: true,
  });
  paintFlowers(stage, plain, ["#d65a8c", "#f2c94c", "#f4efe0"], 120);
  const near = rolling(stage, { base: height * 0.97, swell: height * 0.014 });
  const wings = [
    { from: -40, to: width * random.between(0.1, 0.2), tall: 0.56 },
    { from: width * random.between(0.86, 0.92), to: width + 50, tall: 0.48 },
  ];
  for (const { from, to, tall } of wings) {
    paintForest(stage, {
      ground: (x) => near(x) + 36,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.62,
      slim: 0.17,
    });
  }
  paintGrass(stage, { ground: () => height, height: 44, local: "#4a6a38", lit: 0.25 });
  paintBirds(stage, width * (0.5 - side * 0.26), horizon * 0.5, stage.tone("#2a2f3f", 0.3, 0.1));
}

/** White trunks with black bands, the mark of a Russian autumn. */
function paintBirch(stage: Stage, x: number, foot: number, thick: number, leaf: string): void {
  const { random, side, height } = stage;
  const lean = random.bell() * 30;
  const top = -30;
  const trunk = `M${round(x - thick)} ${round(foot)}Q${round(x - thick * 0.6)} ${round(height * 0.5)} ${round(x + lean - thick * 0.5)} ${top}h${round(thick)}Q${round(x + thick * 0.7)} ${round(height * 0.5)} ${round(x + thick)} ${round(foot)}Z`;
  stage.fill(
    trunk,
    stage.horizontal(x - thick, x + thick, [
      [0, side < 0 ? stage.snow(0, 1) : stage.snow(0, 0.1)],
      [1, side < 0 ? stage.snow(0, 0.1) : stage.snow(0, 1)],
    ]),
  );
  let marks = "";
  for (let y = 10; y < foot; y += random.between(14, 52)) {
    const centre = x + lean * (1 - y / foot) ** 1.5;
    marks += dash(
      centre + random.bell() * thick * 0.7,
      y,
      thick * random.between(0.6, 1.6),
      thick * 0.4,
    );
  }
  stage.fill(marks, stage.tone("#2c2a2e", 0, 0.2), 0.85);
  let dark = "";
  let light = "";
  for (let cluster = 0; cluster < 34; cluster += 1) {
    const clusterX = x + lean + random.bell() * 190;
    const clusterY = random.between(-30, height * 0.24) + Math.abs(clusterX - x) * 0.16;
    const leafDash = dash(clusterX, clusterY, random.between(16, 46), random.between(8, 15));
    if (random.chance(0.5)) dark += leafDash;
    else light += leafDash;
  }
  stage.fill(dark, stage.tone(leaf, 0, 0.4));
  stage.fill(light, stage.tone(leaf, 0, 1));
}

export function paintAutumnForest(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const leaves = ["#e0922f", "#d9662b", "#efb83c", "#c2452d", "#b98a2e"] as const;
  const horizon = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 10,
    height: height * 0.16,
    depth: 0.8,
    local: "#7a6a7c",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 30,
    height: height * 0.2,
    depth: 0.5,
    rock: "#7d6f78",
    snowShare: 0.3,
    count: 4,
  });
  for (const [offset, depth, size] of [
    [0.05, 0.48, 40],
    [0.12, 0.32, 62],
    [0.2, 0.18, 92],
  ] as const) {
    const ground = rolling(stage, {
      base: horizon + height * offset,
      swell: height * 0.035,
      frequency: 2.2,
    });
    const step = size * 0.52;
    for (let x = -20; x < width + 30; x += step * random.between(0.6, 1.5)) {
      if (random.chance(0.28))
        paintForest(stage, {
          ground,
          height: size * 1.25,
          depth,
          local: "#2f5a40",
          from: x,
          to: x + 4,
        });
      else
        paintLeafy(stage, {
          x,
          foot: ground(x) + 12,
          height: size * random.between(0.8, 1.2),
          depth,
          local: random.pick(leaves),
        });
    }
    paintHill(stage, ground, { depth, local: "#a8742f", mist: 0.16, lit: 0.5 });
    paintMist(stage, horizon + height * (offset + 0.04), 16, 0.2);
  }
  const floor = rolling(stage, { base: horizon + height * 0.28, swell: height * 0.015 });
  paintHill(stage, floor, { depth: 0.04, local: "#c07a2e", strokes: 130, lit: 0.6 });
  const { outline, middle } = winding({
    from: [width * (0.5 + side * 0.06), floor(width / 2) + 4],
    to: [width * (0.5 - side * 0.04), height + 30],
    farWidth: 8,
    nearWidth: width * 0.36,
    bends: 1.7,
    swing: width * 0.1 * side,
  });
  stage.fill(
    outline,
    stage.vertical(floor(0), height, [
      [0, stage.tone("#e8c48c", 0.1, 0.9)],
      [1, stage.tone("#b98a58", 0, 0.5)],
    ]),
  );
  let fallen = "";
  for (let leaf = 0; leaf < 90; leaf += 1) {
    const y = floor(0) + (height - floor(0)) * random.next() ** 0.7;
    fallen += dash(random.between(0, width), y, 5 + ((y - floor(0)) / height) * 24, 3);
  }
  stage.fill(fallen, stage.tone(random.pick(leaves), 0, 1), 0.85);
  const [walkerX, walkerY] = middle[17] ?? [width / 2, height * 0.8];
  paintHiker(stage, { x: walkerX, foot: walkerY + 6, height: 62 });
  const trunks = aspect < 1 ? [0.05, 0.2, 0.9] : [0.04, 0.13, 0.87, 0.96];
  for (const at of trunks)
    paintBirch(
      stage,
      width * (at + random.between(-0.02, 0.02)),
      height + 10,
      random.between(9, 16),
      random.pick(leaves),
    );
  paintGrass(stage, { ground: () => height, height: 34, local: "#8a5a24", lit: 0.35 });
}

/** Snow weighing down the forest; blue shade, a warm window. */
export function paintSnowForest(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const pine = random.pick(["#2a5560", "#27504c", "#34566a"]);
  const horizon = height * (aspect < 1 ? 0.5 : 0.48);
  paintSky(stage, { horizon });
  paintRidge(stage, {
    base: horizon - 6,
    height: height * 0.14,
    depth: 0.8,
    local: "#8c9fb4",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 24,
    height: height * 0.24,
    depth: 0.42,
    rock: "#6f7f96",
    snowShare: 0.9,
    count: 4,
  });
  for (let layer = 0; layer < 3; layer += 1) {
    const at = layer / 2;
    const ground = rolling(stage, {
      base: horizon + height * (0.05 + at * 0.16),
      swell: height * 0.025,
      tilt: random.bell() * 40,
    });
    paintForest(stage, {
      ground,
      height: height * (0.07 + at * 0.07),
      depth: 0.5 - at * 0.3,
      local: pine,
      snow: layer > 0,
      density: 1.05,
    });
    paintSnowfield(stage, ground, 0.4 - at * 0.28);
    paintMist(stage, horizon + height * (0.1 + at * 0.14), 18, 0.25);
  }
  const field = rolling(stage, { base: horizon + height * 0.27, swell: height * 0.03 });
  paintSnowfield(stage, field, 0.02);
  const track = winding({
    from: [width * (0.5 + side * 0.2), field(width * 0.7) + 10],
    to: [width * (0.5 - side * 0.1), height + 20],
    farWidth: 4,
    nearWidth: 60,
    bends: 2,
    swing: width * 0.1 * side,
  });
  stage.fill(track.outline, stage.snow(0, 0.25), 0.7);
  const cabinX = width * (0.5 + side * 0.2);
  const cabinFoot = field(cabinX) + 14;
  paintForest(stage, {
    ground: () => cabinFoot - 4,
    height: height * 0.19,
    depth: 0.08,
    local: pine,
    from: cabinX - 130,
    to: cabinX + 150,
    snow: true,
    density: 0.6,
  });
  paintHouse(stage, {
    x: cabinX,
    foot: cabinFoot,
    width: 58,
    height: 30,
    wall: "#8a5a3a",
    roof: "#5d3b30",
    snow: true,
    smoke: true,
  });
  for (const [from, to, tall] of [
    [-50, width * 0.16, 0.6],
    [width * 0.9, width + 60, 0.5],
  ] as const) {
    paintForest(stage, {
      ground: () => height + 24,
      height: height * tall,
      depth: 0,
      local: pine,
      from,
      to,
      density: 0.58,
      slim: 0.2,
      snow: true,
    });
  }
  paintSnowfall(stage);
}

/** Untouched snow: bright along the crest, blue in the hollows. */
export function paintSnowfield(
  stage: Stage,
  ground: (x: number) => number,
  depth: number,
  bottom = stage.height + 4,
): void {
  const { width, random } = stage;
  const points: Point[] = [];
  let top = bottom;
  for (let x = -20; x <= width + 30; x += 16) {
    points.push([x, ground(x)]);
    top = Math.min(top, ground(x));
  }
  stage.fill(
    polygon([...points, [width + 30, bottom], [-20, bottom]]),
    stage.vertical(top, bottom, [
      [0, stage.snow(depth, 1)],
      [0.35, stage.snow(depth, 0.76)],
      [1, stage.snow(depth, 0.34)],
    ]),
  );
  if (depth > 0.3) return;
  let shade = "";
  for (let stroke = 0; stroke < 16; stroke += 1) {
    const x = random.between(0, width);
    shade += dash(
      x,
      ground(x) + 8 + (bottom - ground(x)) * random.next() * 0.9,
      random.between(80, 320),
      random.between(5, 16),
    );
  }
  stage.fill(shade, stage.snow(depth, 0.1), 0.24);
}

export function paintSnowfall(stage: Stage): void {
  const { width, height, random } = stage;
  let path = "";
  for (let flake = 0; flake < 90; flake += 1) {
    path += circle(
      random.between(0, width),
      random.between(0, height),
      0.9 + random.next() ** 4 * 3,
    );
  }
  stage.fill(path, "#ffffff", stage.light === "night" ? 0.55 : 0.8);
}

/** Camp under the stars: the Milky Way over a lit tent. */
export function paintNightSky(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const horizon = height * (aspect < 1 ? 0.74 : 0.72);
  stage.sun.x = width * (0.5 - side * 0.34);
  paintSky(stage, { horizon, sunRadius: 0.1, sunHeight: 0.04, clouds: "none" });
  paintMilkyWay(stage, horizon);
  paintRidge(stage, {
    base: horizon - 6,
    height: height * 0.12,
    depth: 0.7,
    local: "#4a5a78",
    sharp: true,
  });
  paintRange(stage, {
    base: horizon + 20,
    height: height * 0.24,
    depth: 0.36,
    rock: "#55627c",
    snowShare: 0.4,
    count: 5,
  });
  const far = rolling(stage, { base: horizon + height * 0.03, swell: height * 0.02 });
  paintForest(stage, {
    ground: far,
    height: height * 0.05,
    depth: 0.26,
    local: "#20443f",
    lights: false,
  });
  paintHill(stage, far, { depth: 0.26, local: "#20443f", lit: 0.2 });
  const near = rolling(stage, {
    base: height * 0.87,
    swell: height * 0.03,
    tilt: -side * height * 0.06,
  });
  paintHill(stage, near, { depth: 0, local: "#3c5a44", strokes: 40, lit: 0.4 });
  const campX = width * (0.5 + side * 0.16);
  paintTent(stage, { x: campX, foot: near(campX) + 22, height: 64 });
  const watcherX = campX - side * 120;
  stage.fill(
    polygon([
      [watcherX + 5, near(watcherX) - 34],
      [watcherX - side * 90, near(watcherX) - 330],
      [watcherX - side * 20, near(watcherX) - 350],
    ]),
    stage.vertical(near(watcherX) - 340, near(watcherX) - 34, [
      [0, "#fff3c4", 0],
      [1, "#fff3c4", 0.34],
    ]),
  );
  paintHiker(stage, { x: watcherX, foot: near(watcherX) + 12, height: 54 });
  for (const x of [campX + side * 90, campX + side * 130])
    paintRock(stage, x, near(x) + 20, random.between(14, 26), "#6c7078");
  const from = side > 0 ? -40 : width * 0.84;
  paintForest(stage, {
    ground: () => height + 20,
    height: height * 0.42,
    depth: 0,
    local: "#173a38",
    from,
    to: from + width * 0.16 + 40,
    density: 0.6,
  });
  paintGrass(stage, { ground: () => height, height: 40, local: "#2c4a3c", lit: 0.1 });
}

function paintMilkyWay(stage: Stage, horizon: number): void {
  const { width, random, palette, side } = stage;
  const at = (along: number, off: number): Point => [
    width * 0.5 + side * (along - 0.35) * width * 0.62 + off * 0.8,
    horizon * (1.04 - along * 1.2) + off * 0.45 * side,
  ];
  for (const [spread, strength, tint] of [
    [150, 0.16, palette.sky[3]],
    [84, 0.2, palette.glow],
    [40, 0.2, "#ffd9c4"],
  ] as const) {
    for (let puff = 0; puff < 5; puff += 1) {
      const [x, y] = at(puff / 4 + random.between(-0.06, 0.06), random.bell() * 22);
      const radius = spread * random.between(1, 1.5);
      stage.fill(
        circle(x, y, radius),
        stage.radial(x, y, radius, [
          [0, tint, strength],
          [0.5, tint, strength * 0.45],
          [1, tint, 0],
        ]),
      );
    }
  }
  for (const [count, size, opacity] of [
    [420, 0.75, 0.75],
    [90, 1.2, 0.95],
  ] as const) {
    let path = "";
    for (let star = 0; star < count; star += 1) {
      const [x, y] = at(random.next(), random.bell() * random.between(20, 150));
      if (y < horizon) path += circle(x, y, size * random.between(0.7, 1.3));
    }
    stage.fill(path, mix(palette.sun, "#ffffff", 0.4), opacity);
  }
  // Dark lanes run through the middle of it.
  for (let lane = 0; lane < 7; lane += 1) {
    const [x, y] = at(random.between(0.1, 0.95), random.bell() * 14);
    const radius = random.between(26, 60);
    stage.fill(
      circle(x, y, radius),
      stage.radial(x, y, radius, [
        [0, palette.sky[0], 0.5],
        [1, palette.sky[0], 0],
      ]),
    );
  }
}
