import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import { expect, test } from "vitest";
import { bestSuggestion } from "./best-suggestion.ts";

const suggestion = (type: Suggestion["type"], name: string): Suggestion => ({
  type,
  id: 1,
  name,
  hint: null,
  slug: name.toLowerCase(),
  tours_count: 1,
  highlights: [],
});
const tour = suggestion("tour", "Altai on horseback");
const region = suggestion("region", "Altai Republic");
const city = suggestion("city", "Altai");

test("bestSuggestion prefers an exact name, then a listing, then a tour", () => {
  expect(bestSuggestion([tour, region, city], "altai ")).toBe(city);
  expect(bestSuggestion([tour, region], "altai")).toBe(region);
  expect(bestSuggestion([tour], "altai")).toBe(tour);
  expect(bestSuggestion([tour], "lftai")).toBeUndefined();
  expect(bestSuggestion([], "altai")).toBeUndefined();
});
