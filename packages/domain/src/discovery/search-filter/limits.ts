/**
 * Bounds and enumerations of the tour search filter.
 * What they mean: docs/product/filter.md.
 */

/** Upper bound of the total price, in whole units of the shown currency. */
export const MAX_PRICE = 200_000;
/** Upper bound of the price per day, in whole units of the shown currency. */
export const MAX_PRICE_PER_DAY = 30_000;
/** Upper bound of the length in days; as a maximum it means "this long or longer". */
export const MAX_DAYS = 20;
/** Largest group size in a filter: no tour has a larger group. */
export const MAX_GROUP_SIZE = 1000;
/** The search radius around a point, kilometres. */
export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 1000;
/** Radius around a point given without one, kilometres. */
export const DEFAULT_RADIUS_KM = 50;
/** Radii offered to visitors, kilometres. */
export const radiusChoices = [10, 25, 50, 100, 200, 300] as const;
/** Ages of the youngest traveller to choose from; minimum ages of tours differ at these. */
export const ageChoices = [3, 6, 8, 10, 12, 14, 16] as const;
/** Maximum group sizes offered to visitors. */
export const groupSizeChoices = [6, 8, 10, 12, 16, 20] as const;
/** Most days by which dates may be flexible at each end. */
export const MAX_FLEX_DAYS = 7;
/** Flexible days offered to visitors. */
export const flexChoices = [0, 1, 2, 3, MAX_FLEX_DAYS] as const;
/** A longer list comes from a script, not from a visitor. */
export const MAX_LIST_LENGTH = 100;
/** Characters of a place name or a listing path. */
export const MAX_TEXT_LENGTH = 200;
/** Ids are positive 32-bit integers, as in the database. */
export const MAX_ID = 2_147_483_647;

/** Sorts offered in lists: by rank, cheapest first, most expensive first. */
export const tourSorts = ["default", "price", "-price"] as const;
/** All accepted sorts: those offered, best rated first and soonest departure first. */
export const acceptedSorts = [...tourSorts, "rating", "date"] as const;
export type TourSort = (typeof acceptedSorts)[number];

/** Parts of the day in which an excursion starts. */
export const startTimes = ["morning", "day", "evening", "night"] as const;
export type StartTime = (typeof startTimes)[number];

/** `tour` is the default; `any` is for pages that list both, such as an organizer's. */
export const tourTypes = ["tour", "excursion", "any"] as const;
export type TourTypeFilter = (typeof tourTypes)[number];

/** `any` is the default. Tours come from authors or from companies. */
export const operatorTypes = ["any", "author", "company"] as const;
export type OperatorType = (typeof operatorTypes)[number];

/** Kinds of cruise. */
export const cruiseTypes = ["river", "sea", "yacht", "expedition"] as const;
export type CruiseType = (typeof cruiseTypes)[number];

export const continents = [
  "europe",
  "asia",
  "africa",
  "north-america",
  "south-america",
  "oceania",
  "antarctica",
] as const;
export type Continent = (typeof continents)[number];

/**
 * Upper ends of the two price ranges, whole units of the shown currency. Each currency has its own
 * (`priceCeilings` in `money`): pass those of the shown currency, so that the right end of a slider
 * means "no limit" in every currency.
 */
export interface FilterCeilings {
  readonly total: number;
  readonly perDay: number;
}

/** Limits if no currency is known. */
export const defaultCeilings: FilterCeilings = { total: MAX_PRICE, perDay: MAX_PRICE_PER_DAY };
