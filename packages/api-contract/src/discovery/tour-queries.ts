import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { z } from "zod/mini";

/**
 * How much of a tour is requested: `short` omits what only its page shows, such as similar tours
 * and long texts. Any other value requests everything.
 */
export const tourFormat = z.optional(z.string().check(z.maxLength(20)));

/**
 * A parameter that accepts anything, once or several times: invalid values narrow nothing. The
 * reference (`filter-parameters.ts` of the API) describes its meaning; pages only need its name.
 */
export const words = z.optional(z.union([z.string(), z.array(z.string())]));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a parameter for each of the filter's fields
const fields = Object.fromEntries(Object.keys(emptyFilter).map((name) => [name, words])) as Record<
  keyof TourFilter,
  typeof words
>;

/**
 * The listing's filter as a query (docs/product/filter.md#addresses): the path as `slug`,
 * everything else under its own name. Normalised by `@tropa/domain/search-filter`.
 */
export const filterQuery = z.object(fields);

/** Id of the storefront; `X-Localization` has the same meaning and takes precedence. */
export const siteId = z.optional(z.string().check(z.maxLength(20)));
