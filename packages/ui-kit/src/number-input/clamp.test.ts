import { describe, expect, it } from "vitest";
import { clamp } from "./clamp.ts";

describe("clamp", () => {
  it.each([
    [5, 5],
    [-1, 0],
    [11, 10],
    [Number.NaN, 0],
  ])("clamps %d to %d between 0 and 10", (value, result) => {
    expect(clamp(value, 0, 10)).toBe(result);
  });
});
