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
  ])("%s from %d leads to %d, past headers and what is disabled", (key, from, to) => {
    expect(moveActive(key, from, rows, false)).toBe(to);
  });

  it("goes around the ends only where it may", () => {
    expect(moveActive("ArrowDown", 4, rows, true)).toBe(1);
    expect(moveActive("ArrowDown", 4, rows, false)).toBe(4);
    expect(moveActive("ArrowUp", 1, rows, true)).toBe(4);
    expect(moveActive("ArrowUp", 1, rows, false)).toBe(1);
  });

  it("pages by ten and stops at the ends", () => {
    expect(moveActive("PageDown", 5, many, true)).toBe(15);
    expect(moveActive("PageDown", 25, many, true)).toBe(29);
    expect(moveActive("PageUp", 5, many, true)).toBe(0);
  });

  it("leads nowhere for other keys and in lists without options", () => {
    expect(moveActive("a", 1, rows, true)).toBeUndefined();
    expect(
      moveActive("ArrowDown", -1, [{ disabled: true }, { header: true }], true),
    ).toBeUndefined();
  });
});
