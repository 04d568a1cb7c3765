import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { z } from "zod/mini";

/**
 * How much of a tour is asked for: `short` leaves out what only its page shows, such as similar tours and long
 * texts. Any other word asks for the whole.
 */
export const tourFormat = z.optional(z.string().check(z.maxLength(20)));

/**
 * A parameter that is taken however it comes, once or several times, since garbage narrows nothing. What it is meant to be
 * says the reference (`filter-parameters.ts` of the API): pages need no more than its name.
 */
export const words = z.optional(z.union([z.string(), z.array(z.string())]));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a parameter for each of the filter's fields
const fields = Object.fromEntries(Object.keys(emptyFilter).map((name) => [name, words])) as Record<
  keyof TourFilter,
  typeof words
>;

/**
 * How the listing's filter travels (docs/product/filter.md#addresses): the path as `slug`, everything else under
 * its own name. Normalisation is `@tropa/domain/search-filter`'s.
 */
export const filterQuery = z.object(fields);

/** Id of the storefront; `X-Localization` says the same and comes first. */
export const siteId = z.optional(z.string().check(z.maxLength(20)));
