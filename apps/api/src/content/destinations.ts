import type { destinationsCall, worldPartGroupsCall } from "@tropa/api-contract/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { continents } from "@tropa/domain/search-filter";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CountryRow } from "../catalogue/dictionary-store.ts";
import { placePicture } from "../catalogue/listing.ts";
import { choiceName } from "../catalogue/messages.ts";
import { pictureOf } from "../catalogue/pictures.ts";
import type { FacetCount, SearchFacets } from "../search/search-engine.ts";
import { readCountryCodes } from "./dictionaries-store.ts";
import { cityLink } from "./places.ts";

type Continent = AnswerOf<typeof destinationsCall>["continents"][number];
type Country = Continent["countries"][number];
type Place = Country["places"][number];

const byCount = (
  a: { tours_count: number; slug: string },
  b: { tours_count: number; slug: string },
) => b.tours_count - a.tours_count || a.slug.localeCompare(b.slug);

/** Regions of a country, and its cities that lie in no region. */
function placesOf(
  country: number,
  { dictionary }: Catalogue,
  facets: SearchFacets,
  locale: Locale,
): Place[] {
  const listed = <Row>(
    counts: readonly FacetCount<number>[],
    rows: ReadonlyMap<number, Row>,
    placed: (row: Row) => Omit<Place, "tours_count"> | null,
  ): Place[] =>
    counts.flatMap(({ value, count }) => {
      const row = rows.get(value);
      const place = row && placed(row);
      return place ? [{ ...place, tours_count: count }] : [];
    });
  const regions = listed(facets.regions, dictionary.regions, (row) =>
    row.country_id === country
      ? { id: row.id, slug: row.slug, name: localise(row.name, locale), kind: "region" }
      : null,
  );
  const cities = listed(facets.cities, dictionary.cities, (row) =>
    row.country_id === country && row.region_id === null
      ? { id: row.id, ...cityLink(row, dictionary, locale), kind: "city" }
      : null,
  );
  return [...regions, ...cities].toSorted(byCount);
}

/** Continents with tours, the largest first. A tour through two of them counts in both. */
export async function destinations(
  catalogue: Catalogue,
  locale: Locale,
): Promise<AnswerOf<typeof destinationsCall>> {
  const { dictionary, pool } = catalogue;
  const [facets, codes] = await Promise.all([catalogue.facets({}), readCountryCodes(pool)]);
  const isoCodes = new Map(codes.map((row) => [row.id, row.iso_code]));
  const country = (row: CountryRow, count: number): Country => {
    const name = localise(row.name, locale);
    const term = { kind: "country", id: row.id, slug: row.slug } as const;
    const key = placePicture(term, facets.cities, dictionary);
    return {
      id: row.id,
      slug: row.slug,
      name,
      iso_code: isoCodes.get(row.id) ?? "",
      tours_count: count,
      image: key === null ? null : pictureOf(key, name),
      places: placesOf(row.id, catalogue, facets, locale),
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
      countries: countries.toSorted(byCount),
    };
  });
  const found = (await Promise.all(shown)).filter((continent) => continent.countries.length > 0);
  return { continents: found.toSorted(byCount) };
}

/** The same, without what lies inside countries. */
export async function worldPartGroups(
  catalogue: Catalogue,
  withCountries: boolean,
  locale: Locale,
): Promise<AnswerOf<typeof worldPartGroupsCall>> {
  const found = await destinations(catalogue, locale);
  return {
    items: found.continents.map(({ countries, ...continent }) => {
      const [first] = countries;
      return {
        ...continent,
        image: first?.image ? { ...first.image, alt: continent.name } : null,
        ...(withCountries && {
          countries: countries.map(({ id, slug, name, iso_code, tours_count, image }) => ({
            id,
            slug,
            name,
            iso_code,
            tours_count,
            image,
          })),
        }),
      };
    }),
  };
}
