import { priceCeilings } from "@tropa/domain/money";
import { emptyFilter, filterFromQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import { expect, test } from "vitest";
import {
  chosenKind,
  clearFilter,
  isChosen,
  isNarrowed,
  toggleChoice,
  withDays,
  withKind,
  withPrice,
} from "./filter-links.ts";

const ceilings = priceCeilings.RUB;
const altay = { ...emptyFilter, slug: "altay" };
const urlOf = (filter: typeof altay) => listingUrl(filter, ceilings);

test("toggleChoice adds a choice and removes it again, and returns to the first page", () => {
  const hotel = toggleChoice({ ...altay, page: 3 }, "accommodation", "hotel");
  expect(urlOf(hotel)).toBe("/altay?accommodation=hotel");
  expect(isChosen(hotel, "accommodation", "hotel")).toBe(true);
  expect(urlOf(toggleChoice(hotel, "accommodation", "hotel"))).toBe("/altay");
  expect(urlOf(toggleChoice(toggleChoice(altay, "difficulty", "3"), "difficulty", "2"))).toBe(
    "/altay?difficulty=2,3",
  );
});

test("withKind replaces the kind and drops filters that only the former kind has", () => {
  const cruises = withKind(altay, "cruise");
  expect(urlOf(cruises)).toBe("/altay?isCruisesSearch=1");
  expect(chosenKind(cruises)).toBe("cruise");
  expect(urlOf(withKind(cruises, "excursion"))).toBe("/altay?type=excursion");
  expect(urlOf(withKind(cruises, "tour"))).toBe("/altay");
  // Filters that only cruises have are dropped as well.
  const ships = { ...cruises, ships: [3], onlyReturningCruises: true };
  expect(urlOf(withKind(ships, "excursion"))).toBe("/altay?type=excursion");
});

test("withPrice and withDays set no limit at the ends of the sliders", () => {
  expect(urlOf(withPrice(altay, [0, ceilings.total]))).toBe("/altay");
  expect(urlOf(withPrice(altay, [10_000, 50_000]))).toBe("/altay?priceMin=10000&priceMax=50000");
  expect(urlOf(withDays(altay, [1, 20]))).toBe("/altay");
  expect(urlOf(withDays(altay, [3, 20]))).toBe("/altay?daysMin=3");
});

test("clearFilter keeps the listing, its kind and its order", () => {
  const filter = filterFromQuery(
    new URLSearchParams(
      "slug=altay&sort=price&isCruisesSearch=1&difficulty=2&priceMax=50000&page=4",
    ),
    ceilings,
  );
  expect(isNarrowed(filter, ceilings)).toBe(true);
  expect(urlOf(clearFilter(filter))).toBe("/altay?isCruisesSearch=1&sort=price");
  expect(isNarrowed({ ...clearFilter(filter), page: 2 }, ceilings)).toBe(false);
});
