import { describe, expect, it } from "vitest";
import { paginationItems } from "./pagination-items.ts";

/** What a screen shows: numbers, and "gap" for what is left out. */
function shown(current: number, total: number, screen: "wide" | "narrow") {
  return paginationItems(current, total).flatMap<number | string>((item) => {
    if (item.kind === "page") return screen === "narrow" && item.wideOnly ? [] : [item.page];
    return screen === "wide" && item.narrowOnly ? [] : ["gap"];
  });
}

describe("paginationItems", () => {
  it("shows seven pages in full on wide screens only", () => {
    expect(shown(1, 7, "wide")).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(shown(1, 7, "narrow")).toEqual([1, 2, "gap", 7]);
  });

  it("shows a single page", () => {
    expect(shown(1, 1, "wide")).toEqual([1]);
  });

  it.each([
    [1, [1, 2, 3, 4, "gap", 20]],
    [10, [1, "gap", 7, 8, 9, 10, 11, 12, 13, "gap", 20]],
    [20, [1, "gap", 17, 18, 19, 20]],
  ])("keeps three neighbours on each side of page %d", (current, items) => {
    expect(shown(current, 20, "wide")).toEqual(items);
  });

  it.each([
    [1, [1, 2, "gap", 20]],
    [6, [1, "gap", 5, 6, 7, "gap", 20]],
    [20, [1, "gap", 19, 20]],
  ])("keeps one neighbour of page %d on a narrow screen", (current, items) => {
    expect(shown(current, 20, "narrow")).toEqual(items);
  });

  it("shows a single left-out page instead of a gap", () => {
    expect(shown(6, 20, "wide").slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  it.each(["wide", "narrow"] as const)(
    "shows a gap wherever a %s screen leaves pages out",
    (screen) => {
      for (let total = 1; total <= 30; total += 1) {
        for (let current = 1; current <= total; current += 1) {
          const items = shown(current, total, screen);
          const holes = items.filter((item, index) => {
            const before = items[index - 1];
            return typeof item === "number" && typeof before === "number" && item !== before + 1;
          });
          expect(holes).toEqual([]);
          expect(items).toEqual(expect.arrayContaining([1, current, total]));
        }
      }
    },
  );
});
