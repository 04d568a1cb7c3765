import type { toursCall } from "@tropa/api-contract/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery, filterToQuery, withListing } from "@tropa/domain/search-filter";
import type { TourFilter } from "@tropa/domain/search-filter";
import { roubleBounds } from "../search/rouble-bounds.ts";
import type { Reader } from "./cards.ts";
import { today } from "./catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import { filterChoices } from "./listing-filters.ts";
import { describeListing, resolveListing } from "./listing.ts";

type Tours = AnswerOf<typeof toursCall>;
type Query = Readonly<Record<string, string | string[]>>;

const toursPerPage = 24;

/** A page of the listing that a path and a query describe (document 2 §7.2); 404 for a path that names nothing. */
export function listTours(catalogue: Catalogue, query: Query, reader: Reader): Promise<Tours> {
  const ceilings = priceCeilings[reader.currency];
  const filter = filterFromQuery(query, ceilings);
  const isExpanded = [query.expand].flat().join(",").split(",").includes("filters");
  // Keyed by the normalised filter: the order of parameters and those that say nothing make no second answer.
  const key = [filterToQuery(filter, ceilings), isExpanded, reader.locale, reader.currency];
  return catalogue.kept("tours", key, () => findTours(catalogue, filter, isExpanded, reader));
}

async function findTours(
  catalogue: Catalogue,
  filter: TourFilter,
  isExpanded: boolean,
  reader: Reader,
): Promise<Tours> {
  const { dictionary } = catalogue;
  const resolved = resolveListing(filter.slug, dictionary);
  const whole = withListing(filter, resolved.filterPart);
  const found = await catalogue.engine.search({
    filter: whole,
    price: roubleBounds(filter, (minor) =>
      dictionary.convert({ minor, currency: reader.currency }, "RUB", "minor"),
    ),
    today: today(),
    page: filter.page,
    perPage: toursPerPage,
    withFacets: isExpanded,
  });
  const [items, listing] = await Promise.all([
    catalogue.cards(found.ids, reader),
    describeListing(catalogue, resolved, reader.locale),
  ]);
  return {
    items,
    total: found.total,
    page: filter.page,
    pages: Math.ceil(found.total / toursPerPage),
    per_page: toursPerPage,
    listing,
    ...(found.facets && { filters: filterChoices(found.facets, whole, dictionary, reader) }),
  };
}
