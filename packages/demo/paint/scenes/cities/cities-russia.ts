import { paneOf } from "../../kit/buildings/houses.ts";
import { paintHill, rolling } from "../../kit/nature/land.ts";
import { domes, paintBlock, paintDome, paintMinaret } from "../../kit/buildings/landmarks.ts";
import { box, circle, polygon, round } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintRiverCity } from "../../kit/river-city.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLampStreaks, paintTownRow } from "../../kit/buildings/townscape.ts";
import { paintWater } from "../../kit/nature/water.ts";

const gold = "#e8b84a";

function paintSpire(
  stage: Stage,
  x: number,
  foot: number,
  half: number,
  tall: number,
  colour: string,
): void {
  const { side } = stage;
  stage.fill(
    polygon([
      [x - half, foot],
      [x, foot - tall],
      [x + half, foot],
    ]),
    stage.tone(colour, 0.06, 0.25),
  );
  stage.fill(
    polygon([
      [x, foot],
      [x, foot - tall],
      [x + side * half, foot],
    ]),
    stage.tone(colour, 0.06, 0.95),
  );
}

/** Moscow: the many-coloured cathedral and the clock tower of the Kremlin. */
export function paintMoscow(stage: Stage): void {
  const { side } = stage;
  const brick = "#b04a3c";
  paintRiverCity(stage, {
    walls: ["#f0dcae", "#e8e0d0", "#dcb890", "#d8d0c8"],
    roofs: ["#5f8070", "#70786f", "#8a5448"],
    roof: "hip",
    stone: "#b8a898",
    hill: "#7f9468",
    landmark: ({ x, foot, height }) => {
      const wall = height * 0.15;
      stage.fill(box(-5, foot - wall, stage.width + 10, wall), stage.tone(brick, 0.1, 0.5));
      let teeth = "";
      for (let at = 0; at < stage.width; at += 13) teeth += box(at, foot - wall - 8, 7, 9);
      stage.fill(teeth, stage.tone(brick, 0.1, 0.65));
      const church = x - side * height * 0.2;
      const towers: [number, number, number, string][] = [
        [-0.34, 0.34, 0.062, "#3f9a6a"],
        [0.34, 0.34, 0.062, "#d98a3f"],
        [-0.2, 0.46, 0.075, "#2f6fb0"],
        [0.2, 0.46, 0.075, "#c9403c"],
        [-0.09, 0.36, 0.06, gold],
        [0.1, 0.34, 0.06, "#4fa0b0"],
      ];
      paintBlock(stage, church, foot, height * 0.86, height * 0.2, "#c96a54", 0.06);
      paintBlock(stage, church, foot, height * 0.16, height * 0.62, "#c65f4c", 0.08);
      paintSpire(stage, church, foot - height * 0.6, height * 0.1, height * 0.4, "#e6d2b4");
      paintDome(stage, church, foot - height * 0.95, domes.onion, height * 0.035, gold, 0.06);
      for (const [dx, tall, size, colour] of towers) {
        const at = church + dx * height;
        paintBlock(stage, at, foot, height * size * 1.5, height * tall, "#d4745c", 0.05);
        stage.fill(
          box(at - height * size * 0.84, foot - height * tall - 3, height * size * 1.68, 6),
          stage.tone("#f4e6d0", 0.04, 0.9),
        );
        paintDome(stage, at, foot - height * tall, domes.onion, height * size, colour, 0.04);
      }
      const clock = x + side * height * 0.6;
      paintBlock(stage, clock, foot, height * 0.2, height * 0.52, brick, 0.05);
      paintBlock(stage, clock, foot - height * 0.52, height * 0.14, height * 0.16, brick, 0.05);
      stage.fill(
        circle(clock, foot - height * 0.44, height * 0.055),
        stage.tone("#f6eccf", 0.03, 0.95),
      );
      paintSpire(stage, clock, foot - height * 0.68, height * 0.08, height * 0.26, "#3f7a64");
      const top = foot - height * 0.96;
      stage.fill(
        polygon(
          Array.from({ length: 10 }, (_, point) => {
            const angle = (point / 10) * 2 * Math.PI - Math.PI / 2;
            const reach = height * (point % 2 === 0 ? 0.034 : 0.014);
            return [clock + Math.cos(angle) * reach, top + Math.sin(angle) * reach] as const;
          }),
        ),
        stage.tone("#e03a34", 0, 1),
      );
    },
  });
}

/** Saint Petersburg: the golden dome, the needle of the fortress, palaces along the Neva. */
export function paintSaintPetersburg(stage: Stage): void {
  const { side } = stage;
  paintRiverCity(stage, {
    walls: ["#f2d48a", "#a8ccc4", "#f0c4a8", "#c4d4e0", "#f4e8cc"],
    roofs: ["#7f9a94", "#8a8f94", "#6f8a84"],
    roof: "flat",
    stone: "#b09890",
    hill: "#7f9a70",
    landmark: ({ x, foot, height }) => {
      const stone = "#d8ccc0";
      const dome = x - side * height * 0.18;
      paintBlock(stage, dome, foot, height * 0.74, height * 0.26, stone, 0.1);
      stage.fill(
        polygon([
          [dome - height * 0.24, foot - height * 0.26],
          [dome, foot - height * 0.37],
          [dome + height * 0.24, foot - height * 0.26],
        ]),
        stage.tone(stone, 0.08, 0.8),
      );
      let columns = "";
      for (let index = -4; index <= 4; index += 1)
        columns += box(dome + index * height * 0.052 - 4, foot - height * 0.23, 8, height * 0.22);
      stage.fill(columns, stage.tone("#a4685c", 0.06, 0.7));
      for (const way of [-1, 1]) {
        paintBlock(
          stage,
          dome + way * height * 0.31,
          foot,
          height * 0.1,
          height * 0.36,
          stone,
          0.08,
        );
        paintDome(
          stage,
          dome + way * height * 0.31,
          foot - height * 0.36,
          domes.round,
          height * 0.055,
          gold,
          0.06,
        );
      }
      paintBlock(stage, dome, foot - height * 0.26, height * 0.34, height * 0.26, stone, 0.07);
      let drum = "";
      for (let index = -5; index <= 5; index += 1)
        drum += box(dome + index * height * 0.028 - 2.4, foot - height * 0.49, 4.8, height * 0.17);
      stage.fill(drum, stage.tone("#8f6a60", 0.06, 0.5));
      paintDome(stage, dome, foot - height * 0.52, domes.round, height * 0.2, gold, 0.04);
      paintBlock(stage, dome, foot - height * 0.74, height * 0.05, height * 0.08, stone, 0.04);
      paintDome(stage, dome, foot - height * 0.82, domes.round, height * 0.032, gold, 0.03);
      const needle = x + side * height * 0.5;
      paintBlock(stage, needle, foot, height * 0.18, height * 0.34, "#f2d48a", 0.06);
      paintBlock(
        stage,
        needle,
        foot - height * 0.34,
        height * 0.11,
        height * 0.14,
        "#f6e8c0",
        0.05,
      );
      paintSpire(stage, needle, foot - height * 0.48, height * 0.034, height * 0.56, gold);
    },
  });
}

/** Kazan: the white mosque with its blue minarets above the white walls of the kremlin. */
export function paintKazan(stage: Stage): void {
  paintRiverCity(stage, {
    walls: ["#f4ecd8", "#e0d0b0", "#d8e0dc", "#e8c8a8"],
    roofs: ["#5f9080", "#7f8a84", "#a0604c"],
    roof: "gable",
    stone: "#c8c0b0",
    hill: "#7fa064",
    landmark: ({ x, foot, height }) => {
      const white = "#fbf8f0";
      const blue = "#3fb0cc";
      for (const way of [-1, 1])
        for (const [reach, tall] of [
          [0.5, 0.96],
          [0.3, 1.08],
        ] as const)
          paintMinaret(
            stage,
            { x: x + way * height * reach, foot, height: height * tall, depth: 0.08 },
            white,
            blue,
          );
      paintBlock(stage, x, foot, height * 0.78, height * 0.32, white, 0.05);
      paintBlock(stage, x, foot, height * 0.46, height * 0.44, white, 0.04);
      stage.fill(
        `M${round(x - height * 0.12)} ${round(foot - height * 0.12)}v${round(-height * 0.12)}q0 ${round(-height * 0.1)} ${round(height * 0.12)} ${round(-height * 0.16)}q${round(height * 0.12)} ${round(height * 0.06)} ${round(height * 0.12)} ${round(height * 0.16)}v${round(height * 0.12)}Z`,
        stage.tone("#2f8fb4", 0.05, 0.6),
      );
      paintDome(stage, x, foot - height * 0.44, domes.helmet, height * 0.2, blue, 0.03);
      stage.stroke(
        `M${round(x)} ${round(foot - height * 0.74)}v${round(-height * 0.08)}`,
        stage.tone(gold, 0, 1),
        3,
      );
      const wall = height * 0.15;
      stage.fill(box(-5, foot - wall, stage.width + 10, wall), stage.tone(white, 0.04, 0.6));
      let teeth = "";
      for (let at = 0; at < stage.width; at += 15) teeth += box(at, foot - wall - 7, 8, 8);
      stage.fill(teeth, stage.tone(white, 0.04, 0.8));
      for (const way of [-1, 1]) {
        const tower = x + way * height * 0.74;
        paintBlock(stage, tower, foot, height * 0.16, height * 0.26, white, 0.02);
        paintSpire(stage, tower, foot - height * 0.26, height * 0.1, height * 0.16, "#4f8a6c");
        stage.fill(box(tower - 4, foot - height * 0.2, 8, 16), paneOf(stage, 0.02));
      }
    },
  });
}

/** Vladivostok: hills full of houses, and a bridge on cables across the bay. */
export function paintVladivostok(stage: Stage): void {
  const { width, height, side } = stage;
  const quay = quayOf(stage);
  const deck = quay - height * 0.07;
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay, sunAt: 0.5 - side * 0.2 });
    for (const [depth, lift, tilt] of [
      [0.6, 0.1, side * 0.14],
      [0.34, 0.02, -side * 0.22],
    ] as const) {
      const hill = rolling(stage, {
        base: quay - height * lift,
        swell: height * 0.05,
        tilt: height * tilt,
      });
      paintHill(stage, hill, { depth, local: "#5f8a5c", bottom: quay + 4, mist: 0.12 });
      for (const drop of [0, 0.06])
        paintTownRow(stage, {
          from: -20,
          to: width + 10,
          foot: (x) => Math.min(quay, hill(x) + height * (0.05 + drop)),
          width: 34,
          height: height * 0.07,
          walls: ["#f0e4d0", "#dca888", "#c8d4d8", "#e8d0a0"],
          roofs: ["#8a5a50", "#6f7f88", "#a86a50"],
          depth: depth - drop,
          roof: "flat",
        });
    }
    const steel = stage.tone("#dfe6ea", 0.04, 0.8);
    const posts = [width * 0.24, width * 0.76];
    let cables = "";
    for (const post of posts) {
      const top = deck - height * 0.42;
      for (let index = 1; index <= 13; index += 1)
        for (const way of [-1, 1])
          cables += `M${round(post)} ${round(top + index * 5)}L${round(post + way * index * width * 0.0185)} ${round(deck)}`;
    }
    stage.stroke(cables, stage.tone("#f4f6f4", 0.02, 0.9), 1.1, 0.8);
    for (const post of posts) {
      const top = deck - height * 0.44;
      stage.fill(
        polygon([
          [post - 15, quay + 6],
          [post - 3, top],
          [post + 3, top],
          [post + 15, quay + 6],
          [post + 8, quay + 6],
          [post, top + height * 0.16],
          [post - 8, quay + 6],
        ]),
        steel,
      );
    }
    stage.fill(box(-5, deck, width + 10, 8), stage.tone("#54646f", 0.04, 0.4));
    stage.fill(box(-5, deck, width + 10, 2.4), steel);
  });
  paintWater(stage, {
    top: quay,
    local: "#1f6484",
    reflect: far,
    reflectStrength: 0.55,
    ripple: 0.5,
  });
  paintLampStreaks(stage, quay, 0, width);
  paintBirds(stage, width * (0.5 + side * 0.1), quay * 0.3, stage.tone("#2a2f3f", 0.2, 0.1), 12);
}
