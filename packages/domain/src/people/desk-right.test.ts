import { describe, expect, it } from "vitest";
import { deskParts } from "./desk-part.ts";
import {
  areWholeRights,
  deskRights,
  levelIn,
  levelsOfPart,
  partsAt,
  rightsUpTo,
} from "./desk-right.ts";

describe("rights at the desk", () => {
  it("include the lower levels of their part", () => {
    expect(rightsUpTo("payments", "money")).toEqual([
      "payments.look",
      "payments.act",
      "payments.money",
    ]);
    expect(rightsUpTo("reviews", "look")).toEqual(["reviews.look"]);
  });

  it("open a part for calls of their level alone", () => {
    const rights = [...rightsUpTo("bookings", "act"), ...rightsUpTo("audit", "look")];
    expect(partsAt(rights, "look")).toEqual(["bookings", "audit"]);
    expect(partsAt(rights, "act")).toEqual(["bookings"]);
    expect(partsAt(rights, "money")).toEqual([]);
  });

  it("are read back as the level they were made of", () => {
    for (const part of deskParts)
      for (const level of levelsOfPart[part])
        expect(levelIn(rightsUpTo(part, level), part)).toBe(level);
    expect(levelIn([], "bookings")).toBeNull();
  });

  it("are not whole without the levels below", () => {
    expect(areWholeRights(deskRights)).toBe(true);
    expect(areWholeRights(["payments.look", "payments.money"])).toBe(false);
    expect(areWholeRights(["team.act"])).toBe(false);
  });
});
