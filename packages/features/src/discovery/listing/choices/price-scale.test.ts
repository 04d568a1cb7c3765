import { expect, it } from "vitest";
import { priceScale } from "./price-scale.ts";

const anyPrice = { priceMin: 0, priceMax: null };
const excursions = { step: 500_000, counts: [9, 4, 1, 0, 0, 0] };

it("ends where the prices of the list end", () => {
  expect(priceScale(excursions, 30_000, anyPrice)).toEqual({ counts: [9, 4, 1], max: 15_000 });
});

it("ends at the ceiling for dearer lists, choices beyond the end, and without counts", () => {
  const whole = (counts: number[], filter = anyPrice as Parameters<typeof priceScale>[2]) =>
    priceScale({ step: 500_000, counts }, 30_000, filter).max;
  expect(whole([1, 0, 0, 0, 0, 0, 1])).toBe(30_000);
  expect(whole([9, 4, 1, 0, 0, 0], { priceMin: 0, priceMax: 16_000 })).toBe(30_000);
  expect(whole([9, 4, 1, 0, 0, 0], { priceMin: 20_000, priceMax: null })).toBe(30_000);
  expect(whole([])).toBe(30_000);
});
