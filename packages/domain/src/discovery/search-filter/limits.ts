/**
 * Bounds and enumerations of the tour search filter.
 * Sections are those of the specification: document 1 (§3, §5) and document 2 (§9.1, §9.5).
 */

/** Upper bound of the total price, in whole units of the shown currency (§5, §9.1). */
export const MAX_PRICE = 200_000;
/** Upper bound of the price per day, in whole units of the shown currency (§5, §9.1). */
export const MAX_PRICE_PER_DAY = 30_000;
/** Step of the price ranges' handles and figures, in whole units of the shown currency (§9.1). */
export const FILTER_RANGE_UNIT = 1000;
/** Upper bound of the length in days; as a maximum it means "this long or longer" (§5, §9.1). */
export const MAX_DAYS = 20;
/** Difficulty runs from 1 to this (§3, §9.1). */
export const MAX_DIFFICULTY = 4;
/** Not in the documents: no group of a tour is larger, so a larger number narrows nothing. */
export const MAX_GROUP_SIZE = 1000;
/** Not in the documents: the search radius around a point, kilometres. */
export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 1000;
/** Not in the documents: the radius of a point that came without one, kilometres. */
export const DEFAULT_RADIUS_KM = 50;
/** Not in the documents: distances from a point that a visitor is offered, kilometres. */
export const radiusChoices = [10, 25, 50, 100, 200, 300] as const;
/** Not in the documents: ages of the youngest traveller that a visitor is offered; tours tell these apart. */
export const ageChoices = [3, 6, 8, 10, 12, 14, 16] as const;
/** Not in the documents: sizes of a group that a visitor is offered as the largest. */
export const groupSizeChoices = [6, 8, 10, 12, 16, 20] as const;
/** Not in the documents: by so many days a visitor's dates may give way at each end. */
export const MAX_FLEX_DAYS = 7;
/** Those that a visitor is offered. */
export const flexChoices = [0, 1, 2, 3, MAX_FLEX_DAYS] as const;
/** Not in the documents: a longer list comes from a script, not from a visitor. */
export const MAX_LIST_LENGTH = 100;
/** Not in the documents: characters of a place name or a listing path. */
export const MAX_TEXT_LENGTH = 200;
/** Ids are positive 32-bit integers, as in the database. */
export const MAX_ID = 2_147_483_647;

/** §3, §9.5. */
export const accommodationKinds = [
  "camp-site",
  "guest-house",
  "flat",
  "cabin",
  "hotel",
  "tent",
  "train",
  "not-set",
] as const;
export type AccommodationKind = (typeof accommodationKinds)[number];

/** §3, §9.5; from plain to premium. */
export const comfortLevels = ["base", "base_plus", "medium", "improved", "premium"] as const;
export type ComfortLevel = (typeof comfortLevels)[number];

/** §3: by rank, cheaper first, expensive first. */
export const tourSorts = ["default", "price", "-price"] as const;
/** Beside §3: best rated first, soonest departure first. */
export const acceptedSorts = [...tourSorts, "rating", "date"] as const;
export type TourSort = (typeof acceptedSorts)[number];

/** Not in the documents: parts of the day in which an excursion starts. */
export const startTimes = ["morning", "day", "evening", "night"] as const;
export type StartTime = (typeof startTimes)[number];

/** First hour of each part of the day; the night lasts till the morning. */
export const startTimeHours: Readonly<Record<StartTime, number>> = {
  morning: 5,
  day: 12,
  evening: 17,
  night: 22,
};

/** The documents name only that `tour` is the default (§5); `any` is for pages that list both, such as an organizer's. */
export const tourTypes = ["tour", "excursion", "any"] as const;
export type TourTypeFilter = (typeof tourTypes)[number];

/** The documents name only `any` (§5); tours come from authors or companies (§1), hence the other two. */
export const operatorTypes = ["any", "author", "company"] as const;
export type OperatorType = (typeof operatorTypes)[number];

/** Not enumerated in the documents. */
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
 * Upper ends of the two price ranges, in whole units of the shown currency. Currencies have ceilings of their
 * own (§9.1, `priceCeilings` in `money`); whoever knows the currency passes its row, so that the right end of a
 * slider means "no limit" in every currency.
 */
export interface FilterCeilings {
  readonly total: number;
  readonly perDay: number;
}

/** The limits of §5, which hold where no currency is known. */
export const defaultCeilings: FilterCeilings = { total: MAX_PRICE, perDay: MAX_PRICE_PER_DAY };
