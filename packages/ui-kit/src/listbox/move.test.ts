import { describe, expect, it } from "vitest";
import { moveActive } from "./move.ts";

const rows = [{ header: true }, {}, { disabled: true }, {}, {}];
const many = Array.from({ length: 30 }, () => ({}));

describe("moveActive", () => {
  it.each([
    ["ArrowDown", -1, 1],
    ["ArrowDown", 1, 3],
    ["ArrowUp", 3, 1],
    ["ArrowUp", -1, 4],
    ["Home", 4, 1],
    ["End", 1, 4],
  ])("%s from %d moves to %d, skipping headers and disabled rows", (key, from, to) => {
    expect(moveActive(key, from, rows, false)).toBe(to);
  });

  it("wraps around the ends only when allowed", () => {
    expect(moveActive("ArrowDown", 4, rows, true)).toBe(1);
    expect(moveActive("ArrowDown", 4, rows, false)).toBe(4);
    expect(moveActive("ArrowUp", 1, rows, true)).toBe(4);
    expect(moveActive("ArrowUp", 1, rows, false)).toBe(1);
  });

  it("moves by ten with Page keys and stops at the ends", () => {
    expect(moveActive("PageDown", 5, many, true)).toBe(15);
    expect(moveActive("PageDown", 25, many, true)).toBe(29);
    expect(moveActive("PageUp", 5, many, true)).toBe(0);
  });

  it("is undefined for other keys and for lists without options", () => {
    expect(moveActive("a", 1, rows, true)).toBeUndefined();
    expect(
      moveActive("ArrowDown", -1, [{ disabled: true }, { header: true }], true),
    ).toBeUndefined();
  });
});
