import { expect, test } from "vitest";
import { favouriteSort, sortedFavourites } from "./favourites-order.ts";
import { priceChange } from "./price-change.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";

const note = { price: 100_000, currency: "RUB" } as const;

test.each([
  [90_000, -10_000],
  [110_000, 10_000],
  [98_000, -2000],
  // Below two percent there is nothing to tell.
  [98_100, null],
  [100_000, null],
])("priceChange from 1000 to %i is %j", (price, change) => {
  expect(priceChange({ price, currency: "RUB" }, note)).toBe(change);
});

test("priceChange is null for another currency or a missing note", () => {
  expect(priceChange({ price: 1, currency: "USD" }, note)).toBeNull();
  expect(priceChange({ price: 1, currency: "RUB" }, undefined)).toBeNull();
});

const tours = [
  { id: 1, price: 30, dates: ["2027-03-01", "2027-03-02"] },
  { id: 2, price: 10 },
  { id: 3, price: 20, dates: ["2027-02-01", "2027-02-02"] },
] as unknown as CardFacts[];

test.each([
  ["added", [1, 2, 3]],
  ["price", [2, 3, 1]],
  ["-price", [1, 3, 2]],
  ["date", [3, 1, 2]],
  ["nonsense", [1, 2, 3]],
])("sortedFavourites sorts by %s", (sort, ids) => {
  expect(sortedFavourites(tours, favouriteSort(sort)).map(({ id }) => id)).toEqual(ids);
});
