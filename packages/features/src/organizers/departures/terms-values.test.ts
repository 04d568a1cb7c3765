import { validateField } from "@tropa/domain/forms/form-rules";
import { expect, test } from "vitest";
import { minorOf, termsOf, termsOfDay, termsRules, valuesOf } from "./terms-values.ts";
import type { TermsValues } from "./terms-values.ts";

const plain: TermsValues = {
  seats: "8",
  price: "12 500",
  discount_type: "",
  discount_size: "",
  discount_format: "2",
  ends_on: "",
  days_before: "",
  is_closed: false,
  is_guaranteed: true,
};

test.each([
  ["12 500", 1_250_000],
  ["12\u00a0500,5", 1_250_050],
  ["0.01", 1],
  ["0", null],
  ["-5", null],
  ["1e5", null],
  ["1,234", 123400],
  ["1.234,5", 123450],
  ["", null],
])("minorOf reads the price %j as %j", (text, minor) => {
  expect(minorOf(text)).toBe(minor);
});

test.each<[string, Partial<TermsValues>, object | null]>([
  ["no discount", {}, { price: 1_250_000, discount: null }],
  [
    "a percentage off this date",
    { discount_type: "on_tour_date", discount_size: "10" },
    {
      price: 1_125_000,
      discount: { type: "on_tour_date", price_without: 1_250_000, ends_on: null },
    },
  ],
  [
    "an amount off until a day",
    {
      discount_type: "early_booking_dates",
      discount_format: "1",
      discount_size: "500",
      ends_on: "2027-05-01",
    },
    {
      price: 1_200_000,
      discount: { type: "early_booking_dates", price_without: 1_250_000, ends_on: "2027-05-01" },
    },
  ],
  [
    "a percentage off until thirty days before",
    { discount_type: "early_booking_days", discount_size: "10", days_before: "30" },
    {
      price: 1_125_000,
      discount: { type: "early_booking_days", price_without: 1_250_000, ends_on: "2027-06-01" },
    },
  ],
  ["a discount of the whole price", { discount_type: "seasonal", discount_size: "100" }, null],
  [
    "a discount above the price",
    { discount_type: "seasonal", discount_format: "1", discount_size: "20000" },
    null,
  ],
])("termsOfDay with %s", (_, changes, expected) => {
  const terms = termsOfDay({ ...plain, ...changes }, "2027-07-01");
  if (expected === null) expect(terms).toBeNull();
  else expect(terms).toMatchObject({ seats: 8, is_guaranteed: true, ...expected });
});

test("a departure's terms survive the round trip through the form", () => {
  for (const discount of [
    null,
    { type: "seasonal", price_without: 1_250_050, ends_on: null },
    { type: "early_booking_dates", price_without: 1_250_000, ends_on: "2027-05-01" },
    { type: "early_booking_days", price_without: 1_250_000, ends_on: "2027-06-01" },
  ] as const) {
    const terms = { seats: 8, price: 1_100_000, discount, is_closed: true, is_guaranteed: false };
    const departure = { ...terms, start: "2027-07-01" } as Parameters<typeof valuesOf>[0];
    expect(termsOfDay(valuesOf(departure), "2027-07-01")).toEqual(terms);
  }
});

test.each<[string, Partial<TermsValues>, Record<string, string>]>([
  ["no change", {}, {}],
  ["no price", { price: "" }, { price: "required" }],
  ["fewer seats than are taken", { seats: "2" }, { seats: "minValue" }],
  ["words for the seats", { seats: "ten" }, { seats: "incorrect" }],
  ["a discount without a size", { discount_type: "seasonal" }, { discount_size: "required" }],
  [
    "early booking without an end",
    { discount_type: "early_booking_dates", discount_size: "5" },
    { ends_on: "required" },
  ],
  [
    "early booking that ends after the eve",
    { discount_type: "early_booking_dates", discount_size: "5", ends_on: "2027-07-01" },
    { ends_on: "incorrect" },
  ],
  [
    "early booking that ends 0 days before",
    { discount_type: "early_booking_days", discount_size: "5", days_before: "0" },
    { days_before: "minValue" },
  ],
  [
    "words for days early",
    { discount_type: "early_booking_days", discount_size: "5", days_before: "ten" },
    { days_before: "number" },
  ],
  [
    "an end date of a discount that needs none",
    { discount_type: "seasonal", discount_size: "5", ends_on: "2020-01-01" },
    {},
  ],
])("termsRules checks a form with %s", (_, changes, faults) => {
  const rules = termsRules({ fewest: 3, today: "2027-03-10", last: "2027-06-30" });
  const values = { ...plain, ...changes };
  const found = Object.entries(rules).flatMap(([field, own]) => {
    const failure = validateField(own, values[field as keyof typeof values], values);
    return failure ? [[field, failure.key]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(faults);
  // What passes can be sent.
  if (Object.keys(faults).length === 0) expect(termsOf({ ...plain, ...changes })).not.toBeNull();
});
