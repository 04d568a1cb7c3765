import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import type { ListingTerm } from "@tropa/domain/discovery/search-filter";
import type { CityRow, Dictionary } from "../catalogue/catalogue.ts";
import { termName } from "../listing/listing.ts";
import { ApiError } from "../../platform/errors/api-error.ts";

interface PlaceLink {
  name: string;
  slug: string;
}

/** A place with its breadcrumbs and cities. */
export interface PlaceScope extends PlaceLink {
  term: ListingTerm;
  cityIds: number[];
  /** Links from the country down to the place itself. */
  breadcrumbs: PlaceLink[];
}

/** Resolves a path to a place; null for an empty path, the world. Throws `not_found` for any other path. */
export function readPlace(slug: string, dictionary: Dictionary, locale: Locale): PlaceScope | null {
  if (slug.replaceAll("/", "") === "") return null;
  const resolved = resolveListingSlug(slug, dictionary.lookup);
  const [term, ...others] = resolved.ok ? resolved.terms : [];
  const isPlace = term && term.kind !== "restKind" && term.kind !== "collection";
  if (!resolved.ok || !isPlace || others.length > 0) throw new ApiError("not_found");
  const link = { name: termName(term, dictionary, locale), slug: resolved.canonicalSlug };
  const cities = [...dictionary.cities.values()].filter((city) => liesIn(city, term, dictionary));
  return {
    term,
    ...link,
    cityIds: cities.map((city) => city.id),
    breadcrumbs: [...widerPlaces(term.within ?? {}, dictionary, locale), link],
  };
}

function liesIn(city: CityRow, term: ListingTerm, dictionary: Dictionary): boolean {
  if (term.kind === "city") return city.id === term.id;
  if (term.kind === "region") return city.region_id === term.id;
  if (term.kind === "country") return city.country_id === term.id;
  return dictionary.countries.get(city.country_id)?.continent === term.id;
}

function widerPlaces(
  within: { country?: number; region?: number },
  dictionary: Dictionary,
  locale: Locale,
): PlaceLink[] {
  const country = within.country === undefined ? null : dictionary.countries.get(within.country);
  const region = within.region === undefined ? null : dictionary.regions.get(within.region);
  return [country, region].flatMap((row) =>
    row ? [{ name: localise(row.name, locale), slug: row.slug }] : [],
  );
}

/** Returns a link to the listing of a city. */
export function cityLink(city: CityRow, dictionary: Dictionary, locale: Locale): PlaceLink {
  const region = city.region_id === null ? undefined : dictionary.regions.get(city.region_id);
  const isPlain = dictionary.lookup(city.slug)[0]?.kind === "city";
  const slug = isPlain || !region ? city.slug : `${region.slug}/${city.slug}`;
  return { name: localise(city.name, locale), slug };
}

/** Returns links from the country down to a city. */
export function cityBreadcrumbs(
  city: CityRow,
  dictionary: Dictionary,
  locale: Locale,
): PlaceLink[] {
  const within = {
    country: city.country_id,
    ...(city.region_id !== null && { region: city.region_id }),
  };
  return [...widerPlaces(within, dictionary, locale), cityLink(city, dictionary, locale)];
}

/**
 * Returns the place one level below the scope that contains a city: its country, its region, or the city itself; null
 * if the scope is a city.
 */
export function narrowerPlace(
  city: CityRow,
  scope: PlaceScope | null,
  dictionary: Dictionary,
  locale: Locale,
): PlaceLink | null {
  const kind = scope?.term.kind;
  if (kind === "city") return null;
  if (kind === "region") return cityLink(city, dictionary, locale);
  const region = city.region_id === null ? undefined : dictionary.regions.get(city.region_id);
  if (kind === "country" && !region) return cityLink(city, dictionary, locale);
  const row = kind === "country" ? region : dictionary.countries.get(city.country_id);
  return row ? { name: localise(row.name, locale), slug: row.slug } : null;
}
