import { mix } from "../../colour.ts";
import { paintReflection } from "../../kit/things/boats.ts";
import { paintRange, paintRidge } from "../../kit/nature/mountains.ts";
import { type Point, dash, jagged, polygon } from "../../kit/path.ts";
import { paintShip } from "../../kit/things/ships.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintWater } from "../../kit/nature/water.ts";

/** One iceberg: cut faces, a turquoise waterline, a mirrored foot. */
function paintIceberg(
  stage: Stage,
  x: number,
  waterline: number,
  span: number,
  tall: number,
  depth: number,
): void {
  const { random, side } = stage;
  const count = random.int(2, 3);
  const outline: Point[] = [[x - span / 2, waterline]];
  for (let peak = 0; peak < count; peak += 1) {
    const peakX = x - span / 2 + ((peak + random.between(0.3, 0.7)) / count) * span;
    const peakY = waterline - tall * (peak === 0 ? 1 : random.between(0.4, 0.85));
    const last = outline.at(-1) ?? [x, waterline];
    outline.push(...jagged(last, [peakX, peakY], 0.1, 2, random).slice(1));
    const dipX = Math.min(x + span / 2, peakX + (span / count) * random.between(0.25, 0.5));
    if (peak < count - 1)
      outline.push(
        ...jagged(
          [peakX, peakY],
          [dipX, waterline - tall * random.between(0.2, 0.45)],
          0.1,
          2,
          random,
        ).slice(1),
      );
  }
  outline.push(
    ...jagged(outline.at(-1) ?? [x, waterline], [x + span / 2, waterline], 0.1, 2, random).slice(1),
  );
  const paint = stage.vertical(waterline - tall, waterline, [
    [0, stage.snow(depth, 1)],
    [0.7, stage.snow(depth, 0.8)],
    [1, mix(stage.snow(depth, 0.6), stage.tone("#3fb8c8", depth, 0.9), 0.6)],
  ]);
  const shape = polygon(outline);
  stage.fill(shape, paint);
  stage.add(`<g clip-path="${stage.clip(shape)}">`);
  for (const [peakX, peakY] of outline.filter(
    (point, index) =>
      point[1] < (outline[index - 1]?.[1] ?? 0) && point[1] < (outline[index + 1]?.[1] ?? 0),
  )) {
    const away = -side * span * random.between(0.3, 0.55);
    const edge = jagged([peakX, peakY], [peakX + away * 0.25, waterline + 2], 0.16, 3, random);
    stage.fill(
      polygon([...edge, [peakX + away, waterline + 2], [peakX + away * 0.8, peakY]]),
      stage.vertical(peakY, waterline, [
        [0, stage.snow(depth, 0.2)],
        [1, mix(stage.snow(depth, 0.1), stage.tone("#2aa0b8", depth, 0.5), 0.6)],
      ]),
    );
  }
  let seams = "";
  for (let seam = 0; seam < 5; seam += 1) {
    const y = waterline - tall * random.between(0.1, 0.6);
    seams += dash(x + random.bell() * span * 0.3, y, span * random.between(0.15, 0.5), 2.4);
  }
  stage.fill(seams, stage.tone("#5fc4d4", depth, 0.9), 0.5);
  stage.add("</g>");
  stage.fill(dash(x, waterline + 1, span * 1.08, 5), stage.tone("#8ee6ea", depth, 1), 0.75);
  paintReflection(
    stage,
    { x, waterline: waterline + 3, length: span * 0.8 },
    stage.snow(depth, 0.75),
    tall * 0.6,
  );
}

export function paintIcebergs(stage: Stage): void {
  const { width, height, random, aspect, side } = stage;
  const shore = height * (aspect < 1 ? 0.5 : 0.5);
  paintSky(stage, { horizon: shore });
  paintRidge(stage, {
    base: shore,
    height: height * 0.16,
    depth: 0.78,
    local: "#8797ae",
    sharp: true,
  });
  paintRange(stage, {
    base: shore + 4,
    height: height * 0.22,
    depth: 0.42,
    rock: "#5f6f86",
    snowShare: 0.95,
    count: 6,
  });
  paintWater(stage, {
    top: shore,
    local: random.pick(["#15607c", "#186a78", "#1b5686"]),
    ripple: 0.4,
  });
  const far = [0.1, 0.34, 0.62, 0.88];
  for (const at of far)
    paintIceberg(
      stage,
      width * (at + random.bell() * 0.06),
      shore + height * random.between(0.03, 0.07),
      random.between(70, 160),
      random.between(24, 66),
      0.36,
    );
  paintShip(stage, {
    x: width * (0.5 - side * 0.2),
    waterline: shore + height * 0.14,
    length: 130,
    hull: "#d8452f",
    decks: 2,
  });
  paintIceberg(
    stage,
    width * (0.5 + side * 0.24),
    shore + height * 0.17,
    width * 0.4,
    height * random.between(0.3, 0.4),
    0.08,
  );
  paintIceberg(
    stage,
    width * (0.5 - side * 0.34),
    shore + height * 0.32,
    width * 0.34,
    height * 0.17,
    0,
  );
  let floes = "";
  for (let floe = 0; floe < 22; floe += 1) {
    const near = random.next();
    floes += dash(
      random.between(0, width),
      shore + height * (0.06 + near * 0.44),
      14 + near * 90,
      3 + near * 12,
    );
  }
  stage.fill(floes, stage.snow(0, 0.9), 0.95);
  paintBirds(stage, width * (0.5 + side * 0.1), shore * 0.4, stage.tone("#2a2f3f", 0.3, 0.1));
}
