import fc from "fast-check";
import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import {
  acceptedSorts,
  continents,
  cruiseTypes,
  emptyFilter,
  normaliseFilter,
  operatorTypes,
  startTimes,
  tourTypes,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { fieldNames, fieldOf, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { MAX_ZOOM } from "../../src/discovery/search/map/map-clusters.ts";
import type { MapView } from "../../src/discovery/search/map/map-clusters.ts";
import { testIds, testValues } from "./random-catalogue.ts";
import type { SearchQuery, TallyQuestion } from "../../src/discovery/search/query/search-engine.ts";

/** Random filters for the random catalogue, with few fields at a time so that they match something. */

const some = <T>(choices: readonly T[]): fc.Arbitrary<T[]> =>
  fc.subarray([...choices], { minLength: 1, maxLength: 3 });
/** Often the first or last day of a month, where the bitmaps of whole months begin and end. */
const date = (today: LocalDate): fc.Arbitrary<LocalDate> =>
  fc.oneof(
    fc.integer({ min: -30, max: 90 }).map((days) => addDays(today, days)),
    fc.integer({ min: -30, max: 1200 }).map((days) => addDays(today, days)),
    fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -2, max: 1 }))
      .map(([month, days]) =>
        addDays(
          `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`,
          days,
        ),
      ),
  );

/** Filters by plain fields, with ids and codes that no tour has. */
const plainFields = perField(fieldNames, (name): fc.Arbitrary<unknown> => {
  const { kind } = fieldOf(name);
  if (kind === "flag") return fc.boolean();
  const unknown = { ids: [99], codes: ["fr"], choices: [], level: [] }[kind];
  return some([...testValues(name), ...unknown]);
}) as { [Name in FieldName]: fc.Arbitrary<TourFilter[Name]> };

function fields(today: LocalDate): { [K in keyof TourFilter]?: fc.Arbitrary<TourFilter[K]> } {
  return {
    ...plainFields,
    continent: fc.constantFrom(...continents),
    organizer: fc.constantFrom(...testIds.organizers, 99),
    maxGroupSize: fc.constantFrom(3, 4, 8, 12, 50),
    minAge: fc.constantFrom(0, 5, 6, 12, 17),
    adults: fc.constantFrom(null, null, 2, 3),
    childAges: fc.constantFrom([], [], [0], [5, 9], [12]),
    dateFrom: date(today),
    dateTo: date(today),
    daysMin: fc.integer({ min: 0, max: 20 }),
    daysMax: fc.integer({ min: 1, max: 20 }),
    isCruisesSearch: fc.boolean(),
    isAuthorTourSearch: fc.boolean(),
    cruisesStartCity: fc.constantFrom(...testIds.cities),
    operatorType: fc.constantFrom(...operatorTypes),
    showplace: fc.constantFrom(...testIds.showplaces),
    cruisesType: fc.constantFrom(...cruiseTypes),
    cruisesCabinsCapacity: fc.constantFrom(1, 2, 3, 4, 5),
    onlyReturningCruises: fc.boolean(),
    ships: some(testIds.ships),
    waterObject: fc.constantFrom(...testIds.waterObjects, 99),
    startTimes: some(startTimes),
    flexDays: fc.integer({ min: 0, max: 7 }),
    sort: fc.constantFrom(...acceptedSorts),
  };
}

const point = fc.record({
  lat: fc.double({ min: 49, max: 61, noNaN: true }),
  lng: fc.double({ min: 29, max: 41, noNaN: true }),
  radius: fc.integer({ min: 1, max: 900 }),
});
/** Around the cities of the random catalogue, sometimes across the date line. */
const box = fc
  .record({
    south: fc.double({ min: 49, max: 60, noNaN: true }),
    west: fc.double({ min: 29, max: 40, noNaN: true }),
    height: fc.double({ min: 0, max: 11, noNaN: true }),
    width: fc.double({ min: 0, max: 11, noNaN: true }),
    isOutside: fc.boolean(),
  })
  .map(({ south, west, height, width, isOutside }) => {
    const [left, right] = isOutside ? [west + width, west] : [west, west + width];
    return normaliseFilter({ box: [south, left, south + height, right] }).box!;
  });
/** Null in five of six cases. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
/** Often exactly the price of many tours. */
const bound = (max: number, ...common: number[]): fc.Arbitrary<number | null> =>
  fc.oneof(fc.constant(null), fc.constantFrom(...common), fc.integer({ min: 0, max }));

export function searchQuery(today: LocalDate): fc.Arbitrary<SearchQuery> {
  const all = fields(today);
  const names = Object.keys(all) as (keyof typeof all)[];
  const few = fc
    .subarray(names, { maxLength: 3 })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(chosen.map((name) => [name, all[name] as fc.Arbitrary<unknown>])),
      ),
    );
  return fc
    .record({
      chosen: few,
      type: fc.constantFrom(...tourTypes),
      place: rarely(point),
      box: rarely(box),
      price: rarely(fc.tuple(bound(25_000_000, 5_000_000), bound(25_000_000, 5_000_000))),
      perDay: rarely(
        fc.tuple(bound(5_000_000, 1_000_000, 2_500_000), bound(5_000_000, 1_000_000, 500_000)),
      ),
      page: fc.constantFrom(1, 1, 2, 3, 40),
      perPage: fc.constantFrom(1, 7, 24),
      later: fc.constantFrom(0, 0, 1, 20, 45),
      seats: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 2, 8),
      middle: rarely(point),
    })
    .map(
      ({
        chosen,
        type,
        place,
        box: shown,
        price,
        perDay,
        page,
        perPage,
        later,
        seats,
        middle,
      }) => ({
        filter: normaliseFilter({ ...emptyFilter, ...chosen, type, ...place, box: shown }),
        price: {
          priceMin: price?.[0] ?? 0,
          priceMax: price?.[1] ?? null,
          pricePerDayMin: perDay?.[0] ?? 0,
          pricePerDayMax: perDay?.[1] ?? null,
        },
        today: addDays(today, later),
        seats,
        page,
        perPage,
        withFacets: true,
        priceEdges: Array.from({ length: 12 }, (_, i) => i * 2_500_000),
        spans: [0, 90, 365].map((days) => ({
          from: addDays(today, days - 30),
          to: addDays(today, days + 60),
        })),
        centre: place ?? middle,
      }),
    );
}

/** Values of an open-ended group to count. */
export const tallyQuestion: fc.Arbitrary<TallyQuestion> = fc.oneof(
  ...(["showplaces", "organizers"] as const).map((ids) =>
    fc.record({
      group: fc.constant(ids === "organizers" ? "organizer" : ids),
      values: fc.oneof(fc.constant(null), some([...testIds[ids], 99])),
      limit: fc.constantFrom(1, 3, 20),
    }),
  ),
);

/** The area and zoom of a map. */
export const mapView: fc.Arbitrary<MapView> = fc.record({
  view: fc.oneof(fc.constant(null), box),
  zoom: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: MAX_ZOOM })),
});
