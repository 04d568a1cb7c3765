import { paneOf } from "../../kit/buildings/houses.ts";
import { domes, paintBlock, paintDome, paintMinaret } from "../../kit/buildings/landmarks.ts";
import { box, ellipse, polygon, round } from "../../kit/path.ts";
import { paintRiverCity } from "../../kit/river-city.ts";
import type { Stage } from "../../kit/stage.ts";

type At = { x: number; foot: number; height: number };

/** A row of round arches. */
function arches(left: number, right: number, foot: number, tall: number, count: number): string {
  const step = (right - left) / count;
  const half = step * 0.3;
  return Array.from({ length: count }, (_, index) => {
    const x = left + step * (index + 0.5);
    return `M${round(x - half)} ${round(foot)}v${round(-tall + half)}a${round(half)} ${round(half)} 0 0 1 ${round(half * 2)} 0v${round(tall - half)}Z`;
  }).join("");
}

/** Paints the tower of Paris: four curved legs, three platforms, lattice. */
export function paintParis(stage: Stage): void {
  paintRiverCity(stage, {
    walls: ["#f0e2c6", "#e6d5b4", "#f4ead6", "#dcc8a6"],
    roofs: ["#6f7f90", "#5f6f80", "#7a8494"],
    roof: "hip",
    stone: "#c8b494",
    hill: "#8aa06a",
    landmark: (at) => paintTower(stage, at),
  });
}

function paintTower(stage: Stage, { x, foot, height }: At): void {
  const tall = height * 1.28;
  const iron = "#8a5f42";
  const halfAt = (share: number): number => tall * (0.012 + 0.2 * (1 - share) ** 2.6);
  const shares = Array.from({ length: 25 }, (_, index) => index / 24);
  const edge = (way: number) =>
    shares.map((share) => [x + way * halfAt(share), foot - share * tall * 0.94] as const);
  stage.fill(
    polygon([...edge(-1), ...edge(1).toReversed()]),
    stage.horizontal(x - tall * 0.2, x + tall * 0.2, [
      [0, stage.tone(iron, 0.12, stage.side < 0 ? 0.9 : 0.2)],
      [1, stage.tone(iron, 0.12, stage.side < 0 ? 0.2 : 0.9)],
    ]),
  );
  let lattice = "";
  for (let step = 0; step < 22; step += 1) {
    const [low, high] = [step / 24, (step + 1) / 24];
    const [from, to] = [foot - low * tall * 0.94, foot - high * tall * 0.94];
    lattice += `M${round(x - halfAt(low))} ${round(from)}L${round(x + halfAt(high))} ${round(to)}M${round(x + halfAt(low))} ${round(from)}L${round(x - halfAt(high))} ${round(to)}`;
  }
  stage.stroke(lattice, stage.tone("#e0b890", 0.1, 0.9), 1.2, 0.55);
  // The town is visible below the first platform.
  const open = halfAt(0.02) * 0.62;
  stage.fill(
    `M${round(x - open)} ${round(foot + 2)}Q${round(x - open * 0.86)} ${round(foot - tall * 0.15)} ${round(x)} ${round(foot - tall * 0.155)}Q${round(x + open * 0.86)} ${round(foot - tall * 0.15)} ${round(x + open)} ${round(foot + 2)}Z`,
    stage.tone("#e6d5b4", 0.3, 0.75),
  );
  for (const [share, thick] of [
    [0.2, 0.022],
    [0.42, 0.018],
    [0.93, 0.014],
  ] as const) {
    const half = halfAt(share) + tall * 0.018;
    stage.fill(
      box(x - half, foot - share * tall * 0.94 - tall * thick, half * 2, tall * thick),
      stage.tone("#6f4a34", 0.1, 0.5),
    );
  }
  stage.stroke(
    `M${round(x)} ${round(foot - tall * 0.9)}V${round(foot - tall)}`,
    stage.tone(iron, 0.1, 0.4),
    2.4,
  );
}

/** Paints the amphitheatre of Rome, its outer wall broken on one side. */
export function paintRome(stage: Stage): void {
  const { side } = stage;
  paintRiverCity(stage, {
    walls: ["#e0a070", "#d98f60", "#eec090", "#d0a880"],
    roofs: ["#b8603a", "#a85434", "#c07048"],
    roof: "hip",
    stone: "#b8a284",
    hill: "#7f9456",
    behind: (quay) => {
      const x = stage.width * (0.5 - side * 0.3);
      paintBlock(stage, x, quay - 40, 70, 90, "#e8dcc4", 0.5);
      paintDome(stage, x, quay - 128, domes.round, 44, "#8fa0a0", 0.48);
    },
    landmark: ({ x, foot, height }) => {
      const stone = "#e6cba0";
      const half = height * 0.58;
      const tiers = 4;
      const step = height * 0.17;
      for (let tier = 0; tier < tiers; tier += 1) {
        const top = foot - tier * step;
        // The highest walls remain on one side only.
        const from = tier >= 2 && side > 0 ? x - half * 0.16 * tier : x - half;
        const to = tier >= 2 && side < 0 ? x + half * 0.16 * tier : x + half;
        stage.fill(
          box(from, top - step, to - from, step + 1),
          stage.horizontal(x - half, x + half, [
            [0, stage.tone(stone, 0.1, side < 0 ? 0.95 : 0.3)],
            [1, stage.tone(stone, 0.1, side < 0 ? 0.3 : 0.95)],
          ]),
        );
        const count = Math.max(3, Math.round((to - from) / (half / 7)));
        const tall = tier === 3 ? step * 0.3 : step * 0.68;
        stage.fill(
          arches(from, to, top - step * (tier === 3 ? 0.34 : 0.1), tall, count),
          stage.tone("#5f4434", 0.12, 0.15),
        );
        stage.fill(
          box(from - 2, top - step, to - from + 4, step * 0.09),
          stage.tone("#f4e2c0", 0.08, 0.9),
        );
      }
    },
  });
}

/** Budapest: a long Gothic parliament on the river under its ribbed dome. */
export function paintBudapest(stage: Stage): void {
  paintRiverCity(stage, {
    walls: ["#ecd4ac", "#e0b890", "#d8c8b0", "#e8c0a0"],
    roofs: ["#a85a40", "#8f4f40", "#70685f"],
    roof: "gable",
    stone: "#c0b098",
    hill: "#6f9460",
    landmark: ({ x, foot, height }) => {
      const wall = "#f2e6d0";
      const roof = "#9a4a3c";
      const half = height * 0.78;
      paintBlock(stage, x, foot, half * 2, height * 0.2, wall, 0.1);
      stage.fill(
        polygon([
          [x - half, foot - height * 0.2],
          [x - half * 0.94, foot - height * 0.29],
          [x + half * 0.94, foot - height * 0.29],
          [x + half, foot - height * 0.2],
        ]),
        stage.tone(roof, 0.1, 0.5),
      );
      stage.fill(arches(x - half, x + half, foot - 8, height * 0.1, 26), paneOf(stage, 0.1));
      let spires = "";
      for (let index = -5; index <= 5; index += 1) {
        if (index === 0) continue;
        const at = x + (index / 5) * half * 0.96;
        const tall = height * (Math.abs(index) === 2 ? 0.56 : 0.4);
        paintBlock(stage, at, foot, height * 0.05, tall * 0.62, wall, 0.08);
        spires += polygon([
          [at - height * 0.03, foot - tall * 0.62],
          [at, foot - tall],
          [at + height * 0.03, foot - tall * 0.62],
        ]);
      }
      stage.fill(spires, stage.tone("#7f6a5c", 0.08, 0.5));
      paintBlock(stage, x, foot, height * 0.34, height * 0.42, wall, 0.06);
      stage.fill(
        arches(x - height * 0.16, x + height * 0.16, foot - height * 0.24, height * 0.14, 5),
        paneOf(stage, 0.06),
      );
      paintDome(stage, x, foot - height * 0.42, domes.helmet, height * 0.19, roof, 0.06);
      stage.fill(
        polygon([
          [x - height * 0.025, foot - height * 0.68],
          [x, foot - height * 0.98],
          [x + height * 0.025, foot - height * 0.68],
        ]),
        stage.tone("#7f6a5c", 0.06, 0.6),
      );
    },
  });
}

/** Istanbul: a mosque of cascading domes between its minarets. */
export function paintIstanbul(stage: Stage): void {
  paintRiverCity(stage, {
    walls: ["#ecd8b8", "#d9a880", "#e8c8a0", "#c8b8a8"],
    roofs: ["#b8603f", "#a8573c", "#c07a50"],
    roof: "hip",
    stone: "#c0b09a",
    hill: "#7f9a66",
    landmark: ({ x, foot, height }) => {
      const wall = "#e6dccb";
      const lead = "#7f93a4";
      for (const way of [-1, 1])
        for (const [reach, tall] of [
          [0.62, 0.92],
          [0.4, 1.06],
        ] as const)
          paintMinaret(
            stage,
            { x: x + way * height * reach, foot, height: height * tall, depth: 0.14 },
            wall,
            lead,
          );
      paintBlock(stage, x, foot, height * 1.04, height * 0.26, wall, 0.1);
      stage.fill(
        arches(x - height * 0.5, x + height * 0.5, foot - 8, height * 0.12, 15),
        paneOf(stage, 0.1),
      );
      for (const [dx, lift, size] of [
        [-0.4, 0.26, 0.1],
        [0.4, 0.26, 0.1],
        [-0.22, 0.3, 0.16],
        [0.22, 0.3, 0.16],
      ] as const) {
        paintBlock(stage, x + dx * height, foot, height * size * 2, height * lift, wall, 0.08);
        paintDome(
          stage,
          x + dx * height,
          foot - lift * height,
          domes.round,
          height * size,
          lead,
          0.08,
        );
      }
      paintBlock(stage, x, foot, height * 0.46, height * 0.46, wall, 0.06);
      stage.fill(
        arches(x - height * 0.22, x + height * 0.22, foot - height * 0.34, height * 0.09, 9),
        paneOf(stage, 0.06),
      );
      stage.fill(ellipse(x, foot - height * 0.46, height * 0.25, 4), stage.tone(wall, 0.06, 0.9));
      paintDome(stage, x, foot - height * 0.46, domes.round, height * 0.24, lead, 0.05);
      stage.stroke(
        `M${round(x)} ${round(foot - height * 0.73)}v${round(-height * 0.07)}`,
        stage.tone("#e8b84a", 0, 1),
        3,
      );
    },
  });
}
