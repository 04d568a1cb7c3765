import { describe, expect, it } from "vitest";
import { clampDraft, isNumberDraft, parseNumber, stepNumber, stepsForKey } from "./number-text.ts";

const bounds = { min: 10, max: 40 };

describe("parseNumber", () => {
  it.each([
    ["12", 12],
    ["1,5", 1.5],
    [" 1 200 ", 1200],
    ["-3", -3],
    [".5", 0.5],
    ["", null],
    ["-", null],
    ["1e5", null],
    ["1.2.3", null],
  ])("reads %j as %s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe("isNumberDraft", () => {
  it.each(["", "-", "1", "1,", "1.5"])("accepts %j as a draft", (text) => {
    expect(isNumberDraft(text)).toBe(true);
  });

  it.each(["a", "1e", "1.2.", "--"])("refuses %j as a draft", (text) => {
    expect(isNumberDraft(text)).toBe(false);
  });
});

describe("clampDraft", () => {
  it.each([
    [50, bounds, 40],
    [1, bounds, null],
    [15, bounds, 15],
    [-1, bounds, 10],
    [-1, { min: -20, max: -10 }, null],
    [-30, { min: -20, max: -10 }, -20],
  ])("%d becomes %s", (value, limits, result) => {
    expect(clampDraft(value, limits)).toBe(result);
  });
});

describe("stepNumber", () => {
  it("steps within the bounds", () => {
    expect(stepNumber(39, 1, 1, bounds)).toBe(40);
    expect(stepNumber(40, 1, 1, bounds)).toBe(40);
    expect(stepNumber(12, -10, 1, bounds)).toBe(10);
  });

  it("avoids rounding errors of binary fractions", () => {
    expect(stepNumber(0.1, 2, 0.1, { min: 0, max: 1 })).toBe(0.3);
  });

  it("starts from zero, or from the nearest bound, in an empty field", () => {
    expect(stepNumber(null, 1, 1, { min: 0, max: 5 })).toBe(0);
    expect(stepNumber(null, 1, 1, bounds)).toBe(10);
  });
});

describe("stepsForKey", () => {
  it("maps exactly the keys of a number field", () => {
    expect(
      ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "a"].map(stepsForKey),
    ).toEqual([1, -1, 10, -10, "min", "max", undefined]);
  });
});
