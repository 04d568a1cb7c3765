import { describe, expect, it } from "vitest";
import { pricedTour } from "./compare-facts.ts";

describe("a compared tour", () => {
  const tour = {
    price: 132_300,
    is_need_show_price_from: true,
    variants: [
      { id: 1, is_busy: false, price: 132_300 },
      { id: 2, is_busy: false, price: 136_350 },
      { id: 3, is_busy: true, price: 140_000 },
    ],
  };

  it("costs what its chosen departure costs", () => {
    expect(pricedTour(tour, [7, 2])).toMatchObject({
      price: 136_350,
      is_need_show_price_from: false,
    });
  });

  it.each([[[]], [[3]], [[7]]])(
    "keeps its price from when %j names no departure that can be booked",
    (ids) => {
      expect(pricedTour(tour, ids)).toBe(tour);
    },
  );
});
