import type { Continent } from "./limits.ts";
import { path as cleanPath } from "./clean.ts";
import { EVERYTHING_SLUG } from "./query.ts";
import type { TourFilter } from "./tour-filter.ts";

/** Possible meanings of a segment of a listing path, in the order of a canonical path. */
const listingKinds = ["continent", "country", "region", "city", "restKind", "collection"] as const;
export type ListingKind = (typeof listingKinds)[number];

/** A term that a segment can mean. For a place, `within` names the wider places that contain it. */
export interface ListingTerm {
  readonly kind: ListingKind;
  /** Id in its table; for a continent its slug. */
  readonly id: number | Continent;
  /**
   * Slug in the canonical path; a segment may be an older or foreign spelling (`georgia`,
   * `gruziya`).
   */
  readonly slug: string;
  readonly within?: {
    readonly continent?: Continent;
    readonly country?: number;
    readonly region?: number;
  };
}

/** Returns all meanings of a segment, preferred first; empty if there is none. */
export type ListingLookup = (segment: string) => readonly ListingTerm[];

/** The part of a filter that a path can carry. */
export type ListingFilter = Partial<
  Pick<TourFilter, "continent" | "countries" | "regions" | "cities" | "restKinds" | "collections">
>;

export type ResolvedListing =
  | {
      readonly ok: true;
      readonly filterPart: ListingFilter;
      readonly canonicalSlug: string;
      readonly terms: readonly ListingTerm[];
    }
  | { readonly ok: false };

const placeKinds: readonly ListingKind[] = ["continent", "country", "region", "city"];
const rank = (term: ListingTerm): number => listingKinds.indexOf(term.kind);

function holds(wide: ListingTerm, narrow: ListingTerm): boolean {
  if (wide.kind === "continent") return narrow.within?.continent === wide.id;
  if (wide.kind === "country") return narrow.within?.country === wide.id;
  return wide.kind === "region" && narrow.within?.region === wide.id;
}

function filterPart(terms: readonly ListingTerm[]): ListingFilter {
  const part: { -readonly [K in keyof ListingFilter]: ListingFilter[K] } = {};
  for (const term of terms) {
    if (term.kind === "continent") part.continent = term.id as Continent;
    else {
      const id = term.id as number;
      if (term.kind === "country") part.countries = [id];
      else if (term.kind === "region") part.regions = [id];
      else if (term.kind === "city") part.cities = [id];
      else if (term.kind === "restKind") part.restKinds = [id];
      else part.collections = [id];
    }
  }
  return part;
}

/**
 * Reads a listing path (docs/product/filter.md#addresses). Each kind may occur once, in any
 * order; places must be nested, and only the narrowest one filters. `canonicalSlug` is the canonical address of the
 * listing (place, activity, collection): redirect to it from any other. `tours` and the empty path list everything.
 */
export function resolveListingSlug(slug: string, lookup: ListingLookup): ResolvedListing {
  const path = cleanPath(slug);
  if (path === "") return { ok: true, filterPart: {}, canonicalSlug: EVERYTHING_SLUG, terms: [] };

  const taken: ListingTerm[] = [];
  for (const segment of path.split("/")) {
    const term = lookup(segment).find((meaning) =>
      taken.every((other) => other.kind !== meaning.kind),
    );
    if (term === undefined) return { ok: false };
    taken.push(term);
  }
  taken.sort((a, b) => rank(a) - rank(b));

  const places = taken.filter((term) => placeKinds.includes(term.kind));
  const narrowest = places.at(-1);
  if (narrowest !== undefined && !places.slice(0, -1).every((wide) => holds(wide, narrowest)))
    return { ok: false };

  const terms = taken.filter((term) => term === narrowest || !places.includes(term));
  // If a city is named like its region, the region stays in the path: without it the address would
  // mean the region.
  const isPlain = narrowest === undefined || lookup(narrowest.slug)[0]?.kind === narrowest.kind;
  const canonicalSlug = (isPlain ? terms : taken).map((term) => term.slug).join("/");
  return { ok: true, filterPart: filterPart(terms), canonicalSlug, terms };
}

const union = (a: readonly number[], b: readonly number[] = []): readonly number[] =>
  [...new Set([...a, ...b])].toSorted((x, y) => x - y);

/**
 * Returns the filter with the meaning of its path added; lists in the filter are merged with those
 * of the path.
 */
export function withListing(filter: TourFilter, part: ListingFilter): TourFilter {
  return {
    ...filter,
    continent: part.continent ?? filter.continent,
    countries: union(filter.countries, part.countries),
    regions: union(filter.regions, part.regions),
    cities: union(filter.cities, part.cities),
    restKinds: union(filter.restKinds, part.restKinds),
    collections: union(filter.collections, part.collections),
  };
}
