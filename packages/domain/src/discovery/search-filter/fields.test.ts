import { describe, expect, it } from "vitest";
import { fieldNames, fieldOf, perField } from "../tour-fields/tour-fields.ts";
import type { FieldName } from "../tour-fields/tour-fields.ts";
import { emptyFilter, filterFromQuery, filterToQuery } from "../search-filter.ts";
import type { TourFilter } from "../search-filter.ts";

type Case = readonly [given: Record<string, string>, kept: Record<string, string>];
const same = (query: Record<string, string>): Case => [query, query];
const dropped = (...queries: Record<string, string>[]): Case[] =>
  queries.map((query) => [query, {}]);
const ids = (field: string): Case[] => [
  same({ [field]: "1,22" }),
  [{ [field]: "22,x,1,0,-1,1.5,22,2147483648" }, { [field]: "1,22" }],
  ...dropped({ [field]: "" }, { [field]: "x" }),
];
const oneId = (field: string): Case[] => [
  same({ [field]: "2147483647" }),
  ...dropped(
    { [field]: "0" },
    { [field]: "-1" },
    { [field]: "x" },
    { [field]: "" },
    { [field]: "1.5" },
  ),
];
const flag = (field: string): Case[] => [
  same({ [field]: "1" }),
  [{ [field]: "true" }, { [field]: "1" }],
  ...dropped({ [field]: "0" }, { [field]: "false" }, { [field]: "" }, { [field]: "yes" }),
];
const point = { lat: "56.1", lng: "87.6", radius: "50" };

function plainField(name: FieldName): Case[] {
  const field = fieldOf(name);
  switch (field.kind) {
    case "ids":
      return ids(name);
    case "flag":
      return flag(name);
    case "codes":
      return [
        same({ [name]: "de,en,ru" }),
        [{ [name]: "RU,ru,xyz" }, { [name]: "ru" }],
        ...dropped({ [name]: "7" }),
      ];
    case "choices":
    case "level": {
      const [first = "", second = first] = field.values.map(String);
      return [
        same({ [name]: field.values.join(",") }),
        [{ [name]: `${second},nothing,${first},${first}` }, { [name]: `${first},${second}` }],
        ...dropped({ [name]: "nothing" }, { [name]: "" }),
      ];
    }
  }
}

/** What becomes of each field on its way from a query to a query: kept, clamped or dropped. */
const fields: Record<keyof TourFilter, Case[]> = {
  slug: [
    same({ slug: "altay/trekking" }),
    [{ slug: "/Altay//trekking/" }, { slug: "altay/trekking" }],
    [{ slug: "./altay/../trekking/." }, { slug: "altay/trekking" }],
    ...dropped({ slug: "tours" }, { slug: "/" }),
  ],
  organizer: oneId("organizer"),
  ...perField(fieldNames, plainField),
  maxGroupSize: [
    same({ maxGroupSize: "1000" }),
    ...dropped({ maxGroupSize: "0" }, { maxGroupSize: "1001" }),
  ],
  priceMin: [
    same({ priceMin: "199999" }),
    [{ priceMin: "999999" }, { priceMin: "200000" }],
    ...dropped({ priceMin: "0" }, { priceMin: "-1" }),
  ],
  priceMax: [
    same({ priceMax: "199999" }),
    ...dropped({ priceMax: "200000" }, { priceMax: "200001" }, { priceMax: "0" }),
  ],
  pricePerDayMin: [
    same({ pricePerDayMin: "29999" }),
    [{ pricePerDayMin: "99999" }, { pricePerDayMin: "30000" }],
    ...dropped({ pricePerDayMin: "-1" }),
  ],
  pricePerDayMax: [
    same({ pricePerDayMax: "29999" }),
    ...dropped({ pricePerDayMax: "30000" }, { pricePerDayMax: "1e9" }),
  ],
  adults: [
    same({ adults: "2" }),
    [{ adults: "99" }, { adults: "50" }],
    // One adult is who any tour is for; beside children the number stands.
    ...dropped({ adults: "1" }, { adults: "0" }, { adults: "x" }),
    same({ adults: "1", childAges: "4" }),
  ],
  childAges: [
    same({ adults: "2", childAges: "4,4,9" }),
    [{ childAges: "9,4" }, { adults: "1", childAges: "4,9" }],
    [
      { adults: "49", childAges: "1,0" },
      { adults: "49", childAges: "1" },
    ],
    ...dropped({ childAges: "18" }, { childAges: "" }, { childAges: "-1,x" }),
  ],
  minAge: [
    same({ minAge: "17" }),
    // Ages say more than that of the youngest.
    [
      { adults: "2", childAges: "4", minAge: "12" },
      { adults: "2", childAges: "4" },
    ],
    ...dropped({ minAge: "18" }, { minAge: "99" }, { minAge: "-1" }, { minAge: "0" }),
  ],
  dateFrom: [
    same({ dateFrom: "2027-06-01" }),
    ...dropped({ dateFrom: "2027-06-31" }, { dateFrom: "01.06.2027" }),
  ],
  dateTo: [same({ dateTo: "2027-06-30" }), ...dropped({ dateTo: "tomorrow" })],
  daysMin: [
    same({ daysMin: "20" }),
    [{ daysMin: "21" }, { daysMin: "20" }],
    ...dropped({ daysMin: "0" }, { daysMin: "-3" }),
  ],
  daysMax: [
    same({ daysMax: "19" }),
    ...dropped({ daysMax: "20" }, { daysMax: "365" }, { daysMax: "0" }),
  ],
  continent: [
    same({ continent: "north-america" }),
    ...dropped({ continent: "atlantis" }, { continent: "" }),
  ],
  showplace: oneId("showplace"),
  isCruisesSearch: flag("isCruisesSearch"),
  cruisesType: [
    same({ cruisesType: "river" }),
    same({ cruisesType: "sea" }),
    ...dropped({ cruisesType: "space" }),
  ],
  cruisesStartCity: oneId("cruisesStartCity"),
  cruisesCabinsCapacity: [
    same({ cruisesCabinsCapacity: "2" }),
    ...dropped({ cruisesCabinsCapacity: "0" }),
  ],
  onlyReturningCruises: flag("onlyReturningCruises"),
  ships: ids("ships"),
  waterObject: oneId("waterObject"),
  placeName: [same({ placeName: "Ergaki", ...point }), ...dropped({ placeName: "Ergaki" })],
  radius: [
    same(point),
    [
      { ...point, radius: "5000" },
      { ...point, radius: "1000" },
    ],
    [
      { ...point, radius: "0" },
      { ...point, radius: "1" },
    ],
    ...dropped({ radius: "50" }),
  ],
  lat: [same({ ...point, lat: "-90" }), ...dropped({ ...point, lat: "90.1" }, { lat: "56.1" })],
  lng: [same({ ...point, lng: "180" }), ...dropped({ ...point, lng: "-180.1" }, { lng: "87.6" })],
  page: [
    same({ page: "2" }),
    ...dropped({ page: "1" }, { page: "0" }, { page: "-5" }, { page: "last" }),
  ],
  sort: [
    same({ sort: "price" }),
    same({ sort: "-price" }),
    ...dropped({ sort: "default" }, { sort: "-rating" }),
  ],
  isAuthorTourSearch: flag("isAuthorTourSearch"),
  operatorType: [
    same({ operatorType: "author" }),
    ...dropped({ operatorType: "any" }, { operatorType: "none" }),
  ],
  box: [
    same({ box: "55.1,36.25,56.123,38.4" }),
    same({ box: "-90,-180,0,180" }),
    // Across the date line.
    same({ box: "60,170,70,-170" }),
    [{ box: "56.12345,36,55,38" }, { box: "55,36,56.123,38" }],
    [{ box: "-100,-200,100,-190" }, { box: "-90,160,90,170" }],
    [{ box: "10,-400,20,400" }, { box: "10,-180,20,180" }],
    ...dropped({ box: "" }, { box: "1,2,3" }, { box: "1,2,3,4,5" }, { box: "1,2,x,4" }),
    ...dropped({ box: "-90,-180,90,180" }, { box: "NaN,0,1,1" }),
  ],
  flexDays: [
    same({ dateFrom: "2027-06-01", flexDays: "3" }),
    [
      { dateTo: "2027-06-01", flexDays: "99" },
      { dateTo: "2027-06-01", flexDays: "7" },
    ],
    ...dropped({ flexDays: "3" }),
    [{ dateFrom: "2027-06-01", flexDays: "-1" }, { dateFrom: "2027-06-01" }],
  ],
  startTimes: [
    same({ startTimes: "morning,day,evening,night" }),
    [{ startTimes: "night,10:00,morning" }, { startTimes: "morning,night" }],
    ...dropped({ startTimes: "" }, { startTimes: "noon" }),
  ],
  type: [same({ type: "excursion" }), ...dropped({ type: "tour" }, { type: "train" })],
};

describe.each(Object.entries(fields))("%s", (field, cases) => {
  it.each(cases)("normalises the query %o to %o", (given, expected) => {
    expect(filterToQuery(filterFromQuery(given))).toEqual(expected);
    expect(filterToQuery(filterFromQuery(new URLSearchParams(given)))).toEqual(expected);
  });

  it("has a test case that keeps the field and one that drops it", () => {
    expect(cases.some(([, kept]) => field in kept)).toBe(true);
    expect(cases.some(([, kept]) => !(field in kept))).toBe(true);
  });
});

it("covers all fields", () => {
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(emptyFilter).toSorted());
});
