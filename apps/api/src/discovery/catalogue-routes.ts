import {
  tourCall,
  tourReviewsCall,
  toursByIdsCall,
  toursCall,
} from "@tropa/api-contract/discovery/calls-catalogue";
import {
  collectionsCall,
  completionCall,
  convertPriceCall,
  homeCall,
  infoCall,
  restKindsCall,
} from "@tropa/api-contract/discovery/calls-home";
import {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import { LISTS } from "@tropa/domain/text/lists";
import type { FastifyInstance } from "fastify";
import { serve } from "../server/serve.ts";
import { noteEmptySearch } from "./empty-searches/empty-searches.ts";
import { pageTypes } from "./search/search.ts";
import type { PageType, ListingSuggestion, SearchService, Suggestion } from "./search/search.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { catalogueInfo, collectionList, homePage, restKindList } from "./home/home.ts";
import { reviewsPage, tourPage, viewOf } from "./tour/tour.ts";
import {
  chosenDepartures,
  countTours,
  filterChoices,
  listTours,
  mapTours,
} from "./listing/listing.ts";

/** Registers calls of the home page, of listings and of tours. */
export function catalogueRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  completion: Pick<SearchService, "complete" | "suggest">,
): void {
  serve(server, toursCall, ({ query, caller }) => listTours(catalogue, query, caller));
  serve(server, toursCountCall, ({ query, caller }) => countTours(catalogue, query, caller));
  serve(server, toursMapCall, ({ query, caller }) => mapTours(catalogue, query, caller));
  serve(server, filterChoicesCall, ({ query, caller }) =>
    filterChoices(catalogue, completion, query, caller),
  );
  serve(server, tourCall, async ({ query, caller }) =>
    viewOf(await tourPage(catalogue, query.slug, caller), query),
  );
  serve(server, toursByIdsCall, async ({ query, caller }) => {
    const numbers = (list = "") => new Set(list === "" ? [] : list.split(",").map(Number));
    const choice = chosenDepartures(catalogue, query, caller);
    return {
      items: await catalogue.cards([...numbers(query.ids)], caller, {
        withRemoved: true,
        choice: { ...choice, dateIds: numbers(query.dates) },
      }),
    };
  });
  serve(server, tourReviewsCall, ({ query, caller }) => reviewsPage(catalogue, query, caller));
  serve(server, completionCall, async ({ query, caller }) => {
    const items = await completion.suggest({
      phrase: query.phrase,
      locale: caller.locale,
      limit: query.limit ?? LISTS.completionPhrases,
      exclude: pageTypesIn(query.exclude),
      only: pageTypesIn(query.only),
      isCruisesSearch: query.isCruisesSearch === "1",
      withoutExcursions: !caller.storefront.features.excursions,
    });
    const isWhole = query.exclude === undefined && query.only === undefined;
    if (items.length === 0 && isWhole) noteEmptySearch(catalogue, query.phrase, caller.storefront);
    return { items: items.filter(hasPage) };
  });
  serve(server, restKindsCall, ({ caller }) => restKindList(catalogue, caller.locale));
  serve(server, collectionsCall, ({ caller }) => collectionList(catalogue, caller));
  serve(server, infoCall, ({ caller }) => catalogueInfo(catalogue, caller.storefront));
  serve(server, homeCall, ({ query, caller }) =>
    homePage(catalogue, query.excursions === "1", caller),
  );
  serve(server, convertPriceCall, ({ query }) => {
    const { amount: minor, from_currency: currency, to_currency: to } = query;
    const { dictionary } = catalogue;
    const result = minor === 0 ? 0 : dictionary.convert({ minor, currency }, to, "minor");
    return { result, rated_on: dictionary.ratedOn };
  });
}

/** Parses suggestion types from a list such as `tour,city`; unknown words are ignored. */
function pageTypesIn(list: string | undefined): PageType[] {
  const words = (list ?? "").split(",");
  return pageTypes.filter((type) => words.includes(type));
}

const hasPage = (
  item: ListingSuggestion | Suggestion,
): item is ListingSuggestion | (Suggestion & { type: PageType }) =>
  item.type === "listing" || pageTypes.some((type) => type === item.type);
