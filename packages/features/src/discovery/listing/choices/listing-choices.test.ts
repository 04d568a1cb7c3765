import { expect, test } from "vitest";
import { shownDestinations } from "./listing-choices.ts";

const country = (value: string, slug: string, count: number) => ({
  value,
  slug,
  name: slug,
  count,
  kind: "country" as const,
  country: null,
});
const region = (value: string, slug: string, count: number, of: string) => ({
  value,
  slug,
  name: slug,
  count,
  kind: "region" as const,
  country: of,
});
const many = Array.from({ length: 10 }, (_, index) =>
  region(String(index + 1), `region-${index + 1}`, 50 - index, "1"),
);
const all = [
  country("1", "russia", 800),
  ...many,
  country("2", "georgia", 50),
  region("20", "svaneti", 20, "2"),
];
const slugs = (chosen: string) =>
  shownDestinations(all, ({ slug }) => slug === chosen).map(
    ({ slug, isNested }) => `${isNested ? "-" : ""}${slug}`,
  );

test("shows the regions of the largest country when no place is chosen", () => {
  expect(slugs("").slice(0, 3)).toEqual(["russia", "-region-1", "-region-2"]);
  expect(slugs("")).not.toContain("-svaneti");
});

test("shows the regions of the country of the chosen place", () => {
  expect(slugs("svaneti")).toEqual(["russia", "georgia", "-svaneti"]);
  expect(slugs("georgia")).toEqual(["russia", "georgia", "-svaneti"]);
});

test("shows a chosen place however few tours it has", () => {
  expect(slugs("region-10")).toContain("-region-10");
  expect(slugs("region-1")).not.toContain("-region-10");
});
