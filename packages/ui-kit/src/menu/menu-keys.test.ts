import { describe, expect, it } from "vitest";
import { menuTarget, typedTarget } from "./menu-keys.ts";

describe("menuTarget", () => {
  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 3, 0],
    ["ArrowDown", -1, 0],
    ["ArrowUp", 0, 3],
    ["ArrowUp", -1, 3],
    ["Home", 2, 0],
    ["End", 1, 3],
    ["a", 1, undefined],
  ])("%s from %d of four moves to %s", (key, from, target) => {
    expect(menuTarget(key, from, 4)).toBe(target);
  });

  it("is undefined in an empty menu", () => {
    expect(menuTarget("ArrowDown", -1, 0)).toBeUndefined();
  });
});

describe("typedTarget", () => {
  const texts = ["Euro", "US dollar", "Chinese yuan", "Uzbek sum"];

  it.each([
    ["u", 0, 1],
    ["u", 1, 3],
    ["u", 3, 1],
    ["uu", 1, 3],
    ["uz", 0, 3],
    ["U", -1, 1],
    ["x", 0, -1],
  ])("%s typed at %d moves to %d", (typed, from, target) => {
    expect(typedTarget(typed, texts, from)).toBe(target);
  });
});
