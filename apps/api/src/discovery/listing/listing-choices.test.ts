import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { filterChoicesCall, toursCountCall } from "@tropa/api-contract/discovery/calls-discovery";
import { priceCeilings } from "@tropa/domain/money";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { linkShowplaces } from "@tropa/demo/editorial/link-showplaces";
import { loadShowplaces } from "@tropa/demo/editorial/showplaces";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
/** An organizer at home in a city that is none of the catalogue's. */
let elsewhere: { id: number; title: string };
beforeAll(async () => {
  api = await startTestApi(300, (pool) =>
    inTransaction(pool, async (client) => {
      await loadShowplaces(client, { today: "2026-01-15" });
      await linkShowplaces(client);
      await client.query(
        "UPDATE tour SET status = CASE id % 2 WHEN 0 THEN 'removed' ELSE 'gone' END WHERE id % 20 IN (6, 7)",
      );
      const { rows } = await client.query<typeof elsewhere>(
        `UPDATE organizer SET city_id = NULL, city_name = 'Zzyzx', city_country = 'US'
          WHERE id = (SELECT organizer_id FROM tour WHERE status = 'published' AND type = 1 ORDER BY id LIMIT 1)
          RETURNING id, title`,
      );
      elsewhere = rows[0]!;
    }),
  );
});
afterAll(() => api.close());

type Query = Record<string, string>;
const list = (query: Query, language = "en", currency = "USD") =>
  api.client(language, currency).call(toursCall, { query });
const count = async (query: Query) => (await api.client().call(toursCountCall, { query })).total;

test("gives every choice the number of tours that it finds", async () => {
  const { total, filters } = await list({ expand: "filters" });
  const { rows } = await api.pool.query<{ count: number }>(
    "SELECT count(*) FROM tour WHERE status = 'published' AND type = 1",
  );
  expect(total).toBe(rows[0]!.count);
  const {
    destinations,
    rest_kinds,
    collections,
    accommodation,
    comfort,
    difficulty,
    languages,
    types,
    months,
  } = filters!;
  const choices = [
    ...destinations.map(({ slug, count }) => ({ query: { slug }, count })),
    ...destinations.map(({ kind, value, count }) => ({
      query: { [{ country: "countries", region: "regions", city: "cities" }[kind]]: value },
      count,
    })),
    ...rest_kinds.map(({ slug, count }) => ({ query: { slug }, count })),
    ...collections.map(({ slug, count }) => ({ query: { slug }, count })),
    ...accommodation.map(({ value, count }) => ({ query: { accommodation: value }, count })),
    ...comfort.map(({ value, count }) => ({ query: { comfort: value }, count })),
    ...difficulty.map(({ value, count }) => ({ query: { difficulty: value }, count })),
    ...languages.map(({ value, count }) => ({ query: { languages: value }, count })),
    ...types.map(({ value, count }) => ({ query: { type: value }, count })),
  ];
  expect(choices.length).toBeGreaterThan(60);
  for (const { query, count: promised } of choices) {
    expect({ query, total: (await list(query)).total }).toEqual({
      query,
      total: promised,
    });
  }
  expect(months.length).toBeGreaterThan(6);
  expect(months[0]?.name).toMatch(/^\p{L}+ \d{4}$/u);
});

test("lists destinations under their countries", async () => {
  const { filters } = await list({ expand: "filters" });
  const { destinations } = filters!;
  const isCountry = (place: { kind: string }) => place.kind === "country";
  const countries = destinations.filter(isCountry).map((country) => country.value);
  expect(countries.length).toBeGreaterThan(2);
  const places = destinations.filter((place) => !isCountry(place));
  expect(places.length).toBeGreaterThan(10);
  for (const place of places) expect(countries).toContain(place.country);
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

describe("a choice of a filter", () => {
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
  ])("in %s finds the promised number of tours together with %o", async (group, query) => {
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

  test("of a distance is measured from the centre of a region and is not offered for a country", async () => {
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
] as const)("choices of the field $field found by name", ({ field, group }) => {
  test("are ranked by tours and found by a part of the name with a typo", async () => {
    const top = await findChoices({ field, slug: "russia" });
    expect(top.map(({ count: tours }) => -tours)).toEqual(
      top.map(({ count: tours }) => -tours).toSorted((a, b) => a - b),
    );
    const long = top.find(({ name }) => name.length > 6)!;
    const phrase = `${long.name.slice(0, 3)}${long.name.slice(4, 7)}`;
    const found = await findChoices({ field, slug: "russia", phrase });
    expect(found.map(({ value }) => value)).toContain(long.value);
  });

  test("are counted regardless of other choices and include the name of the chosen one", async () => {
    const [first, second] = await findChoices({ field, difficulty: "1,2" });
    const query = { difficulty: "1,2", [field]: first!.value };
    const { total, filters } = await list({ ...query, expand: "filters" }, "ru", "RUB");
    expect(total).toBe(first!.count);
    expect(filters![group]).toEqual([
      { value: first!.value, name: first!.name, count: first!.count },
    ]);
    expect((await findChoices({ ...query, field }))[1]).toEqual(second);
  });

  test("accept any phrase; an unknown path is answered with 404", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 130 }), async (phrase) => {
        expect((await findChoices({ field, phrase })).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 30 },
    );
    await expect(findChoices({ field, slug: "nowhere" })).rejects.toMatchObject({ status: 404 });
  });
});

test("finds an organizer whose city has no tours", async () => {
  const offered = await findChoices({ field: "organizer", phrase: elsewhere.title });
  expect(offered).toContainEqual(
    expect.objectContaining({ value: String(elsewhere.id), hint: "Zzyzx" }),
  );
});

describe("the choices of a listing", () => {
  test("count seasons, start times, operators and return cruises exactly as the listings do", async () => {
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
    "spread the price histogram over the slider in %s",
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

  test("keep the price histogram when a price is chosen", async () => {
    const histogram = async (query: Query) =>
      (await list({ expand: "filters", ...query })).filters!.price_histogram;
    expect(await histogram({ priceMin: "500" })).toEqual(await histogram({}));
  });
});
