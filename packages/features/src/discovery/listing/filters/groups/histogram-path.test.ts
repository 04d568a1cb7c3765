import { expect, test } from "vitest";
import { histogramPath } from "./histogram-path.ts";

test("scales the tallest bar to the full height and keeps small bars visible", () => {
  expect(histogramPath([0, 400, 100, 1])).toBe("M1 100v-100h.8v100M2 100v-50h.8v50M3 100v-5h.8v5");
  expect(histogramPath([100_000, 1])).toContain("M1 100v-4h.8v4");
});

test("draws nothing without prices", () => {
  expect(histogramPath([])).toBe("");
  expect(histogramPath([0, 0])).toBe("");
});
