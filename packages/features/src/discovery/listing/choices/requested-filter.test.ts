import { normaliseFilter } from "@tropa/domain/discovery/search-filter";
import { priceCeilings } from "@tropa/domain/money";
import { expect, test } from "vitest";
import { requestedFilter } from "./requested-filter.ts";

const reader = (excursions: boolean, organizersShown: boolean) => ({
  variant: { features: { excursions, organizersShown } },
  currency: "RUB" as const,
});
const query = "type=excursion&organizer=7&when=2027-06&daysMin=1&priceMin=3000&priceMax=1000";
const filterOf = (excursions: boolean, organizersShown: boolean) =>
  requestedFilter("altay", new URLSearchParams(query), reader(excursions, organizersShown));

test("drops filters for what the storefront does not sell or show", () => {
  expect(filterOf(true, true)).toMatchObject({ type: "excursion", organizer: 7 });
  expect(filterOf(false, false)).toMatchObject({ type: "tour", organizer: null });
});

test.each([
  [true, true],
  [false, false],
])("normalises a filter only once: excursions %s, organizers %s", (excursions, organizers) => {
  const filter = filterOf(excursions, organizers);
  expect(normaliseFilter(filter, priceCeilings.RUB)).toBe(filter);
});
