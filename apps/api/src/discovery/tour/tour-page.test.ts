import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClientError } from "@tropa/api-client/api-client-error";
import {
  tourCall,
  tourReviewsCall,
  toursByIdsCall,
} from "@tropa/api-contract/discovery/calls-catalogue";
import { removedTourData, tour as tourSchema } from "@tropa/api-contract/discovery/tour";
import type { Review } from "@tropa/api-contract/discovery/tour";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
const removed = 6;
const gone = 7;

beforeAll(async () => {
  api = await startTestApi(120, async (pool) => {
    await pool.query("UPDATE tour SET status = 'published'");
    await pool.query("UPDATE tour SET status = 'removed' WHERE id = $1", [removed]);
    await pool.query("UPDATE tour SET status = 'gone' WHERE id = $1", [gone]);
  });
});
afterAll(() => api.close());

// The third tour is an excursion, which not every storefront sells.
const read = (slug: string, language = "en", currency = "USD") =>
  api.client(language, currency, "ru").call(tourCall, {
    query: { slug, expand_program: "1", expand_reviews: "1", with_alt: "1" },
  });

async function failure(promise: Promise<unknown>): Promise<ApiClientError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (isApiClientError(error)) return error;
  throw new Error("the call should have failed");
}

test("finds a tour by its id and returns the canonical slug", async () => {
  const tour = await read("whatever-3");
  expect(tour).toMatchObject({ id: 3, is_tour_active: true });
  expect(tour.slug).toMatch(/^[\w-]+-3$/);
  expect(await read(tour.slug)).toEqual(tour);
});

test("answers not_found, removed_from_publication or gone depending on the tour's state", async () => {
  for (const slug of ["altay", "tour-999999", "tour-", "tour-0", "tour-12345678901"]) {
    expect(await failure(read(slug))).toMatchObject({ status: 404, code: "not_found" });
  }
  const error = await failure(read(`x-${removed}`, "ru", "RUB"));
  expect(error).toMatchObject({
    status: 404,
    code: "removed_from_publication",
    data: { reason: "removed_from_publication" },
  });
  const data = removedTourData.parse(error.data);
  expect(data.similar_tours.length).toBeGreaterThan(3);
  expect(data.similar_tours.map((card) => card.id)).not.toContain(removed);
  expect(data.similar_destinations.length).toBeGreaterThan(1);
  const over = await failure(read(`x-${gone}`, "ru", "RUB"));
  expect(over).toMatchObject({ status: 410, code: "gone" });
  expect(removedTourData.parse(over.data).similar_tours.length).toBeGreaterThan(3);
  expect(
    await failure(api.client().call(tourCall, { query: { slug: "x".repeat(301) } })),
  ).toMatchObject({
    status: 422,
    validation: { slug: ["Maximum 300 characters"] },
  });
});

test("shows texts in the reader's language", async () => {
  const tour = (language: string) => read("x-3", language);
  const [ru, en, de, zh] = await Promise.all(["ru", "en", "de", "zh"].map(tour));
  const shown = [ru, en, de, zh];
  expect(shown.map((one) => one?.content_locale)).toEqual(["ru", "en", "de", "zh"]);
  expect(shown.map((one) => one?.price_locale)).toEqual(["ru", "en", "de", "zh"]);
  expect(ru?.description.join()).toMatch(/\p{Script=Cyrillic}/u);
  expect(zh?.description.join()).toMatch(/\p{Script=Han}/u);
  for (const latin of [en, de])
    expect(latin?.description.join()).toMatch(/^[\p{Script=Latin}\P{L}]+$/u);
  expect(de?.description).not.toEqual(en?.description);
  expect(ru?.organizer.first_name).toMatch(/^\p{Script=Cyrillic}+$/u);
  const latin = await api.client("en", "USD", "ru").call(tourCall, { query: { slug: "x-3" } });
  expect(latin.organizer.first_name).toMatch(/^\p{Script=Latin}+$/u);
  expect(ru?.images[1]?.alt).toMatch(/, фото 2$/);
  expect(ru?.breadcrumbs.map((link) => link.slug)).toEqual(
    en?.breadcrumbs.map((link) => link.slug),
  );
});

test("falls back to English for missing texts and marks their language", async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    `SELECT tour.id FROM tour JOIN tour_content ON tour_content.id = content_id
      WHERE status = 'published' AND NOT body ? 'de' ORDER BY tour.id LIMIT 1`,
  );
  const tour = (language: string) => read(`x-${rows[0]?.id}`, language);
  const [en, de, zh] = await Promise.all(["en", "de", "zh"].map(tour));
  expect([en, de, zh].map((one) => one?.content_locale)).toEqual(["en", "en", "en"]);
  expect(de?.description).toEqual(en?.description);
  expect([en, de, zh].map((one) => one?.price_locale)).toEqual(["en", "de", "zh"]);
  for (const list of ["included", "excluded"] as const) {
    expect(de?.[list]).toHaveLength(en?.[list].length ?? 0);
    expect(
      de?.[list].filter((phrase) => en?.[list].includes(phrase) && phrase !== "Souvenirs"),
    ).toEqual([]);
    expect(zh?.[list].every((phrase) => /^\p{Script=Han}/u.test(phrase))).toBe(true);
  }
});

test("lists departures from tomorrow on with converted prices, and marks sold-out ones", async () => {
  const id = 3;
  await api.pool.query("UPDATE tour SET currency = 'RUB' WHERE id = $1", [id]);
  await api.pool.query("DELETE FROM tour_date WHERE tour_id = $1", [id]);
  await api.pool.query(
    `INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, price_without_discount_minor, discount_type,
       discount_ends_on, seats_total, seats_taken, is_guaranteed)
     SELECT $1, d, d + 3, 8040001, CASE WHEN taken = 2 THEN 10050000 END,
       CASE WHEN taken = 2 THEN 'early_booking_dates' END, CASE WHEN taken = 2 THEN d - 30 END, 10, taken, taken = 2
     FROM (SELECT today_at(time_zone) AS today FROM tour JOIN city ON city.id = main_city_id WHERE tour.id = $1) place,
       LATERAL (VALUES (today - 2, 0), (today, 0), (today + 1, 10), (today + 60, 2)) AS v (d, taken)`,
    [id],
  );
  await expect.poll(() => read("x-3", "en", "USD").then((tour) => tour.variants.length)).toBe(2);
  const { variants } = await read("x-3", "en", "USD");
  expect(variants).toMatchObject([
    { is_busy: true, seats_left: 0, not_guaranteed: true, discount: null },
    {
      is_busy: false,
      held_until: null,
      seats_left: 8,
      not_guaranteed: false,
      tour_id: id,
      price: 100_100, // 80,400.01 roubles at 80.4 are a little over 1000 dollars, rounded up
      currency: "USD",
      original_price: 8_040_001,
      price_without_discount: 125_000,
      discount: { type_string: "early_booking_dates", size: 20, format: { id: 2 } },
    },
  ]);
  const inRoubles = await read("x-3", "ru", "RUB");
  expect(inRoubles.variants[1]).toMatchObject({ price: 8_040_001, currency: "RUB" });
  expect(inRoubles).toMatchObject({ original_currency: "RUB", price: inRoubles.original_price });
});

/** The languages and ages of a tour's reviews as they come, page after page. */
async function allReviews(id: number, count: number, language: string) {
  const items: Review[] = [];
  for (let page = 1; items.length < count; page += 1) {
    const query = { id: String(id), page: String(page) };
    const found = await api.client(language).call(tourReviewsCall, { query });
    expect(found).toMatchObject({ total: count, page, pages: Math.ceil(count / 10) });
    expect(found.items.length).toBeGreaterThan(0);
    items.push(...found.items);
  }
  return items;
}

const newestFirst = (items: readonly Review[]) =>
  items.toSorted((a, b) =>
    a.created_on === b.created_on ? b.id - a.id : a.created_on < b.created_on ? 1 : -1,
  );

test("lists reviews in the reader's language first, then newest first: six, then ten to a page", async () => {
  const { rows } = await api.pool.query<{ tour_id: number; count: number }>(
    `SELECT tour_id, count(*) FROM review WHERE tour_id NOT IN ($1, $2) GROUP BY tour_id
      HAVING count(*) > 10 AND count(*) FILTER (WHERE locale = 'ru') > 2 AND count(*) FILTER (WHERE locale = 'en') > 2
      ORDER BY 2 DESC, 1 LIMIT 1`,
    [removed, gone],
  );
  const { tour_id: id, count } = rows[0]!;
  for (const language of ["ru", "en", "de"]) {
    const items = await allReviews(id, count, language);
    const isOwn = ({ locale }: Review) => locale === language;
    expect(items).toEqual([
      ...newestFirst(items.filter(isOwn)),
      ...newestFirst(items.filter((review) => !isOwn(review))),
    ]);
    expect(new Set(items.map((review) => review.id)).size).toBe(count);
    const tour = await read(`x-${id}`, language);
    expect(tour.reviews).toEqual(items.slice(0, 6));
    expect(tour.rating_counts.reduce((sum, stars) => sum + stars)).toBe(count);
  }
  expect(
    await failure(api.client().call(tourReviewsCall, { query: { id: "99999" } })),
  ).toMatchObject({ status: 404 });
  expect(await failure(api.client().call(tourReviewsCall, { query: { id: "1x" } }))).toMatchObject({
    status: 422,
  });
});

test("shows similar tours of the same type, starting with those of the same place", async () => {
  const { rows } = await api.pool.query<{ id: number; neighbours: number }>(`
    SELECT t.id, count(*) AS neighbours FROM tour t
    JOIN tour other ON other.id <> t.id AND other.type = t.type AND other.status = 'published'
      AND t.main_city_id = ANY (other.city_ids)
    WHERE t.status = 'published' AND t.type = 1 GROUP BY t.id ORDER BY 2, 1`);
  for (const { id, neighbours } of [rows[0]!, rows.at(-1)!]) {
    const { similar } = await read(`x-${id}`);
    const ids = similar.map((card) => card.id);
    expect(ids).toHaveLength(8);
    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(8);
    expect(similar.every((card) => card.type === 1)).toBe(true);
    const { rows: near } = await api.pool.query(
      "SELECT 1 FROM tour WHERE id = ANY ($2) AND (SELECT main_city_id FROM tour WHERE id = $1) = ANY (city_ids)",
      [id, ids],
    );
    expect(near).toHaveLength(Math.min(neighbours, 8));
  }
});

test("returns cards for ids in their order, omits unknown tours and marks removed ones", async () => {
  const call = (ids: string) => api.client("ru", "RUB").call(toursByIdsCall, { query: { ids } });
  const { items } = await call(`9,2,${removed},999999,${gone},9`);
  expect(items.map((card) => [card.id, card.is_tour_active])).toEqual([
    [9, true],
    [2, true],
    [removed, false],
  ]);
  expect((await call("")).items).toEqual([]);
  expect(await failure(call("1,abc"))).toMatchObject({ status: 422 });
});

test("returns a valid page for every tour", async () => {
  for (let id = 1; id <= 120; id += 1) {
    if (id === removed || id === gone) continue;
    expect(tourSchema.safeParse(await read(`x-${id}`, "zh", "CNY")).success).toBe(true);
  }
});
