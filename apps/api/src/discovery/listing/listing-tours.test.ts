import { ApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClient } from "@tropa/api-client/client";
import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let english: ApiClient;
let russian: ApiClient;

beforeAll(async () => {
  api = await startTestApi(200, (pool) =>
    pool.query(
      "UPDATE tour SET status = CASE id % 2 WHEN 0 THEN 'removed' ELSE 'gone' END WHERE id % 20 IN (6, 7)",
    ),
  );
  english = api.client("en", "USD");
  russian = api.client("ru", "RUB");
});
afterAll(() => api.close());

async function count(where: string, values: unknown[] = []): Promise<number> {
  const { rows } = await api.pool.query<{ count: number }>(
    `SELECT count(*) FROM tour t WHERE status = 'published' AND ${where}`,
    values,
  );
  return rows[0]!.count;
}

const list = (query: Record<string, string | string[]>, client = english) =>
  client.call(toursCall, { query });

/** The answer to a query with the choices expanded. */
async function expanded(query: Record<string, string>, client = english) {
  const { filters, ...answer } = await list({ ...query, expand: "filters" }, client);
  if (!filters) throw new Error("the answer has no filters");
  return { ...answer, filters };
}

test("lists every published tour once by rank, 24 to a page", async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    "SELECT id FROM tour WHERE status = 'published' AND type = 1 ORDER BY weight DESC, id",
  );
  const first = await list({});
  expect(first).toMatchObject({
    total: rows.length,
    page: 1,
    pages: Math.ceil(rows.length / 24),
    per_page: 24,
  });
  expect(first.listing).toMatchObject({ slug: "tours", place: null, breadcrumbs: [] });
  expect(first.filters).toBeUndefined();
  const ids: number[] = [];
  for (let page = 1; page <= first.pages; page += 1) {
    ids.push(...(await list({ page: String(page) })).items.map((card) => card.id));
  }
  expect(ids).toEqual(rows.map((row) => row.id));
  expect((await list({ page: "999" })).items).toEqual([]);
});

test("filters by the words of the path in any order and returns the canonical path", async () => {
  const found = await list({ slug: "hiking/altay" });
  expect(found.listing).toMatchObject({
    slug: "altay/hiking",
    place: { name: "Altai Republic", kind: "region" },
    rest_kind: "Hiking and trekking",
    breadcrumbs: [{ slug: "russia" }, { slug: "altay" }, { slug: "altay/hiking" }],
  });
  expect(found.total).toBe(
    await count(
      `type = 1 AND region_ids && (SELECT array_agg(id) FROM region WHERE slug = 'altay')
       AND rest_kind_ids && (SELECT array_agg(id) FROM rest_kind WHERE slug = 'hiking')`,
    ),
  );
  for (const neighbour of found.listing.neighbours) {
    expect(neighbour.slug).toMatch(/^[\w-]+\/hiking$/);
    expect((await list({ slug: neighbour.slug })).total).toBe(neighbour.count);
  }
  expect((await list({ slug: "weekend" })).listing.collection?.description).toContain("Friday");
  expect((await list({ slug: "asia" })).listing.place).toMatchObject({
    name: "Asia",
    kind: "continent",
  });
});

test("answers 404 in the reader's language for an unknown path", async () => {
  for (const slug of ["nowhere", "altay/nowhere", "altay/georgia", "russia/turkey"]) {
    const error = await list({ slug }, russian).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiClientError);
    expect(error).toMatchObject({
      kind: "http",
      status: 404,
      code: "not_found",
      data: { message: "Не найдено" },
    });
  }
});

test("ignores invalid parameters", async () => {
  const { total } = await list({});
  const garbage = {
    priceMin: "cheap",
    daysMax: "-3",
    countries: "abc,,",
    sort: "'; DROP TABLE tour",
    page: "0",
    x: "1",
  };
  expect((await list(garbage)).total).toBe(total);
});

test("shows prices in the reader's currency, rounded up to whole units", async () => {
  const { rows } = await api.pool.query<{ currency: string; per_usd: number }>(
    "SELECT DISTINCT ON (currency) currency, per_usd FROM currency_rate ORDER BY currency, rated_on DESC",
  );
  const perUsd = new Map(rows.map((row) => [row.currency, row.per_usd]));
  const { items } = await list({}, api.client("en", "EUR"));
  for (const card of items) {
    const { rows: tours } = await api.pool.query<{ price_minor: number; currency: string }>(
      "SELECT price_minor, currency FROM tour WHERE id = $1",
      [card.id],
    );
    const { price_minor, currency } = tours[0]!;
    const exact = (price_minor / perUsd.get(currency)!) * perUsd.get("EUR")!;
    const shown = currency === "EUR" ? price_minor : Math.ceil(exact / 100 - 1e-6) * 100;
    expect({ id: card.id, price: card.price, currency: card.currency }).toEqual({
      id: card.id,
      price: shown,
      currency: "EUR",
    });
  }
});

test("filters prices and shows their range in the reader's currency", async () => {
  const found = await expanded({ priceMin: "300", priceMax: "700", sort: "price" });
  expect(found.total).toBeGreaterThan(3);
  // Tours in other currencies are searched by their price in roubles of the day they were loaded.
  for (const card of found.items) {
    expect(card.price).toBeGreaterThanOrEqual(300_00 * 0.99);
    expect(card.price).toBeLessThanOrEqual(700_00 * 1.01);
  }
  const everything = await expanded({});
  expect(found.filters.price_min).toBe(everything.filters.price_min);
  const roubles = await expanded({ sort: "price" }, russian);
  expect(roubles.filters.price_min).toBe(roubles.items[0]?.price);
  const inDollars = everything.filters.price_min! - roubles.filters.price_min! / 80.4;
  expect(inDollars).toBeGreaterThanOrEqual(0);
  expect(inDollars).toBeLessThanOrEqual(100);
});

test("sorts by price in both directions", async () => {
  const prices = async (sort: string) =>
    (await list({ sort }, russian)).items.map((card) => card.price);
  const cheap = await prices("price");
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
  const dear = await prices("-price");
  expect(dear).toEqual(dear.toSorted((a, b) => b - a));
  expect(dear[0]).toBeGreaterThan(cheap[0]!);
});

test("shows texts and organizers' names in the reader's language", async () => {
  const [ru, en, de] = await Promise.all(
    ["ru", "en", "de"].map((language) => list({ slug: "altay" }, api.client(language, "USD"))),
  );
  expect(ru?.items.map((card) => card.id)).toEqual(en?.items.map((card) => card.id));
  expect(ru?.items[0]?.location).toBe("Республика Алтай, Россия");
  expect(en?.items[0]?.location).toBe("Altai Republic, Russia");
  expect(de?.items[0]?.location).toBe("Republik Altai, Russland");
  expect(ru?.items[0]?.title).toMatch(/\p{Script=Cyrillic}/u);
  expect(en?.items[0]?.title).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(ru?.items[0]?.organizer.name).toMatch(/^\p{Script=Cyrillic}+$/u);
  const latin = await list({ slug: "altay" }, api.client("en", "USD", "ru"));
  expect(latin.items[0]?.organizer.name).toMatch(/^\p{Script=Latin}+$/u);
  expect(en?.items[0]?.image).toMatchObject({
    image: expect.stringMatching(/^\/images\/[\w-]+\/\{size\}\.avif$/),
    alt: `${en?.items[0]?.title} — Altai Republic, Russia`,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test.each([
  ["default", "price_minor, starts_on"],
  ["date", "starts_on, price_minor"],
])(
  "ordered by %s a card shows one departure with seats and the number of others",
  async (sort, order) => {
    const { items } = await list({ sort });
    let withDates = 0;
    for (const card of items) {
      const { rows } = await api.pool.query<{ starts_on: string; ends_on: string; price: number }>(
        `SELECT starts_on, ends_on, price_minor AS price FROM tour_date
       WHERE tour_id = $1 AND starts_on > (now() AT TIME ZONE 'UTC')::date AND seats_taken < seats_total ORDER BY ${order}`,
        [card.id],
      );
      expect(card.more_dates).toBe(Math.max(0, rows.length - 1));
      if (card.nearest === null) {
        expect(rows).toEqual([]);
        continue;
      }
      withDates += 1;
      const { start: starts_on, end: ends_on } = card.nearest;
      expect({ starts_on, ends_on }).toEqual({
        starts_on: rows[0]!.starts_on,
        ends_on: rows[0]!.ends_on,
      });
      expect(card.price).toBe(card.nearest.price);
      if (card.original_currency === "RUB") expect(card.original_price).toBe(rows[0]!.price);
    }
    expect(withDates).toBeGreaterThan(5);
  },
);

test("shows edits at once although answers and cards are cached", async () => {
  const { pool } = api;
  const before = await list({});
  const [first] = before.items;
  const id = first!.id;
  const shown = async () =>
    (await list({}, api.client("en", "USD", "ru"))).items.find((card) => card.id === id);

  await pool.query("UPDATE tour SET rating = 3.21 WHERE id = $1", [id]);
  await expect.poll(async () => (await shown())?.rating).toBe(3.21);
  await pool.query(
    `UPDATE organizer SET photo = '/changed.jpg' WHERE id = (SELECT organizer_id FROM tour WHERE id = $1)`,
    [id],
  );
  await expect.poll(async () => (await shown())?.organizer.photo).toBe("/changed.jpg");
  await pool.query("UPDATE tour SET status = 'removed' WHERE id = $1", [id]);
  await expect.poll(async () => (await list({})).total).toBe(before.total - 1);
  await pool.query("UPDATE tour SET status = 'published', is_individual = true WHERE id = $1", [
    id,
  ]);
  await expect.poll(async () => (await list({})).total).toBe(before.total - 1);
  await pool.query("UPDATE tour SET is_individual = false WHERE id = $1", [id]);
  await expect.poll(async () => (await list({})).total).toBe(before.total);
});

test("filters cruises by type, ship, water, start, cabin and return with matching counts", async () => {
  const { filters, total } = await expanded({ isCruisesSearch: "1" });
  expect(total).toBeGreaterThan(5);
  const { cruise_types, ships, water_objects, cruise_start_cities, cabins } = filters;
  const groups = [
    ["cruisesType", cruise_types],
    ["ships", ships],
    ["waterObject", water_objects],
    ["cruisesStartCity", cruise_start_cities],
    ["cruisesCabinsCapacity", cabins],
  ] as const;
  for (const [name, choices] of groups) {
    expect(choices.length).toBeGreaterThan(1);
    for (const { value, count: promised, name: label } of choices) {
      expect(label).not.toBe("");
      expect((await list({ [name]: value })).total).toBe(promised);
    }
  }
  expect((await list({ onlyReturningCruises: "1" })).total).toBe(await count("is_returning"));
});

test("sorts by rating and by the next departure", async () => {
  const rated = (await list({ sort: "rating" })).items.map((card) => card.rating);
  expect(rated).toEqual(rated.toSorted((a, b) => b - a));
  expect(rated[0]).toBeGreaterThan(4);
  const { rows } = await api.pool.query<{ id: number }>(
    `SELECT t.id FROM tour t LEFT JOIN tour_date d ON d.tour_id = t.id AND d.seats_taken < d.seats_total
       AND d.starts_on >= (now() AT TIME ZONE 'UTC')::date
     WHERE t.status = 'published' AND t.type = 1
     GROUP BY t.id ORDER BY min(d.starts_on) NULLS LAST, t.weight DESC, t.id LIMIT 24`,
  );
  expect((await list({ sort: "date" })).items.map((card) => card.id)).toEqual(
    rows.map((row) => row.id),
  );
});
