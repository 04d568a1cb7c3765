import {
  imageKey,
  lightsFor,
  type Light,
  type SceneKind,
} from "../images/image-key.ts";
import type { Random } from "../images/random.ts";
import { factsOf } from "./kind-facts.ts";
import type { Season } from "./season.ts";
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

function fitsSeason(scene: SceneKind, season: Season | null): boolean {
  const seasons = seasonal[scene];
  return !seasons || !season || seasons.includes(season);
}

function scenesOf(plan: TourPlan): SceneKind[] {
  const { scenes } = plan.place;
  const own = factsOf(plan.kind).scenes;
  // A raft in a place known for its lakes is drawn all the same; a beach in the mountains is not.
  const activity = own.filter((scene) => scenes.includes(scene));
  const fallback = own.slice(0, 1).filter((scene) => scene !== "tropical-beach");
  const second = plan.second?.scenes ?? [];
  const all = [...(activity.length > 0 ? activity : fallback), ...scenes, ...second.slice(0, 2)];
  const fitting = [...new Set(all)].filter((scene) => fitsSeason(scene, plan.season));
  return fitting.length > 0 ? fitting : [...scenes];
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
  const scenes = scenesOf(plan);
  const cover = scenes[turn % scenes.length] ?? "mountains";
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
