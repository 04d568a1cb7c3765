import { mix } from "../../colour.ts";
import { paintHiker, paintTent } from "../../kit/things/figures.ts";
import { paintHill, paintRock, rolling } from "../../kit/nature/land.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, circle, polygon } from "../../kit/path.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintForest, paintGrass } from "../../kit/nature/trees.ts";

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
    [160, 0.24, palette.sky[3]],
    [90, 0.28, palette.glow],
    [44, 0.3, "#ffd9c4"],
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
    [560, 0.8, 0.85],
    [110, 1.3, 1],
  ] as const) {
    let path = "";
    for (let star = 0; star < count; star += 1) {
      const [x, y] = at(random.next(), random.bell() * random.between(20, 150));
      if (y < horizon) path += circle(x, y, size * random.between(0.7, 1.3));
    }
    stage.fill(path, mix(palette.sun, "#ffffff", 0.4), opacity);
  }
  // Dark lanes of the Milky Way.
  for (let lane = 0; lane < 7; lane += 1) {
    const [x, y] = at(random.between(0.1, 0.95), random.bell() * 14);
    const radius = random.between(26, 60);
    stage.fill(
      circle(x, y, radius),
      stage.radial(x, y, radius, [
        [0, palette.sky[0], 0.3],
        [1, palette.sky[0], 0],
      ]),
    );
  }
}
