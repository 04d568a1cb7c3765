import { expect, test } from "vitest";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import { splitAtMatches } from "./highlight.ts";
import { groupSuggestions } from "./suggestion-groups.ts";
import { monthAloneText, monthText, plainMonthText } from "./month-text.ts";

test("monthText, plainMonthText and monthAloneText write months in each language", () => {
  expect(monthText("2027-01", "ru")).toBe("Январь 2027");
  expect(plainMonthText("2027-01", "ru")).toBe("январь 2027");
  expect(monthAloneText("2027-01", "de")).toBe("Januar");
  expect(monthText("2027-01", "zh")).toBe("2027年1月");
});

test("splitAtMatches splits a name into matching and other parts", () => {
  expect(splitAtMatches("Республика Алтай", [[11, 14]])).toEqual([
    { from: 0, text: "Республика ", isMatch: false },
    { from: 11, text: "Алт", isMatch: true },
    { from: 14, text: "ай", isMatch: false },
  ]);
  expect(splitAtMatches("Altai", [])).toEqual([{ from: 0, text: "Altai", isMatch: false }]);
  expect(
    splitAtMatches("a b", [
      [0, 1],
      [2, 3],
    ]).map(({ text, isMatch }) => (isMatch ? text.toUpperCase() : text)),
  ).toEqual(["A", " ", "B"]);
});

test("groupSuggestions puts suggestions into groups by kind, the best one's kind first", () => {
  const one = (type: Suggestion["type"], id: number): Suggestion => ({
    type,
    id,
    name: type,
    hint: null,
    slug: type,
    tours_count: 1,
    highlights: [],
  });
  const groups = groupSuggestions([
    one("tour", 1),
    one("city", 2),
    one("tour", 3),
    one("country", 4),
  ]);
  expect(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
    ["tours", [1, 3]],
    ["places", [2, 4]],
  ]);
});
