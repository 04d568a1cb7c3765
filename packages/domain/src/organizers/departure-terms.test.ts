import fc from "fast-check";
import { expect, it, test } from "vitest";
import { discountTypes } from "../discovery/discount.ts";
import { addDays } from "../time/local-date.ts";
import {
  earlyBookingEnd,
  isEarly,
  MAX_PRICE_MINOR,
  MAX_SEATS,
  termsFaults,
  termsOn,
} from "./departure-terms.ts";
import type { DepartureTerms } from "./departure-terms.ts";

const today = "2026-06-01";
const facts = { start: "2026-07-04", seats_taken: 3, is_guaranteed: false };
const terms: DepartureTerms = {
  seats: 8,
  price: 900_000,
  discount: null,
  is_closed: false,
  is_guaranteed: false,
};
const fieldsOf = (changes: Partial<DepartureTerms>, known: Partial<typeof facts> = {}) =>
  termsFaults({ ...terms, ...changes }, { ...facts, ...known }, today).map(
    ({ field, key }) => `${field} ${key}`,
  );
const early = {
  type: "early_booking_dates",
  price_without: 1_000_000,
  ends_on: "2026-06-20",
} as const;

test.each<[string, Partial<DepartureTerms>, string[]]>([
  ["without changes", {}, []],
  ["with as many seats as are taken", { seats: 3 }, []],
  ["with fewer seats than are taken", { seats: 2 }, ["seats minValue"]],
  ["with half a seat", { seats: 3.5 }, ["seats incorrect"]],
  ["with more seats than the maximum", { seats: MAX_SEATS + 1 }, ["seats maxValue"]],
  ["with a price of zero", { price: 0 }, ["price incorrect"]],
  ["with a price above the maximum", { price: MAX_PRICE_MINOR + 1 }, ["price incorrect"]],
  ["with early booking until a date", { discount: early }, []],
  [
    "with early booking without a last day",
    { discount: { ...early, ends_on: null } },
    ["ends_on required"],
  ],
  [
    "with early booking until the start",
    { discount: { ...early, ends_on: facts.start } },
    ["ends_on date"],
  ],
  [
    "with early booking until yesterday",
    { discount: { ...early, ends_on: "2026-05-31" } },
    ["ends_on date"],
  ],
  [
    "with a seasonal discount that has a last day",
    { discount: { ...early, type: "seasonal" } },
    ["ends_on incorrect"],
  ],
  [
    "with a discount on this date only",
    { discount: { ...early, type: "on_tour_date", ends_on: null } },
    [],
  ],
  [
    "with a discount that raises the price",
    { discount: { ...early, price_without: 900_000 } },
    ["price_without incorrect"],
  ],
])("termsFaults checks terms %s", (_, changes, faults) => {
  expect(fieldsOf(changes)).toEqual(faults);
});

test("termsFaults refuses to withdraw a guarantee while seats are taken", () => {
  expect(fieldsOf({}, { is_guaranteed: true })).toEqual(["is_guaranteed incorrect"]);
  expect(fieldsOf({}, { is_guaranteed: true, seats_taken: 0 })).toEqual([]);
  expect(fieldsOf({ is_guaranteed: true }, { is_guaranteed: true })).toEqual([]);
});

it("termsFaults refuses fewer seats than are taken and a discount that raises the price", () => {
  const any = fc.record({
    seats: fc.integer({ min: -5, max: 600 }),
    price: fc.integer({ min: -10, max: 2_000_000_000 }),
    discount: fc.option(
      fc.record({
        type: fc.constantFrom(...discountTypes),
        price_without: fc.integer({ min: 0, max: 2_000_000_000 }),
        ends_on: fc.option(fc.integer({ min: -40, max: 80 }).map((days) => addDays(today, days))),
      }),
    ),
    is_closed: fc.boolean(),
    is_guaranteed: fc.boolean(),
  });
  fc.assert(
    fc.property(any, fc.nat(20), (one, taken) => {
      if (termsFaults(one, { ...facts, seats_taken: taken }, today).length > 0) return;
      expect(one.seats).toBeGreaterThanOrEqual(Math.max(1, taken));
      expect(one.price).toBeGreaterThan(0);
      if (one.discount === null) return;
      expect(one.discount.price_without).toBeGreaterThan(one.price);
      expect(one.discount.ends_on !== null).toBe(isEarly(one.discount.type));
      if (one.discount.ends_on !== null) expect(one.discount.ends_on < facts.start).toBe(true);
    }),
  );
});

test("earlyBookingEnd is the given number of days before the start, at least one", () => {
  expect(earlyBookingEnd("2026-07-04", 30)).toBe("2026-06-04");
  expect(earlyBookingEnd("2026-07-04", 0)).toBe("2026-07-03");
});

const byDays = { ...early, type: "early_booking_days", ends_on: null } as const;
const full = { price: 1_000_000, discount: null };

test.each<[string, DepartureTerms["discount"], number | null, object]>([
  ["without a discount", null, 30, { price: 900_000, discount: null }],
  ["on this date only", { ...early, type: "on_tour_date", ends_on: null }, 30, { price: 900_000 }],
  ["until a date", early, null, { price: 900_000, discount: early }],
  [
    "until ten days before the start",
    byDays,
    10,
    { discount: { ...byDays, ends_on: "2026-06-24" } },
  ],
  [
    "until a date after the start",
    { ...early, ends_on: "2026-08-01" },
    null,
    { discount: { ...early, ends_on: "2026-07-03" } },
  ],
  ["until a number of days before that is already over", byDays, 60, full],
  ["until a date that is over", { ...early, ends_on: "2026-05-31" }, null, full],
])("termsOn sets the terms of a departure in a series %s", (_, discount, daysBefore, expected) => {
  const one = termsOn(facts.start, { ...terms, discount }, daysBefore, today);
  expect(one).toMatchObject(expected);
  expect(termsFaults(one, facts, today)).toEqual([]);
});
