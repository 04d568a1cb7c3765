import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../testing/test-api.ts";
import type { TestApi } from "../../testing/test-api.ts";
import { loadDemoContent } from "../../testing/discovery/demo-content.ts";

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(250, (pool) => loadDemoContent(pool));
});
afterAll(() => api.close());

const ru = () => api.client("ru", "RUB");
const en = () => api.client("en");

test("lists reviews in the reader's language first, then newest first, also for a country or region", async () => {
  const all = await ru().call(reviewsCall);
  const { rows } = await api.pool.query<{ count: number }>(
    "SELECT count(*) FROM review r JOIN tour t ON t.id = r.tour_id WHERE t.status = 'published'",
  );
  expect(all.total).toBe(rows[0]?.count);
  const own = all.items.filter((review) => review.locale === "ru");
  expect(all.items.slice(0, own.length)).toEqual(own);
  const dates = own.map((review) => review.created_on);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const english = await en().call(reviewsCall);
  expect(english.items[0]?.locale).toBe("en");
  const russia = await ru().call(reviewsCall, { query: { country: "russia" } });
  expect(russia.total).toBe(all.places.find((place) => place.slug === "russia")?.reviews_count);
  const [region] = russia.places;
  if (!region) throw new Error("no region with reviews");
  const found = await ru().call(reviewsCall, {
    query: { country: "russia", region: region.slug },
  });
  expect(found).toMatchObject({ total: region.reviews_count, place: { slug: region.slug } });
  const beyond = await ru().call(reviewsCall, { query: { page: "9999" } });
  expect(beyond.items).toEqual([]);
  for (const query of [{ country: "no-such" }, { country: "georgia", region: region.slug }]) {
    await expect(ru().call(reviewsCall, { query })).rejects.toMatchObject({ code: "not_found" });
  }
});

test("filters reviews by rating, photos and language", async () => {
  const narrow = async (query: Record<string, string>) => ru().call(reviewsCall, { query });
  const four = await narrow({ rating: "4", own_language: "1" });
  expect(four.items.length).toBeGreaterThan(0);
  expect(four.items.every(({ rating, locale }) => rating === 4 && locale === "ru")).toBe(true);
  const { rows } = await api.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE t.status = 'published' AND NOT t.is_individual AND r.rating = 4 AND r.locale = 'ru'`,
  );
  expect(four.total).toBe(Math.min(2000, rows[0]?.count ?? 0));
  // The marks are of all reviews, whatever the list is narrowed to.
  const whole = await narrow({});
  expect(four.ratings).toEqual(whole.ratings);
  expect(whole.ratings).toHaveLength(5);
  expect(whole.ratings.reduce((sum, count) => sum + count)).toBe(whole.total);
  const fours = await narrow({ rating: "4" });
  expect(fours.total).toBe(Math.min(2000, whole.ratings[3] ?? 0));
  const pictured = await narrow({ has_photos: "1" });
  expect(pictured.items.every(({ photos }) => photos.length > 0)).toBe(true);
});

test("hides a held review from lists and its own page", async () => {
  const { rows } = await api.pool.query<{ id: number; uuid: string }>(
    `UPDATE review SET status = 'held' WHERE id = (SELECT id FROM review ORDER BY created_on DESC, id DESC LIMIT 1)
     RETURNING id, uuid`,
  );
  const [held] = rows;
  if (!held) throw new Error("no reviews");
  // There was no request in German yet: no answer is cached.
  const { items } = await api.client("de").call(reviewsCall);
  expect(items.map((review) => review.id)).not.toContain(held.id);
  const opened = api.client("de").call(reviewCall, { query: { uuid: held.uuid } });
  await expect(opened).rejects.toMatchObject({ code: "not_found" });
  await api.pool.query("UPDATE review SET status = 'published' WHERE id = $1", [held.id]);
});

test("opens a review only by its uuid", async () => {
  const { items } = await ru().call(reviewsCall);
  const [first] = items;
  if (!first) throw new Error("no reviews");
  expect(await ru().call(reviewCall, { query: { uuid: first.uuid } })).toEqual(first);
  const unknown = ru().call(reviewCall, { query: { uuid: crypto.randomUUID() } });
  await expect(unknown).rejects.toMatchObject({ code: "not_found" });
  const wrong = ru().call(reviewCall, { query: { uuid: String(first.id) } });
  await expect(wrong).rejects.toMatchObject({ code: "validation" });
});
