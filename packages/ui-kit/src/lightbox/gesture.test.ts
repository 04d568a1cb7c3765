import { describe, expect, it } from "vitest";
import { isDoubleTap, swipeGesture, wrapIndex } from "./gesture.ts";

const start = { x: 500, y: 500 };

describe("swipeGesture", () => {
  it.each([
    [-101, 0, "next"],
    [101, 20, "previous"],
    [100, 0, "none"],
    [0, 101, "close"],
    [20, -101, "close"],
    [0, 100, "none"],
  ] as const)("reads a swipe of %d across and %d along as %s", (across, along, gesture) => {
    expect(swipeGesture(start, { x: start.x + across, y: start.y + along })).toBe(gesture);
  });
});

describe("wrapIndex", () => {
  it.each([
    [-1, 5, 4],
    [5, 5, 0],
    [2, 5, 2],
    [3, 0, 0],
  ])("wraps %d of %d to %d", (index, total, result) => {
    expect(wrapIndex(index, total)).toBe(result);
  });
});

describe("isDoubleTap", () => {
  it("requires a second tap within 300 ms", () => {
    expect(isDoubleTap(undefined, 100)).toBe(false);
    expect(isDoubleTap(100, 399)).toBe(true);
    expect(isDoubleTap(100, 400)).toBe(false);
  });
});
