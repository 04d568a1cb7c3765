import type { toursCall } from "@tropa/api-contract/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { resolveListingSlug } from "@tropa/domain/search-filter";
import type { Continent, ListingTerm, ResolvedListing } from "@tropa/domain/search-filter";
import { ApiError } from "../http/api-error.ts";
import type { FacetCount, SearchFacets } from "../search/search-engine.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Dictionary } from "./dictionary.ts";
import type { CityRow, NamedRow } from "./dictionary-store.ts";
import { choiceName } from "./messages.ts";
import { pictureOf } from "./pictures.ts";

type Listing = AnswerOf<typeof toursCall>["listing"];
type Link = Listing["breadcrumbs"][number];
type FoundListing = Extract<ResolvedListing, { ok: true }>;

const neighboursShown = 10;

/** What a listing path means; 404 where it means nothing. */
export function resolveListing(slug: string, dictionary: Dictionary): FoundListing {
  const resolved = resolveListingSlug(slug, dictionary.lookup);
  if (!resolved.ok) throw new ApiError("not_found");
  return resolved;
}

const isPlace = (term: ListingTerm): boolean =>
  term.kind !== "restKind" && term.kind !== "collection";

function rowOf(term: ListingTerm, dictionary: Dictionary): NamedRow | undefined {
  const id = Number(term.id);
  if (term.kind === "country") return dictionary.countries.get(id);
  if (term.kind === "region") return dictionary.regions.get(id);
  if (term.kind === "city") return dictionary.cities.get(id);
  if (term.kind === "restKind") return dictionary.restKinds.get(id);
  return term.kind === "collection" ? dictionary.collections.get(id) : undefined;
}

function nameOf(term: ListingTerm, dictionary: Dictionary, locale: Locale): string {
  if (term.kind === "continent") return choiceName(locale, "continent", String(term.id));
  return localise(rowOf(term, dictionary)?.name ?? {}, locale);
}

/** Cities of a place, a city itself among them. */
function citiesIn(term: ListingTerm, dictionary: Dictionary): CityRow[] {
  const cities = [...dictionary.cities.values()];
  if (term.kind === "city") return cities.filter((city) => city.id === term.id);
  if (term.kind === "region") return cities.filter((city) => city.region_id === term.id);
  return term.kind === "country" ? cities.filter((city) => city.country_id === term.id) : [];
}

/** The middle of a place that is small enough to have one. */
function pointOf(
  term: ListingTerm,
  dictionary: Dictionary,
): { lat: number | null; lng: number | null } {
  const cities = term.kind === "city" || term.kind === "region" ? citiesIn(term, dictionary) : [];
  if (cities.length === 0) return { lat: null, lng: null };
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1e4) / 1e4;
  return { lat: mean(cities.map((city) => city.lat)), lng: mean(cities.map((city) => city.lng)) };
}

const countIn = (counts: readonly FacetCount<number>[], id: number): number =>
  counts.find((entry) => entry.value === id)?.count ?? 0;

/** The picture of the place where most tours of a listing go. */
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

/** Wider places of the narrowest one, then the activity or collection: each a listing of its own. */
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
    chain.push({ name: nameOf(term, dictionary, locale), slug: slugs.join("/") });
  }
  const last = chain.at(-1);
  if (last) last.slug = listing.canonicalSlug;
  return chain;
}

/** Listings beside this one, the largest first: other places of the wider place, or other activities. */
function neighbours(
  listing: FoundListing,
  facets: SearchFacets,
  dictionary: Dictionary,
  locale: Locale,
): Listing["neighbours"] {
  const place = listing.terms.find(isPlace);
  const rest = listing.terms.filter((term) => !isPlace(term)).map((term) => term.slug);
  const links = (
    counts: readonly FacetCount<number>[],
    rows: ReadonlyMap<number, NamedRow>,
    isNear: (id: number) => boolean,
    slugOf: (row: NamedRow) => string,
  ): Listing["neighbours"] =>
    counts
      .filter(({ value }) => isNear(value))
      .toSorted((a, b) => b.count - a.count || a.value - b.value)
      .slice(0, neighboursShown)
      .flatMap(({ value, count }) => {
        const row = rows.get(value);
        return row ? [{ name: localise(row.name, locale), slug: slugOf(row), count }] : [];
      });
  const beside = (row: NamedRow) => [row.slug, ...rest].join("/");
  if (place === undefined && rest.length > 0) {
    const own = listing.filterPart;
    if (own.collections === undefined) {
      return links(
        facets.restKinds,
        dictionary.restKinds,
        (id) => !own.restKinds?.includes(id),
        (row) => row.slug,
      );
    }
    const isShown = (id: number) =>
      dictionary.collections.get(id)?.is_hidden === false && !own.collections?.includes(id);
    return links(facets.collections, dictionary.collections, isShown, (row) => row.slug);
  }
  if (place?.kind === "region") {
    const isNear = (id: number) =>
      id !== place.id && dictionary.regions.get(id)?.country_id === place.within?.country;
    return links(facets.regions, dictionary.regions, isNear, beside);
  }
  if (place?.kind === "city") {
    const isNear = (id: number) => {
      const city = dictionary.cities.get(id);
      return (
        id !== place.id &&
        city?.country_id === place.within?.country &&
        city?.region_id === (place.within?.region ?? null)
      );
    };
    return links(facets.cities, dictionary.cities, isNear, beside);
  }
  const continent: Continent | undefined = place?.within?.continent;
  const isNear = (id: number) =>
    id !== place?.id &&
    (continent === undefined || dictionary.countries.get(id)?.continent === continent);
  return links(facets.countries, dictionary.countries, isNear, beside);
}

/** What a page says about the listing itself, whatever else the visitor has chosen. */
export async function describeListing(
  catalogue: Catalogue,
  listing: FoundListing,
  locale: Locale,
): Promise<Listing> {
  const { dictionary } = catalogue;
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
      ? { name: nameOf(place, dictionary, locale), kind: place.kind, ...pointOf(place, dictionary) }
      : null,
    rest_kind: restKind ? nameOf(restKind, dictionary, locale) : null,
    collection: collection
      ? {
          name: localise(collection.name, locale),
          description: localise(collection.description, locale),
        }
      : null,
    image: picture ? pictureOf(picture, crumbs.map((crumb) => crumb.name).join(", ")) : null,
    breadcrumbs: crumbs,
    neighbours: neighbours(listing, facets, dictionary, locale),
  };
}
