import { emptyFilter, listingUrl } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import { monthOrSeasonField } from "./form-filter.ts";

const filterKeys = new Set(Object.keys(emptyFilter));
const isFilterKey = (name: string) =>
  name === monthOrSeasonField || (filterKeys.has(name.replace(/\[\]$/, "")) && name !== "slug");

/**
 * The one address of a filter when a visitor came by another: a form sends empty and unlimited values too, and hands
 * write what they like. Null when the address is right already. What is no filter (campaign marks) is kept.
 *
 * @param path as asked for, without the locale's prefix and without slashes at its ends
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

/** Escapes and plus signs are ways to write one address. */
function comparable(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  return `${pathname}?${searchParams.toString()}`;
}
