import { mix, shift } from "./colour.ts";
import type { Light } from "./image-key.ts";
import { createRandom } from "./random.ts";

/**
 * What the light does to a place. Scenes name only local colours (rock, pine, sand); the palette
 * turns them into lit, shaded and distant ones, which is what keeps forty drawings in harmony.
 */
export type Palette = {
  light: Light;
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of the sun or the moon, and the air around it. */
  sun: string;
  glow: string;
  /** What distance fades to. */
  haze: string;
  /** The colour of what the light falls on, and how far it overrides the local colour. */
  key: string;
  keyShare: number;
  /** The same for what lies in shade. */
  shade: string;
  shadeShare: number;
  /** Scales the lightness of local colours: 1 by day, far less by moonlight. */
  exposure: number;
};

type Mood = Pick<Palette, "sky" | "sun" | "glow" | "haze" | "key" | "shade">;

const mood = (
  sky: Palette["sky"],
  sun: string,
  glow: string,
  haze: string,
  key: string,
  shade: string,
): Mood => ({ sky, sun, glow, haze, key, shade });

const moods: Record<Light, readonly [Mood, ...Mood[]]> = {
  dawn: [
    mood(
      ["#4f79b3", "#93b3d6", "#f2c6bf", "#ffe4c2"],
      "#fff6df",
      "#ffd9ae",
      "#e6c3c9",
      "#ffd3b0",
      "#4d5f92",
    ),
    mood(
      ["#6763ab", "#ac98cb", "#f4b8bf", "#ffdcb4"],
      "#fff3d9",
      "#ffc9a4",
      "#d7b3cf",
      "#ffc8b4",
      "#4a4788",
    ),
    mood(
      ["#3d8794", "#8cc4bd", "#f2e2ba", "#ffd09a"],
      "#fff8df",
      "#ffdfa6",
      "#cfd8c4",
      "#ffe0a8",
      "#2f6174",
    ),
    mood(
      ["#6f98c4", "#c3c6d6", "#ffc8a4", "#ffa884"],
      "#fff4dc",
      "#ffc290",
      "#edc0b0",
      "#ffc49a",
      "#5a5a8c",
    ),
  ],
  day: [
    mood(
      ["#1f75bd", "#549fd8", "#a3d3ec", "#e6f3ea"],
      "#fffbe6",
      "#fff6d2",
      "#b4d8ea",
      "#fff1c8",
      "#2f5488",
    ),
    mood(
      ["#12869f", "#4db2c2", "#a4dccf", "#f4f0d0"],
      "#fffbe6",
      "#fff3c4",
      "#b7dfd6",
      "#fff0bd",
      "#1f5a74",
    ),
    mood(
      ["#4f9ab3", "#8ac3c6", "#d0e0c8", "#f8eac2"],
      "#fffae0",
      "#fff0c0",
      "#cfdfce",
      "#ffecb8",
      "#35607a",
    ),
    mood(
      ["#1757a6", "#3b86d2", "#8ac4ee", "#e2eff4"],
      "#fffdf0",
      "#fff8de",
      "#a9cfec",
      "#fff4d4",
      "#254a88",
    ),
  ],
  goldenhour: [
    mood(
      ["#2f7896", "#86b2a6", "#f6d084", "#ffb055"],
      "#fff6cf",
      "#ffd275",
      "#f0bd80",
      "#ffc065",
      "#3d4468",
    ),
    mood(
      ["#71599a", "#d8748c", "#ff9d6e", "#ffd47c"],
      "#fff0c0",
      "#ffc068",
      "#f2a284",
      "#ffb066",
      "#5a3c6e",
    ),
    mood(
      ["#dd9a4e", "#efba64", "#f9d988", "#fff1b8"],
      "#fffbe0",
      "#ffeaa0",
      "#f0c67f",
      "#ffd06a",
      "#4a4a54",
    ),
    mood(
      ["#1f6a7c", "#66a199", "#f2c985", "#f28a48"],
      "#fff1c4",
      "#ffb866",
      "#e4a070",
      "#ffb45c",
      "#35495f",
    ),
  ],
  dusk: [
    mood(
      ["#25285f", "#67488e", "#d96a88", "#ffb075"],
      "#ffe2a8",
      "#ff9f78",
      "#a0628f",
      "#f2909a",
      "#252258",
    ),
    mood(
      ["#182a55", "#513f82", "#c44f79", "#ff8c5c"],
      "#ffdca0",
      "#ff8a66",
      "#8a5288",
      "#f08088",
      "#1d2150",
    ),
    mood(
      ["#0f374f", "#2c6d80", "#e39070", "#ffce86"],
      "#fff0bf",
      "#ffb880",
      "#86838c",
      "#f2b088",
      "#143348",
    ),
    mood(
      ["#301d50", "#792d62", "#db5850", "#ffa950"],
      "#ffe3a0",
      "#ff9050",
      "#9c4a68",
      "#f28068",
      "#2c1a48",
    ),
  ],
  night: [
    mood(
      ["#071330", "#10264f", "#25497a", "#5484a8"],
      "#f8f3d6",
      "#9cc4e0",
      "#2c5584",
      "#94bce0",
      "#0a1838",
    ),
    mood(
      ["#051e2b", "#0b3a49", "#1d6572", "#62ab9e"],
      "#fbf6d8",
      "#a8e0cc",
      "#20606e",
      "#94d0c4",
      "#06222f",
    ),
    mood(
      ["#130e38", "#291e5e", "#4e3a88", "#9270b2"],
      "#fff3da",
      "#c8a8e0",
      "#45377c",
      "#b0a0e0",
      "#140f38",
    ),
    mood(
      ["#0b1a2b", "#193a59", "#3a6b8f", "#92b8c4"],
      "#fdf6dc",
      "#b4d4dc",
      "#35648a",
      "#a4c8dc",
      "#0c1f34",
    ),
  ],
  overcast: [
    mood(
      ["#7b91a4", "#a0b2bd", "#c5cfcf", "#e8e4d4"],
      "#fbf7e6",
      "#f4eedb",
      "#bfcaca",
      "#ece8d8",
      "#3b5064",
    ),
    mood(
      ["#6f8f88", "#9ab2a6", "#c6d1bc", "#ebe5c8"],
      "#fbf7e0",
      "#f3edd0",
      "#bac9b8",
      "#eeeacb",
      "#2f5254",
    ),
    mood(
      ["#54769a", "#859fb8", "#b8c8d3", "#e8e6de"],
      "#fdf8ea",
      "#f3ece0",
      "#b2c4d0",
      "#eceae0",
      "#2f4a6c",
    ),
    mood(
      ["#8f8c96", "#b5aca8", "#dccdba", "#f4e4c6"],
      "#fff7e0",
      "#fbeed2",
      "#cdc3b8",
      "#f3e6cc",
      "#4a4a5c",
    ),
  ],
};

const exposures: Record<Light, readonly [exposure: number, keyShare: number, shadeShare: number]> =
  {
    dawn: [0.98, 0.18, 0.4],
    day: [1.02, 0.12, 0.42],
    goldenhour: [0.98, 0.25, 0.42],
    dusk: [0.74, 0.26, 0.58],
    night: [0.52, 0.24, 0.66],
    overcast: [0.94, 0.1, 0.42],
  };

/** The palette of a picture: one of the moods of its light, turned a little by the seed. */
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
 * A local colour as it looks in this light: `depth` 0 (at the viewer's feet) to 1 (lost in haze),
 * `lit` 0 (in shade) to 1 (facing the light).
 */
export function toneOf(palette: Palette, local: string, depth: number, lit: number): string {
  const seen = shift(local, { lightness: palette.exposure });
  // Light adds colour as well as its own tint: without the extra chroma everything lit turns pastel.
  const bright = mix(shift(seen, { lightness: 1.08, chroma: 1.22 }), palette.key, palette.keyShare);
  const dark = mix(shift(seen, { lightness: 0.66 }), palette.shade, palette.shadeShare);
  return mix(mix(dark, bright, lit), palette.haze, Math.max(0, depth) * 0.94);
}

/** Snow, foam and white walls have no colour of their own: they show the light's and the sky's. */
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
