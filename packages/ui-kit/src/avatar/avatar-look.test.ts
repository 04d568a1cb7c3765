import { describe, expect, it } from "vitest";
import { avatarColour, initials } from "./avatar-look.ts";

describe("initials", () => {
  it.each([
    ["Anna Petrova", "AP"],
    ["мария  соколова-белова третья", "МС"],
    ["Olga", "O"],
    ["  ", ""],
    ["+79001234567", ""],
    ["+7 900 123-45-67", ""],
    ["+7********67", ""],
    ["i********@********.com", ""],
    ["anna@example.com", ""],
    ["Anna +7", "A"],
    ["陈 伟", "陈伟"],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("avatarColour", () => {
  it("is the same for the same name regardless of surrounding spaces", () => {
    expect(avatarColour(" Anna Petrova ")).toBe(avatarColour("Anna Petrova"));
  });

  it("uses all five colours and no others", () => {
    const names = Array.from({ length: 200 }, (_, index) => `Traveller ${index}`);
    const used = new Set(names.map(avatarColour));
    expect(Array.from(used).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });
});
