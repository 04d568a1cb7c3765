import { expect, it, vi } from "vitest";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { favourites } from "../../src/people/favourites/favourites-store.ts";
import { keepFavourites, pressHeart } from "../../src/discovery/favourites/press-heart.ts";

it("ignores a favourite with an invalid id and logs a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a mistake in a page hands over
  pressHeart({} as Storefront, (key) => key, { id: Number.NaN, title: "Altai" });
  expect(warn).toHaveBeenCalledWith("a favourite needs the id of a tour, got NaN");
  expect(favourites.getState().ids).toEqual([]);
  warn.mockRestore();
});

it("keeps the tours of a shared list with their departures", () => {
  const before = favourites.getState();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody is signed in, so nothing is sent
  keepFavourites({} as Storefront, [
    { id: 7, price: 12_000, currency: "USD", dateId: 701 },
    { id: 8, price: 9_000, currency: "USD" },
  ]);
  const { ids, notes } = favourites.getState();
  expect(ids).toEqual([7, 8]);
  expect(notes).toEqual({
    7: { price: 12_000, currency: "USD", dateId: 701 },
    8: { price: 9_000, currency: "USD" },
  });
  favourites.setState(before);
});
