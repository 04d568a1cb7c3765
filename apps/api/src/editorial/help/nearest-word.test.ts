import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestWord } from "./nearest-word.ts";

const words = ["возврат", "возврата", "оплата", "страховка", "cancel", "cancellation", "visa"];

test.each([
  ["возварт", "возврат"],
  ["оплтаа", "оплата"],
  ["Страхвка", "страховка"],
  ["cancelation", "cancellation"],
  // What begins a word is a word, whichever others are near.
  ["canc", "canc"],
  ["visq", "visa"],
  ["viz", null],
  ["самолёт", null],
])("corrects %s to %s", (typed, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});

test("corrects one wrong letter anywhere in a long word", () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), fc.constantFrom("replace", "drop", "double"), (at, what) => {
      const word = "страховка";
      const middle = { replace: "ъ", drop: "", double: word[at]! + word[at]! }[what];
      const typed = word.slice(0, at) + middle + word.slice(at + 1);
      expect(nearestWord(typed, ["страховка", "перелёт"])).toBe("страховка");
    }),
  );
});
