import { minorPerMajor } from "@tropa/domain/money";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";

/** Numbers of tours by price; each bar is `step` minor units wide. */
export interface PriceHistogram {
  step: number;
  counts: readonly number[];
}

/**
 * Ends the price slider where the list's prices end, so that a list of cheap excursions uses its whole width: at most at
 * `ceiling`, and not below what is chosen.
 */
export function priceScale(
  { step, counts }: PriceHistogram,
  ceiling: number,
  { priceMin, priceMax }: Pick<TourFilter, "priceMin" | "priceMax">,
): { counts: readonly number[]; max: number } {
  const shown = counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
  const end = (shown.length * step) / minorPerMajor;
  const isEnough = shown.length > 1 && end >= Math.max(priceMin, priceMax ?? 0);
  return isEnough && end < ceiling ? { counts: shown, max: end } : { counts, max: ceiling };
}
