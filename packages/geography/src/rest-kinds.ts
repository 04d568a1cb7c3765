import { join } from "node:path";
import type { Names } from "./notation/place-seed.ts";
import { readTable, textOf } from "./notation/table.ts";

export interface RestKindSeed {
  id: number;
  slug: string;
  name: Names;
  emoji: string;
}

export const restKinds: RestKindSeed[] = readTable(
  join(import.meta.dirname, "data/rest-kinds.csv"),
  ["slug", "emoji"],
  { texts: ["name"] },
).map((row, index) => ({
  id: index + 1,
  slug: row.slug,
  emoji: row.emoji,
  name: textOf(row, "name"),
}));
