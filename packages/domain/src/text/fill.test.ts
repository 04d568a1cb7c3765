import { expect, it } from "vitest";
import { fill, namesIn } from "./fill.ts";

it.each([
  ["{a} and {b}", { a: 1, b: "two" }, undefined, "1 and two"],
  ["{a} of {a}", { a: 3n }, undefined, "3 of 3"],
  ["{a}{b}", { a: undefined, b: null }, undefined, ""],
  ["{a} {b}", { a: "x" }, undefined, "x {b}"],
  ["{a} {b}", { a: "x" }, "", "x "],
  [
    "until {a}. {b}.",
    { a: "June 5, 2027 г.", b: "More" },
    undefined,
    "until June 5, 2027 г. More.",
  ],
  ["{a}… {a}.", { a: "x." }, undefined, "x.… x."],
  // Placeholders in a value and inherited names are not filled.
  ["{a} {toString}", { a: "{b} $& $1" }, undefined, "{b} $& $1 {toString}"],
])("fills %s with %o", (text, values, missing, filled) => {
  expect(fill(text, values, missing)).toBe(filled);
});

it("namesIn lists the names of all placeholders in order", () => {
  expect(namesIn("{b}, {a}, {b} {} { c }")).toEqual(["b", "a", "b"]);
});
