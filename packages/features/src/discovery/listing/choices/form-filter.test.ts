import { priceCeilings } from "@tropa/domain/money";
import { filterFromQuery, filterToQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-query.ts";
import { filterOfForm } from "./form-filter.ts";

const ceilings = priceCeilings.RUB;
const urlOf = (query: string) =>
  listingUrl(filterOfForm("altay", new URLSearchParams(query), ceilings), ceilings);

test.each([
  ["priceMin=0&priceMax=200000&daysMin=1&daysMax=20", "/altay"],
  ["priceMin=0&priceMax=90000&priceEnd=90000", "/altay"],
  ["priceMin=0&priceMax=50000&priceEnd=90000", "/altay?priceMax=50000"],
  ["when=2027-06", "/altay?dateFrom=2027-06-01&dateTo=2027-06-30"],
  ["when=2027-summer&dateFrom=2027-01-01", "/altay?dateFrom=2027-06-01&dateTo=2027-08-31"],
  ["when=&dateFrom=2027-01-01", "/altay?dateFrom=2027-01-01"],
  ["when=yesterday", "/altay"],
  ["difficulty=1&difficulty=3&minAge=", "/altay?difficulty=1,3"],
])("reads the form data %s as %s", (query, address) => {
  expect(urlOf(query)).toBe(address);
});

/** Texts of hands and scripts: names of fields among them, so that values are reached. */
const fieldNames = [
  "priceMin",
  "box",
  "dateFrom",
  "flexDays",
  "difficulty",
  "ships",
  "page",
  "sort",
];
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("1", "2,3", "2027-06-01", "-1", "1e9", "55,36,56,38", "%00", "rating", "ё"),
);
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), words), {
  maxLength: 8,
});

test("a filter read from any address round-trips unchanged", () => {
  fc.assert(
    fc.property(query, words, (entries, path) => {
      const filter = filterOfForm(path, new URLSearchParams(entries), ceilings);
      const written = filterToQuery(filter, ceilings);
      expect(filterFromQuery(written, ceilings)).toEqual(filter);
      const { pathname, searchParams } = new URL(listingUrl(filter, ceilings), "http://site");
      const slug = decodeURIComponent(pathname.slice(1));
      const again = filterOfForm(slug === "tours" ? "" : slug, searchParams, ceilings);
      expect(again).toEqual(filter);
    }),
  );
});

test("canonicalAddress reaches the canonical form in one step", () => {
  fc.assert(
    fc.property(query, (entries) => {
      const asked = new URLSearchParams(entries);
      const filter = filterOfForm("altay", asked, ceilings);
      const address = canonicalAddress("altay", asked, filter, ceilings);
      if (address === null) return;
      const { pathname, searchParams } = new URL(address, "http://site");
      const path = pathname.slice(1);
      const normal = filterOfForm(path, searchParams, ceilings);
      expect(canonicalAddress(path, searchParams, normal, ceilings)).toBeNull();
    }),
  );
});
