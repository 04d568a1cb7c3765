import type { RemovedTourData } from "@tropa/api-contract/discovery/tour";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { Catalogue, Reader, TourRow } from "../catalogue/catalogue.ts";

const similarShown = 8;
const destinationsShown = 8;

type Compared = Pick<TourRow, "id" | "type" | "main_city_id" | "main_rest_kind_id">;

/** Returns similar tours: of the same activity and place first, then of ever wider choices, so that few pages have none. */
export async function similarTours(
  catalogue: Catalogue,
  tour: Compared,
  reader: Reader,
): Promise<TourCard[]> {
  const ids = await catalogue.neighbours(tour.id, () => findSimilar(catalogue, tour));
  return catalogue.cards(ids, reader);
}

async function findSimilar(catalogue: Catalogue, tour: Compared): Promise<readonly number[]> {
  const city = catalogue.dictionary.cities.get(tour.main_city_id);
  const restKinds = [tour.main_rest_kind_id];
  const cities = [tour.main_city_id];
  const region = city?.region_id ?? null;
  const country: Partial<TourFilter> = city ? { countries: [city.country_id] } : {};
  const around: Partial<TourFilter> = region === null ? country : { regions: [region] };
  const steps: Partial<TourFilter>[] = [
    { cities, restKinds },
    { ...around, restKinds },
    { cities },
    around,
    { ...country, restKinds },
    { restKinds },
    country,
    {},
  ];
  const type = tour.type === 2 ? "excursion" : "tour";
  const ids = new Set<number>();
  for (const step of steps) {
    const found = await catalogue.find({ filter: { ...step, type }, perPage: similarShown + 1 });
    for (const id of found.ids) if (id !== tour.id && ids.size < similarShown) ids.add(id);
    if (ids.size >= similarShown) break;
  }
  return [...ids];
}

/** Listings to offer instead of a removed tour: its places and activity, if they have tours. */
export async function similarDestinations(
  catalogue: Catalogue,
  tour: Pick<TourRow, "city_ids" | "main_city_id" | "main_rest_kind_id">,
  locale: Locale,
): Promise<RemovedTourData["similar_destinations"]> {
  const { dictionary } = catalogue;
  const facets = await catalogue.facets({});
  const has = (counts: readonly { value: number }[], id: number) =>
    counts.some((entry) => entry.value === id);
  const city = dictionary.cities.get(tour.main_city_id);
  const region = dictionary.regions.get(city?.region_id ?? 0);
  const country = city && dictionary.countries.get(city.country_id);
  const kind = dictionary.restKinds.get(tour.main_rest_kind_id);
  const near = facets.cities
    .filter(({ value }) => {
      const other = dictionary.cities.get(value);
      return other !== undefined && other.country_id === city?.country_id && other.id !== city.id;
    })
    .toSorted((a, b) => b.count - a.count)
    .map(({ value }) => dictionary.cities.get(value));
  const found = [
    city && has(facets.cities, city.id) ? city : undefined,
    region && has(facets.regions, region.id) ? region : undefined,
    country && has(facets.countries, country.id) ? country : undefined,
    kind && has(facets.restKinds, kind.id) ? kind : undefined,
    ...near,
  ];
  return found
    .flatMap((row) => (row ? [{ name: localise(row.name, locale), slug: row.slug }] : []))
    .slice(0, destinationsShown);
}
