import { paintHiker } from "../../kit/things/figures.ts";
import { paintHill, rolling } from "../../kit/nature/land.ts";
import { dash } from "../../kit/path.ts";
import { paintDune, paintSandSea, sands } from "../../kit/nature/sand-sea.ts";
import { paintBirds, paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";

export function paintDunes(stage: Stage): void {
  const { width, height, random, side } = stage;
  const sand = random.pick(sands);
  const horizon = height * 0.46;
  paintSky(stage, { horizon, clouds: random.pick(["streaks", "none"]) });
  paintSandSea(stage, horizon, sand);
  paintDune(stage, {
    x: width * (0.5 - side * 0.34),
    peak: horizon + height * 0.1,
    span: width * 0.42,
    depth: 0.1,
    sand,
    way: -side,
  });
  const x = width * (0.5 + side * 0.12);
  const peak = horizon + height * random.between(0.02, 0.07);
  const slope = paintDune(stage, { x, peak, span: width * 0.5, depth: 0.02, sand, way: -side });
  const walkerX = x + side * width * 0.16;
  let steps = "";
  for (let step = 0; step < 26; step += 1) {
    const at = walkerX + side * step * 15;
    steps += dash(at, slope(at) + 14 + step * 2.1 + (step % 2 ? 4 : 0), 8, 3);
  }
  stage.fill(steps, stage.tone(sand, 0, 0.1), 0.6);
  paintHiker(stage, { x: walkerX, foot: slope(walkerX) + 10, height: 52 });
  const foreground = rolling(stage, {
    base: height * 0.95,
    swell: height * 0.03,
    tilt: side * height * 0.1,
    frequency: 1.4,
  });
  paintHill(stage, foreground, { depth: 0, local: sand, lit: 0.35, strokes: 36 });
  paintBirds(stage, width * (0.5 - side * 0.2), horizon * 0.5, stage.tone("#3a2c34", 0.2, 0.1));
}
