import { listingUrl } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";

/** In an address: asks for all values of the long lists, not for those alone that a page shows at once. */
export const allChoicesParameter = "choices";

/** Where a listing's data with all its choices comes from. */
export function allChoicesUrl(filter: TourFilter, ceilings: FilterCeilings): string {
  const url = listingUrl(filter, ceilings);
  return `${url}${url.includes("?") ? "&" : "?"}${allChoicesParameter}=whole`;
}
