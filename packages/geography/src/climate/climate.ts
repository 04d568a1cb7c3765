import { join } from "node:path";
import { months, readTable, words } from "../notation/table.ts";

interface ClimateSeed {
  /** Slug of a place. */
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

/**
 * What the weather of the places is usually like, °C. Means as weather services and guide books give them; in the
 * mountains those of where groups sleep. There is no water where nobody bathes.
 */
export const climate: readonly ClimateSeed[] = readTable(
  join(import.meta.dirname, "../data/climate.csv"),
  ["place", "best", "day", "night", "wet_days", "water"],
  { optional: ["water"] },
).map(({ place, best, day, night, wet_days, water }) => ({
  place,
  best: months(best),
  day: year(day),
  night: year(night),
  wetDays: year(wet_days),
  water: water === "" ? null : year(water),
}));
