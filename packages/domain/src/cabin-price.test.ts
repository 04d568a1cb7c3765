import { expect, test } from "vitest";
import { cabinSeat } from "./cabin-price.ts";

const seat = (minor: number, percent: number) =>
  cabinSeat({ minor, currency: "RUB" }, percent).minor;

test("a cabin without a supplement costs what the card says", () => {
  expect(seat(4_999_950, 0)).toBe(4_999_950);
});

test("a supplement makes whole major units, never less than the share", () => {
  expect(seat(5_000_000, 35)).toBe(6_750_000);
  // 10,001.00 and 15 %: 11,501.15 is shown and sold as 11,502.
  expect(seat(1_000_100, 15)).toBe(1_150_200);
  for (const minor of [1, 99, 100, 12_345, 9_876_543])
    for (const percent of [1, 15, 60, 133]) {
      const price = seat(minor, percent);
      expect(price % 100).toBe(0);
      expect(price).toBeGreaterThanOrEqual(minor * (1 + percent / 100) - 1);
    }
});
