import { expect, test } from "vitest";
import { fitParty, orderPrice, partyBounds } from "./order-price.ts";

const tour = {
  prepayment_percent: 15,
  child_price_percent: null,
  original_currency: "RUB",
} as const;
const people = (adults: number, children = 0) => ({ adults, children });
const date = { price: 43_210, currency: "USD", original_price: 4_000_000 } as const;

test("what an order comes to is the price of all its people, split into now and later without loss", () => {
  const { total, prepayment, later } = orderPrice(tour, date, people(2, 1), "USD");
  expect(total).toEqual({ minor: 129_630, currency: "USD" });
  expect(prepayment.minor + later.minor).toBe(total.minor);
});

test("says what is charged where the organizer's own currency is charged", () => {
  expect(orderPrice(tour, date, people(2), "RUB")).toMatchObject({
    isConverted: true,
    charge: { minor: 8_000_000, currency: "RUB" },
  });
  expect(orderPrice(tour, date, people(2), "EUR")).toMatchObject({
    isConverted: true,
    charge: null,
  });
  expect(orderPrice(tour, date, people(2), "USD")).toMatchObject({
    isConverted: false,
    charge: null,
  });
});

test("children pay what the tour says, in every currency", () => {
  const price = orderPrice({ ...tour, child_price_percent: 50 }, date, people(2, 1), "RUB");
  expect(price.child).toEqual({ minor: 21_700, currency: "USD" });
  expect(price.total.minor).toBe(2 * 43_210 + 21_700);
  expect(price.charge).toEqual({ minor: 10_000_000, currency: "RUB" });
});

test("a party stays within the seats, and one adult is always there", () => {
  expect(partyBounds({ adults: 2, children: 1 }, 4)).toEqual({ adults: 3, children: 2 });
  expect(partyBounds({ adults: 1, children: 0 }, 0)).toEqual({ adults: 1, children: 0 });
  expect(fitParty({ adults: 3, children: 2 }, 4)).toEqual({ adults: 3, children: 1 });
  expect(fitParty({ adults: 3, children: 2 }, 0)).toEqual({ adults: 1, children: 0 });
});
