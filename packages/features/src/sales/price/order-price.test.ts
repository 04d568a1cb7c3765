import { expect, test } from "vitest";
import { isTooYoung, orderPrice } from "./order-price.ts";

const tour = {
  prepayment_percent: 15,
  child_prices: [{ from_age: 3, to_age: 10, percent: 50 }],
  min_age: 3,
} as const;
const children = { ...tour, child_prices: [...tour.child_prices] };
const people = (adults: number, ...childAges: number[]) => ({ adults, childAges });
const date = { price: 43_210, currency: "USD", charge_price: 4_000_000 } as const;

test("the price of an order covers all its people and splits exactly into now and later", () => {
  const { price } = orderPrice(children, date, people(3), "USD");
  expect(price?.total).toEqual({ minor: 129_630, currency: "USD" });
  expect((price?.prepayment.minor ?? 0) + (price?.rest.minor ?? 0)).toBe(129_630);
});

test("names the charge when the page shows another currency", () => {
  expect(orderPrice(children, date, people(2), "RUB")).toMatchObject({
    isConverted: true,
    charge: { total: { minor: 8_000_000, currency: "RUB" }, prepayment: { minor: 1_200_000 } },
  });
  expect(orderPrice(children, date, people(2), "USD")).toMatchObject({
    isConverted: false,
    charge: null,
  });
  // A tour without a chosen date does not know it.
  const tourPrice = { price: 43_210, currency: "USD" } as const;
  expect(orderPrice(children, tourPrice, people(2), "RUB").charge).toBeNull();
});

test("children pay the tour's price for their age in every currency", () => {
  const { price, charge } = orderPrice(children, date, people(2, 4), "RUB");
  expect(price?.total.minor).toBe(2 * 43_210 + 21_700);
  expect(charge?.total).toEqual({ minor: 10_000_000, currency: "RUB" });
});

test("gives no price for a child without a price or below the minimum age", () => {
  for (const party of [people(2, 4, 11), people(2, 2, 9)])
    expect(orderPrice(children, date, party, "RUB")).toMatchObject({ price: null, charge: null });
  expect(isTooYoung(children, people(2, 2, 9))).toBe(true);
  expect(isTooYoung(children, people(2, 3))).toBe(false);
  expect(isTooYoung(children, people(2))).toBe(false);
});
