import { emptyFilter, filterToQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import { expect, test } from "vitest";
import { boxOf, mapFilter, viewOf, withBox } from "./map-view.ts";

const view = { south: 50.12345, west: 85, north: 52.98765, east: 88.5 };

test("withBox replaces the distance from a point and returns to the first page", () => {
  const around = { ...emptyFilter, slug: "hiking", lat: 51, lng: 86, radius: 100, page: 3 };
  expect(listingUrl(withBox(around, view))).toBe("/hiking?box=50.123,85,52.988,88.5");
});

test("viewOf reads back the box that boxOf wrote", () => {
  const box = boxOf(view);
  expect(boxOf(viewOf(box))).toEqual(box);
});

test("mapFilter drops box, page and order", () => {
  const filter = {
    ...withBox(emptyFilter, view),
    sort: "price",
    page: 2,
    difficulty: [2],
  } as const;
  expect(filterToQuery(mapFilter(filter))).toEqual({ difficulty: "2" });
});
