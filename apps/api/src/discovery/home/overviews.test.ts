import { tourCall, toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  collectionsCall,
  completionCall,
  convertPriceCall,
  homeCall,
  infoCall,
  restKindsCall,
  sitemapCall,
} from "@tropa/api-contract/discovery/calls-home";
import { afterAll, beforeAll, expect, test } from "vitest";
import { today } from "../catalogue/catalogue.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { loadClimate } from "@tropa/demo/catalogue/climate";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, async (pool) => {
    await pool.query("UPDATE collection SET is_hidden = true WHERE slug = 'weekend'");
    await inTransaction(pool, loadClimate);
  });
});
afterAll(() => api.close());

const total = async (query: Record<string, string>) =>
  (await api.client().call(toursCall, { query })).total;

test("counts the tours of rest kinds and collections as their listings do", async () => {
  const { rest_kinds } = await api.client("ru").call(restKindsCall);
  const { collections } = await api.client("de").call(collectionsCall);
  expect(rest_kinds.length).toBeGreaterThan(10);
  expect(rest_kinds.find((kind) => kind.slug === "hiking")).toMatchObject({
    name: "Треккинг и походы",
    emoji: "🥾",
  });
  expect(collections.length).toBeGreaterThan(5);
  expect(collections.map((collection) => collection.slug)).not.toContain("weekend");
  for (const { slug, tours_count } of [...rest_kinds, ...collections]) {
    expect({ slug, total: await total({ slug }) }).toEqual({ slug, total: tours_count });
  }
});

test("still opens the page of a hidden collection", async () => {
  expect(await total({ slug: "weekend" })).toBeGreaterThan(0);
});

test("counts published tours and verified organizers", async () => {
  const { rows } = await api.pool.query<Record<string, number>>(`
    SELECT count(*) AS "totalCount", count(*) FILTER (WHERE type = 1) AS "toursCount",
      count(*) FILTER (WHERE is_cruise) AS "cruisesCount",
      count(*) FILTER (WHERE is_author_tour AND type = 1) AS "authorToursCount",
      (SELECT count(*) FROM organizer WHERE is_verified) AS "verifiedOrganizersCount"
    FROM tour WHERE status = 'published'`);
  expect(await api.client().call(infoCall)).toMatchObject(rows[0]!);
});

test("counts and averages the reviews of the tours that a storefront shows", async () => {
  const { rows } = await api.pool.query<{ all: number; tours: number; rating: number }>(`
    SELECT count(*) AS all, count(*) FILTER (WHERE t.type = 1) AS tours, round(avg(r.rating), 2)::float AS rating
    FROM review r JOIN tour t ON t.id = r.tour_id WHERE r.status = 'published' AND t.status = 'published'`);
  const { all, tours, rating } = rows[0]!;
  expect(tours).toBeLessThan(all);
  expect(await api.client("ru").call(infoCall)).toMatchObject({ reviewsCount: all, rating });
  expect(await api.client("en").call(infoCall)).toMatchObject({ reviewsCount: tours });
});

test("shows on the home page places, hot tours, seasonal tours and recent reviews", async () => {
  const home = await api.client("ru", "RUB").call(homeCall);
  expect(home.destinations).toHaveLength(12);
  for (const { slug, tours_count, price_from, currency } of home.destinations) {
    const listing = await api
      .client("ru", "RUB")
      .call(toursCall, { query: { slug, sort: "price", expand: "filters" } });
    expect({ slug, total: listing.total, from: listing.filters?.price_min }).toEqual({
      slug,
      total: tours_count,
      from: price_from,
    });
    expect(currency).toBe("RUB");
  }
  expect(home.hot.length).toBeGreaterThan(0);
  expect(home.hot.every((card) => card.is_very_hot && card.nearest !== null)).toBe(true);
  expect(home.season.length).toBeGreaterThan(3);
  const hot = new Set(home.hot.map((card) => card.id));
  expect(home.season.some((card) => hot.has(card.id))).toBe(false);
  const { start, end } = home.season_dates;
  expect(home.season.every(({ nearest }) => (nearest?.start ?? "") <= end)).toBe(true);
  expect(start < end).toBe(true);
  expect(home.reviews.length).toBeGreaterThan(2);
  expect(home.reviews.every((review) => review.locale === "ru" && review.rating === 5)).toBe(true);
  const reviewed = await api
    .client("ru")
    .call(tourCall, { query: { slug: home.reviews[0]!.tour.slug } });
  expect(reviewed.title).toBe(home.reviews[0]!.tour.name);
  expect(home.excursions).toEqual([]);
});

test("shows excursions on the home page of a storefront that sells them", async () => {
  const { excursions } = await api.client().call(homeCall, { query: { excursions: "1" } });
  expect(excursions.length).toBeGreaterThan(2);
  expect(excursions.every((card) => card.type === 2)).toBe(true);
});

test("converts an amount by the newest rates", async () => {
  const convert = (
    from_currency: "USD" | "RUB",
    to_currency: "USD" | "RUB" | "KZT",
    amount: string,
  ) => api.client().call(convertPriceCall, { query: { from_currency, to_currency, amount } });
  expect(await convert("USD", "RUB", "10000")).toMatchObject({ result: 804_000 });
  expect(await convert("RUB", "USD", "804000")).toMatchObject({ result: 10_000 });
  expect(await convert("RUB", "RUB", "123")).toMatchObject({ result: 123 });
  expect(await convert("RUB", "KZT", "0")).toMatchObject({ result: 0 });
  await expect(convert("RUB", "USD", "-5")).rejects.toMatchObject({ status: 422 });
});

test("lists in the sitemap every page with content once", async () => {
  const { paths, pages } = await api.client().call(sitemapCall);
  expect(pages).toBe(1);
  const all = paths.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  const ofKind = await api.client().call(sitemapCall, { query: { kind: "listings" } });
  const listings = ofKind.paths.map(({ path }) => path);
  const { rows } = await api.pool.query<{ path: string }>(
    "SELECT '/' || slug || '-' || id AS path FROM tour WHERE status = 'published' AND type = 1 ORDER BY id",
  );
  expect(all.filter((path) => /-\d+$/.test(path))).toEqual(rows.map((row) => row.path));
  expect(listings).toContain("/tours");
  expect(listings).not.toContain("/weekend");
  const pairs = listings.filter((path) => path.split("/").length > 2);
  expect(pairs.length).toBeGreaterThan(10);
  for (const path of [...pairs.slice(0, 40), ...listings.slice(0, 40)]) {
    const found = await api.client().call(toursCall, { query: { slug: path.slice(1) } });
    expect(`/${found.listing.slug}`).toBe(path);
    expect(found.total).toBeGreaterThanOrEqual(pairs.includes(path) ? 3 : 1);
  }
});

test("splits the sitemap by kind into the same paths", async () => {
  const { paths, kinds } = await api.client("ru").call(sitemapCall);
  const parts = await Promise.all(
    kinds.map(({ kind }) => api.client("ru").call(sitemapCall, { query: { kind } })),
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "listings",
    "legal",
    "reviews",
    "organizers",
    "tours",
  ]);
  expect(parts.flatMap((part) => part.paths)).toEqual(paths);
  expect(parts.every((part) => part.pages === 1 && part.paths.length > 1)).toBe(true);
});

test("dates a tour in the sitemap by the last change of its page, not of its seats", async () => {
  const { rows } = await api.pool.query<{ id: number; path: string; content_id: number }>(
    `SELECT id, '/' || slug || '-' || id AS path, content_id FROM tour
      WHERE status = 'published' AND type = 1 ORDER BY id LIMIT 3`,
  );
  const [untouched, renamed, rewritten] = rows;
  if (!untouched || !renamed || !rewritten) throw new Error("too few tours");
  const changedOn = async ({ path }: { path: string }) =>
    (await api.client().call(sitemapCall, { query: { kind: "tours" } })).paths.find(
      (one) => one.path === path,
    )?.changed_on;
  const published = await Promise.all(rows.map(changedOn));
  expect(published.every((day) => day !== undefined && day < today())).toBe(true);
  await api.pool.query("UPDATE tour SET title = title WHERE id = $1", [untouched.id]);
  await api.pool.query("UPDATE tour_date SET seats_taken = 0 WHERE tour_id = $1", [untouched.id]);
  await api.pool.query(`UPDATE tour SET title = title || '{"en": "New name"}' WHERE id = $1`, [
    renamed.id,
  ]);
  await api.pool.query("UPDATE tour_content SET body = body || '{\"x\": 1}' WHERE id = $1", [
    rewritten.content_id,
  ]);
  await expect.poll(() => changedOn(renamed)).toBe(today());
  expect(await changedOn(rewritten)).toBe(today());
  expect(await changedOn(untouched)).toBe(published[0]);
});

test("lists pages of published organizers only where they are shown", async () => {
  const organizersOf = async (locale: "ru" | "de") =>
    (await api.client(locale).call(sitemapCall)).paths
      .map(({ path }) => path)
      .filter((path) => /^\/tour-provider(s$|\/)/.test(path));
  await api.pool.query(
    "UPDATE organizer SET is_published = false WHERE id = (SELECT max(organizer_id) FROM tour)",
  );
  const { rows } = await api.pool.query<{ path: string }>(
    `SELECT '/tour-provider/' || id AS path FROM organizer WHERE is_published AND EXISTS (
       SELECT 1 FROM tour WHERE organizer_id = organizer.id AND status = 'published') ORDER BY id`,
  );
  expect(await organizersOf("ru")).toEqual(["/tour-providers", ...rows.map(({ path }) => path)]);
  expect(rows.length).toBeGreaterThan(5);
  expect(await organizersOf("de")).toEqual([]);
});

test("adds excursions to the sitemap on request; the sitemap is empty beyond its last page", async () => {
  const without = await api.client().call(sitemapCall);
  const excursions = await api.client().call(sitemapCall, { query: { excursions: "1" } });
  expect(excursions.paths.length).toBeGreaterThan(without.paths.length);
  expect((await api.client().call(sitemapCall, { query: { page: "2" } })).paths).toEqual([]);
});

test("completes a phrase with names that link to their listings", async () => {
  const { items } = await api.client("ru").call(completionCall, { query: { phrase: "алта" } });
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThanOrEqual(5);
  expect(items[0]).toMatchObject({ type: "region", name: "Республика Алтай", slug: "altay" });
  const only = await api
    .client("en")
    .call(completionCall, { query: { phrase: "al", only: "tour", limit: "3" } });
  expect(only.items.every((item) => item.type === "tour")).toBe(true);
  expect((await api.client().call(completionCall, { query: { phrase: "" } })).items).toBeDefined();
  await expect(
    api.client().call(completionCall, { query: { phrase: "a", limit: "50" } }),
  ).rejects.toMatchObject({
    status: 422,
    validation: { limit: ["Maximum 20"] },
  });
});

test("shows on the home page activities by number of tours and the next guaranteed departures", async () => {
  const [roubles, dollars] = await Promise.all([
    api.client("ru", "RUB").call(homeCall),
    api.client("en", "USD").call(homeCall),
  ]);
  const counts = roubles.activities.map(({ tours_count: count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(roubles.activities.every(({ emoji, slug }) => emoji !== "" && slug !== "")).toBe(true);
  const { departures } = roubles;
  expect(departures.length).toBeGreaterThan(0);
  const starts = departures.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted());
  expect(new Set(departures.map(({ tour }) => tour.id)).size).toBe(departures.length);
  for (const { start, end, seats_left: seats } of departures) {
    expect(start > new Date().toISOString().slice(0, 10) && end >= start).toBe(true);
    expect(seats).toBeGreaterThanOrEqual(2);
  }
  // The same departures, in the reader's money.
  expect(dollars.departures.map(({ tour }) => tour.id)).toEqual(
    departures.map(({ tour }) => tour.id),
  );
  expect(dollars.departures[0]?.price).not.toBe(departures[0]?.price);
});

test("chooses seasonal tours by the best months of their places", async () => {
  const { season, season_dates } = await api.client("ru", "RUB").call(homeCall);
  const { rows } = await api.pool.query<{ id: number }>(
    `SELECT DISTINCT t.id FROM tour t JOIN city c ON c.id = t.main_city_id
       JOIN climate_normal n ON n.city_id = c.id OR n.region_id = c.region_id
       JOIN tour_date d ON d.tour_id = t.id AND extract(month FROM d.starts_on) = n.month
      WHERE n.is_best AND t.id = ANY ($1) AND d.starts_on BETWEEN $2 AND $3`,
    [season.map(({ id }) => id), season_dates.start, season_dates.end],
  );
  expect(rows.length).toBe(season.length);
});

test("shows no excursions on the home page of a storefront without them", async () => {
  const home = await api.client("ru", "RUB").call(homeCall, { query: { excursions: "0" } });
  const ids = home.reviews.map(({ tour }) => Number(tour.slug.split("-").at(-1)));
  const { rows } = await api.pool.query("SELECT id FROM tour WHERE id = ANY ($1) AND type = 2", [
    [...ids, ...[home.hot, home.season].flat().map(({ id }) => id)],
  ]);
  expect(home.reviews.length).toBeGreaterThan(0);
  expect(rows).toEqual([]);
});
