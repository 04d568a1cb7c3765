import type { SceneKind } from "@tropa/geography/notation/landscapes";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import type { Stop } from "../tours/stops.ts";
import type { TourPlan } from "../tours/plan.ts";

/** Chooses what a tour's pictures may show: its activities and places, and nothing that it does not include. */

const towns = [
  "paris",
  "rome",
  "budapest",
  "istanbul",
  "moscow",
  "saint-petersburg",
  "kazan",
  "vladivostok",
  "dubai",
  "tokyo",
  "rio",
  "city-skyline",
  "old-town-european",
  "old-town-russian",
  "old-town-caucasian",
  "old-town-asian",
  "old-town-oriental",
  "temple",
] as const satisfies readonly SceneKind[];

/** Scenes for each kind of tour, best first; kinds without an entry show views of their place. */
const motifs: Readonly<Record<string, readonly SceneKind[]>> = {
  hiking: ["hiking", "mountains"],
  mountaineering: ["mountains", "hiking"],
  rafting: ["rafting"],
  beach: ["tropical-beach", "sea-cliffs", "island", "lake"],
  city: towns,
  gastronomy: ["food-table"],
  wine: ["vineyard", "food-table"],
  "horse-riding": ["horse-ride"],
  cycling: ["cycling"],
  offroad: ["offroad"],
  yachting: ["sailing"],
  surfing: ["surf"],
  diving: ["underwater"],
  skiing: ["ski-slope"],
  "dog-sledding": ["dog-sled"],
  safari: ["savanna", "whale"],
  wellness: ["yoga", "hot-spring"],
  festive: ["winter-village", "snow-forest", ...towns],
};

/** Scenes of people doing something, with the activities that a tour must include to show them. */
const activities: Partial<Record<SceneKind, readonly string[]>> = {
  hiking: ["hiking", "mountaineering", "photo"],
  rafting: ["rafting"],
  "horse-ride": ["horse-riding"],
  cycling: ["cycling"],
  offroad: ["offroad"],
  sailing: ["yachting", "beach", "surfing", "diving"],
  "ski-slope": ["skiing"],
  "dog-sled": ["dog-sledding"],
  surf: ["surfing"],
  underwater: ["diving", "beach", "yachting"],
  "food-table": ["gastronomy", "wine", "ethnographic"],
  yoga: ["wellness"],
  "hot-spring": ["wellness"],
  "sea-ship": ["cruises"],
  "river-ship": ["cruises"],
  "danube-ship": ["cruises"],
  "nile-ship": ["cruises"],
  "mekong-ship": ["cruises"],
  "junk-bay": ["cruises"],
};

/** Whether a scene shows an activity rather than a view. */
export const isActivity = (scene: SceneKind): boolean => activities[scene] !== undefined;

/** Pictures of ships by the water on which they sail. */
const shipsOn: Readonly<Record<string, SceneKind>> = {
  danube: "danube-ship",
  nile: "nile-ship",
  mekong: "mekong-ship",
  "tonle-sap": "mekong-ship",
  "south-china-sea": "junk-bay",
  "argentino-lake": "icebergs",
};

/** Returns the picture of a cruise's ship on its water. */
export function shipScene({
  cruiseType,
  waters,
}: {
  cruiseType: string;
  waters: string[];
}): SceneKind {
  const own = waters.map((water) => shipsOn[water]).find((scene) => scene !== undefined);
  if (own) return own;
  if (cruiseType === "yacht") return "sailing";
  return cruiseType === "river" ? "river-ship" : "sea-ship";
}

/** All activities of a tour: of its kind and of the sights it visits. */
function doneOn(plan: TourPlan): ReadonlySet<string> {
  const atStops = plan.stops.flatMap(({ sight }) => sight.kinds);
  return new Set([plan.kind, ...plan.kinds, ...atStops]);
}

/** Whether a scene may be shown for a tour. */
export function isShown(scene: SceneKind, plan: TourPlan): boolean {
  const kinds = activities[scene];
  if (plan.voyage)
    return (
      !kinds ||
      scene === shipScene(plan.voyage.ship) ||
      (scene === "sailing" && plan.voyage.ship.cruiseType === "yacht")
    );
  if (!kinds) return true;
  if (scene.endsWith("ship") || scene === "junk-bay") return false;
  const done = doneOn(plan);
  return kinds.some((kind) => done.has(kind));
}

/** Scenes that show what a tour is about; empty if its place shows it. */
export function motifsOf(plan: TourPlan): readonly SceneKind[] {
  if (plan.voyage) return [shipScene(plan.voyage.ship)];
  const own = motifs[plan.kind] ?? [];
  if (["city", "festive", "safari", "beach"].includes(plan.kind)) {
    const here = own.filter((scene) => plan.place.scenes.includes(scene));
    return here.length > 0 ? here : own.slice(0, plan.kind === "city" ? 0 : 1);
  }
  return own;
}

const collectionScenes: Readonly<Record<string, SceneKind>> = {
  weekend: "old-town-russian",
  "first-trek": "hiking",
  "with-children": "tropical-beach",
  "northern-lights": "northern-lights",
  "new-year": "winter-village",
  "sea-and-mountains": "sea-cliffs",
  "under-sail": "sailing",
  volcanoes: "volcano",
  "wine-roads": "vineyard",
  "silk-road": "old-town-oriental",
  "off-season": "autumn-forest",
  women: "yoga",
  photographers: "night-sky",
  "by-train": "taiga",
  "river-cruises": "river-ship",
  "sea-voyages": "sea-ship",
  "ice-of-baikal": "frozen-lake",
  "in-the-saddle": "horse-ride",
};

/** Returns the cover scene of a collection. */
export function sceneOfCollection(slug: string): SceneKind {
  const scene = collectionScenes[slug];
  if (!scene) throw new Error(`Nothing is painted of the collection "${slug}"`);
  return scene;
}

/** Scenes for sights by their Russian names; the first match counts. */
const sightScenes: readonly [RegExp, SceneKind][] = [
  [/водопад/i, "waterfall"],
  [/озер|озёр|лиман|водохранилищ/i, "lake"],
  [/вулкан|кальдер|кратер/i, "volcano"],
  [/гейзер|фумарол/i, "geysers"],
  [/термальн|горячи[ей] источник|горячие ключи|\bбани\b/i, "hot-spring"],
  [/фьорд/i, "fjord"],
  [/каньон|теснин/i, "canyon"],
  [/винодельн|виногра|погреб|винн(ая|ый|ые)/i, "vineyard"],
  [/рынок|базар|сыроварн|ферма/i, "food-table"],
  [/бархан|дюн|пустын|пески/i, "dunes"],
  [/степь|плато/i, "steppe"],
  [/риф|лагун|атолл/i, "underwater"],
  [/пляж/i, "tropical-beach"],
  [/остров/i, "island"],
  [/мыс |маяк|бухт|побережь|коса|залив/i, "sea-cliffs"],
  [/ледник|пик |гора |вершин|хребет|перевал|ущель|скал|восхожд/i, "mountains"],
  [/лес|тайг|роща|заповедник|парк/i, "taiga"],
];

const townSight =
  /площад|улиц|квартал|собор|церк|храм|монаст|крепост|кремль|музей|дворец|старый город|мечет|медресе|мавзол|пагод|святил|ступа|башн|набережн|город|село|деревн|аул|посёлок/i;

/** Scenes that only fit the sea. */
const seaside = new Set<SceneKind>(["sea-cliffs", "island"]);

/** There is no taiga south of this latitude. */
const warmBelow = 42;
const iceFree = 40;

/** Returns a scene that fits a sight; null if none does, because no picture is better than a wrong one. */
export function sceneOfSight({ sight, place }: Stop): SceneKind | null {
  const name = `${sight.name.ru} `;
  const found = sightScenes.find(([words]) => words.test(name))?.[1];
  if (found === "taiga" && Math.abs(place.lat) < warmBelow) return null;
  const shore = found === "tropical-beach" && Math.abs(place.lat) > iceFree ? "sea-cliffs" : found;
  if (shore && seaside.has(shore) && !place.scenes.includes(shore)) return null;
  if (shore) return shore;
  return townSight.test(name) ? (townOf(place) ?? null) : null;
}

function townOf(place: PlaceSeed): SceneKind | undefined {
  return place.scenes.find((scene) => towns.some((town) => town === scene));
}
