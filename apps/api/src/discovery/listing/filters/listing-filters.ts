import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { FilterChoice } from "@tropa/api-contract/discovery/tour-listing";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { fieldOf, perTrait } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FacetCount, SearchFacets } from "../../search/search.ts";
import { capitalise, choiceName, languageName, monthName } from "../../catalogue/catalogue.ts";
import type { Dictionary, NamedRow, Reader, SeasonSpan } from "../../catalogue/catalogue.ts";
import { contentWord } from "../../content-words/content-words.ts";
import { histogramStep } from "./price-histogram.ts";

type Filters = NonNullable<AnswerOf<typeof toursCall>["filters"]>;
type Destination = Filters["destinations"][number];

/** Most places listed under a country; others are found by name. */
const placesInCountry = 12;

const byCount = (a: { count: number; name: string }, b: { count: number; name: string }): number =>
  b.count - a.count || (a.name < b.name ? -1 : 1);

type NamedChoice = FilterChoice & { slug: string };

function namedChoices(
  counts: readonly FacetCount<number>[],
  rows: ReadonlyMap<number, NamedRow>,
  { locale }: Reader,
  isShown: (id: number) => boolean = () => true,
): NamedChoice[] {
  return counts
    .flatMap(({ value, ...counted }) => {
      const row = isShown(value) ? rows.get(value) : undefined;
      return row
        ? [{ value: String(value), name: localise(row.name, locale), slug: row.slug, ...counted }]
        : [];
    })
    .toSorted(byCount);
}

/** Countries, each followed by its regions, its cities outside any region and the cities of a chosen region. */
function destinations(
  facets: SearchFacets,
  filter: TourFilter,
  dictionary: Dictionary,
  reader: Reader,
): Destination[] {
  const byCountry = new Map<string, Destination[]>();
  const collect = (
    kind: "region" | "city",
    choices: readonly NamedChoice[],
    countryOf: (id: number) => number | undefined,
  ) => {
    for (const choice of choices) {
      const country = String(countryOf(Number(choice.value)) ?? "");
      const places = byCountry.get(country) ?? [];
      places.push({ ...choice, kind, country });
      byCountry.set(country, places);
    }
  };
  const isShown = (id: number) => {
    const region = dictionary.cities.get(id)?.region_id ?? null;
    return region === null || filter.regions.includes(region) || filter.cities.includes(id);
  };
  collect(
    "region",
    namedChoices(facets.regions, dictionary.regions, reader),
    (id) => dictionary.regions.get(id)?.country_id,
  );
  collect(
    "city",
    namedChoices(facets.cities, dictionary.cities, reader, isShown),
    (id) => dictionary.cities.get(id)?.country_id,
  );
  return namedChoices(facets.countries, dictionary.countries, reader).flatMap((country) => [
    { ...country, kind: "country" as const, country: null },
    ...(byCountry.get(country.value) ?? []).toSorted(byCount).slice(0, placesInCountry),
  ]);
}

interface Shown {
  readonly filter: TourFilter;
  readonly seasons: readonly SeasonSpan[];
  readonly sought: Pick<Filters, "showplaces" | "organizers">;
}

/** Counts of every choice with its name in the reader's language. */
export function shownFilters(
  facets: SearchFacets,
  { filter, seasons, sought: searched }: Shown,
  dictionary: Dictionary,
  reader: Reader,
): Filters {
  const { locale, currency } = reader;
  const choices = <T extends string | number>(
    counts: readonly FacetCount<T>[],
    nameOf: (value: string) => string,
  ) =>
    counts.map(({ value, ...counted }) => ({
      value: String(value),
      name: nameOf(String(value)),
      ...counted,
    }));
  const price = (minor: number | undefined): number | null =>
    minor === undefined ? null : dictionary.convert({ minor, currency: "RUB" }, currency, "major");
  const operatorWords: Readonly<Record<number, string>> = { 0: "company", 1: "author" };
  const typeWords: Readonly<Record<number, string>> = { 1: "tour", 2: "excursion" };
  return {
    destinations: destinations(facets, filter, dictionary, reader),
    rest_kinds: namedChoices(facets.restKinds, dictionary.restKinds, reader),
    collections: namedChoices(
      facets.collections,
      dictionary.collections,
      reader,
      (id) => dictionary.collections.get(id)?.is_hidden === false,
    ),
    ...perTrait((trait) => {
      const counts: readonly FacetCount<string | number>[] = facets[trait];
      const { kind } = fieldOf(trait);
      return choices(
        kind === "flag" ? counts.filter(({ value }) => value === 1) : counts,
        (value) =>
          kind === "codes"
            ? capitalise(languageName(locale, value), locale)
            : choiceName(locale, trait, value),
      );
    }),
    types: choices(
      facets.type.map(({ value, count }) => ({ value: typeWords[value] ?? String(value), count })),
      (value) => choiceName(locale, "type", value),
    ),
    cruise_types: choices(facets.cruiseTypes, (value) => choiceName(locale, "cruise_type", value)),
    ships: namedChoices(facets.ships, dictionary.ships, reader),
    water_objects: namedChoices(facets.waterObjects, dictionary.waterObjects, reader),
    cruise_start_cities: namedChoices(facets.cruiseStarts, dictionary.cities, reader),
    cabins: choices(facets.cabins, (value) => value),
    returning: choices(
      facets.isReturning.filter(({ value }) => value === 1),
      () => choiceName(locale, "cruise_type", "returning"),
    ),
    operator_types: choices(
      facets.isAuthorTour.map(({ value, count }) => ({ value: operatorWords[value] ?? "", count })),
      (value) => choiceName(locale, "operator_type", value),
    ),
    author_tours: choices(facets.authorTours, () => choiceName(locale, "operator_type", "author")),
    kinds: choices(facets.kinds, (value) => value),
    continents: choices(facets.continents, (value) => choiceName(locale, "continent", value)),
    min_ages: choices(facets.minAge, (value) => value),
    group_sizes: choices(facets.groupSize, (value) => value),
    radii: choices(facets.radius, (value) => value),
    flex_days: choices(facets.flexDays, (value) => value),
    days: choices(facets.days, (value) => value),
    ...searched,
    start_times: choices(facets.startTimes, (value) => choiceName(locale, "start_time", value)),
    seasons: seasons.flatMap((span, i) => {
      const { season, date_from, date_to } = span;
      const count = facets.spans[i] ?? 0;
      // A winter belongs to the year in which it ends.
      const value = `${date_to.slice(0, 4)}-${season}`;
      const name = contentWord(locale, "season", season);
      return count === 0 ? [] : [{ value, name, count, date_from, date_to }];
    }),
    months: choices(facets.months, (value) => monthName(locale, value)),
    price_min: price(facets.priceRange?.min),
    price_max: price(facets.priceRange?.max),
    price_histogram: { step: histogramStep(reader), counts: [...facets.prices] },
  };
}
