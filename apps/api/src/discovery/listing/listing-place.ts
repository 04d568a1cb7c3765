import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import type { ListingTerm } from "@tropa/domain/discovery/search-filter";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { FacetCount } from "../search/search.ts";
import { pictureOf } from "../catalogue/catalogue.ts";
import type { Catalogue, CityRow, Dictionary, NamedRow, Reader } from "../catalogue/catalogue.ts";
import { listingFacts } from "./listing-facts.ts";
import { listingLinks } from "./listing-links.ts";
import { isPlace, termName } from "./listing-terms.ts";
import type { FoundListing } from "./listing-terms.ts";

type Listing = AnswerOf<typeof toursCall>["listing"];
type Link = Listing["breadcrumbs"][number];

/** Resolves a listing path; throws `not_found` for an unknown one. */
export function resolveListing(slug: string, dictionary: Dictionary): FoundListing {
  const resolved = resolveListingSlug(slug, dictionary.lookup);
  if (!resolved.ok) throw new ApiError("not_found");
  return resolved;
}

/** Cities of a place; of a city the city itself. */
function citiesIn(term: ListingTerm, dictionary: Dictionary): CityRow[] {
  const cities = [...dictionary.cities.values()];
  if (term.kind === "city") return cities.filter((city) => city.id === term.id);
  if (term.kind === "region") return cities.filter((city) => city.region_id === term.id);
  return term.kind === "country" ? cities.filter((city) => city.country_id === term.id) : [];
}

/** Returns the centre of a city or region; null for larger places. */
export function pointOf(
  term: ListingTerm,
  dictionary: Dictionary,
): { lat: number | null; lng: number | null } {
  const cities = term.kind === "city" || term.kind === "region" ? citiesIn(term, dictionary) : [];
  if (cities.length === 0) return { lat: null, lng: null };
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e4) / 1e4;
  return { lat: mean(cities.map((city) => city.lat)), lng: mean(cities.map((city) => city.lng)) };
}

/** Returns the centre of a place's cities, weighted by their tours. */
export function middleOf(
  term: ListingTerm,
  counts: readonly FacetCount<number>[],
  dictionary: Dictionary,
): { lat: number | null; lng: number | null } {
  const cities = citiesIn(term, dictionary).map((city) => ({
    ...city,
    weight: countIn(counts, city.id),
  }));
  const whole = cities.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return { lat: null, lng: null };
  const mean = (side: "lat" | "lng"): number =>
    Math.round((cities.reduce((sum, city) => sum + city[side] * city.weight, 0) / whole) * 1e4) /
    1e4;
  return { lat: mean("lat"), lng: mean("lng") };
}

const countIn = (counts: readonly FacetCount<number>[], id: number): number =>
  counts.find((entry) => entry.value === id)?.count ?? 0;

/** Returns the picture of the place's city with most tours. */
export function placePicture(
  term: ListingTerm,
  counts: readonly FacetCount<number>[],
  dictionary: Dictionary,
): string | null {
  const [first] = citiesIn(term, dictionary)
    .map((city) => ({ city, count: countIn(counts, city.id) }))
    .toSorted((a, b) => b.count - a.count || a.city.id - b.city.id);
  return first?.city.image ?? null;
}

/** The wider places from the widest, then the activity or collection; each links to its own listing. */
function breadcrumbs(listing: FoundListing, dictionary: Dictionary, locale: Locale): Link[] {
  const place = listing.terms.find(isPlace);
  const chain: Link[] = [];
  const add = (row: NamedRow | undefined) => {
    if (row) chain.push({ name: localise(row.name, locale), slug: row.slug });
  };
  if (place?.within?.country !== undefined) add(dictionary.countries.get(place.within.country));
  if (place?.within?.region !== undefined) add(dictionary.regions.get(place.within.region));
  const slugs: string[] = [];
  for (const term of listing.terms) {
    slugs.push(term.slug);
    chain.push({ name: termName(term, dictionary, locale), slug: slugs.join("/") });
  }
  const last = chain.at(-1);
  if (last) last.slug = listing.canonicalSlug;
  return chain;
}

/** Returns the title, breadcrumbs, facts and links of a listing, regardless of the filter. */
export function describeListing(
  catalogue: Catalogue,
  listing: FoundListing,
  reader: Reader,
): Promise<Listing> {
  const key = [listing.canonicalSlug, reader.locale, reader.currency];
  return catalogue.cachedListing(key, () => describe(catalogue, listing, reader));
}

async function describe(
  catalogue: Catalogue,
  listing: FoundListing,
  reader: Reader,
): Promise<Listing> {
  const { dictionary } = catalogue;
  const { locale } = reader;
  const facets = await catalogue.facets(listing.filterPart);
  const place = listing.terms.find(isPlace);
  const restKind = listing.terms.find((term) => term.kind === "restKind");
  const collectionTerm = listing.terms.find((term) => term.kind === "collection");
  const collection = collectionTerm && dictionary.collections.get(Number(collectionTerm.id));
  const picture = place ? placePicture(place, facets.cities, dictionary) : collection?.image;
  const crumbs = breadcrumbs(listing, dictionary, locale);
  return {
    slug: listing.canonicalSlug,
    place: place
      ? {
          name: termName(place, dictionary, locale),
          kind: place.kind,
          ...pointOf(place, dictionary),
        }
      : null,
    rest_kind: restKind ? termName(restKind, dictionary, locale) : null,
    collection: collection
      ? {
          name: localise(collection.name, locale),
          description: localise(collection.description, locale),
        }
      : null,
    image: picture ? pictureOf(picture, crumbs.map((crumb) => crumb.name).join(", ")) : null,
    breadcrumbs: crumbs,
    ...(await listingLinks(catalogue, listing, facets, locale)),
    facts: listingFacts(facets, dictionary, reader),
  };
}
