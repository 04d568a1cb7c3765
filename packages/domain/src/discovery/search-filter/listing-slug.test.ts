import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyFilter, resolveListingSlug, withListing } from "../search-filter.ts";
import type { ListingTerm } from "../search-filter.ts";

const georgia: ListingTerm = {
  kind: "country",
  id: 2,
  slug: "georgia",
  within: { continent: "asia" },
};
const altay: ListingTerm = {
  kind: "region",
  id: 10,
  slug: "altay",
  within: { continent: "asia", country: 1 },
};
const dictionary: Record<string, ListingTerm[]> = {
  asia: [{ kind: "continent", id: "asia", slug: "asia" }],
  russia: [{ kind: "country", id: 1, slug: "russia", within: { continent: "asia" } }],
  georgia: [georgia],
  gruziya: [georgia],
  altay: [
    altay,
    { kind: "city", id: 100, slug: "altay", within: { continent: "asia", country: 1, region: 10 } },
  ],
  tbilisi: [{ kind: "city", id: 200, slug: "tbilisi", within: { continent: "asia", country: 2 } }],
  trekking: [{ kind: "restKind", id: 5, slug: "trekking" }],
  vino: [{ kind: "restKind", id: 6, slug: "wine" }],
  wine: [{ kind: "restKind", id: 6, slug: "wine" }],
  weekend: [{ kind: "collection", id: 7, slug: "weekend" }],
};
const lookup = (segment: string): ListingTerm[] =>
  Object.hasOwn(dictionary, segment) ? dictionary[segment]! : [];

const found: [string, string, object][] = [
  ["", "tours", {}],
  ["tours", "tours", {}],
  ["/Tours/", "tours", {}],
  ["altay", "altay", { regions: [10] }],
  ["altay/trekking", "altay/trekking", { regions: [10], restKinds: [5] }],
  ["trekking/altay", "altay/trekking", { regions: [10], restKinds: [5] }],
  ["gruziya/vino", "georgia/wine", { countries: [2], restKinds: [6] }],
  [
    "weekend/vino/tbilisi",
    "tbilisi/wine/weekend",
    { cities: [200], restKinds: [6], collections: [7] },
  ],
  ["asia", "asia", { continent: "asia" }],
  ["asia/georgia/tbilisi", "tbilisi", { cities: [200] }],
  // The city of the same name is reached, and stays, under its region.
  ["altay/altay", "altay/altay", { cities: [100] }],
];

describe("resolveListingSlug", () => {
  it.each(found)("resolves %s to %s", (slug, canonicalSlug, filterPart) => {
    expect(resolveListingSlug(slug, lookup)).toMatchObject({ ok: true, canonicalSlug, filterPart });
  });

  it.each([
    "atlantis",
    "altay/atlantis",
    "trekking/vino",
    "georgia/russia",
    "georgia/altay",
    "altay/tours",
    "__proto__",
  ])("refuses %s", (slug) => expect(resolveListingSlug(slug, lookup)).toEqual({ ok: false }));

  it("resolves every path to one canonical address, which resolves to itself", () => {
    const segments = fc.array(fc.constantFrom(...Object.keys(dictionary)), { maxLength: 4 });
    fc.assert(
      fc.property(segments, (path) => {
        const resolved = resolveListingSlug(path.join("/"), lookup);
        fc.pre(resolved.ok);
        expect(resolveListingSlug(resolved.canonicalSlug, lookup)).toEqual(resolved);
      }),
      { numRuns: 500 },
    );
  });

  it("adds a listing's values to those already in the filter", () => {
    const filter = { ...emptyFilter, countries: [3], priceMax: 1_000_000 };
    expect(withListing(filter, { countries: [2] })).toEqual({ ...filter, countries: [2, 3] });
  });
});
