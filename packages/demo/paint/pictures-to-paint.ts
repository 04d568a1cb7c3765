import { sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";

/** All pictures that `npm run paint` paints. A name consists of scene, light and number. */

/** Names in the demo are male or female, and portraits must match. */
export const portraitPeople = ["woman", "man"] as const;
export type PortraitPerson = (typeof portraitPeople)[number];

export type Scene = { kind: SceneKind; light: Light; seed: string };
type Portrait = { person: PortraitPerson; seed: string };
export type PictureToPaint = { name: string; width: number; height: number } & (
  | { scene: Scene }
  | { portrait: Portrait }
);

const usual = ["day", "goldenhour", "dawn", "dusk"] as const;
const daylight = ["day", "goldenhour", "dawn", "overcast"] as const;

/** Lights of scenes that do not suit every light, such as northern lights at noon. */
const lightsByKind: Partial<Record<SceneKind, readonly [Light, ...Light[]]>> = {
  "northern-lights": ["night"],
  "night-sky": ["night"],
  underwater: ["day", "dawn", "dusk"],
  balloons: ["dawn", "goldenhour", "day"],
  rafting: daylight,
  cycling: daylight,
  vineyard: daylight,
  "rice-terraces": daylight,
  offroad: daylight,
  surf: daylight,
  taiga: daylight,
  fjord: daylight,
  "sea-cliffs": daylight,
};

/** Lights in which a scene is painted. */
export const lightsFor = (kind: SceneKind): readonly [Light, ...Light[]] =>
  lightsByKind[kind] ?? usual;

/** Scenes for covers of tours: lists show six cards of one kind at once, so these need more pictures. */
const covers = new Set<SceneKind>([
  "rafting",
  "horse-ride",
  "savanna",
  "tropical-beach",
  "underwater",
  "sailing",
  "sea-ship",
  "river-ship",
  "cycling",
  "offroad",
  "dog-sled",
  "surf",
  "ski-slope",
  "vineyard",
  "food-table",
]);
const [often, seldom] = [8, 4];
const portraits = 40;

/** Pictures at the top of the storefronts' home pages. */
const heroes: readonly Scene[] = [
  { kind: "northern-lights", light: "night", seed: "hero" },
  { kind: "lake", light: "dawn", seed: "hero1" },
  { kind: "hiking", light: "goldenhour", seed: "b3" },
  { kind: "autumn-forest", light: "goldenhour", seed: "h" },
];

function scenesOf(kind: SceneKind): Scene[] {
  const suited = lightsFor(kind);
  return Array.from({ length: covers.has(kind) ? often : seldom }, (_, index) => ({
    kind,
    light: suited[index % suited.length] ?? suited[0],
    seed: String(index + 1),
  }));
}

const nameOf = ({ kind, light, seed }: Scene): string => `${kind}-${light}-${seed}`;

/** Lists all pictures with their sizes. */
export function picturesToPaint(): PictureToPaint[] {
  return [
    ...sceneKinds.flatMap(scenesOf).map((scene) => ({
      name: nameOf(scene),
      scene,
      width: 1280,
      height: 960,
    })),
    ...heroes.map((scene) => ({
      name: `hero-${scene.kind}`,
      scene,
      width: 1920,
      height: 1080,
    })),
    ...portraitPeople.flatMap((person) =>
      Array.from({ length: portraits }, (_, index) => ({
        name: `portrait-${person}-${index + 1}`,
        portrait: { person, seed: String(index + 1) },
        width: 480,
        height: 480,
      })),
    ),
  ];
}
