import { join } from "node:path";
import type { CountrySeed } from "./notation/place-seed.ts";
import { readTable, textOf } from "./notation/table.ts";

const continents = [
  "europe",
  "asia",
  "africa",
  "north-america",
  "south-america",
  "oceania",
  "antarctica",
] as const satisfies CountrySeed["continent"][];

export const countries: CountrySeed[] = readTable(
  join(import.meta.dirname, "data/countries.csv"),
  ["slug", "iso", "around", "inside", "continent", "phone_code", "primary"],
  { texts: ["name"], optional: ["primary"] },
).map((row, index) => {
  const continent = continents.find((candidate) => candidate === row.continent);
  if (!continent) throw new Error(`Unknown continent: ${row.continent}`);
  return {
    id: index + 1,
    slug: row.slug,
    iso: row.iso,
    name: textOf(row, "name"),
    ru: { around: row.around, inside: row.inside },
    continent,
    phoneCode: row.phone_code,
    isPrimary: row.primary === "yes",
  };
});
