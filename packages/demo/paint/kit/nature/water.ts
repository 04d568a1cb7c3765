import { mix } from "../../colour.ts";
import { dash, round } from "../path.ts";
import type { Stage } from "../stage.ts";

export type WaterOptions = {
  top: number;
  bottom?: number;
  /** The water's own colour, strongest near the viewer. */
  local: string;
  /** SVG of a group to mirror at the water's edge. */
  reflect?: string;
  reflectStrength?: number;
  /** 0 for still water, 1 for open sea. */
  ripple?: number;
  glitter?: boolean;
};

/** Water that reflects the sky, with its own colour near the viewer, broken reflections and glitter. */
export function paintWater(stage: Stage, options: WaterOptions): void {
  const { width, height, palette, random } = stage;
  const { top, local } = options;
  const bottom = options.bottom ?? height + 2;
  const ripple = options.ripple ?? 0.4;
  const own = stage.tone(local, 0, 0.4);
  const far = mix(palette.sky[3], stage.tone(local, 0.3, 0.8), 0.45);
  const paint = stage.vertical(top, bottom, [
    [0, far],
    [0.35, mix(mix(palette.sky[2], palette.sky[1], 0.4), own, 0.5)],
    [1, mix(palette.sky[0], own, 0.72)],
  ]);
  const clip = stage.clip(`M-5 ${round(top)}H${width + 5}V${round(bottom)}H-5Z`);
  stage.add(
    `<g clip-path="${clip}"><rect x="-5" y="${round(top)}" width="${width + 10}" height="${round(bottom - top)}" fill="${paint}"/>`,
  );
  if (options.reflect) {
    const squash = 0.86;
    stage.add(
      `<use href="#${options.reflect}" transform="matrix(1 0 0 ${-squash} 0 ${round(top * (1 + squash))})" opacity="${options.reflectStrength ?? 0.55}"/>`,
    );
    const veil = stage.vertical(top, bottom, [
      [0, own, 0.05],
      [1, mix(palette.sky[0], own, 0.7), 0.62],
    ]);
    stage.add(
      `<rect x="-5" y="${round(top)}" width="${width + 10}" height="${round(bottom - top)}" fill="${veil}"/>`,
    );
  }
  let light = "";
  let dark = "";
  const count = Math.round(((bottom - top) / 6) * (0.6 + ripple) * (width / 800));
  for (let stroke = 0; stroke < count; stroke += 1) {
    const nearness = random.next() ** 1.25;
    const y = top + 3 + (bottom - top) * nearness;
    const length = (18 + 130 * nearness) * random.between(0.5, 1.5);
    const thick = (0.9 + 5.5 * nearness) * (0.5 + ripple * 0.8);
    const shape = dash(random.between(-30, width + 30), y, length, thick);
    if (random.chance(0.52)) light += shape;
    else dark += shape;
  }
  stage.fill(light, mix(palette.sky[3], palette.sky[2], 0.35), 0.34);
  stage.fill(dark, stage.tone(local, 0, 0.05), 0.34);
  if (options.glitter ?? stage.light !== "overcast") paintGlitter(stage, top, bottom, ripple);
  stage.add("</g>");
}

/** The glitter of sun or moon on water. */
function paintGlitter(stage: Stage, top: number, bottom: number, ripple: number): void {
  const { palette, random, sun, light } = stage;
  let path = "";
  const spread = 16 + ripple * 46;
  for (
    let y = top + 2;
    y < bottom;
    y += random.between(3, 9) * (1 + ((y - top) / (bottom - top)) * 1.6)
  ) {
    const nearness = (y - top) / (bottom - top);
    const reach = spread * (0.55 + nearness * 1.3);
    const pieces = random.int(1, 3);
    for (let piece = 0; piece < pieces; piece += 1) {
      path += dash(
        sun.x + random.bell() * reach,
        y,
        reach * random.between(0.3, 1.1),
        1.4 + nearness * 3.4,
      );
    }
  }
  stage.fill(
    path,
    mix(palette.sun, palette.glow, 0.35),
    light === "day" ? 0.5 : light === "night" ? 0.62 : 0.8,
  );
}

/** Paints a light line where water meets land. */
export function paintShore(stage: Stage, y: number, opacity = 0.5): void {
  const { width, palette, random } = stage;
  let path = "";
  for (let x = 0; x < width; x += random.between(30, 120))
    path += dash(x, y + random.between(-1, 2), random.between(60, 190), 1.6);
  stage.fill(path, mix(palette.sky[3], "#ffffff", 0.35), opacity);
}
