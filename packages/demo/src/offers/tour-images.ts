import { storedPicture, lightsFor } from "../pictures/image-key.ts";
import type { Light, SceneKind } from "@tropa/geography/notation/landscapes";
import type { Random } from "../random.ts";
import type { DayPlan } from "../tours/itinerary.ts";
import { isActivity, isShown, motifsOf, sceneOfSight } from "./motifs.ts";
import { seasonOf, type Season } from "../tours/season.ts";
import { pickFrom, shuffled } from "../text/deck.ts";
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

const palmsUpTo = 38;

/** Where days are colder than this, there is snow. */
const snowBelow = 2;

const lightsBySeason: Record<Season, readonly Light[]> = {
  winter: ["dawn", "day", "dusk", "overcast", "goldenhour"],
  spring: ["day", "goldenhour", "dawn", "day"],
  summer: ["day", "goldenhour", "dawn", "dusk", "day"],
  autumn: ["goldenhour", "overcast", "dawn", "day", "dusk"],
};

const everyLight: readonly Light[] = ["day", "goldenhour", "dawn", "dusk", "day"];

/** Whether a scene looks like the months of the tour. */
function fitsSeason(scene: SceneKind, plan: TourPlan): boolean {
  // The painted island has palms on it.
  if (scene === "island" && Math.abs(plan.place.lat) > palmsUpTo) return false;
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

/** The cover shows what one does; where that is to see things, what one sees, in turns. */
function coverOf({ own, all }: Scenes, turn: number): SceneKind {
  const views = all.filter((scene) => !isActivity(scene));
  const pool = own.length > 0 ? own : views.length > 0 ? views : all;
  return pool[turn % pool.length] ?? "mountains";
}

function lightOf(random: Random, scene: SceneKind, season: Season | null): Light {
  const possible = lightsFor(scene);
  const wanted = (season ? lightsBySeason[season] : everyLight).filter((light) =>
    possible.includes(light),
  );
  return pickFrom(random, wanted.length > 0 ? wanted : possible);
}

/**
 * Five to seven picture keys, the cover first. Covers of one place take turns, so that its tours do not
 * all show the same mountain.
 */
export function imagesOf(plan: TourPlan, tourId: number, turn: number, random: Random): string[] {
  const found = scenesOf(plan);
  const scenes = found.all;
  const cover = coverOf(found, turn);
  const others = shuffled(
    random,
    scenes.filter((scene) => scene !== cover),
  );
  const count = random.int(5, 7);
  const gallery = [cover, ...others];
  while (gallery.length < count) gallery.push(pickFrom(random, scenes));
  return gallery.slice(0, count).map((kind, index) =>
    storedPicture({
      kind,
      light: lightOf(random, kind, plan.season),
      seed: `t${tourId}${"abcdefg".charAt(index)}`,
    }),
  );
}

/** A lake in months of ice is a field of it. */
function inWinter(scene: SceneKind | null, plan: TourPlan): SceneKind | null {
  return scene === "lake" && !fitsSeason("lake", plan) ? "frozen-lake" : scene;
}

/** The picture of each day: its first sight that has a look of its own, or what the tour is for. */
export function dayImagesOf(
  plan: TourPlan,
  days: readonly DayPlan[],
  random: Random,
): (string | null)[] {
  const own = motifsOf(plan).filter((scene) => fitsSeason(scene, plan));
  return days.map(({ day, stops }) => {
    const seen = stops.map(({ stop }) => inWinter(sceneOfSight(stop), plan));
    const fitting = seen.find((scene) => scene !== null && fitsSeason(scene, plan));
    const isOwn = stops.some(({ stop }) => stop.sight.kinds.includes(plan.kind));
    const kind = fitting ?? (isOwn && own.length > 0 ? pickFrom(random, own) : null);
    if (!kind) return null;
    const light = lightOf(random, kind, plan.season);
    return storedPicture({ kind, light, seed: `t${plan.ordinal + 1}d${day}` });
  });
}
