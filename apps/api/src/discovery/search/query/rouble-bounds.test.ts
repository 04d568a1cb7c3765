import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { expect, it } from "vitest";
import { roubleBounds } from "./rouble-bounds.ts";

it("converts price bounds to roubles in minor units and leaves missing ones missing", () => {
  const filter = { ...emptyFilter, priceMin: 100, pricePerDayMax: 50 };
  expect(roubleBounds(filter, (minor) => minor * 80)).toEqual({
    priceMin: 800_000,
    priceMax: null,
    pricePerDayMin: 0,
    pricePerDayMax: 400_000,
  });
});
