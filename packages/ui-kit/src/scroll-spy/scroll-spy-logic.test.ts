import { SCROLL_SPY } from "@tropa/domain/interface-constants";
import { describe, expect, it } from "vitest";
import { currentSection, scrollDuration } from "./scroll-spy-logic.ts";

describe("currentSection", () => {
  it.each([
    [[300, 900, 1500], -1],
    [[100, 900, 1500], 0],
    [[-800, 90, 700], 1],
    [[-1500, -900, -20], 2],
  ])("of sections with tops %j is %d", (tops, index) => {
    expect(currentSection(tops, 120, false)).toBe(index);
  });

  it("is the last existing section at the end of the page", () => {
    expect(currentSection([-900, -200, 400], 120, true)).toBe(2);
    expect(currentSection([-900, 400, Infinity], 120, true)).toBe(1);
    expect(currentSection([], 120, true)).toBe(-1);
  });
});

describe("scrollDuration", () => {
  it("grows with the distance up to a limit", () => {
    expect(scrollDuration(0, 800)).toBe(SCROLL_SPY.scrollDurationMs);
    expect(scrollDuration(-1600, 800)).toBe(SCROLL_SPY.scrollDurationMs + 40);
    expect(scrollDuration(100_000, 800)).toBe(SCROLL_SPY.scrollMaxMs);
  });
});
