import { emptyFilter, listingUrl } from "@tropa/domain/discovery/search-filter";
import { expect, test } from "vitest";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { currentParts, isPathChosen, togglePathChoice } from "./path-choices.ts";
import type { PathChoice } from "./path-choices.ts";

const altay: PathChoice = { field: "regions", value: "1", slug: "altay" };
const baikal: PathChoice = { field: "regions", value: "2", slug: "baikal" };
const russia: PathChoice = { field: "countries", value: "9", slug: "russia" };
const hiking: PathChoice = { field: "restKinds", value: "5", slug: "hiking" };
const rafting: PathChoice = { field: "restKinds", value: "6", slug: "rafting" };
const all = [altay, baikal, russia, hiking, rafting];
/** A page that shows something else: the parts come from what is known of the choices. */
const elsewhere = {
  query: { slug: "elsewhere" },
  parts: { place: "elsewhere", activity: "", collection: "" },
};
const partsOf = (filter: TourFilter) => currentParts(filter, elsewhere, all);
const after = (start: TourFilter, ...choices: PathChoice[]) =>
  choices.reduce((filter, choice) => togglePathChoice(filter, partsOf(filter), choice, all), start);
const url = (...choices: PathChoice[]) => listingUrl(after(emptyFilter, ...choices));

test("puts the first choice into the path and others of its kind into the query", () => {
  expect(url(altay)).toBe("/altay");
  expect(url(altay, hiking)).toBe("/altay/hiking");
  expect(url(altay, baikal)).toBe("/altay?regions=2");
  expect(url(hiking, altay, rafting)).toBe("/altay/hiking?restKinds=6");
});

test("moves the next choice into the path when the one there is removed", () => {
  expect(url(altay, baikal, altay)).toBe("/baikal");
  expect(url(altay, baikal, baikal)).toBe("/altay");
  expect(url(altay, altay)).toBe("/tours");
});

test("replaces chosen places and the box of the map with a place of another kind", () => {
  expect(url(altay, baikal, russia)).toBe("/russia");
  const boxed = { ...emptyFilter, box: [50, 80, 55, 90] as const };
  expect(listingUrl(after(boxed, altay))).toBe("/altay");
});

test("keeps the parts of the page's own path when no choices are known", () => {
  const filter = { ...emptyFilter, slug: "elsewhere" };
  expect(currentParts(filter, elsewhere, [])).toBe(elsewhere.parts);
});

test("recognises choices in the path and in the query", () => {
  const filter = after(emptyFilter, altay, baikal);
  expect(all.map((choice) => isPathChosen(filter, partsOf(filter), choice))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
