import type { toursByRequestCall } from "@tropa/api-contract/discovery/calls-tours";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { ListingFilter, ListingTerm } from "@tropa/domain/discovery/search-filter";
import { today } from "../catalogue/catalogue.ts";
import type { Catalogue, Dictionary, NamedRow, Reader } from "../catalogue/catalogue.ts";
import { isPlace, termPath } from "./listing-terms.ts";
import type { FoundListing } from "./listing-terms.ts";
import { describeListing, resolveListing } from "./listing-place.ts";
import { readByRequest } from "./list-item-store.ts";
import type { ByRequestQuestion } from "./list-item-store.ts";

type Archive = AnswerOf<typeof toursByRequestCall>;

const perPage = 24;
const placesShown = 24;

/** Returns the kind of places one step narrower than the listing's own. */
function narrowerPlaceKind(place: ListingTerm | undefined): ByRequestQuestion["places"] {
  if (place?.kind === "country") return "regions";
  return place?.kind === "region" || place?.kind === "city" ? "cities" : "countries";
}

/** The listing's filter with a continent replaced by its countries. */
function within({ filterPart }: FoundListing, { countries }: Dictionary): ListingFilter {
  const { continent } = filterPart;
  if (continent === undefined || continent === null) return filterPart;
  const ids = [...countries.values()].filter((row) => row.continent === continent);
  return { ...filterPart, countries: ids.map((row) => row.id) };
}

function liesIn(
  row: { country_id?: number; region_id?: number | null; continent?: string },
  place: ListingTerm | undefined,
): boolean {
  if (place === undefined) return true;
  if (place.kind === "continent") return row.continent === place.id;
  if (place.kind === "country") return row.country_id === place.id;
  return place.kind === "region" && row.region_id === place.id;
}

/** Returns the archive of tours by request (docs/product/screens.md#routes). Empty beyond the last page. */
export async function toursByRequest(
  catalogue: Catalogue,
  { slug, page }: { slug: string; page: number },
  reader: Reader,
): Promise<Archive> {
  const { dictionary } = catalogue;
  const listing = resolveListing(slug, dictionary);
  const place = listing.terms.find(isPlace);
  const kind = narrowerPlaceKind(place);
  const found = await readByRequest(catalogue.reads, {
    from: (page - 1) * perPage,
    count: perPage,
    today: today(),
    within: within(listing, dictionary),
    places: kind,
  });
  const rest = listing.terms.filter((term) => !isPlace(term)).map((term) => term.slug);
  const rows: ReadonlyMap<number, Parameters<typeof liesIn>[0] & NamedRow> = dictionary[kind];
  const places = found.places.flatMap(({ id, count }) => {
    const row = rows.get(id);
    if (!row || !liesIn(row, place)) return [];
    const term = { kind: termKinds[kind], id, slug: row.slug };
    const path = [termPath(term, dictionary), ...rest].join("/");
    return [{ name: localise(row.name, reader.locale), slug: path, count }];
  });
  const { breadcrumbs, image } = await describeListing(catalogue, listing, reader);
  return {
    items: await catalogue.cards(found.ids, reader),
    total: found.total,
    page,
    pages: Math.ceil(found.total / perPage),
    per_page: perPage,
    listing: {
      slug: listing.terms.length === 0 ? "" : listing.canonicalSlug,
      name: breadcrumbs.at(-1)?.name ?? null,
      breadcrumbs,
      image,
    },
    places: places.slice(0, placesShown),
  };
}

const termKinds = { countries: "country", regions: "region", cities: "city" } as const;
