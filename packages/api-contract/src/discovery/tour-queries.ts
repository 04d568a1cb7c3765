import { z } from "zod";

/**
 * How much of a tour is asked for: `short` leaves out what only its page shows, such as similar tours and long
 * texts. Any other word asks for the whole.
 */
export const tourFormat = z.string().max(20).optional();

/**
 * How the listing's filter travels (docs/product/filter.md#addresses): the path as `slug`, everything else under
 * its own name. Normalisation is `@tropa/domain/search-filter`'s; garbage narrows nothing.
 */
export const filterQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Id of the storefront; `X-Localization` says the same and comes first. */
export const siteId = z.string().max(20).optional();
