import { join } from "node:path";
import type { RegionSeed } from "./notation/place-seed.ts";
import { readTable, textOf } from "./notation/table.ts";

export const regions: RegionSeed[] = readTable(
  join(import.meta.dirname, "data/regions.csv"),
  ["slug", "country", "around", "inside"],
  { texts: ["name"] },
).map((row, index) => ({
  id: index + 1,
  slug: row.slug,
  country: row.country,
  name: textOf(row, "name"),
  ru: { around: row.around, inside: row.inside },
}));
