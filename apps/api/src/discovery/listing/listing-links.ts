import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { EVERYTHING_SLUG, resolveListingSlug } from "@tropa/domain/discovery/search-filter";
import type { Continent, ListingTerm } from "@tropa/domain/discovery/search-filter";
import type { FacetCount, SearchFacets } from "../search/search.ts";
import { choiceName } from "../catalogue/catalogue.ts";
import type { Catalogue, Dictionary, NamedRow } from "../catalogue/catalogue.ts";
import { totalOf } from "./listing-facts.ts";
import { cityPath, isPlace, termName, termPath } from "./listing-terms.ts";
import type { FoundListing } from "./listing-terms.ts";

type Links = Pick<
  AnswerOf<typeof toursCall>["listing"],
  "parent" | "neighbours" | "places" | "activities"
>;
type Link = Links["neighbours"][number];

const linksShown = 10;

/** What links are made of: the listing, what is counted in it and how it is named. */
interface Ground {
  readonly listing: FoundListing;
  readonly facets: SearchFacets;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
  readonly place: ListingTerm | undefined;
  /** Slugs of the activity and the collection. */
  readonly rest: readonly string[];
}

/** The one address of a path; null for a path that means nothing. */
function canonical(segments: readonly string[], { lookup }: Dictionary): string | null {
  const resolved = resolveListingSlug(segments.join("/"), lookup);
  return resolved.ok ? resolved.canonicalSlug : null;
}

interface Kind<Row extends NamedRow> {
  readonly counts: readonly FacetCount<number>[];
  readonly rows: ReadonlyMap<number, Row>;
  readonly isShown: (row: Row) => boolean;
  readonly pathOf: (row: Row) => readonly string[];
}

/** Listings with results, the largest first. */
function links<Row extends NamedRow>(
  { counts, rows, isShown, pathOf }: Kind<Row>,
  { dictionary, locale }: Ground,
): Link[] {
  return counts
    .flatMap(({ value, count }) => {
      const row = rows.get(value);
      return row && isShown(row) ? [{ row, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.row.id - b.row.id)
    .slice(0, linksShown)
    .flatMap(({ row, count }) => {
      const slug = canonical(pathOf(row), dictionary);
      return slug === null ? [] : [{ name: localise(row.name, locale), slug, count }];
    });
}

const isIn = (list: readonly number[] | undefined, id: number): boolean =>
  list?.includes(id) ?? false;

function activityLinks(ground: Ground): Link[] {
  const { listing, facets, dictionary, place } = ground;
  const collection = listing.terms.find((term) => term.kind === "collection");
  return links(
    {
      counts: facets.restKinds,
      rows: dictionary.restKinds,
      isShown: ({ id }) => !isIn(listing.filterPart.restKinds, id),
      pathOf: ({ slug }) =>
        [place && termPath(place, dictionary), slug, collection?.slug].filter(
          (segment) => segment !== undefined,
        ),
    },
    ground,
  );
}

type PlaceKind = "countries" | "regions" | "cities";

function placeLinks(kind: PlaceKind, ground: Ground, isShown: (row: PlaceRow) => boolean): Link[] {
  const { facets, dictionary, rest } = ground;
  return links<PlaceRow>(
    {
      counts: facets[kind],
      rows: dictionary[kind],
      isShown,
      pathOf: ({ id, slug }) => [
        ...(kind === "cities" ? cityPath(id, dictionary) : [slug]),
        ...rest,
      ],
    },
    ground,
  );
}

interface PlaceRow extends NamedRow {
  readonly continent?: Continent;
  readonly country_id?: number;
  readonly region_id?: number | null;
}

/** Beside the listing: other places of the wider place, or other activities or collections. */
function neighbours(ground: Ground): Link[] {
  const { listing, facets, dictionary, place, rest } = ground;
  if (place === undefined && rest.length > 0) {
    if (listing.filterPart.collections === undefined) return activityLinks(ground);
    return links(
      {
        counts: facets.collections,
        rows: dictionary.collections,
        isShown: ({ id, is_hidden }) => !is_hidden && !isIn(listing.filterPart.collections, id),
        pathOf: ({ slug }) => [slug],
      },
      ground,
    );
  }
  const { within } = place ?? {};
  const isOther = (row: PlaceRow): boolean => row.id !== place?.id;
  if (place?.kind === "region")
    return placeLinks(
      "regions",
      ground,
      (row) => isOther(row) && row.country_id === within?.country,
    );
  if (place?.kind === "city")
    return placeLinks(
      "cities",
      ground,
      (row) =>
        isOther(row) &&
        row.country_id === within?.country &&
        row.region_id === (within?.region ?? null),
    );
  // Everything, and a continent, hold countries: those are places within.
  if (place === undefined || place.kind === "continent") return [];
  return placeLinks(
    "countries",
    ground,
    (row) =>
      isOther(row) && (within?.continent === undefined || row.continent === within.continent),
  );
}

/** Within the listing: the places one step narrower. */
function placesWithin(ground: Ground): Link[] {
  const { place } = ground;
  if (place === undefined) return placeLinks("countries", ground, () => true);
  if (place.kind === "continent")
    return placeLinks("countries", ground, (row) => row.continent === place.id);
  if (place.kind === "region")
    return placeLinks("cities", ground, (row) => row.region_id === place.id);
  if (place.kind === "city") return [];
  return [
    ...placeLinks("regions", ground, (row) => row.country_id === place.id),
    ...placeLinks("cities", ground, (row) => row.country_id === place.id && row.region_id === null),
  ]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, linksShown);
}

/** The path one step wider: without the activity, else the place around this one, else everything. */
function widerPath({ place, rest, dictionary }: Ground): string[] | null {
  if (place === undefined) return rest.length === 0 ? null : [];
  if (rest.length > 0) return [termPath(place, dictionary)];
  const { continent, country, region } = place.within ?? {};
  const regionRow = place.kind === "city" && region !== undefined && dictionary.regions.get(region);
  if (regionRow) return [regionRow.slug];
  const countryRow =
    place.kind !== "country" && country !== undefined && dictionary.countries.get(country);
  if (countryRow) return [countryRow.slug];
  return place.kind === "country" && continent !== undefined ? [continent] : [];
}

async function parent(catalogue: Catalogue, ground: Ground): Promise<Link | null> {
  const { dictionary, locale } = ground;
  const path = widerPath(ground);
  if (path === null) return null;
  const resolved = resolveListingSlug(path.join("/"), dictionary.lookup);
  if (!resolved.ok) return null;
  const count = totalOf(await catalogue.facets(resolved.filterPart));
  const term = resolved.terms.at(-1);
  return term
    ? { name: termName(term, dictionary, locale), slug: resolved.canonicalSlug, count }
    : { name: choiceName(locale, "type", "tour"), slug: EVERYTHING_SLUG, count };
}

/** The listings around one, each with how many tours it has. */
export async function listingLinks(
  catalogue: Catalogue,
  listing: FoundListing,
  facets: SearchFacets,
  locale: Locale,
): Promise<Links> {
  const ground: Ground = {
    listing,
    facets,
    dictionary: catalogue.dictionary,
    locale,
    place: listing.terms.find(isPlace),
    rest: listing.terms.filter((term) => !isPlace(term)).map((term) => term.slug),
  };
  const hasActivities = ground.place !== undefined || ground.rest.length === 0;
  return {
    parent: await parent(catalogue, ground),
    neighbours: neighbours(ground),
    places: placesWithin(ground),
    // Of an activity alone the others are its neighbours.
    activities: hasActivities ? activityLinks(ground) : [],
  };
}
