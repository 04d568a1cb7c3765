import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  filterChoicesCall,
  toursCountCall,
  toursMapCall,
} from "@tropa/api-contract/discovery/calls-discovery";
import { priceCeilings } from "@tropa/domain/money";
import { acceptedSorts, emptyFilter } from "@tropa/domain/discovery/search-filter";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { linkShowplaces } from "@tropa/demo/editorial/link-showplaces";
import { loadShowplaces } from "@tropa/demo/editorial/showplaces";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(300, (pool) =>
    inTransaction(pool, async (client) => {
      await loadShowplaces(client, { today: "2026-01-15" });
      await linkShowplaces(client);
    }),
  );
}, 120_000);
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

describe("a count", () => {
  test.each(filters)("of %o is the total of its list", async (query) => {
    const { total } = await list(query);
    expect(total).toBeGreaterThan(0);
    expect(await count(query)).toBe(total);
  });

  test("of a path that names nothing is 404", async () => {
    await expect(count({ slug: "nowhere" })).rejects.toMatchObject({ status: 404 });
  });
});

/** How each choice is made: what it adds to the query, or takes away. */
const choosing = {
  min_ages: (minAge: string) => ({ minAge }),
  group_sizes: (maxGroupSize: string) => ({ maxGroupSize }),
  flex_days: (flexDays: string) => ({ flexDays }),
  continents: (continent: string) => ({ continent }),
  author_tours: (isAuthorTourSearch: string) => ({ isAuthorTourSearch }),
  days: (days: string) => ({ daysMin: days, ...(days !== "20" && { daysMax: days }) }),
  radii: (radius: string) => ({ radius }),
  kinds: (kind: string) => ({
    type: kind === "excursion" ? kind : "tour",
    isCruisesSearch: kind === "cruise" ? "1" : "0",
  }),
};
type Chosen = keyof typeof choosing;

describe("a choice", () => {
  test.each<[Chosen, Query]>([
    ["min_ages", { slug: "russia", minAge: "3" }],
    ["group_sizes", { comfort: "medium", maxGroupSize: "7" }],
    ["flex_days", { dateFrom: "2027-07-10", dateTo: "2027-07-12", flexDays: "3" }],
    ["continents", { difficulty: "1,2", continent: "africa" }],
    ["author_tours", { slug: "altay", isAuthorTourSearch: "1" }],
    ["days", { slug: "russia", daysMin: "3", daysMax: "5" }],
    ["radii", { lat: "55.75", lng: "37.61", radius: "900" }],
    ["kinds", { slug: "russia", difficulty: "1" }],
    ["kinds", { isCruisesSearch: "1" }],
  ])("of %s finds as many tours as it promises beside %o", async (group, query) => {
    const { filters } = await list({ ...query, expand: "filters" });
    const choices = filters?.[group] ?? [];
    expect(choices.length).toBeGreaterThan(1 - Number(group === "author_tours"));
    const found = [];
    for (const { value } of choices) {
      const chosen: Query = { ...query, ...choosing[group](value) };
      if (group === "days" && value === "20") delete chosen.daysMax;
      found.push({ value, count: await count(chosen) });
    }
    expect(found).toEqual(
      choices.map(({ value, count: promised }) => ({ value, count: promised })),
    );
  });

  test("of a distance is counted from the middle of a small place, without the place", async () => {
    const { filters, listing } = await list({ slug: "altay", expand: "filters" });
    const { lat, lng } = listing.place!;
    for (const { value, count: promised } of filters!.radii)
      expect(await count({ lat: String(lat), lng: String(lng), radius: value })).toBe(promised);
    expect(filters!.radii.length).toBeGreaterThan(2);
    expect((await list({ slug: "russia", expand: "filters" })).filters!.radii).toEqual([]);
  });
});

const findChoices = async (query: Query) =>
  (await api.client("ru", "RUB").call(filterChoicesCall, { query })).items;

describe.each([
  { field: "showplace", group: "showplaces" },
  { field: "organizer", group: "organizers" },
] as const)("looked for by name, $field", ({ field, group }) => {
  test("is offered by its tours, and found by a part of its name with a typo in it", async () => {
    const top = await findChoices({ field, slug: "russia" });
    expect(top.map(({ count: tours }) => -tours)).toEqual(
      top.map(({ count: tours }) => -tours).toSorted((a, b) => a - b),
    );
    const long = top.find(({ name }) => name.length > 6)!;
    const phrase = `${long.name.slice(0, 3)}${long.name.slice(4, 7)}`;
    const found = await findChoices({ field, slug: "russia", phrase });
    expect(found.map(({ value }) => value)).toContain(long.value);
  });

  test("lists what it promises, whatever else of its kind is chosen, and says its name", async () => {
    const [first, second] = await findChoices({ field, difficulty: "1,2" });
    const query = { difficulty: "1,2", [field]: first!.value };
    const { total, filters } = await list({ ...query, expand: "filters" }, "ru", "RUB");
    expect(total).toBe(first!.count);
    expect(filters![group]).toEqual([
      { value: first!.value, name: first!.name, count: first!.count },
    ]);
    expect((await findChoices({ ...query, field }))[1]).toEqual(second);
  });

  test("takes any phrase, and 404 for a path that names nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 130 }), async (phrase) => {
        expect((await findChoices({ field, phrase })).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 30 },
    );
    await expect(findChoices({ field, slug: "nowhere" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the map", () => {
  test.each(filters)("of %o holds every tour of the list", async (query) => {
    const { total } = await list(query);
    const shown = await map(query);
    expect(shown).toMatchObject({ total, shown: total, currency: "USD" });
    expect(shown.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(total);
  });

  test("lists what a box around a cluster lists", async () => {
    const { clusters } = await map({ slug: "russia", zoom: "4" });
    const several = clusters.find(({ box }) => box !== null);
    const { south, west, north, east } = several!.box!;
    const box = [south, west, north, east].join(",");
    const found = await list({ slug: "russia", box });
    expect(found.total).toBeGreaterThanOrEqual(several!.count);
    expect(await map({ slug: "russia", view: box })).toMatchObject({ shown: found.total });
    expect((await map({ slug: "russia", box })).total).toBe(found.total);
  });

  test("names a place and its listing, where its tours are", async () => {
    const { clusters } = await map({ zoom: "12" }, "ru", "RUB");
    const first = clusters.find(({ place }) => place !== null);
    const cheapest = await list({ slug: first!.place!.slug, sort: "price" }, "ru", "RUB");
    expect(cheapest.listing.place?.name).toBe(first!.place!.name);
    expect(cheapest.total).toBeGreaterThanOrEqual(first!.count);
    expect(first!.price_from).toBeGreaterThanOrEqual(cheapest.items[0]!.price);
  });

  test("takes any view and any zoom", async () => {
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

test("a list for a party has tours that take its youngest and have seats for all", async () => {
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

describe("a list without tours", () => {
  const empty = { slug: "altay/hiking", comfort: "premium", priceMax: "1", languages: "fr" };

  test("says what to leave out, and what is found then", async () => {
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

  test("leaves the path its other words", async () => {
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

  test("is not told of while there are tours", async () => {
    expect(await list({ slug: "altay" })).not.toHaveProperty("ways_out");
  });
});

describe("the choices", () => {
  test("count seasons, starts, operators and returning cruises as their lists do", async () => {
    const excursions = { type: "excursion", expand: "filters" };
    const { filters: found } = await list(excursions);
    expect(found!.start_times.length).toBeGreaterThan(0);
    for (const { value, count: shown } of found!.start_times)
      expect(await count({ type: "excursion", startTimes: value })).toBe(shown);

    const { filters: all } = await list({ expand: "filters", operatorType: "author" });
    expect(all!.operator_types.map(({ value }) => value).toSorted()).toEqual(["author", "company"]);
    for (const { value, count: shown } of all!.operator_types)
      expect(await count({ operatorType: value })).toBe(shown);
    expect(all!.seasons.length).toBeGreaterThan(1);
    for (const { date_from: dateFrom, date_to: dateTo, count: shown } of all!.seasons)
      expect(await count({ operatorType: "author", dateFrom, dateTo })).toBe(shown);

    const { filters: cruises } = await list({ expand: "filters", isCruisesSearch: "1" });
    expect(cruises!.returning).toHaveLength(1);
    expect(await count({ isCruisesSearch: "1", onlyReturningCruises: "1" })).toBe(
      cruises!.returning[0]!.count,
    );
  });

  test.each(["RUB", "USD", "CNY"] as const)(
    "spread prices over the slider in %s",
    async (currency) => {
      const { filters: found, total } = await list(
        { expand: "filters", slug: "russia" },
        "ru",
        currency,
      );
      const { step, counts } = found!.price_histogram;
      expect(step * 40).toBe(priceCeilings[currency].total * 100);
      expect(counts).toHaveLength(41);
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(total);
    },
  );

  test("of prices stay while a price is chosen", async () => {
    const histogram = async (query: Query) =>
      (await list({ expand: "filters", ...query })).filters!.price_histogram;
    expect(await histogram({ priceMin: "500" })).toEqual(await histogram({}));
  });
});

test("dates give way by some days", async () => {
  const { items } = await list({ sort: "date" });
  const { start } = items.find(({ nearest }) => nearest !== null)!.nearest!;
  const day = (days: number) =>
    new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
  const strict = await count({ dateFrom: day(2), dateTo: day(4) });
  const loose = await count({ dateFrom: day(2), dateTo: day(4), flexDays: "3" });
  expect(loose).toBe(await count({ dateFrom: day(-1), dateTo: day(7) }));
  expect(loose).toBeGreaterThanOrEqual(strict);
});

test.each(acceptedSorts)("sorted by %s every tour is on one page, once", async (sort) => {
  const { total, pages } = await list({ sort, slug: "russia" });
  const ids = new Set<number>();
  for (let page = 1; page <= pages; page++)
    for (const { id } of (await list({ sort, slug: "russia", page: String(page) })).items)
      ids.add(id);
  expect(ids.size).toBe(total);
});

describe("the listings around one", () => {
  test.each(["tours", "asia", "russia", "altay", "altay/hiking", "hiking", "weekend", "kazan"])(
    "%s link to lists of as many tours as they say",
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

  test("go one step up", async () => {
    const parentOf = async (slug: string) => (await list({ slug })).listing.parent?.slug;
    expect(await parentOf("altay/hiking")).toBe("altay");
    expect(await parentOf("altay")).toBe("russia");
    expect(await parentOf("asia")).toBe("tours");
    expect(await parentOf("hiking")).toBe("tours");
  });
});
