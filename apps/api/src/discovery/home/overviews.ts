import type {
  collectionsCall,
  infoCall,
  restKindsCall,
} from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Cheapest, FacetCount, PricedGroup } from "../search/search.ts";
import { pictureOf } from "../catalogue/catalogue.ts";
import type { Catalogue, Dictionary, NamedRow, Reader } from "../catalogue/catalogue.ts";
import { readReviewTotals } from "./home-store.ts";

/** Names and counts of rows with tours, the largest first. */
function namedCounts<Row extends NamedRow>(
  counts: readonly FacetCount<number>[],
  rows: ReadonlyMap<number, Row>,
  locale: Locale,
) {
  return counts
    .flatMap(({ value, count }) => {
      const row = rows.get(value);
      if (!row) return [];
      const { id, slug } = row;
      return [{ row, id, slug, name: localise(row.name, locale), tours_count: count }];
    })
    .toSorted((a, b) => b.tours_count - a.tours_count || a.id - b.id);
}

export async function restKindList(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof restKindsCall>> {
  const { restKinds } = await catalogue.facets({});
  const list = namedCounts(restKinds, catalogue.dictionary.restKinds, locale);
  return { rest_kinds: list.map(({ row, ...named }) => ({ ...named, emoji: row.emoji })) };
}

/** Returns the cheapest price by id in the reader's currency; null for an id without tours. */
export function pricesOf(
  cheapest: Cheapest[PricedGroup],
  dictionary: Dictionary,
  currency: Currency,
): (id: number) => number | null {
  const prices = new Map(cheapest.map(({ value, price }) => [value, price]));
  return (id) => {
    const minor = prices.get(id);
    return minor === undefined ? null : dictionary.priceFrom(minor, currency);
  };
}

/** Lists collections. Hidden ones are left out: they are reached only by a link. */
export async function collectionList(
  catalogue: Catalogue,
  { locale, currency }: Reader,
): Promise<AnswerOf<typeof collectionsCall>> {
  const [{ collections }, cheapest] = await Promise.all([
    catalogue.facets({}),
    catalogue.cheapest(),
  ]);
  const priceOf = pricesOf(cheapest.collections, catalogue.dictionary, currency);
  const list = namedCounts(collections, catalogue.dictionary.collections, locale);
  return {
    collections: list
      .filter(({ row }) => !row.is_hidden)
      .map(({ row, ...named }) => ({
        ...named,
        description: localise(row.description, locale),
        image: pictureOf(row.image, named.name),
        is_hidden: row.is_hidden,
        price_from: priceOf(row.id),
        currency,
      })),
  };
}

/** Counts tours, organizers and reviews. A cruise counts both as a cruise and as a tour. */
export function catalogueInfo(
  catalogue: Catalogue,
  { features: { excursions } }: Reader["storefront"],
): Promise<AnswerOf<typeof infoCall>> {
  return catalogue.cached("info", [excursions], async () => {
    const [all, tours, cruises, authors, facets, reviews] = await Promise.all([
      catalogue.find({ filter: { type: "any" } }),
      catalogue.find({ filter: { type: "tour" } }),
      catalogue.find({ filter: { isCruisesSearch: true } }),
      catalogue.find({ filter: { isAuthorTourSearch: true } }),
      catalogue.facets({}),
      readReviewTotals(catalogue.reads, excursions),
    ]);
    return {
      totalCount: all.total,
      toursCount: tours.total,
      cruisesCount: cruises.total,
      authorToursCount: authors.total,
      verifiedOrganizersCount: catalogue.dictionary.verifiedOrganizers,
      regionsCount: facets.regions.length,
      restKindsCount: facets.restKinds.length,
      reviewsCount: reviews.count,
      rating: reviews.rating,
    };
  });
}
