import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeEdits, mergeOrder, moved } from "./merge-edits.ts";

const edits = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.constantFrom("", "1", "2", "3"));
const names = ["a", "b", "c"];
const whole = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? ""]));

describe("two people's changes to one form", () => {
  it("merge when they touch different fields", () => {
    const base = { place: "Вокзал", time: "09:00" };
    const own = { place: "Причал", time: "09:00" };
    const others = { place: "Вокзал", time: "10:00" };
    expect(mergeEdits(base, own, others)).toEqual({
      merged: { place: "Причал", time: "10:00" },
      conflicts: [],
      taken: ["time"],
    });
  });

  it("conflict when both change one field to different values", () => {
    const { conflicts, merged } = mergeEdits({ place: "" }, { place: "А" }, { place: "Б" });
    expect(conflicts).toEqual(["place"]);
    expect(merged).toEqual({ place: "А" });
    expect(mergeEdits({ place: "" }, { place: "А" }, { place: "А" }).conflicts).toEqual([]);
  });

  it("merge when they reorder, add and remove items of one list", () => {
    const merge = (base: string, own: string, others: string) =>
      mergeEdits({ days: base }, { days: own }, { days: others }, (name) => name === "days");
    // Own: the last first, and a new one. The others: another new one, and the second is gone.
    expect(merge("1,2,3", "3,1,2,4", "1,5,3")).toEqual({
      merged: { days: "3,1,4,5" },
      conflicts: [],
      taken: ["days"],
    });
    expect(merge("1,2", "2,1", "1,2").merged).toEqual({ days: "2,1" });
    expect(merge("1,2", "1,2", "2,1").merged).toEqual({ days: "2,1" });
    expect(merge("1,2", "1", "1,2,3").merged).toEqual({ days: "1,3" });
    expect(merge("1,2", "1", "").merged).toEqual({ days: "" });
  });

  it("conflict only in fields that both changed differently, and lose no other change", () => {
    fc.assert(
      fc.property(edits, edits, (base, other) => {
        expect(whole(mergeEdits(base, base, other).merged)).toEqual(whole(other));
        expect(whole(mergeEdits(base, other, base).merged)).toEqual(whole(other));
      }),
    );
    fc.assert(
      fc.property(edits, edits, edits, (base, own, others) => {
        const { merged, conflicts } = mergeEdits(base, own, others);
        for (const name of names) {
          const [was, mine, theirs] = [base, own, others].map((one) => one[name] ?? "");
          if (conflicts.includes(name)) expect(new Set([was, mine, theirs]).size).toBe(3);
          else if (theirs !== was) expect(merged[name] ?? "").toBe(theirs);
          else expect(merged[name] ?? "").toBe(mine);
        }
      }),
    );
  });
});

it("mergeOrder keeps existing items in their order and appends new ones", () => {
  expect(mergeOrder([3, 1, 2], [1, 2, 4])).toEqual([1, 2, 4]);
  expect(mergeOrder([3, 1, 2], [1, 2, 3, 4, 5])).toEqual([3, 1, 2, 4, 5]);
  expect(mergeOrder([], [2, 1])).toEqual([2, 1]);
});

it("moved changes the place of one item and keeps the order of the others", () => {
  expect(moved([1, 2, 3, 4], 3, 1)).toEqual([1, 4, 2, 3]);
  expect(moved([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
});
