import { emptyFilter, filterToQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import { expect, test } from "vitest";
import { boxOf, mapFilter, viewOf, withBox } from "./map-view.ts";

const view = { south: 50.12345, west: 85, north: 52.98765, east: 88.5 };

test("a moved map takes the place of a distance from a point, and begins the list anew", () => {
  const around = { ...emptyFilter, slug: "hiking", lat: 51, lng: 86, radius: 100, page: 3 };
  expect(listingUrl(withBox(around, view))).toBe("/hiking?box=50.123,85,52.988,88.5");
});

test("what is written is read back as the same view", () => {
  const box = boxOf(view);
  expect(boxOf(viewOf(box))).toEqual(box);
});

test("the map asks for its own view, not for the list's box, page or order", () => {
  const filter = {
    ...withBox(emptyFilter, view),
    sort: "price",
    page: 2,
    difficulty: [2],
  } as const;
  expect(filterToQuery(mapFilter(filter))).toEqual({ difficulty: "2" });
});
