import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { departureChoice } from "@tropa/domain/discovery/departure-choice";
import { priceCeilings } from "@tropa/domain/money";
import {
  filterFromQuery,
  filterToQuery,
  seatsWanted,
  withListing,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { nextSeasons, today } from "../catalogue/catalogue.ts";
import type { CardChoice, Catalogue, Dictionary, Reader } from "../catalogue/catalogue.ts";
import { earliestToday, roubleBounds } from "../search/search.ts";
import type { RoubleBounds, SearchQuery } from "../search/search.ts";
import { shownFilters } from "./filters/listing-filters.ts";
import { describeListing, pointOf, resolveListing } from "./listing-place.ts";
import { isPlace } from "./listing-terms.ts";
import type { FoundListing } from "./listing-terms.ts";
import { priceEdges } from "./filters/price-histogram.ts";
import { shownMap } from "./tours-map.ts";
import { readView } from "./map-view.ts";
import {
  chosenChoices,
  noChosenChoices,
  readChoiceSearch,
  findChoices,
} from "./filters/choice-search.ts";
import type { Completion } from "./filters/choice-search.ts";
import { shownWaysOut } from "./ways-out.ts";

type Tours = AnswerOf<typeof toursCall>;
export type ListingQuery = Readonly<Record<string, string | string[] | undefined>>;

const toursPerPage = 24;

/** A parsed filter and a cache key of all that the answer depends on. */
interface ListingQuestion {
  readonly filter: TourFilter;
  readonly reader: Reader;
  /** Cache key from the normalised filter, so that the order of parameters and empty ones do not matter. */
  readonly key: readonly unknown[];
}

function listingQuestion(query: ListingQuery, reader: Reader): ListingQuestion {
  const ceilings = priceCeilings[reader.currency];
  // If the storefront hides organizers, a listing must not reveal which tours share one.
  const { organizersShown } = reader.storefront.features;
  const filter = filterFromQuery(organizersShown ? query : { ...query, organizer: "" }, ceilings);
  return {
    filter,
    reader,
    key: [filterToQuery(filter, ceilings), reader.locale, reader.currency, reader.storefront.id],
  };
}

/** Returns a page of a listing. Throws `not_found` for an unknown path. */
export function listTours(
  catalogue: Catalogue,
  query: ListingQuery,
  reader: Reader,
): Promise<Tours> {
  const question = listingQuestion(query, reader);
  const isExpanded = [query.expand].flat().join(",").split(",").includes("filters");
  return catalogue.cached("tours", [question.key, isExpanded], () =>
    findTours(catalogue, question, isExpanded),
  );
}

/** Returns the conditions on departures in a filter's query. */
export function chosenDepartures(
  { dictionary }: Catalogue,
  query: Readonly<Record<string, unknown>>,
  reader: Reader,
): CardChoice {
  const filter = filterFromQuery(query, priceCeilings[reader.currency]);
  return choiceOf({ filter, price: boundsOf(filter, dictionary, reader) }, dictionary);
}

const boundsOf = (filter: TourFilter, dictionary: Dictionary, { currency }: Reader): RoubleBounds =>
  roubleBounds(filter, (minor) => dictionary.convert({ minor, currency }, "RUB", "minor"));

/** Builds the search query, with the filter's path resolved into it. */
function questionOf(
  { dictionary }: Catalogue,
  { filter, reader }: ListingQuestion,
): { listing: FoundListing; question: SearchQuery } {
  const listing = resolveListing(filter.slug, dictionary);
  const question = {
    filter: withListing(filter, listing.filterPart),
    price: boundsOf(filter, dictionary, reader),
    today: earliestToday(),
    seats: seatsWanted(filter),
    page: filter.page,
    perPage: 0,
    withFacets: false,
  };
  return { listing, question };
}

async function findTours(
  catalogue: Catalogue,
  whole: ListingQuestion,
  isExpanded: boolean,
): Promise<Tours> {
  const { dictionary } = catalogue;
  const { filter, reader } = whole;
  const { listing, question } = questionOf(catalogue, whole);
  const seasons = nextSeasons(today());
  const [found, described] = await Promise.all([
    catalogue.engine.search({
      ...question,
      perPage: toursPerPage,
      withFacets: isExpanded,
      ...(isExpanded && {
        priceEdges: priceEdges(dictionary, reader),
        spans: seasons.map(({ date_from: from, date_to: to }) => ({ from, to })),
        centre: centreOf(question.filter, listing, dictionary),
      }),
    }),
    describeListing(catalogue, listing, reader),
  ]);
  const [items, waysOut, searched] = await Promise.all([
    catalogue.cards(found.ids, reader, { choice: choiceOf(question, dictionary) }),
    found.total === 0 ? catalogue.engine.waysOut(question) : null,
    isExpanded ? chosenChoices(catalogue, question, reader) : noChosenChoices,
  ]);
  return {
    items,
    total: found.total,
    page: filter.page,
    pages: Math.ceil(found.total / toursPerPage),
    per_page: toursPerPage,
    listing: described,
    ...(found.facets && {
      filters: shownFilters(
        found.facets,
        { filter: question.filter, seasons, sought: searched },
        dictionary,
        reader,
      ),
    }),
    ...(waysOut && { ways_out: shownWaysOut(waysOut, filter, listing, dictionary, reader) }),
  };
}

/** The filter's conditions on departures, for cards, with the same bounds in roubles as the search uses. */
function choiceOf(
  { filter, price, seats }: Pick<SearchQuery, "filter" | "price" | "seats">,
  dictionary: Dictionary,
): CardChoice {
  const { priceMin, priceMax, pricePerDayMin, pricePerDayMax } = price;
  return {
    choice: departureChoice(filter, seats),
    isSoonest: filter.sort === "date",
    isPriceMet: (minor, { currency, days }) => {
      const roubles = dictionary.convert({ minor, currency }, "RUB", "minor");
      const length = Math.max(days, 1);
      return (
        roubles >= Math.max(priceMin, pricePerDayMin * length) &&
        roubles <= Math.min(priceMax ?? Infinity, (pricePerDayMax ?? Infinity) * length)
      );
    },
  };
}

/** The point that distances are measured from: the filter's, else the centre of the path's place if it is small. */
function centreOf(
  { lat, lng }: TourFilter,
  listing: FoundListing,
  dictionary: Dictionary,
): SearchQuery["centre"] {
  if (lat !== null && lng !== null) return { lat, lng };
  const place = listing.terms.find(isPlace);
  const point = place ? pointOf(place, dictionary) : { lat: null, lng: null };
  return point.lat === null || point.lng === null ? null : { lat: point.lat, lng: point.lng };
}

/** Finds choices of a long group by name. Throws `not_found` for an unknown path. */
export function filterChoices(
  catalogue: Catalogue,
  completion: Completion,
  query: ListingQuery,
  reader: Reader,
): Promise<AnswerOf<typeof filterChoicesCall>> {
  const whole = listingQuestion(query, reader);
  const search = readChoiceSearch(query);
  return catalogue.cached("choices", [whole.key, search], async () => {
    const { question } = questionOf(catalogue, whole);
    return { items: await findChoices({ catalogue, completion }, question, search, reader) };
  });
}

/** Counts the tours that a filter finds. */
export function countTours(
  catalogue: Catalogue,
  query: ListingQuery,
  reader: Reader,
): Promise<AnswerOf<typeof toursCountCall>> {
  const whole = listingQuestion(query, reader);
  return catalogue.cached("count", whole.key, async () => {
    const { total } = await catalogue.engine.search(questionOf(catalogue, whole).question);
    return { total };
  });
}

/** Returns the tours of a listing on a map. */
export function mapTours(
  catalogue: Catalogue,
  query: ListingQuery,
  reader: Reader,
): Promise<AnswerOf<typeof toursMapCall>> {
  const whole = listingQuestion(query, reader);
  const view = readView(query);
  return catalogue.cached("map", [whole.key, view], async () => {
    const { question } = questionOf(catalogue, whole);
    return shownMap(await catalogue.engine.map(question, view), catalogue.dictionary, reader);
  });
}
