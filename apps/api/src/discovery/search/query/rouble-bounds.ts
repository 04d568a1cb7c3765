import { minorPerMajor } from "@tropa/domain/money";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { RoubleBounds } from "./search-engine.ts";

/**
 * Converts the price bounds of a filter from whole units of the visitor's currency to minor units of the rouble.
 *
 * @param toRoubles converts minor units of that currency to minor units of the rouble
 */
export function roubleBounds(
  filter: TourFilter,
  toRoubles: (minor: number) => number,
): RoubleBounds {
  const lower = (major: number): number => (major === 0 ? 0 : toRoubles(major * minorPerMajor));
  const upper = (major: number | null): number | null =>
    major === null ? null : toRoubles(major * minorPerMajor);
  return {
    priceMin: lower(filter.priceMin),
    priceMax: upper(filter.priceMax),
    pricePerDayMin: lower(filter.pricePerDayMin),
    pricePerDayMax: upper(filter.pricePerDayMax),
  };
}
