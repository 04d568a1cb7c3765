import type { SceneKind } from "@tropa/geography/notation/landscapes";
import { picturesOf, sceneOf } from "../pictures/pictures.ts";
import { createRandom, hash32 } from "../random.ts";
import type { DayPlan } from "../tours/itinerary.ts";
import { isActivity, isShown, motifsOf, sceneOfSight } from "./motifs.ts";
import { seasonOf, type Season } from "../tours/season.ts";
import { shuffled } from "../text/deck.ts";
import { warmthOf } from "../text/truths.ts";
import type { TourPlan } from "../tours/plan.ts";

/** Scenes that would be a lie outside these seasons, in any month of the tour. */
const seasonal: Partial<Record<SceneKind, readonly Season[]>> = {
  "snow-forest": ["winter"],
  "winter-village": ["winter"],
  "dog-sled": ["winter", "spring", "autumn"],
  "ski-slope": ["winter", "spring", "autumn"],
  "frozen-lake": ["winter", "spring"],
  "northern-lights": ["winter", "autumn", "spring"],
  "autumn-forest": ["autumn"],
};

/** Scenes without snow, which are a lie on a tour in the frost. */
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

/** Where days are colder than this, there is snow. */
const snowBelow = 2;

/** Whether a scene looks like the months of the tour. */
function fitsSeason(scene: SceneKind, plan: TourPlan): boolean {
  const seasons = seasonal[scene];
  if (!seasons) return !green.has(scene) || warmthOf(plan) >= snowBelow;
  return plan.months.every((month) => {
    const season = seasonOf(month, plan.place.lat);
    return season === null || seasons.includes(season);
  });
}

interface Scenes {
  /** What the tour is for; may be none. */
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

/** The cover shows what one does; where that is to see things, what one sees. A cruise shows both. */
function coverScenes(plan: TourPlan): SceneKind[] {
  const { own, all } = scenesOf(plan);
  const views = all.filter((scene) => !isActivity(scene));
  if (plan.voyage) return [...new Set([...own, ...views])];
  return own.length > 0 ? own : views.length > 0 ? views : all;
}

/** Of each scene one picture is left to the days of a plan, so that no gallery shows it again. */
function dayPicture(plan: TourPlan, scene: SceneKind): string {
  const pictures = picturesOf(scene);
  return pictures[hash32(`${plan.ordinal}/${scene}`) % pictures.length] ?? "";
}

const galleryPictures = (plan: TourPlan, scene: SceneKind): readonly string[] =>
  picturesOf(scene).filter((picture) => picture !== dayPicture(plan, scene));

/** Scenes that one takes for each other at a glance. */
const looks: Readonly<Record<string, string>> = {
  moscow: "towers of a kremlin",
  kazan: "towers of a kremlin",
  "old-town-russian": "towers of a kremlin",
  "river-ship": "a white ship",
  "danube-ship": "a white ship",
  "sea-ship": "a white ship",
};
const lookOf = (scene: string): string => looks[scene] ?? `${scene} alone`;

/** So many tours before one of a list may be seen together with it: some are sold out or of the same place. */
const seenTogether = 24;
/** What it costs to be seen right after itself, after another of its scene or look, and not to be the first choice. */
const costs = { same: 100, scene: 1.5, look: 0.5, rank: 0.5 };

/**
 * Gives tours their covers, the best tour first: one that differs from those of the tours before it in each list that
 * holds the tour, and of these the one that was used least.
 */
export function createCoverTurns(): (plan: TourPlan, lists: readonly string[]) => string {
  /** The covers of each list, the latest first. */
  const recent = new Map<string, string[]>();
  const uses = new Map<string, number>();
  return (plan, lists) => {
    /** By picture and by scene. */
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

/** Five to seven pictures where there are so many, the cover first: each of another scene, as long as the tour has others. */
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

/** A lake in months of ice is a field of it. */
function inWinter(scene: SceneKind | null, plan: TourPlan): SceneKind | null {
  return scene === "lake" && !fitsSeason("lake", plan) ? "frozen-lake" : scene;
}

/**
 * The picture of each day: its first sight that has a look of its own, or what the tour is for. A scene that was shown
 * on a day before says nothing new.
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
