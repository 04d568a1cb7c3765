import type {
  destinationsCall,
  worldPartGroupsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { continents } from "@tropa/domain/discovery/search-filter";
import type { ListingTerm } from "@tropa/domain/discovery/search-filter";
import { choiceName, pictureOf } from "../catalogue/catalogue.ts";
import type { Catalogue, CountryRow, Dictionary, Reader } from "../catalogue/catalogue.ts";
import { middleOf, placePicture } from "../listing/listing.ts";
import { pricesOf } from "../home/home.ts";
import type { Cheapest, FacetCount, SearchFacets } from "../search/search.ts";
import { readCountryCodes } from "./dictionaries-store.ts";
import { cityLink } from "./place-scope.ts";

type Continent = AnswerOf<typeof destinationsCall>["continents"][number];
type Country = Continent["countries"][number];
type Place = Country["places"][number];

const byCount = (
  a: { tours_count: number; slug: string },
  b: { tours_count: number; slug: string },
) => b.tours_count - a.tours_count || a.slug.localeCompare(b.slug);

/** Data for all destination lists, looked up once. */
interface DestinationContext {
  readonly dictionary: Dictionary;
  readonly facets: SearchFacets;
  readonly cheapest: Cheapest;
  readonly reader: Reader;
}

/** The picture and the centre of a place. */
function shownPlace(term: ListingTerm, name: string, { facets, dictionary }: DestinationContext) {
  const key = placePicture(term, facets.cities, dictionary);
  return {
    image: key === null ? null : pictureOf(key, name),
    ...middleOf(term, facets.cities, dictionary),
  };
}

/** Regions of a country and its cities outside any region. */
function placesOf(country: number, context: DestinationContext): Place[] {
  const { dictionary, facets, cheapest, reader } = context;
  const { locale, currency } = reader;
  const listed = <Row extends { id: number; slug: string }>(
    kind: Place["kind"],
    { counts, prices }: { counts: readonly FacetCount<number>[]; prices: Cheapest["regions"] },
    rows: ReadonlyMap<number, Row>,
    linkOf: (row: Row) => { name: string; slug: string } | null,
  ): Place[] => {
    const priceOf = pricesOf(prices, dictionary, currency);
    return counts.flatMap(({ value: id, count: tours_count }) => {
      const row = rows.get(id);
      const link = row && linkOf(row);
      if (!link) return [];
      const shown = shownPlace({ kind, id, slug: row.slug }, link.name, context);
      return [{ id, ...link, kind, tours_count, ...shown, price_from: priceOf(id) }];
    });
  };
  const regions = listed(
    "region",
    { counts: facets.regions, prices: cheapest.regions },
    dictionary.regions,
    (row) =>
      row.country_id === country ? { slug: row.slug, name: localise(row.name, locale) } : null,
  );
  const cities = listed(
    "city",
    { counts: facets.cities, prices: cheapest.cities },
    dictionary.cities,
    (row) =>
      row.country_id === country && row.region_id === null
        ? cityLink(row, dictionary, locale)
        : null,
  );
  return [...regions, ...cities].toSorted(byCount);
}

/** Continents with tours, the largest first. A tour through two continents counts in both. */
export async function destinations(
  catalogue: Catalogue,
  reader: Reader,
): Promise<AnswerOf<typeof destinationsCall>> {
  const { dictionary, pool } = catalogue;
  const { locale, currency } = reader;
  const [facets, cheapest, codes] = await Promise.all([
    catalogue.facets({}),
    catalogue.cheapest(),
    readCountryCodes(pool),
  ]);
  const context = { dictionary, facets, cheapest, reader };
  const priceOf = pricesOf(cheapest.countries, dictionary, currency);
  const isoCodes = new Map(codes.map((row) => [row.id, row.iso_code]));
  const country = (row: CountryRow, count: number): Country => {
    const name = localise(row.name, locale);
    const term = { kind: "country", id: row.id, slug: row.slug } as const;
    return {
      id: row.id,
      slug: row.slug,
      name,
      iso_code: isoCodes.get(row.id) ?? "",
      tours_count: count,
      ...shownPlace(term, name, context),
      price_from: priceOf(row.id),
      places: placesOf(row.id, context),
    };
  };
  const shown = continents.map(async (slug): Promise<Continent> => {
    const countries = facets.countries.flatMap(({ value, count }) => {
      const row = dictionary.countries.get(value);
      return row?.continent === slug ? [country(row, count)] : [];
    });
    const { total } =
      countries.length > 0 ? await catalogue.find({ filter: { continent: slug } }) : { total: 0 };
    return {
      slug,
      name: choiceName(locale, "continent", slug),
      tours_count: total,
      price_from: leastOf(countries.map(({ price_from }) => price_from)),
      countries: countries.toSorted(byCount),
    };
  });
  const found = (await Promise.all(shown)).filter((continent) => continent.countries.length > 0);
  return { currency, continents: found.toSorted(byCount) };
}

const leastOf = (prices: readonly (number | null)[]): number | null => {
  const knownPrices = prices.filter((price) => price !== null);
  return knownPrices.length === 0 ? null : Math.min(...knownPrices);
};

/** Like `destinations`, without the places within countries. */
export async function worldPartGroups(
  catalogue: Catalogue,
  withCountries: boolean,
  reader: Reader,
): Promise<AnswerOf<typeof worldPartGroupsCall>> {
  const found = await destinations(catalogue, reader);
  return {
    items: found.continents.map(({ countries, slug, name, tours_count }) => {
      const [first] = countries;
      return {
        slug,
        name,
        tours_count,
        image: first?.image ? { ...first.image, alt: name } : null,
        ...(withCountries && {
          countries: countries.map((country) => ({
            id: country.id,
            slug: country.slug,
            name: country.name,
            iso_code: country.iso_code,
            tours_count: country.tours_count,
            image: country.image,
          })),
        }),
      };
    }),
  };
}
