import { join } from "node:path";
import type { Names } from "./notation/place-seed.ts";
import { months, readTable, textOf, words } from "./notation/table.ts";

export interface CollectionSeed {
  id: number;
  slug: string;
  emoji: string;
  name: Names;
  /** One sentence for the collection's page. */
  description: Names;
  /** A tour belongs here if it meets all conditions given. */
  matches: {
    /** Slugs of rest kinds, of which the tour must have one. */
    kinds?: string[];
    /** Slugs of places, of which the tour must visit one. */
    places?: string[];
    /** Starts in any of these months, 1 to 12. */
    months?: number[];
    minDays?: number;
    maxDays?: number;
    cruise?: boolean;
  };
}

type Matches = CollectionSeed["matches"];

export const collections: CollectionSeed[] = readTable(
  join(import.meta.dirname, "data/collections.csv"),
  ["slug", "emoji", "kinds", "places", "months", "min_days", "max_days", "cruise"],
  {
    texts: ["name", "description"],
    optional: ["kinds", "places", "months", "min_days", "max_days", "cruise"],
  },
).map((row, index) => {
  const matches: Matches = {};
  if (row.kinds) matches.kinds = words(row.kinds);
  if (row.places) matches.places = words(row.places);
  if (row.months) matches.months = months(row.months);
  if (row.min_days) matches.minDays = Number(row.min_days);
  if (row.max_days) matches.maxDays = Number(row.max_days);
  if (row.cruise) matches.cruise = row.cruise === "yes";
  return {
    id: index + 1,
    slug: row.slug,
    emoji: row.emoji,
    name: textOf(row, "name"),
    description: textOf(row, "description"),
    matches,
  };
});
