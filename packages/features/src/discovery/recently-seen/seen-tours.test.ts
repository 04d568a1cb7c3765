import { expect, it } from "vitest";
import { noteSeen, readSeen } from "./seen-tours.ts";

function storage(first: string | null = null) {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

it("the last one comes first, once, and never the one that is looked at", () => {
  const store = storage();
  for (const id of [1, 2, 1]) noteSeen(store, id);
  expect(readSeen(store)).toEqual([1, 2]);
});

it("what is kept is bounded", () => {
  const store = storage();
  for (let id = 1; id <= 30; id += 1) noteSeen(store, (id % 15) + 1);
  const seen = readSeen(store);
  expect(seen).toHaveLength(9);
  expect(new Set(seen).size).toBe(9);
});

it.each(["{", "null", '{"a":1}', '["x", -1, 2.5, null]', ""])(
  "garbage %s is nothing",
  (garbage) => {
    expect(readSeen(storage(garbage))).toEqual([]);
  },
);

it("a browser that keeps nothing is no error", () => {
  const broken = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => noteSeen(broken, 1)).not.toThrow();
});
