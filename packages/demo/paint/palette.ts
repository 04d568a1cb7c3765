import type { Palette } from "./palette-colours.ts";
import { mix, shift } from "./colour.ts";
import type { Light } from "@tropa/geography/notation/landscapes";
import { moods } from "./moods.ts";
import { createRandom } from "../src/random.ts";

const exposures: Record<Light, readonly [exposure: number, keyShare: number, shadeShare: number]> =
  {
    dawn: [0.98, 0.18, 0.4],
    day: [1.02, 0.12, 0.42],
    goldenhour: [0.98, 0.25, 0.42],
    dusk: [0.74, 0.26, 0.58],
    night: [0.52, 0.24, 0.66],
    overcast: [0.94, 0.1, 0.42],
  };

/** Returns a palette for a light: one of its moods, with the hue slightly varied by the seed. */
export function paletteFor(light: Light, seed: string): Palette {
  const random = createRandom(`palette/${seed}`);
  const chosen = random.pick(moods[light]);
  const change = { hue: random.between(-7, 7), chroma: random.between(0.92, 1.1) };
  const turn = (hex: string): string => shift(hex, change);
  const [exposure, keyShare, shadeShare] = exposures[light];
  const [zenith, upper, lower, horizon] = chosen.sky;
  return {
    light,
    sky: [turn(zenith), turn(upper), turn(lower), turn(horizon)],
    sun: chosen.sun,
    glow: turn(chosen.glow),
    haze: turn(chosen.haze),
    key: turn(chosen.key),
    shade: turn(chosen.shade),
    keyShare,
    shadeShare,
    exposure,
  };
}

/**
 * Returns a local colour as seen in this light.
 *
 * @param depth 0 at the viewer's feet to 1 lost in haze.
 * @param lit 0 in shade to 1 facing the light.
 */
export function toneOf(palette: Palette, local: string, depth: number, lit: number): string {
  const seen = shift(local, { lightness: palette.exposure });
  // Increase the chroma: mixed with the light alone, lit colours would turn pastel.
  const bright = mix(shift(seen, { lightness: 1.08, chroma: 1.22 }), palette.key, palette.keyShare);
  const dark = mix(shift(seen, { lightness: 0.66 }), palette.shade, palette.shadeShare);
  return mix(mix(dark, bright, lit), palette.haze, Math.max(0, depth) * 0.94);
}

/** Colour of white things (snow, foam, walls), which take on the light's and the sky's colours. */
export function snowOf(palette: Palette, depth: number, lit: number): string {
  const dim = palette.light === "night" ? 0.72 : palette.light === "dusk" ? 0.9 : 1;
  const bright = shift(mix("#ffffff", palette.key, 0.28), { lightness: dim });
  const dark = mix(
    mix(palette.sky[1], palette.shade, 0.38),
    bright,
    palette.light === "night" ? 0.22 : 0.34,
  );
  return mix(mix(dark, bright, lit), palette.haze, Math.max(0, depth) * 0.8);
}
