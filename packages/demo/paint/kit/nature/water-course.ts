import { mix } from "../../colour.ts";
import { curve, dash, type Point } from "../path.ts";
import type { Stage } from "../stage.ts";

/**
 * Returns the outline and the middle line, from far to near, of something that winds from a vanishing point to the
 * viewer: a river, road or trail.
 */
export function winding(options: {
  from: Point;
  to: Point;
  farWidth: number;
  nearWidth: number;
  bends: number;
  swing: number;
}): { outline: string; middle: Point[] } {
  const { from, to, farWidth, nearWidth, bends, swing } = options;
  const left: Point[] = [];
  const right: Point[] = [];
  const middle: Point[] = [];
  const steps = 26;
  for (let step = 0; step <= steps; step += 1) {
    const at = step / steps;
    // Perspective: distant bends are closer together.
    const near = at ** 1.9;
    const y = from[1] + (to[1] - from[1]) * near;
    const x =
      from[0] + (to[0] - from[0]) * near + Math.sin(at * Math.PI * bends) * swing * (0.12 + near);
    const half = (farWidth + (nearWidth - farWidth) * near) / 2;
    middle.push([x, y]);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return { outline: `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`, middle };
}

/** Paints a river with the sky's reflection. */
export function paintRiver(
  stage: Stage,
  options: Parameters<typeof winding>[0] & { local: string; bank?: string },
): void {
  const { palette, random } = stage;
  const { outline, middle } = winding(options);
  const top = options.from[1];
  const bottom = options.to[1];
  if (options.bank) stage.stroke(outline, stage.tone(options.bank, 0.1, 0.75), 9);
  stage.fill(
    outline,
    stage.vertical(top, bottom, [
      [0, mix(palette.sky[3], palette.sky[2], 0.2)],
      [0.5, mix(palette.sky[2], stage.tone(options.local, 0.1, 0.6), 0.4)],
      [1, mix(palette.sky[1], stage.tone(options.local, 0, 0.5), 0.6)],
    ]),
  );
  let light = "";
  let dark = "";
  for (const [x, y] of middle) {
    const near = (y - top) / (bottom - top);
    const half = (options.farWidth + (options.nearWidth - options.farWidth) * near) / 2;
    for (let stroke = 0; stroke < 3; stroke += 1) {
      const shape = dash(
        x + random.bell() * half * 0.7,
        y + random.bell() * 12 * near,
        half * random.between(0.3, 0.8),
        1 + 4 * near,
      );
      if (random.chance(0.5)) light += shape;
      else dark += shape;
    }
  }
  stage.fill(light, mix(palette.sky[3], "#ffffff", 0.3), 0.45);
  stage.fill(dark, stage.tone(options.local, 0, 0.1), 0.3);
}
