import { imageKey, lightsFor, type Light, type SceneKind } from "../images/image-key.ts";
import type { Random } from "../images/random.ts";
import { factsOf } from "./kind-facts.ts";
import { seasonOf, type Season } from "./season.ts";
import { pickFrom, shuffled } from "./text/deck.ts";
import type { TourPlan } from "./tour-plan.ts";

/** Scenes that would be a lie outside these seasons. */
const seasonal: Partial<Record<SceneKind, readonly Season[]>> = {
  "snow-forest": ["winter"],
  "winter-village": ["winter"],
  "ski-slope": ["winter", "spring"],
  "frozen-lake": ["winter", "spring"],
  "northern-lights": ["winter", "autumn", "spring"],
  "autumn-forest": ["autumn"],
  rafting: ["spring", "summer", "autumn"],
  "tropical-beach": ["spring", "summer", "autumn"],
  underwater: ["spring", "summer", "autumn"],
  vineyard: ["spring", "summer", "autumn"],
  cycling: ["spring", "summer", "autumn"],
};

const lightsBySeason: Record<Season, readonly Light[]> = {
  winter: ["dawn", "day", "dusk", "overcast", "goldenhour"],
  spring: ["day", "goldenhour", "dawn", "day"],
  summer: ["day", "goldenhour", "dawn", "dusk", "day"],
  autumn: ["goldenhour", "overcast", "dawn", "day", "dusk"],
};

const everyLight: readonly Light[] = ["day", "goldenhour", "dawn", "dusk", "day"];

/** A scene must be true in every month of the tour. */
function fitsSeason(scene: SceneKind, plan: TourPlan): boolean {
  const seasons = seasonal[scene];
  return (
    !seasons ||
    plan.months.every((month) => {
      const season = seasonOf(month, plan.place.lat);
      return season === null || seasons.includes(season);
    })
  );
}

/** The river that is drawn is the Volga, white church and all: other countries' ships sail the open water. */
function ofCountry(scene: SceneKind, country: string): SceneKind {
  return scene === "river-ship" && country !== "russia" ? "sea-ship" : scene;
}

interface Scenes {
  /** Of the activity; may be none. */
  own: SceneKind[];
  all: SceneKind[];
}

function scenesOf(plan: TourPlan): Scenes {
  const fits = (scene: SceneKind) => fitsSeason(scene, plan);
  const { country } = plan.place;
  const here = (scene: SceneKind) => ofCountry(scene, country);
  const scenes = plan.place.scenes.map(here);
  const activity = factsOf(plan.kind).scenes.map(here);
  const known = activity.filter((scene) => scenes.includes(scene));
  // A raft in a place known for its lakes is drawn all the same; a beach in the mountains is not.
  const own =
    known.length > 0 ? known : activity.filter((scene) => scene !== "tropical-beach").slice(0, 1);
  const second = plan.second?.scenes.slice(0, 2).map(here) ?? [];
  const all = [...new Set([...own, ...scenes, ...second])].filter(fits);
  return { own: own.filter(fits), all: all.length > 0 ? all : ["mountains"] };
}

/** Two covers of three show what one does, the third what one sees. */
function coverOf({ own, all }: Scenes, turn: number): SceneKind {
  const pool = own.length > 0 && turn % 3 < 2 ? own : all;
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
 * Five to seven picture keys, the cover first. Covers take turns through the scenes of the place, so
 * that the tours of one place do not all show the same mountain.
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
    imageKey({
      kind,
      light: lightOf(random, kind, plan.season),
      seed: `t${tourId}${"abcdefg".charAt(index)}`,
    }),
  );
}
