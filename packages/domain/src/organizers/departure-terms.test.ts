import fc from "fast-check";
import { expect, it, test } from "vitest";
import { discountTypes } from "../discovery/discount.ts";
import { addDays } from "../local-date.ts";
import {
  earlyEnd,
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
  ["as they are", {}, []],
  ["as many seats as are taken", { seats: 3 }, []],
  ["fewer seats than are taken", { seats: 2 }, ["seats minValue"]],
  ["half a seat", { seats: 3.5 }, ["seats incorrect"]],
  ["a stadium", { seats: MAX_SEATS + 1 }, ["seats maxValue"]],
  ["for nothing", { price: 0 }, ["price incorrect"]],
  ["beyond all prices", { price: MAX_PRICE_MINOR + 1 }, ["price incorrect"]],
  ["early booking until a day", { discount: early }, []],
  [
    "early booking without a last day",
    { discount: { ...early, ends_on: null } },
    ["ends_on required"],
  ],
  [
    "early booking until the start",
    { discount: { ...early, ends_on: facts.start } },
    ["ends_on date"],
  ],
  [
    "early booking until yesterday",
    { discount: { ...early, ends_on: "2026-05-31" } },
    ["ends_on date"],
  ],
  ["a season with a last day", { discount: { ...early, type: "seasonal" } }, ["ends_on incorrect"]],
  ["this date alone", { discount: { ...early, type: "on_tour_date", ends_on: null } }, []],
  [
    "dearer with the discount",
    { discount: { ...early, price_without: 900_000 } },
    ["price_without incorrect"],
  ],
])("terms %s", (_, changes, faults) => {
  expect(fieldsOf(changes)).toEqual(faults);
});

test("a guarantee is taken back only while nobody has booked", () => {
  expect(fieldsOf({}, { is_guaranteed: true })).toEqual(["is_guaranteed incorrect"]);
  expect(fieldsOf({}, { is_guaranteed: true, seats_taken: 0 })).toEqual([]);
  expect(fieldsOf({ is_guaranteed: true }, { is_guaranteed: true })).toEqual([]);
});

it("what passes never has fewer seats than are taken nor a discount that raises the price", () => {
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

test("booking so many days early ends so many days before the start", () => {
  expect(earlyEnd("2026-07-04", 30)).toBe("2026-06-04");
  expect(earlyEnd("2026-07-04", 0)).toBe("2026-07-03");
});

const byDays = { ...early, type: "early_booking_days", ends_on: null } as const;
const full = { price: 1_000_000, discount: null };

test.each<[string, DepartureTerms["discount"], number | null, object]>([
  ["without a discount", null, 30, { price: 900_000, discount: null }],
  [
    "for this date alone",
    { ...early, type: "on_tour_date", ends_on: null },
    30,
    { price: 900_000 },
  ],
  ["until a day", early, null, { price: 900_000, discount: early }],
  ["so many days before", byDays, 10, { discount: { ...byDays, ends_on: "2026-06-24" } }],
  [
    "a day that is later than the start",
    { ...early, ends_on: "2026-08-01" },
    null,
    { discount: { ...early, ends_on: "2026-07-03" } },
  ],
  ["so early that it is over", byDays, 60, full],
  ["until a day that is over", { ...early, ends_on: "2026-05-31" }, null, full],
])("a day of a series with a discount %s", (_, discount, daysBefore, expected) => {
  const one = termsOn(facts.start, { ...terms, discount }, daysBefore, today);
  expect(one).toMatchObject(expected);
  expect(termsFaults(one, facts, today)).toEqual([]);
});
