import { traitsOf } from "@tropa/domain/discovery/tour-fields/traits";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import { locales } from "@tropa/domain/locale";
import { plainFields, type Vocabulary } from "../import/import.ts";
import type { ExportedTour } from "./export-store.ts";

export interface SlugsById {
  cities: ReadonlyMap<number, string>;
  restKinds: ReadonlyMap<number, string>;
  collections: ReadonlyMap<number, string>;
}

/** Turns the slugs that an import knows around. */
export function slugsById({ cities, restKinds, collections }: Vocabulary): SlugsById {
  const inverse = (ids: ReadonlyMap<string, number>) =>
    new Map(Array.from(ids, ([slug, id]) => [id, slug]));
  return {
    cities: new Map(Array.from(cities, ([slug, { id }]) => [id, slug])),
    restKinds: inverse(restKinds),
    collections: inverse(collections),
  };
}

/** The file's entry of a tour, of which `tourEntryRow` and `writeTour` make the same tour again. */
export function tourEntry(tour: ExportedTour, slugs: SlugsById): object {
  const { request_period_start: start, request_period_end: end } = tour;
  // The first kind is the main one, which a tour may have amid the others.
  const kinds = new Set([tour.main_rest_kind_id, ...tour.rest_kind_ids]);
  const named = (ids: Iterable<number>, of: ReadonlyMap<number, string>) =>
    Array.from(ids, (id) => of.get(id));
  const contents = locales.flatMap((locale) => {
    const content = tour.body[locale];
    if (!content) return [];
    const programme = content.programme.map(({ city_id, ...day }) => ({
      ...day,
      city: city_id === null ? null : slugs.cities.get(city_id),
    }));
    return [[locale, { ...content, programme }] as const];
  });
  return {
    external_id: tour.external_id,
    organizer: tour.organizer,
    type: tour.type === 2 ? "excursion" : "tour",
    ...Object.fromEntries(plainFields.map((name) => [name, tour[name]])),
    cities: named(tour.city_ids, slugs.cities),
    rest_kinds: named(kinds, slugs.restKinds),
    collections: named(tour.collection_ids, slugs.collections),
    ...traitsOf(tour as unknown as Traits),
    request_period: start && end ? { start, end, price_minor: tour.price_minor } : null,
    content: { ...Object.fromEntries(contents), price_lists: tour.body.price_lists },
    dates: tour.dates,
  };
}
