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
    throw new Error(`Expected twelve figures, one for each month: ${cell}`);
  return figures;
}

/**
 * Usual weather of places, °C: means from weather services and guide books; in the mountains, for
 * where groups sleep. No water temperature where nobody swims.
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
