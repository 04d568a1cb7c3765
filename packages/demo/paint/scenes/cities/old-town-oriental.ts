import { mix } from "../../colour.ts";
import { isEvening } from "../../kit/buildings/houses.ts";
import { domes, paintBlock, paintDome, paintMinaret } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, circle, dash, polygon, round } from "../../kit/path.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintTownRow } from "../../kit/buildings/townscape.ts";

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
  stage.fill(
    box(-5, ground - height * 0.1, width + 10, height * 0.12),
    stage.tone(sand, 0.55, 0.6),
  );
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

/** The paved square in front, with cypresses and people for scale. */
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
