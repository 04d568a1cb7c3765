import type { SceneKind } from "@tropa/geography/notation/landscapes";
import { picturesOf, sceneOf } from "../pictures/pictures.ts";
import { createRandom, hash32 } from "../random.ts";
import type { DayPlan } from "../tours/itinerary.ts";
import { isActivity, isShown, motifsOf, sceneOfSight } from "./motifs.ts";
import { seasonOf, type Season } from "../tours/season.ts";
import { shuffled } from "../text/deck.ts";
import { warmthOf } from "../text/truths.ts";
import type { TourPlan } from "../tours/plan.ts";

/** Scenes that fit only some seasons. */
const seasonal: Partial<Record<SceneKind, readonly Season[]>> = {
  "snow-forest": ["winter"],
  "winter-village": ["winter"],
  "dog-sled": ["winter", "spring", "autumn"],
  "ski-slope": ["winter", "spring", "autumn"],
  "frozen-lake": ["winter", "spring"],
  "northern-lights": ["winter", "autumn", "spring"],
  "autumn-forest": ["autumn"],
};

/** Scenes without snow, which do not fit tours in frost. */
const green = new Set<SceneKind>([
  "rafting",
  "tropical-beach",
  "vineyard",
  "cycling",
  "yoga",
  "lake",
  "waterfall",
  "rice-terraces",
  "sailing",
  "hiking",
  "horse-ride",
  "steppe",
  "island",
]);

/** Snow lies below this mean temperature, °C. */
const snowBelow = 2;

/** Whether a scene fits the months of the tour. */
function fitsSeason(scene: SceneKind, plan: TourPlan): boolean {
  const seasons = seasonal[scene];
  if (!seasons) return !green.has(scene) || warmthOf(plan) >= snowBelow;
  return plan.months.every((month) => {
    const season = seasonOf(month, plan.place.lat);
    return season === null || seasons.includes(season);
  });
}

interface Scenes {
  /** Scenes that show what the tour is about; may be empty. */
  own: SceneKind[];
  all: SceneKind[];
}

function scenesOf(plan: TourPlan): Scenes {
  const fits = (scene: SceneKind) => isShown(scene, plan) && fitsSeason(scene, plan);
  const own = motifsOf(plan).filter((scene) => fitsSeason(scene, plan));
  const here = [...plan.place.scenes, ...(plan.second?.scenes.slice(0, 2) ?? [])].filter(fits);
  const seen = plan.stops.map(sceneOfSight).filter((scene) => scene !== null && fits(scene));
  const all = [...new Set([...own, ...here, ...seen.filter((scene) => scene !== null)])];
  return { own, all: all.length > 0 ? all : ["mountains"] };
}

/** Scenes for the cover: the tour's activity, or for sightseeing its sights; for cruises both. */
function coverScenes(plan: TourPlan): SceneKind[] {
  const { own, all } = scenesOf(plan);
  const views = all.filter((scene) => !isActivity(scene));
  if (plan.voyage) return [...new Set([...own, ...views])];
  return own.length > 0 ? own : views.length > 0 ? views : all;
}

/**
 * A picture for the programme. One picture of each scene is reserved for it, so that the gallery does not repeat it.
 */
function dayPicture(plan: TourPlan, scene: SceneKind): string {
  const pictures = picturesOf(scene);
  return pictures[hash32(`${plan.ordinal}/${scene}`) % pictures.length] ?? "";
}

const galleryPictures = (plan: TourPlan, scene: SceneKind): readonly string[] =>
  picturesOf(scene).filter((picture) => picture !== dayPicture(plan, scene));

/** Scenes that look alike at a glance. */
const looks: Readonly<Record<string, string>> = {
  moscow: "towers of a kremlin",
  kazan: "towers of a kremlin",
  "old-town-russian": "towers of a kremlin",
  "river-ship": "a white ship",
  "danube-ship": "a white ship",
  "sea-ship": "a white ship",
};
const lookOf = (scene: string): string => looks[scene] ?? `${scene} alone`;

/** Number of preceding tours in a list whose covers should differ; some of them are not shown together. */
const seenTogether = 24;
/** Costs of repeating a picture, a scene or a similar look in a list, and of not being the first choice. */
const costs = { same: 100, scene: 1.5, look: 0.5, rank: 0.5 };

/**
 * Assigns covers, the best tour first. A cover differs from those of the preceding tours in every list with the tour;
 * among such covers the least used one is taken.
 */
export function createCoverTurns(): (plan: TourPlan, lists: readonly string[]) => string {
  /** Recent covers of each list, latest first. */
  const recent = new Map<string, string[]>();
  const uses = new Map<string, number>();
  return (plan, lists) => {
    /** Cost of recent use, by picture, scene and look. */
    const near = new Map<string, number>();
    const add = (key: string, cost: number) => near.set(key, (near.get(key) ?? 0) + cost);
    for (const list of lists)
      for (const [index, picture] of (recent.get(list) ?? []).entries()) {
        add(picture, costs.same / (index + 1));
        add(sceneOf(picture), costs.scene / (index + 1));
        add(lookOf(sceneOf(picture)), costs.look / (index + 1));
      }
    const found = coverScenes(plan).flatMap((scene, rank) =>
      galleryPictures(plan, scene).map((picture) => ({
        picture,
        cost:
          (near.get(picture) ?? 0) +
          (near.get(scene) ?? 0) +
          (near.get(lookOf(scene)) ?? 0) +
          (plan.voyage && rank > 0 ? costs.rank : 0) +
          (uses.get(picture) ?? 0) / 100,
      })),
    );
    const cover = found.toSorted((one, other) => one.cost - other.cost)[0]?.picture ?? "";
    uses.set(cover, (uses.get(cover) ?? 0) + 1);
    for (const list of lists)
      recent.set(list, [cover, ...(recent.get(list) ?? [])].slice(0, seenTogether));
    return cover;
  };
}

const [fewestPictures, mostPictures] = [5, 7];

/** Five to seven pictures of a tour, the cover first, of different scenes if possible. */
export function imagesOf(plan: TourPlan, tourId: number, cover: string): string[] {
  const random = createRandom(`gallery/${tourId}`);
  const scenes = shuffled(random, scenesOf(plan).all);
  const rounds = Array.from({ length: fewestPictures }, (_, round) =>
    scenes.flatMap(
      (scene) => shuffled(random.fork(scene), galleryPictures(plan, scene))[round] ?? [],
    ),
  );
  const [first = [], ...others] = rounds.map((round) =>
    round.filter((picture) => picture !== cover),
  );
  const different = first.filter((picture) => sceneOf(picture) !== sceneOf(cover));
  const more = [...first.filter((picture) => !different.includes(picture)), ...others.flat()];
  const gallery = [cover, ...different].slice(0, random.int(fewestPictures, mostPictures));
  return [...gallery, ...more.slice(0, Math.max(0, fewestPictures - gallery.length))];
}

/** Replaces a lake by a frozen one in winter. */
function inWinter(scene: SceneKind | null, plan: TourPlan): SceneKind | null {
  return scene === "lake" && !fitsSeason("lake", plan) ? "frozen-lake" : scene;
}

/**
 * Returns a picture for each day: of its first sight that has one, or of the tour's activity; null
 * if its scene was shown on an earlier day.
 */
export function dayImagesOf(plan: TourPlan, days: readonly DayPlan[]): (string | null)[] {
  const own = motifsOf(plan).filter((scene) => fitsSeason(scene, plan));
  const shown = new Set<SceneKind>();
  return days.map(({ stops }) => {
    const seen = stops.map(({ stop }) => inWinter(sceneOfSight(stop), plan));
    const isOwn = stops.some(({ stop }) => stop.sight.kinds.includes(plan.kind));
    const fitting = [...seen, ...(isOwn ? own : [])].find(
      (scene) => scene !== null && fitsSeason(scene, plan) && !shown.has(scene),
    );
    if (!fitting) return null;
    shown.add(fitting);
    return dayPicture(plan, fitting);
  });
}
