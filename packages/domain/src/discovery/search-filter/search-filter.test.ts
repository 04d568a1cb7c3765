import { fieldNames } from "../tour-fields/tour-fields.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceCeilings } from "../../money.ts";
import {
  emptyFilter,
  filterFromQuery,
  filterToQuery,
  listingUrl,
  normaliseFilter,
} from "../search-filter.ts";
import type { TourFilter } from "../search-filter.ts";

const keys = Object.keys(emptyFilter) as (keyof TourFilter)[];

/** The fields that were there first, in the order of their list. */
const documented =
  "slug, organizer, accommodation, comfort, maxGroupSize, difficulty, priceMin, priceMax, pricePerDayMin, pricePerDayMax, minAge, dateFrom, dateTo, daysMin, daysMax, restKinds, cities, regions, countries, continent, collections, languages, showplace, isCruisesSearch, cruisesType, cruisesStartCity, cruisesCabinsCapacity, onlyReturningCruises, ships, waterObject, placeName, radius, lat, lng, page, sort, isAuthorTourSearch, operatorType, type";

/** What screens need beside them: docs/product/filter.md#fields. */
const added = ["box", "flexDays", "startTimes", "adults", "childAges"];

/** Values near the bounds, of the right kind, of the wrong kind, and plain garbage. */
const scalar = fc.oneof(
  fc.constantFrom(
    "",
    "0",
    "1",
    "-1",
    "17",
    "18",
    "20",
    "21",
    "200000",
    "200001",
    "30000",
    "1e5",
    "0x10",
    "NaN",
    "true",
  ),
  fc.constantFrom(
    "hotel",
    "tent,hotel",
    "base_plus",
    "premium",
    "en",
    "RU",
    "tour",
    "any",
    "-price",
    "asia",
    "river",
  ),
  fc.constantFrom(
    "2026-02-28",
    "2026-02-31",
    "2027-01-01",
    "0000-01-01",
    "56.12345",
    "-0",
    "-0.00001",
    "179.99999",
    "tours",
    "55.1,36.25,56.123,38.4",
    "-91,170.12345,91,190",
    "10,-400,-20,400",
    "morning,night",
  ),
  fc.constantFrom(
    null,
    undefined,
    true,
    false,
    {},
    "__proto__",
    "a//B/ ",
    "/tours/",
    "tours/tours",
  ),
  fc.integer({ min: -10, max: 250_000 }),
  fc.double(),
  fc.string({ unit: "binary", maxLength: 300 }),
);
const rawFilter = fc.dictionary(
  fc.oneof(fc.constantFrom(...keys), fc.string()),
  fc.oneof(scalar, fc.array(fc.oneof(scalar, fc.integer({ min: 1, max: 9 })))),
);
const ceilings = fc.constantFrom(undefined, ...Object.values(priceCeilings));

describe("normaliseFilter", () => {
  it("knows every documented field", () => {
    expect(keys.toSorted()).toEqual(
      [...new Set([...documented.split(", "), ...added, ...fieldNames])].toSorted(),
    );
  });

  it("never throws, keeps the keys in order and is idempotent", () => {
    fc.assert(
      fc.property(rawFilter, ceilings, (raw, limits) => {
        const once = normaliseFilter(raw, limits);
        expect(Object.keys(once)).toEqual(keys);
        expect(normaliseFilter(once, limits)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  it("survives a round trip through a query, and equal filters have equal URLs", () => {
    fc.assert(
      fc.property(rawFilter, ceilings, (raw, limits) => {
        const filter = normaliseFilter(raw, limits);
        const query = filterToQuery(raw, limits);
        expect(filterFromQuery(query, limits)).toEqual(filter);
        expect(filterFromQuery(new URLSearchParams(query), limits)).toEqual(filter);
        expect(filterToQuery(filter, limits)).toEqual(query);

        const url = new URL(listingUrl(raw, limits), "https://example.org");
        url.searchParams.set("slug", decodeURIComponent(url.pathname));
        expect(filterFromQuery(url.searchParams, limits)).toEqual(filter);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps every range in order and inside its bounds", () => {
    fc.assert(
      fc.property(rawFilter, (raw) => {
        const { priceMin, priceMax, daysMin, daysMax, dateFrom, dateTo } = normaliseFilter(raw);
        expect(priceMin >= 0 && priceMin <= (priceMax ?? 200_000)).toBe(true);
        expect(daysMin >= 0 && daysMin <= (daysMax ?? 20)).toBe(true);
        expect(dateFrom === null || dateTo === null || dateFrom <= dateTo).toBe(true);
      }),
    );
  });
});

const cases: [string, string][] = [
  // Ranges
  ["priceMin=-5&priceMax=200000", ""],
  ["priceMin=900000&priceMax=1000", "priceMin=1000"],
  ["pricePerDayMax=30000", ""],
  ["pricePerDayMin=9000&pricePerDayMax=3000", "pricePerDayMin=3000&pricePerDayMax=9000"],
  ["daysMin=3&daysMax=20", "daysMin=3"],
  ["daysMin=7&daysMax=3", "daysMin=3&daysMax=7"],
  ["priceMax=0", ""],
  ["priceMin=1000.9", "priceMin=1000"],
  // Age, page, defaults
  ["minAge=18", ""],
  ["minAge=-1", ""],
  ["minAge=12", "minAge=12"],
  ["page=0", ""],
  ["page=-3", ""],
  ["page=1&sort=default&operatorType=any&type=tour", ""],
  [
    "page=2&sort=-price&operatorType=author&type=any",
    "type=any&operatorType=author&sort=-price&page=2",
  ],
  ["isCruisesSearch=true&isAuthorTourSearch=0", "isCruisesSearch=1"],
  // Lists
  ["cities=3&cities=1,3&cities[]=2", "cities=1,2,3"],
  ["countries=0,-1,x,2.5,7", "countries=7"],
  ["languages=RU,english,en", "languages=en,ru"],
  ["accommodation=tent,castle,camp-site", "accommodation=camp-site,tent"],
  ["comfort=premium,base&difficulty=5,4,1", "comfort=base,premium&difficulty=1,4"],
  // Dates
  ["dateFrom=2026-02-30&dateTo=2026-3-1", ""],
  ["dateFrom=2026-08-10&dateTo=2026-08-01", "dateFrom=2026-08-01&dateTo=2026-08-10"],
  // Place
  ["radius=30&placeName=X&lat=56", ""],
  ["lat=91&lng=10", ""],
  [
    "lat=55.7558260&lng=37.6173&placeName=Красная площадь",
    "placeName=Красная площадь&lat=55.7558&lng=37.6173&radius=50",
  ],
  // Anything else
  ["utm_source=x&__proto__=1&sort=cheapest&continent=atlantis&page=two", ""],
];

describe("a query and its canonical form", () => {
  it.each(cases)("turns %s into %s", (given, canonical) => {
    const url = listingUrl(filterFromQuery(new URLSearchParams(given)));
    expect(decodeURIComponent(url)).toBe(canonical === "" ? "/tours" : `/tours?${canonical}`);
  });

  it("takes the ends of the price ranges from the ceilings of the currency", () => {
    const query = { priceMax: "300000", pricePerDayMax: "100000" };
    expect(filterToQuery(filterFromQuery(query, priceCeilings.KZT), priceCeilings.KZT)).toEqual({
      priceMax: "300000",
    });
    expect(
      filterToQuery(filterFromQuery({ priceMax: "5000" }, priceCeilings.USD), priceCeilings.USD),
    ).toEqual({});
  });

  it("writes the slug as the path of the listing", () => {
    expect(listingUrl({ slug: "/Altay//trekking/", page: 2 })).toBe("/altay/trekking?page=2");
    expect(listingUrl({ slug: "tours" })).toBe("/tours");
  });
});
