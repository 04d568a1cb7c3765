import { expect, it, vi } from "vitest";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { favourites } from "../../src/people/favourites/favourites-store.ts";
import { pressHeart } from "../../src/discovery/favourites/press-heart.ts";

it("ignores a favourite with an invalid id and logs a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a mistake in a page hands over
  pressHeart({} as Storefront, (key) => key, { id: Number.NaN, title: "Altai" });
  expect(warn).toHaveBeenCalledWith("a favourite needs the id of a tour, got NaN");
  expect(favourites.getState().ids).toEqual([]);
  warn.mockRestore();
});
