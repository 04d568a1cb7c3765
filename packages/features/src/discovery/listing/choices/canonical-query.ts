import { emptyFilter, listingUrl } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import { monthOrSeasonField, priceEndField } from "./form-filter.ts";

const filterKeys = new Set([...Object.keys(emptyFilter), monthOrSeasonField, priceEndField]);
const isFilterKey = (name: string) => filterKeys.has(name.replace(/\[\]$/, "")) && name !== "slug";

/**
 * Returns the canonical address of a filter, or null if the visitor already came by it. Forms also send empty and
 * unlimited values, and people edit addresses by hand. Parameters that are no filter, such as campaign marks, are kept.
 *
 * @param path The requested path without locale prefix and outer slashes.
 */
export function canonicalAddress(
  path: string,
  query: URLSearchParams,
  filter: TourFilter,
  ceilings: FilterCeilings,
): string | null {
  const wanted = listingUrl(filter, ceilings);
  const own = [...query].filter(([name]) => isFilterKey(name));
  const given = `/${path}${own.length > 0 ? `?${new URLSearchParams(own).toString()}` : ""}`;
  if (comparable(given) === comparable(wanted)) return null;
  const foreign = new URLSearchParams(
    [...query].filter(([name]) => !isFilterKey(name) && name !== "slug"),
  ).toString();
  if (foreign === "") return wanted;
  return `${wanted}${wanted.includes("?") ? "&" : "?"}${foreign}`;
}

/** Decodes escapes and plus signs, so that different spellings of an address compare equal. */
function comparable(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  return `${pathname}?${searchParams.toString()}`;
}
