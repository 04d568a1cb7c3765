import { expect, test } from "vitest";
import { histogramPath } from "./histogram-path.ts";

test("the tallest bar is as high as the picture, and a small one is still seen", () => {
  expect(histogramPath([0, 400, 100, 1])).toBe("M1 100v-100h.8v100M2 100v-50h.8v50M3 100v-5h.8v5");
  expect(histogramPath([100_000, 1])).toContain("M1 100v-4h.8v4");
});

test("without prices there is nothing to draw", () => {
  expect(histogramPath([])).toBe("");
  expect(histogramPath([0, 0])).toBe("");
});
