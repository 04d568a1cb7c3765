import { europeanClimate } from "./climate-europe.ts";
import { russianClimate } from "./climate-russia.ts";
import { worldClimate } from "./climate-world.ts";
import { months, rows, words } from "../notation/notation.ts";

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

/** What the weather of the places is usually like. */
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
