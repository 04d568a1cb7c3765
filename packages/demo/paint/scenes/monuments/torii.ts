import { paintRowboat } from "../../kit/things/boats.ts";
import { paintHill, paintMist, rolling } from "../../kit/nature/land.ts";
import { paintPagoda } from "../../kit/buildings/landmarks.ts";
import { paintRidge } from "../../kit/nature/mountains.ts";
import { box, polygon, round } from "../../kit/path.ts";
import { quayOf } from "../../kit/quay.ts";
import { paintSky } from "../../kit/nature/sky.ts";
import type { Stage } from "../../kit/stage.ts";
import { paintShore, paintWater } from "../../kit/nature/water.ts";

/** Paints a red gate in still water before wooded hills. */
export function paintTorii(stage: Stage): void {
  const { width, height, side, random } = stage;
  const shore = quayOf(stage) - height * 0.06;
  const x = width * (0.5 + side * random.between(0, 0.06));
  const foot = shore + height * 0.1;
  const gate = () => paintGate(stage, x, foot, height * 0.48);
  const far = stage.group(() => {
    paintSky(stage, { horizon: shore, sunAt: 0.5 - side * 0.2 });
    paintRidge(stage, {
      base: shore,
      height: height * 0.3,
      depth: 0.74,
      local: "#5f7f94",
      sharp: false,
    });
    const hill = rolling(stage, {
      base: shore - height * 0.08,
      swell: height * 0.05,
      tilt: side * height * 0.12,
    });
    paintHill(stage, hill, { depth: 0.44, local: "#4f7f58", bottom: shore + 4, mist: 0.2 });
    paintPagoda(
      stage,
      { x: width * (0.5 - side * 0.3), foot: shore - 6, height: height * 0.2, depth: 0.36 },
      "#5f6a70",
    );
    paintMist(stage, shore - 8, 34, 0.5);
    gate();
  });
  paintWater(stage, {
    top: shore,
    local: "#2a6f80",
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.3,
  });
  paintShore(stage, shore, 0.4);
  gate();
  paintRowboat(stage, {
    x: width * (0.5 - side * 0.22),
    waterline: shore + (height - shore) * 0.66,
    length: 80,
  });
}

function paintGate(stage: Stage, x: number, foot: number, tall: number): void {
  const { side } = stage;
  const half = tall * 0.42;
  const red = (lit: number) => stage.tone("#d8452f", 0.02, lit);
  for (const way of [-1, 1]) {
    const [low, high] = [x + way * half * 1.04, x + way * half * 0.94];
    stage.fill(
      polygon([
        [low - tall * 0.045, foot],
        [high - tall * 0.036, foot - tall * 0.84],
        [high + tall * 0.036, foot - tall * 0.84],
        [low + tall * 0.045, foot],
      ]),
      red(way === side ? 0.95 : 0.35),
    );
    stage.fill(
      box(low - tall * 0.06, foot - tall * 0.05, tall * 0.12, tall * 0.06),
      stage.tone("#3a3034", 0.02, 0.2),
    );
  }
  stage.fill(box(x - half * 1.2, foot - tall * 0.66, half * 2.4, tall * 0.055), red(0.7));
  stage.fill(box(x - tall * 0.035, foot - tall * 0.84, tall * 0.07, tall * 0.2), red(0.5));
  const beam = (lift: number, thick: number, reach: number): string =>
    `M${round(x - half * reach)} ${round(foot - tall * (lift + 0.04))}Q${round(x)} ${round(foot - tall * (lift - 0.03))} ${round(x + half * reach)} ${round(foot - tall * (lift + 0.04))}V${round(foot - tall * (lift - thick + 0.04))}Q${round(x)} ${round(foot - tall * (lift - thick - 0.03))} ${round(x - half * reach)} ${round(foot - tall * (lift - thick + 0.04))}Z`;
  stage.fill(beam(0.9, 0.08, 1.4), red(0.85));
  stage.fill(beam(0.95, 0.06, 1.5), stage.tone("#3f3a40", 0.02, 0.4));
}
