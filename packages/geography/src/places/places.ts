import { globSync } from "node:fs";
import { join } from "node:path";
import { sceneKinds } from "../notation/landscapes.ts";
import type { SceneKind } from "../notation/landscapes.ts";
import type { PlaceSeed, SightSeed } from "../notation/place-seed.ts";
import { months, readTable, textOf, words } from "../notation/table.ts";

const data = join(import.meta.dirname, "../data");

const rows = readTable(
  join(data, "places.csv"),
  [
    "slug",
    "country",
    "region",
    "around",
    "inside",
    "lat",
    "lng",
    "fame",
    "months",
    "scenes",
    "kinds",
    "railway",
    "meeting_lat",
    "meeting_lng",
  ],
  { texts: ["name", "meeting", "food"], optional: ["region", "railway"] },
);

const sightRows = globSync(join(data, "sights/*.csv")).flatMap((path) =>
  readTable(path, ["place", "km", "kinds", "lat", "lng"], { texts: ["name", "note"] }),
);
const sightsByPlace = Map.groupBy(sightRows, ({ place }) => place);
for (const slug of sightsByPlace.keys())
  if (!rows.some((row) => row.slug === slug))
    throw new Error(`Sights of an unknown place: ${slug}`);

function scene(word: string): SceneKind {
  const kind = sceneKinds.find((candidate) => candidate === word);
  if (!kind) throw new Error(`Unknown scene: ${word}`);
  return kind;
}

const sight = (row: (typeof sightRows)[number]): SightSeed => ({
  name: textOf(row, "name"),
  note: textOf(row, "note"),
  km: Number(row.km),
  kinds: words(row.kinds),
  lat: Number(row.lat),
  lng: Number(row.lng),
});

/** Append new places to the end of the file: a place's id is its position. */
export const places: PlaceSeed[] = rows.map((row, index) => ({
  id: index + 1,
  slug: row.slug,
  country: row.country,
  region: row.region || null,
  name: textOf(row, "name"),
  ru: { around: row.around, inside: row.inside },
  lat: Number(row.lat),
  lng: Number(row.lng),
  fame: Number(row.fame),
  months: months(row.months),
  scenes: words(row.scenes).map(scene),
  kinds: words(row.kinds),
  meeting: {
    ...textOf(row, "meeting"),
    lat: Number(row.meeting_lat),
    lng: Number(row.meeting_lng),
  },
  food: textOf(row, "food"),
  sights: (sightsByPlace.get(row.slug) ?? []).map(sight),
}));

/**
 * Places reached by passenger trains of their country's network; the others are reached by road,
 * boat or air.
 */
export const railwayPlaces: ReadonlySet<string> = new Set(
  rows.filter(({ railway }) => railway === "yes").map(({ slug }) => slug),
);
