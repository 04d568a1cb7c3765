import { type Point, circle, dash, polygon } from "../path.ts";
import type { Stage } from "../stage.ts";

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
