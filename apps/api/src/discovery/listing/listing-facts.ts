import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { FacetCount, SearchFacets } from "../search/search.ts";
import type { Dictionary, NamedRow, Reader } from "../catalogue/catalogue.ts";

type Facts = AnswerOf<typeof toursCall>["listing"]["facts"];

const namesShown = 5;
const monthsShown = 3;
const tour = 1;

/** Returns the number of tours in a listing, from its facets. */
export function totalOf(facets: SearchFacets): number {
  return facets.type.find(({ value }) => value === tour)?.count ?? 0;
}

const largest = <T>(counts: readonly FacetCount<T>[]): FacetCount<T>[] =>
  counts.toSorted((a, b) => b.count - a.count);

/** Calendar months with most departures, all years together. */
function bestMonths(months: SearchFacets["months"]): string[] {
  const counts = new Map<string, number>();
  for (const { value, count } of months) {
    const month = value.slice(5);
    counts.set(month, Math.max(counts.get(month) ?? 0, count));
  }
  return largest([...counts].map(([value, count]) => ({ value, count })))
    .slice(0, monthsShown)
    .map(({ value }) => value);
}

/** Facts for the text of a listing page, about all of its tours regardless of the filter. */
export function listingFacts(
  facets: SearchFacets,
  dictionary: Dictionary,
  { locale, currency }: Reader,
): Facts {
  const total = totalOf(facets);
  if (total === 0 || facets.priceRange === null) return null;
  const names = (
    counts: readonly FacetCount<number>[],
    rows: ReadonlyMap<number, NamedRow>,
  ): string[] =>
    largest(counts)
      .flatMap(({ value }) => {
        const row = rows.get(value);
        return row ? [localise(row.name, locale)] : [];
      })
      .slice(0, namesShown);
  const minor = facets.priceRange.min;
  const days = facets.days.map(({ value }) => value);
  return {
    total,
    price_from: dictionary.priceFrom(minor, currency),
    days_min: Math.min(...days),
    days_max: Math.max(...days),
    best_months: bestMonths(facets.months),
    activities: names(facets.restKinds, dictionary.restKinds),
    places: names(facets.cities, dictionary.cities),
  };
}
