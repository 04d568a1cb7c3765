import { sceneKinds } from "@tropa/geography/notation/landscapes";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";

/** Everything that `npm run paint` paints: the name of a picture says its scene, its light and its number. */

/** Names in the demo catalogue are men's and women's; a face has to go with its name. */
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

/** Where some lights make no sense (northern lights at noon) or are the finest, the ones that do. */
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

/** The lights that a scene is painted in. */
export const lightsFor = (kind: SceneKind): readonly [Light, ...Light[]] =>
  lightsByKind[kind] ?? usual;

/** Scenes that a list of tours of one kind shows on every card: six of these are seen at once. */
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

/** What storefronts open their home page with. */
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
