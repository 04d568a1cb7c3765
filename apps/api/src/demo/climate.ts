import type { Client } from "../platform/db/database.ts";
import { europeanClimate } from "./climate-europe.ts";
import { russianClimate } from "./climate-russia.ts";
import { worldClimate } from "./climate-world.ts";
import { insertRows } from "./content-rows.ts";
import { months, rows, words } from "./places-notation.ts";
import { places, regions } from "./world.ts";

interface ClimateSeed {
  /** Slug of a demo place. */
  place: string;
  best: readonly number[];
  day: readonly number[];
  night: readonly number[];
  wetDays: readonly number[];
  water: readonly number[] | null;
}

function year(cell: string): number[] {
  const figures = words(cell).map(Number);
  if (figures.length !== 12 || figures.some(Number.isNaN))
    throw new Error(`Expected a figure a month: ${cell}`);
  return figures;
}

/** What the weather of the demo places is usually like. */
export const climate: readonly ClimateSeed[] = [
  russianClimate,
  europeanClimate,
  worldClimate,
].flatMap((table) =>
  rows(table, 6).map(([place = "", best = "", day = "", night = "", wet = "", water = ""]) => ({
    place,
    best: months(best),
    day: year(day),
    night: year(night),
    wetDays: year(wet),
    water: water === "-" ? null : year(water),
  })),
);

/** A region with one demo place has that one's climate as its own; where there are more, each has its own. */
function ownerOf(slug: string): { city_id: number } | { region_id: number } {
  const place = places.find((known) => known.slug === slug);
  if (!place) throw new Error(`The demo catalogue has no place "${slug}"`);
  const neighbours = places.filter((other) => other.region === place.region);
  const region = regions.find((known) => known.slug === place.region);
  return region && neighbours.length === 1 ? { region_id: region.id } : { city_id: place.id };
}

/** Writes the normals of every demo place, inside the caller's transaction. */
export async function loadClimate(client: Client): Promise<void> {
  const normals = climate.flatMap(({ place, best, day, night, wetDays, water }) =>
    day.map((degrees, index) => ({
      ...ownerOf(place),
      month: index + 1,
      day: degrees,
      night: night[index],
      wet_days: wetDays[index],
      water: water?.[index] ?? null,
      is_best: best.includes(index + 1),
    })),
  );
  await insertRows(
    client,
    "climate_normal",
    "city_id, region_id, month, day, night, wet_days, water, is_best",
    normals,
  );
}
