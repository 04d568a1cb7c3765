import { lights, sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";
import { mix } from "./colour.ts";
import { paletteFor, toneOf } from "./palette.ts";
import type { Palette } from "./palette-colours.ts";
import { portraitBackdrop } from "./portraits/portrait-backdrop.ts";
import { hash32 } from "../random.ts";

/**
 * An image key is the whole recipe of a drawn picture in a URL-safe word, so the image service
 * needs no table of pictures: `mountains-goldenhour-8f3a21`, `portrait-woman-77b0c2`.
 */

/** Names in the demo catalogue are men's and women's; a face has to go with its name. */
export const portraitPeople = ["woman", "man"] as const;
export type PortraitPerson = (typeof portraitPeople)[number];

export type SceneKey = { kind: SceneKind; light: Light; seed: string };
type PortraitKey = { kind: "portrait"; person: PortraitPerson; seed: string };
export type ImageKey = SceneKey | PortraitKey;

const daylight = ["dawn", "day", "goldenhour", "dusk", "overcast"] as const;
const bright = ["dawn", "day", "goldenhour", "dusk"] as const;

/** Where some lights make no sense (northern lights at noon), the ones that do. */
const lightsByKind: Partial<Record<SceneKind, readonly [Light, ...Light[]]>> = {
  "northern-lights": ["night"],
  "night-sky": ["night"],
  underwater: ["day", "dawn", "dusk"],
  balloons: ["dawn", "day", "goldenhour", "dusk"],
  rafting: daylight,
  cycling: daylight,
  vineyard: daylight,
  "rice-terraces": daylight,
  "food-table": bright,
  yoga: bright,
  surf: daylight,
  offroad: daylight,
  "dog-sled": bright,
  "ski-slope": bright,
  "tropical-beach": ["dawn", "day", "goldenhour", "dusk", "night"],
};

/** The lights a kind looks right in, best for choosing one by chance. */
export function lightsFor(kind: SceneKind): readonly [Light, ...Light[]] {
  return lightsByKind[kind] ?? lights;
}

/** The light a scene is really drawn in: its own, or the kind's first where that makes no sense. */
export function lightOf({ kind, light }: Pick<SceneKey, "kind" | "light">): Light {
  const suited = lightsFor(kind);
  return suited.includes(light) ? light : suited[0];
}

/** The palette of a scene, the same for its drawing and for its placeholder. */
export function scenePalette(scene: SceneKey): Palette {
  return paletteFor(lightOf(scene), `${scene.kind}/${scene.seed}`);
}

const SEED = /^[0-9a-z]{1,16}$/;

/** Any text becomes a seed that is safe in a key; a seed that already is one stays as it is. */
export function seedOf(text: string): string {
  return SEED.test(text) ? text : hash32(text).toString(16).padStart(8, "0");
}

/** The key of a scene or a portrait. The seed may be any text: a slug, an id, a name. */
export function imageKey(image: ImageKey): string {
  const seed = seedOf(image.seed);
  return image.kind === "portrait"
    ? `portrait-${image.person}-${seed}`
    : `${image.kind}-${image.light}-${seed}`;
}

/** A picture as catalogues hold it: its key, and the colour that shows until it has come. */
export function storedPicture(image: ImageKey): string {
  const key = imageKey(image);
  return `${key}${placeholderColour(key) ?? ""}`;
}

/** Reads a key back, with a colour behind it or without; null for anything `imageKey` would not have written. */
export function parseImageKey(key: string): ImageKey | null {
  if (key.length > 64) return null;
  const parts = key.replace(/#[0-9a-f]{6}$/, "").split("-");
  const seed = parts.pop() ?? "";
  const manner = parts.pop() ?? "";
  const kind = parts.join("-");
  if (!SEED.test(seed)) return null;
  if (kind === "portrait") {
    const person = portraitPeople.find((candidate) => candidate === manner);
    return person ? { kind, person, seed } : null;
  }
  const sceneKind = sceneKinds.find((candidate) => candidate === kind);
  const light = lights.find((candidate) => candidate === manner);
  return sceneKind && light ? { kind: sceneKind, light, seed } : null;
}

/**
 * The colour a card shows until its picture has come: the middle of the picture's own palette.
 * Cheap enough to be asked for every card of a listing; null for an unknown key.
 */
export function placeholderColour(key: string): string | null {
  const image = parseImageKey(key);
  if (!image) return null;
  if (image.kind === "portrait") {
    const [upper, lower] = portraitBackdrop(image.seed);
    return mix(upper, lower, 0.35);
  }
  const palette = scenePalette(image);
  const [, upper, lower] = palette.sky;
  const ground = toneOf(palette, groundColours[image.kind] ?? "#6f9048", 0.3, 0.5);
  // Under water there is no sky, and under the northern lights it is not the sky's own colour.
  const groundShare = image.kind === "underwater" || image.kind === "northern-lights" ? 0.85 : 0.5;
  return mix(mix(upper, lower, 0.55), ground, groundShare);
}

const water = "#1f7088";
const snow = "#e8eef4";
const sand = "#dc9f5c";
const town = "#c9a283";

/** What most of the ground is made of, where it is not meadow. */
const groundColours: Partial<Record<SceneKind, string>> = {
  lake: water,
  fjord: "#3f6a66",
  taiga: "#2f6a48",
  "autumn-forest": "#c07a2e",
  "snow-forest": snow,
  "winter-village": snow,
  "ski-slope": snow,
  "frozen-lake": "#3f94a8",
  icebergs: "#5f9cb0",
  "northern-lights": "#4fa09c",
  "night-sky": "#2f4a54",
  volcano: "#7a7458",
  geysers: sand,
  waterfall: "#58706c",
  canyon: "#c06a42",
  rafting: "#5f94a0",
  savanna: "#bd9c46",
  dunes: sand,
  camels: sand,
  pyramids: sand,
  "sea-cliffs": "#3f7488",
  "tropical-beach": "#5fb4a8",
  island: "#3f8c84",
  underwater: "#2fa4bc",
  whale: water,
  sailing: water,
  "sea-ship": water,
  "river-ship": "#4f8478",
  "danube-ship": "#4f7f80",
  "nile-ship": "#4a8088",
  "mekong-ship": "#7a8460",
  "junk-bay": "#3f8880",
  surf: "#2a8f98",
  "food-table": "#96643e",
  "hot-spring": "#5f9898",
  "dog-sled": snow,
  offroad: "#8a8a50",
  "city-skyline": "#6a8398",
  "old-town-european": town,
  "old-town-russian": "#8a8a70",
  "old-town-asian": "#5f7874",
  "old-town-oriental": "#d8b080",
  balloons: "#c09a70",
};
