import { describe, expect, it } from "vitest";
import { paginationItems } from "./pagination-items.ts";

describe("paginationItems", () => {
  it("shows seven pages in full", () => {
    expect(paginationItems(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    [1, [1, 2, 3, 4, "gap", 20]],
    [10, [1, "gap", 7, 8, 9, 10, 11, 12, 13, "gap", 20]],
    [20, [1, "gap", 17, 18, 19, 20]],
  ])("keeps three neighbours on each side of page %d", (current, items) => {
    expect(paginationItems(current, 20)).toEqual(items);
  });

  it("has no gap for a single page", () => {
    expect(paginationItems(6, 20).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  it("has the first, the last and the current page, in order and once each", () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const pages = paginationItems(current, total).filter((item) => item !== "gap");
        expect(pages).toEqual(Array.from(new Set(pages)).toSorted((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }
    }
  });
});
