import { beforeEach, expect, it, vi } from "vitest";
import { rememberSeenTour, readSeenTours } from "./seen-tours.ts";

let kept: string | null = null;
beforeEach(() => {
  kept = null;
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
  return () => vi.unstubAllGlobals();
});

it("lists the last seen tour first and each tour once", () => {
  for (const id of [1, 2, 1]) rememberSeenTour(id);
  expect(readSeenTours()).toEqual([1, 2]);
});

it("keeps at most nine tours", () => {
  for (let id = 1; id <= 30; id += 1) rememberSeenTour((id % 15) + 1);
  const seen = readSeenTours();
  expect(seen).toHaveLength(9);
  expect(new Set(seen).size).toBe(9);
});

it.each(["{", "null", '{"a":1}', '["x", -1, 2.5, null]', ""])(
  "ignores the invalid stored value %s",
  (garbage) => {
    kept = garbage;
    expect(readSeenTours()).toEqual([]);
  },
);
