import { normaliseFilter } from "./normalise.ts";
import type { RawFilter } from "./normalise.ts";
import type { FilterCeilings } from "./limits.ts";
import { emptyFilter } from "./tour-filter.ts";
import type { TourFilter } from "./tour-filter.ts";

const keys = Object.keys(emptyFilter) as (keyof TourFilter)[];

/**
 * The part of URLSearchParams used here: this package depends on neither browser nor Node types.
 */
interface ParsedQuery {
  getAll(name: string): string[];
}
type Query = ParsedQuery | Readonly<Record<string, unknown>>;

function isParsed(query: Query): query is ParsedQuery {
  return typeof query.getAll === "function";
}

/** Reads a list in any of its notations: `cities=1,2`, `cities=1&cities=2`, `cities[]=1`. */
function rawValue(query: Query, key: string): unknown {
  if (isParsed(query)) return [...query.getAll(key), ...query.getAll(`${key}[]`)];
  return Object.hasOwn(query, key) ? query[key] : undefined;
}

/**
 * Reads a filter from a query, already normalised. Unknown keys and garbage are ignored.
 *
 * @param ceilings as in `normaliseFilter`
 */
export function filterFromQuery(query: Query, ceilings?: FilterCeilings): TourFilter {
  const raw: Partial<Record<keyof TourFilter, unknown>> = {};
  for (const key of keys) raw[key] = rawValue(query, key);
  return normaliseFilter(raw, ceilings);
}

function queryValue(value: TourFilter[keyof TourFilter]): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/**
 * Writes a normalised filter as a query without unset fields (docs/product/filter.md#normalising)
 * and with keys in a fixed order: equal filters give equal queries. Lists are joined by commas.
 * `slug` is included; for a page, whose path carries it, use `listingUrl`.
 *
 * @param ceilings as in `normaliseFilter`
 */
export function filterToQuery(
  filter: RawFilter,
  ceilings?: FilterCeilings,
): Record<string, string> {
  const normal = normaliseFilter(filter, ceilings);
  const query: Record<string, string> = {};
  for (const key of keys) {
    const value = normal[key];
    if (value === emptyFilter[key] || (Array.isArray(value) && value.length === 0)) continue;
    query[key] = queryValue(value);
  }
  return query;
}

/** The slug of the listing of all tours. */
export const EVERYTHING_SLUG = "tours";

/**
 * Returns the canonical path of the page that lists this filter: `/altay/trekking?daysMax=7`.
 *
 * @param ceilings as in `normaliseFilter`
 */
export function listingUrl(filter: RawFilter, ceilings?: FilterCeilings): string {
  const { slug = EVERYTHING_SLUG, ...rest } = filterToQuery(filter, ceilings);
  const path = slug.split("/").map(encodeURIComponent).join("/");
  // A comma is legal in a query, and readable.
  const query = Object.entries(rest).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  return query.length === 0 ? `/${path}` : `/${path}?${query.join("&")}`;
}
