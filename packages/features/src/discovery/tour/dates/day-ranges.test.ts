import { expect, it } from "vitest";
import { dayRanges } from "./day-ranges.ts";

it.each([
  [[1], "1"],
  [[1, 2, 3], "1–3"],
  [[1, 5], "1, 5"],
  [[1, 2, 4, 6, 7], "1–2, 4, 6–7"],
  [[], ""],
])('dayRanges writes days %o as "%s"', (days, text) => {
  expect(dayRanges(days)).toBe(text);
});
