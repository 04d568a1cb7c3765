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

/** The listing, its counts and names, from which links are built. */
interface LinkContext {
  readonly listing: FoundListing;
  readonly facets: SearchFacets;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
  readonly place: ListingTerm | undefined;
  /** Slugs of the activity and the collection. */
  readonly rest: readonly string[];
}

/** The canonical path; null for an unknown path. */
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
  { dictionary, locale }: LinkContext,
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

function activityLinks(context: LinkContext): Link[] {
  const { listing, facets, dictionary, place } = context;
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
    context,
  );
}

type PlaceKind = "countries" | "regions" | "cities";

function placeLinks(
  kind: PlaceKind,
  context: LinkContext,
  isShown: (row: PlaceRow) => boolean,
): Link[] {
  const { facets, dictionary, rest } = context;
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
    context,
  );
}

interface PlaceRow extends NamedRow {
  readonly continent?: Continent;
  readonly country_id?: number;
  readonly region_id?: number | null;
}

/** Links beside the listing: other places of the wider place, or other activities or collections. */
function neighbours(context: LinkContext): Link[] {
  const { listing, facets, dictionary, place, rest } = context;
  if (place === undefined && rest.length > 0) {
    if (listing.filterPart.collections === undefined) return activityLinks(context);
    return links(
      {
        counts: facets.collections,
        rows: dictionary.collections,
        isShown: ({ id, is_hidden }) => !is_hidden && !isIn(listing.filterPart.collections, id),
        pathOf: ({ slug }) => [slug],
      },
      context,
    );
  }
  const { within } = place ?? {};
  const isOther = (row: PlaceRow): boolean => row.id !== place?.id;
  if (place?.kind === "region")
    return placeLinks(
      "regions",
      context,
      (row) => isOther(row) && row.country_id === within?.country,
    );
  if (place?.kind === "city")
    return placeLinks(
      "cities",
      context,
      (row) =>
        isOther(row) &&
        row.country_id === within?.country &&
        row.region_id === (within?.region ?? null),
    );
  // For all tours and for continents, countries are narrower places, not neighbours.
  if (place === undefined || place.kind === "continent") return [];
  return placeLinks(
    "countries",
    context,
    (row) =>
      isOther(row) && (within?.continent === undefined || row.continent === within.continent),
  );
}

/** Links within the listing: the places one step narrower. */
function placesWithin(context: LinkContext): Link[] {
  const { place } = context;
  if (place === undefined) return placeLinks("countries", context, () => true);
  if (place.kind === "continent")
    return placeLinks("countries", context, (row) => row.continent === place.id);
  if (place.kind === "region")
    return placeLinks("cities", context, (row) => row.region_id === place.id);
  if (place.kind === "city") return [];
  return [
    ...placeLinks("regions", context, (row) => row.country_id === place.id),
    ...placeLinks(
      "cities",
      context,
      (row) => row.country_id === place.id && row.region_id === null,
    ),
  ]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, linksShown);
}

/** The path one step wider: without the activity, else the place around this one, else all tours. */
function widerPath({ place, rest, dictionary }: LinkContext): string[] | null {
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

async function parent(catalogue: Catalogue, context: LinkContext): Promise<Link | null> {
  const { dictionary, locale } = context;
  const path = widerPath(context);
  if (path === null) return null;
  const resolved = resolveListingSlug(path.join("/"), dictionary.lookup);
  if (!resolved.ok) return null;
  const count = totalOf(await catalogue.facets(resolved.filterPart));
  const term = resolved.terms.at(-1);
  return term
    ? { name: termName(term, dictionary, locale), slug: resolved.canonicalSlug, count }
    : { name: choiceName(locale, "type", "tour"), slug: EVERYTHING_SLUG, count };
}

/** Links to the listings around one, with tour counts. */
export async function listingLinks(
  catalogue: Catalogue,
  listing: FoundListing,
  facets: SearchFacets,
  locale: Locale,
): Promise<Links> {
  const context: LinkContext = {
    listing,
    facets,
    dictionary: catalogue.dictionary,
    locale,
    place: listing.terms.find(isPlace),
    rest: listing.terms.filter((term) => !isPlace(term)).map((term) => term.slug),
  };
  const hasActivities = context.place !== undefined || context.rest.length === 0;
  return {
    parent: await parent(catalogue, context),
    neighbours: neighbours(context),
    places: placesWithin(context),
    // The neighbours of an activity's own listing are other activities.
    activities: hasActivities ? activityLinks(context) : [],
  };
}
