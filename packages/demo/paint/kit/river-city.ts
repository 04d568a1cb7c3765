import { paintRowboat } from "./things/boats.ts";
import { paintHill, rolling } from "./nature/land.ts";
import { box } from "./path.ts";
import { quayOf } from "./quay.ts";
import { paintBirds, paintSky } from "./nature/sky.ts";
import type { Stage } from "./stage.ts";
import { paintLampStreaks, paintTownRow, type RowOptions } from "./buildings/townscape.ts";
import { paintLeafy } from "./nature/trees.ts";
import { paintWater } from "./nature/water.ts";

export type RiverCity = Pick<RowOptions, "walls" | "roofs" | "roof"> & {
  /** Colour of the quay and of the hill behind the houses. */
  stone: string;
  hill: string;
  /** Paints the landmark between the houses and the trees of the quay. */
  landmark: (at: { x: number; foot: number; height: number }) => void;
  /** Paints the background behind the houses. */
  behind?: (quay: number) => void;
};

/** Rows of houses behind a quay, with a landmark, reflected in the water. */
export function paintRiverCity(stage: Stage, city: RiverCity): void {
  const { width, height, random, side } = stage;
  const { walls, roofs, roof } = city;
  const quay = quayOf(stage);
  const far = stage.group(() => {
    paintSky(stage, { horizon: quay, sunAt: 0.5 - side * 0.28 });
    const hill = rolling(stage, { base: quay - height * 0.12, swell: height * 0.04 });
    paintHill(stage, hill, { depth: 0.66, local: city.hill, bottom: quay + 4, mist: 0.16 });
    city.behind?.(quay);
    for (const [depth, lift, tall] of [
      [0.42, 0.1, 0.08],
      [0.24, 0.03, 0.09],
    ] as const)
      paintTownRow(stage, {
        from: -20,
        to: width + 10,
        foot: () => quay - height * lift,
        width: 44,
        height: height * tall,
        walls,
        roofs,
        depth,
        roof,
      });
    const x = width * (0.5 + side * random.between(0, 0.06));
    city.landmark({ x, foot: quay + 2, height: height * 0.56 });
    for (let at = -20; at < width; at += random.between(34, 70))
      paintLeafy(stage, {
        x: at,
        foot: quay + 3,
        height: random.between(22, 36),
        depth: 0.08,
        local: "#5f8f4a",
      });
    stage.fill(box(-5, quay - 5, width + 10, 12), stage.tone(city.stone, 0.06, 0.6));
  });
  paintWater(stage, {
    top: quay + 5,
    local: "#2a6f80",
    reflect: far,
    reflectStrength: 0.6,
    ripple: 0.4,
  });
  paintLampStreaks(stage, quay, 0, width);
  paintRowboat(stage, {
    x: width * (0.5 - side * random.between(0.1, 0.2)),
    waterline: quay + (height - quay) * 0.7,
    length: 72,
  });
  paintBirds(stage, width * (0.5 - side * 0.2), quay * 0.34, stage.tone("#2a2f3f", 0.2, 0.1), 10);
}
