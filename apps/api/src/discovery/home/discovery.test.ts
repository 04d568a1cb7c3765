import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { toursCountCall, toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import { acceptedSorts, emptyFilter } from "@tropa/domain/discovery/search-filter";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(300);
});
afterAll(() => api.close());

type Query = Record<string, string>;
const list = (query: Query, language = "en", currency = "USD") =>
  api.client(language, currency).call(toursCall, { query });
const count = async (query: Query) => (await api.client().call(toursCountCall, { query })).total;
const map = (query: Query, language = "en", currency = "USD") =>
  api.client(language, currency).call(toursMapCall, { query });

const filters: Query[] = [
  {},
  { slug: "altay" },
  { slug: "russia/hiking", daysMax: "7" },
  { box: "40,30,60,60" },
  { lat: "55.75", lng: "37.61", radius: "900" },
  { type: "excursion", startTimes: "morning" },
  { isCruisesSearch: "1" },
  { priceMin: "300", priceMax: "900" },
];

describe("a count of tours", () => {
  test.each(filters)("for %o equals the total of its listing", async (query) => {
    const { total } = await list(query);
    expect(total).toBeGreaterThan(0);
    expect(await count(query)).toBe(total);
  });

  test("answers 404 for an unknown path", async () => {
    await expect(count({ slug: "nowhere" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the map of tours", () => {
  test.each(filters)("for %o shows every tour of the listing", async (query) => {
    const { total } = await list(query);
    const shown = await map(query);
    expect(shown).toMatchObject({ total, shown: total, currency: "USD" });
    expect(shown.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(total);
  });

  test("shows for a cluster's box the same tours as its listing", async () => {
    const { clusters } = await map({ slug: "russia", zoom: "4" });
    const several = clusters.find(({ box }) => box !== null);
    const { south, west, north, east } = several!.box!;
    const box = [south, west, north, east].join(",");
    const found = await list({ slug: "russia", box });
    expect(found.total).toBeGreaterThanOrEqual(several!.count);
    expect(await map({ slug: "russia", view: box })).toMatchObject({ shown: found.total });
    expect((await map({ slug: "russia", box })).total).toBe(found.total);
  });

  test("names a place and its listing for a cluster at one place", async () => {
    const { clusters } = await map({ zoom: "12" }, "ru", "RUB");
    const first = clusters.find(({ place }) => place !== null);
    const cheapest = await list({ slug: first!.place!.slug, sort: "price" }, "ru", "RUB");
    expect(cheapest.listing.place?.name).toBe(first!.place!.name);
    expect(cheapest.total).toBeGreaterThanOrEqual(first!.count);
    expect(first!.price_from).toBeGreaterThanOrEqual(cheapest.items[0]!.price);
  });

  test("accepts any text as bounding box or zoom", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 30 }),
        fc.string({ maxLength: 6 }),
        async (view, zoom) => {
          const shown = await map({ slug: "altay", view, zoom });
          expect(shown.zoom).toBeLessThanOrEqual(18);
          expect(shown.clusters.length).toBeLessThanOrEqual(200);
        },
      ),
      { numRuns: 40 },
    );
    expect((await map({ zoom: "99" })).zoom).toBe(18);
    expect((await map({ view: "1,1,2,2" })).clusters).toEqual([]);
  });
});

test("filters by the age of the youngest child and by seats for the whole party", async () => {
  const family = { slug: "altay", adults: "2", childAges: "4,9" };
  const found = await list(family);
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan((await list({ slug: "altay" })).total);
  for (const { slug, min_age: least } of found.items) {
    expect(least).toBeLessThanOrEqual(4);
    const tour = await api.client().call(tourCall, { query: { slug } });
    const roomy = tour.variants.some(({ seats_left: left }) => left >= 4);
    expect([slug, roomy || tour.use_request_period]).toEqual([slug, true]);
  }
  // A larger party finds no more, and a younger one neither.
  expect((await list({ ...family, adults: "9" })).total).toBeLessThanOrEqual(found.total);
  expect((await list({ ...family, childAges: "0,9" })).total).toBeLessThanOrEqual(found.total);
});

describe("a listing without tours", () => {
  const empty = { slug: "altay/hiking", comfort: "premium", priceMax: "1", languages: "fr" };

  test("suggests which filters to drop, with the number of tours found then", async () => {
    for (const query of [
      empty,
      { slug: "altay", priceMin: "4990" },
      { box: "0,0,1,1", daysMax: "5" },
      { dateFrom: "2020-01-01", dateTo: "2020-01-05" },
      { slug: "altay", regions: "1,2,3", showplace: "999999" },
    ] as Query[]) {
      const { total, ways_out } = await list(query);
      expect(total).toBe(0);
      expect(ways_out!.length).toBeGreaterThan(0);
      expect(ways_out!.length).toBeLessThanOrEqual(4);
      const totals = ways_out!.map((way) => way.total);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      for (const way of ways_out!) {
        expect((await list(way.query)).total).toBe(way.total);
        for (const field of way.fields) expect(Object.keys(emptyFilter)).toContain(field);
      }
    }
  });

  test("keeps the words of the path in its suggestions", async () => {
    const { ways_out } = await list({
      slug: "altay/hiking",
      cities: "999999",
      restKinds: "999998",
    });
    expect(ways_out!.map(({ fields }) => fields)).toEqual([["cities"]]);
    expect(ways_out![0]!.query).toMatchObject({ slug: "altay/hiking" });
    const none = await list({ slug: "altay/hiking", organizer: "999999" }, "ru", "RUB");
    expect(none.ways_out![0]!.query).toEqual({ slug: "altay/hiking" });
  });

  test("makes no suggestions when there are tours", async () => {
    expect(await list({ slug: "altay" })).not.toHaveProperty("ways_out");
  });
});

test("widens the chosen dates by the flexible days", async () => {
  const { items } = await list({ sort: "date" });
  const { start } = items.find(({ nearest }) => nearest !== null)!.nearest!;
  const day = (days: number) =>
    new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
  const strict = await count({ dateFrom: day(2), dateTo: day(4) });
  const loose = await count({ dateFrom: day(2), dateTo: day(4), flexDays: "3" });
  expect(loose).toBe(await count({ dateFrom: day(-1), dateTo: day(7) }));
  expect(loose).toBeGreaterThanOrEqual(strict);
});

test.each(acceptedSorts)("lists every tour once across pages when sorted by %s", async (sort) => {
  const { total, pages } = await list({ sort, slug: "russia" });
  const ids = new Set<number>();
  for (let page = 1; page <= pages; page++)
    for (const { id } of (await list({ sort, slug: "russia", page: String(page) })).items)
      ids.add(id);
  expect(ids.size).toBe(total);
});

describe("links of a listing", () => {
  test.each(["tours", "asia", "russia", "altay", "altay/hiking", "hiking", "weekend", "kazan"])(
    "of %s lead to listings with the number of tours they show",
    async (slug) => {
      const { listing, total } = await list({ slug });
      const { parent, neighbours, places, activities, facts } = listing;
      expect(parent === null).toBe(slug === "tours");
      const links = [...(parent ? [parent] : []), ...neighbours, ...places, ...activities];
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        const found = await list({ slug: link.slug });
        expect([link.slug, found.total]).toEqual([link.slug, link.count]);
        expect(found.listing.slug).toBe(link.slug);
      }
      expect(facts!.total).toBe(total);
      const cheapest = await list({ slug, sort: "price" });
      expect(facts!.price_from).toBe(cheapest.items[0]!.price);
      expect(facts!.days_min).toBeLessThanOrEqual(facts!.days_max);
    },
  );

  test("lead to the next wider listing", async () => {
    const parentOf = async (slug: string) => (await list({ slug })).listing.parent?.slug;
    expect(await parentOf("altay/hiking")).toBe("altay");
    expect(await parentOf("altay")).toBe("russia");
    expect(await parentOf("asia")).toBe("tours");
    expect(await parentOf("hiking")).toBe("tours");
  });
});
