import { isEvening, windowGrid } from "../../kit/buildings/houses.ts";
import { paintMist } from "../../kit/nature/land.ts";
import { paintBlock } from "../../kit/buildings/landmarks.ts";
import { box, circle, polygon, round, type Point } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintLampStreaks } from "../../kit/buildings/townscape.ts";
import { paintLeafy, paintPalm } from "../../kit/nature/trees.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";
import { paintYacht } from "../../kit/things/ships.ts";

/** Plain towers behind the landmarks. */
function paintTowers(stage: Stage, quay: number, tall: number, depth: number): void {
  const { width, random } = stage;
  for (let x = -20; x < width; x += random.between(34, 62)) {
    const wide = random.between(26, 46);
    const high = tall * random.between(0.35, 1);
    const wall = random.pick(["#6f8aa0", "#8a98a4", "#5f7f94", "#9aa0a8"]);
    paintBlock(stage, x, quay, wide, high, wall, depth);
    stage.fill(
      windowGrid(stage, {
        left: x - wide * 0.4,
        top: quay - high + 8,
        columns: 4,
        rows: Math.max(3, Math.round(high / 13)),
        stepX: wide * 0.22,
        stepY: 13,
        width: wide * 0.12,
        height: 5,
        chance: isEvening(stage) ? 0.5 : 0.8,
      }),
      isEvening(stage) ? "#ffd27a" : stage.tone("#dfeaf0", depth, 0.8),
      0.7,
    );
  }
}

/** A shape in two tones, one half lit. */
function paintHalves(
  stage: Stage,
  x: number,
  edge: readonly Point[],
  colour: string,
  depth: number,
): void {
  const { side } = stage;
  const half = (way: number) =>
    polygon([
      ...edge.map(([out, y]): Point => [x + way * out, y]),
      [x, edge.at(-1)?.[1] ?? 0],
      [x, edge[0]?.[1] ?? 0],
    ]);
  stage.fill(half(-side), stage.tone(colour, depth, 0.2));
  stage.fill(half(side), stage.tone(colour, depth, 0.95));
}

/** Dubai: the needle of the highest tower, the sail on the shore, palms. */
export function paintDubai(stage: Stage): void {
  const { width, height, side, random } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay, sunAt: 0.5 - side * 0.3 });
    paintTowers(stage, quay, height * 0.26, 0.62);
    paintMist(stage, quay - 20, 50, 0.3);
    paintTowers(stage, quay, height * 0.18, 0.4);
    const x = width * (0.5 - side * 0.06);
    const tall = height * 0.6;
    const steps = 9;
    const edge: Point[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const out = 34 * (1 - step / (steps + 0.6)) ** 1.1;
      edge.push([out, quay - (step / steps) * tall * 0.8]);
      if (step < steps) edge.push([out, quay - ((step + 1) / steps) * tall * 0.8 + tall * 0.012]);
    }
    edge.push([0.6, quay - tall]);
    paintHalves(stage, x, edge, "#8fb0c4", 0.14);
    const sail = width * (0.5 + side * 0.2);
    const rise = height * 0.3;
    stage.fill(
      `M${round(sail - side * 6)} ${round(quay)}V${round(quay - rise)}Q${round(sail + side * 92)} ${round(quay - rise * 0.66)} ${round(sail + side * 84)} ${round(quay)}Z`,
      stage.tone("#f4f6f4", 0.06, 0.85),
    );
    let floors = "";
    for (let floor = 1; floor < 12; floor += 1)
      floors += `M${round(sail)} ${round(quay - (floor / 12) * rise * 0.86)}h${round(side * 80 * Math.sqrt(1 - (floor / 12) ** 2) * 0.96)}`;
    stage.stroke(floors, stage.tone("#5f9ab8", 0.08, 0.5), 2.4, 0.7);
    stage.stroke(
      `M${round(sail - side * 6)} ${round(quay)}V${round(quay - rise * 1.16)}`,
      stage.tone("#dfe6e8", 0.04, 0.9),
      4,
    );
    stage.fill(box(-5, quay - 6, width + 10, 14), stage.tone("#e6c890", 0.08, 0.8));
    for (let at = 10; at < width; at += random.between(60, 110))
      paintPalm(stage, {
        x: at,
        foot: quay + 2,
        height: random.between(46, 64),
        lean: 0.06,
        depth: 0.08,
      });
  });
  paintWater(stage, {
    top: quay + 6,
    local: "#1f8a9c",
    reflect: far,
    reflectStrength: 0.5,
    ripple: 0.5,
  });
  paintShore(stage, quay + 6, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintYacht(stage, {
    x: width * (0.5 - side * 0.24),
    waterline: quay + (height - quay) * 0.5,
    height: height * 0.17,
  });
}

/** Tokyo: the red lattice tower above the roofs, and Fuji behind. */
export function paintTokyo(stage: Stage): void {
  const { width, height, side, random } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay, sunAt: 0.5 - side * 0.32 });
    const peak = width * (0.5 + side * 0.24);
    const cone = (top: number, reach: number): Point[] => [
      [peak - reach, quay],
      [peak - reach * 0.3, top + (quay - top) * 0.36],
      [peak - 24, top],
      [peak + 24, top],
      [peak + reach * 0.3, top + (quay - top) * 0.36],
      [peak + reach, quay],
    ];
    const top = quay - height * 0.42;
    stage.fill(polygon(cone(top, width * 0.46)), stage.tone("#5f7aa8", 0.58, 0.5));
    const cap = (quay - top) * 0.34;
    stage.fill(
      `M${round(peak - 24)} ${round(top)}h48L${round(peak + width * 0.13)} ${round(top + cap)}l-26 -16l-22 22l-28 -26l-30 24l-24 -22l-28 20Z`,
      stage.snow(0.3, 0.9),
    );
    paintMist(stage, quay - 60, 70, 0.4);
    paintTowers(stage, quay, height * 0.3, 0.5);
    paintTowers(stage, quay, height * 0.2, 0.28);
    const x = width * (0.5 - side * 0.08);
    const tall = height * 0.6;
    const out = (share: number): number => 5 + 62 * (1 - share) ** 2.4;
    const red = stage.tone("#e0503a", 0.06, 0.7);
    const white = stage.tone("#f8f2ea", 0.06, 0.9);
    let lattice = "";
    for (let step = 0; step < 20; step += 1) {
      const [low, high] = [step / 22, (step + 1) / 22];
      const [from, to] = [quay - low * tall, quay - high * tall];
      stage.fill(
        polygon([
          [x - out(low), from],
          [x - out(high), to],
          [x - out(high) + 6, to],
          [x - out(low) + 8, from],
        ]) +
          polygon([
            [x + out(low), from],
            [x + out(high), to],
            [x + out(high) - 6, to],
            [x + out(low) - 8, from],
          ]),
        step % 6 > 3 ? white : red,
      );
      lattice += `M${round(x - out(low))} ${round(from)}L${round(x + out(high))} ${round(to)}M${round(x + out(low))} ${round(from)}L${round(x - out(high))} ${round(to)}`;
    }
    stage.stroke(lattice, red, 2.4, 0.9);
    for (const [share, wide] of [
      [0.4, 1.5],
      [0.72, 2.4],
    ] as const)
      stage.fill(
        box(x - out(share) * wide, quay - share * tall - 12, out(share) * wide * 2, 18),
        white,
      );
    stage.stroke(`M${round(x)} ${round(quay - tall * 0.9)}v${round(-tall * 0.2)}`, red, 4);
    for (let at = -10; at < width; at += random.between(26, 46))
      paintLeafy(stage, {
        x: at,
        foot: quay + 4,
        height: random.between(26, 40),
        depth: 0.08,
        local: random.pick(["#e8a0b0", "#f0b4c0", "#5f8f4a"]),
      });
  });
  paintWater(stage, {
    top: quay,
    local: "#24607c",
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.4,
  });
  paintShore(stage, quay, 0.5);
  paintLampStreaks(stage, quay, 0, width);
  paintBirds(stage, width * (0.5 - side * 0.3), quay * 0.26, stage.tone("#2a2f3f", 0.2, 0.1));
}

/** Rio de Janeiro: the sugarloaf in the bay, and the figure with open arms on its peak. */
export function paintRio(stage: Stage): void {
  const { width, height, side, random } = stage;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay, sunAt: 0.5 - side * 0.06 });
    const hump = (x: number, half: number, tall: number, colour: string, depth: number) =>
      stage.fill(
        `M${round(x - half)} ${round(quay + 4)}C${round(x - half * 0.7)} ${round(quay - tall * 0.3)} ${round(x - half * 0.56)} ${round(quay - tall)} ${round(x)} ${round(quay - tall)}C${round(x + half * 0.5)} ${round(quay - tall)} ${round(x + half * 0.66)} ${round(quay - tall * 0.36)} ${round(x + half)} ${round(quay + 4)}Z`,
        stage.horizontal(x - half, x + half, [
          [0, stage.tone(colour, depth, side < 0 ? 0.9 : 0.2)],
          [1, stage.tone(colour, depth, side < 0 ? 0.2 : 0.9)],
        ]),
      );
    for (let index = 0; index < 5; index += 1)
      hump(
        width * (0.1 + index * 0.22),
        width * 0.18,
        height * random.between(0.1, 0.2),
        "#5f8090",
        0.66,
      );
    paintMist(stage, quay - 20, 60, 0.3);
    hump(width * (0.5 - side * 0.1), width * 0.12, height * 0.4, "#7a6f6a", 0.3);
    hump(width * (0.5 - side * 0.24), width * 0.12, height * 0.17, "#5f7f54", 0.26);
    const peak = width * (0.5 + side * 0.22);
    const top = height * 0.34;
    hump(peak, width * 0.24, top, "#4f7f50", 0.16);
    const foot = quay - top + 4;
    const stone = stage.tone("#f4eee0", 0.04, 0.95);
    const tall = height * 0.15;
    stage.fill(
      polygon([
        [peak - 9, foot],
        [peak - 6, foot - tall * 0.72],
        [peak - tall * 0.52, foot - tall * 0.72],
        [peak - tall * 0.52, foot - tall * 0.8],
        [peak, foot - tall * 0.84],
        [peak + tall * 0.52, foot - tall * 0.8],
        [peak + tall * 0.52, foot - tall * 0.72],
        [peak + 6, foot - tall * 0.72],
        [peak + 9, foot],
      ]) + circle(peak, foot - tall * 0.91, tall * 0.075),
      stone,
    );
    paintTowers(stage, quay, height * 0.1, 0.2);
    stage.fill(box(-5, quay - 6, width + 10, 14), stage.tone("#ecd4a0", 0.06, 0.85));
    for (let at = 0; at < width; at += random.between(48, 90))
      paintPalm(stage, {
        x: at,
        foot: quay + 2,
        height: random.between(44, 70),
        lean: side * 0.1,
        depth: 0.05,
      });
  });
  paintWater(stage, {
    top: quay + 6,
    local: "#1f7f94",
    reflect: far,
    reflectStrength: 0.5,
    ripple: 0.5,
  });
  paintShore(stage, quay + 6, 0.6);
  paintLampStreaks(stage, quay, 0, width);
  paintYacht(stage, {
    x: width * (0.5 - side * 0.2),
    waterline: quay + (height - quay) * 0.52,
    height: height * 0.15,
  });
}
