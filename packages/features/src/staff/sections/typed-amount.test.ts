import { expect, it } from "vitest";
import { isThousandOrFraction } from "./typed-amount.ts";

it.each(["12.345", "12,345", "1.000", "₽ 12,345", " 999.000 "])("%s is ambiguous", (typed) => {
  expect(isThousandOrFraction(typed)).toBe(true);
});

it.each(["12345", "12 345", "12.34", "12,5", "12.345,60", "1,234,567", "0.125", ""])(
  "%s is not ambiguous",
  (typed) => {
    expect(isThousandOrFraction(typed)).toBe(false);
  },
);
