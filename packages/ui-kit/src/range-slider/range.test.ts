import { describe, expect, it } from "vitest";
import { clampRange, moveEnd, nearerEnd, shareOf, valueAt } from "./range.ts";

const bounds = { min: 0, max: 100 };

describe("clampRange", () => {
  it.each([
    [
      [-5, 150],
      [0, 100],
    ],
    [
      [70, 30],
      [30, 30],
    ],
    [
      [20, 40],
      [20, 40],
    ],
  ] as const)("clamps %j to %j", (range, result) => {
    expect(clampRange(range, bounds)).toEqual(result);
  });

  it("is idempotent", () => {
    const once = clampRange([120, -3], bounds);
    expect(clampRange(once, bounds)).toEqual(once);
  });
});

describe("moveEnd", () => {
  it("stops at the other end", () => {
    expect(moveEnd([20, 40], "from", 60, bounds)).toEqual([40, 40]);
    expect(moveEnd([20, 40], "to", 5, bounds)).toEqual([20, 20]);
  });

  it("stops at the bounds of the range", () => {
    expect(moveEnd([20, 40], "from", -10, bounds)).toEqual([0, 40]);
    expect(moveEnd([20, 40], "to", 900, bounds)).toEqual([20, 100]);
  });
});

describe("shareOf", () => {
  it("measures from the minimum", () => {
    expect(shareOf(75, { min: 50, max: 100 })).toBe(0.5);
  });

  it("is 0 when the bounds are equal", () => {
    expect(shareOf(5, { min: 5, max: 5 })).toBe(0);
  });
});

describe("valueAt", () => {
  it("snaps to the steps within the bounds", () => {
    expect(valueAt(0.52, { min: 0, max: 1000 }, 50)).toBe(500);
    expect(valueAt(2, { min: 0, max: 1000 }, 300)).toBe(900);
    expect(valueAt(-1, { min: 10, max: 20 }, 1)).toBe(10);
  });
});

describe("nearerEnd", () => {
  it.each([
    [10, "from"],
    [25, "from"],
    [36, "to"],
    [90, "to"],
  ])('picks for a press at %d the end "%s"', (value, end) => {
    expect(nearerEnd([20, 40], value)).toBe(end);
  });

  it("picks the end on the side of the press when both are equal", () => {
    expect(nearerEnd([40, 40], 20)).toBe("from");
    expect(nearerEnd([40, 40], 60)).toBe("to");
  });
});
