import { listingUrl } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";

/** Address parameter that requests all values of the long lists. */
export const allChoicesParameter = "choices";

/** Address of a listing's data with all its choices. */
export function allChoicesUrl(filter: TourFilter, ceilings: FilterCeilings): string {
  const url = listingUrl(filter, ceilings);
  return `${url}${url.includes("?") ? "&" : "?"}${allChoicesParameter}=whole`;
}
