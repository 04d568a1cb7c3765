import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { Filters } from "./listing-choices.ts";

/** Key of a chosen value in `chosenNames`. */
export const nameKey = (field: string, value: string | number) => `${field}-${value}`;

/**
 * Returns names of values that the filter holds as ids, taken from the answer: pages have no dictionary of their own.
 */
export function chosenNames(filter: TourFilter, filters: Filters): Record<string, string> {
  const names: Record<string, string> = {};
  const take = (
    field: keyof TourFilter,
    choices: readonly { value: string; name: string }[],
    chosen: readonly (string | number)[],
  ) => {
    for (const value of chosen) {
      const name = choices.find((choice) => choice.value === String(value))?.name;
      if (name !== undefined) names[nameKey(field, value)] = name;
    }
  };
  const places = (kind: string) => filters.destinations.filter((place) => place.kind === kind);
  const one = (value: number | null) => (value === null ? [] : [value]);
  take("countries", places("country"), filter.countries);
  take("regions", places("region"), filter.regions);
  take("cities", places("city"), filter.cities);
  take("restKinds", filters.rest_kinds, filter.restKinds);
  take("collections", filters.collections, filter.collections);
  take("languages", filters.languages, filter.languages);
  take("ships", filters.ships, filter.ships);
  take("waterObject", filters.water_objects, one(filter.waterObject));
  take("cruisesStartCity", filters.cruise_start_cities, one(filter.cruisesStartCity));
  take("showplace", filters.showplaces, one(filter.showplace));
  take("organizer", filters.organizers, one(filter.organizer));
  return names;
}
