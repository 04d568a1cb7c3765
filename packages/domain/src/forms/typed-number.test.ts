import fc from "fast-check";
import { expect, it } from "vitest";
import { englishMarks, germanMarks, russianMarks, writeNumber } from "../written-number.ts";
import { typedNumber } from "./typed-number.ts";

it.each([
  ["5 000", 5000],
  ["12 500,50", 12500.5],
  ["12.500,50", 12500.5],
  ["12,500.50", 12500.5],
  ["1.250.000", 1250000],
  ["1,250", 1250],
  ["0,5", 0.5],
  ["0.125", 0.125],
  ["$1,250", 1250],
  ["5000 ₽", 5000],
  ["\u200e１２５０", 1250],
  ["١٢٥٠", 1250],
  ["12,", 12],
])("reads %j as %d", (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(["", " ", "abc", "-5", "1e5", "1,2,3", "12 rubles", "1.2.3,4", "."])(
  "reads no number from %j",
  (text) => {
    expect(typedNumber(text)).toBeNaN();
  },
);

it("reads every amount as Russian, German and English pages write it", () => {
  const marks = fc.constantFrom(russianMarks, germanMarks, englishMarks);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), marks, (minor, written) => {
      expect(typedNumber(writeNumber(minor / 100, 2, written))).toBe(minor / 100);
      expect(typedNumber(String(minor / 100))).toBe(minor / 100);
    }),
  );
});
