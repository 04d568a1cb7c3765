import { completionCall, sitemapCall } from "@tropa/api-contract/discovery/calls-home";
import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi } from "../../../testing/test-api.ts";
import type { TestApi } from "../../../testing/test-api.ts";

let api: TestApi;
let excursion: { id: number; title: string };

beforeAll(async () => {
  api = await startTestApi(120);
  const { rows } = await api.pool.query<typeof excursion>(
    `SELECT id, title ->> 'en' AS title FROM tour
      WHERE type = 2 AND status = 'published' AND NOT is_individual ORDER BY id LIMIT 1`,
  );
  excursion = rows[0]!;
  await api.pool.query("DELETE FROM review WHERE tour_id <> $1", [excursion.id]);
  await api.pool.query(
    `INSERT INTO review (tour_id, organizer_id, author_name, rating, locale, text, travelled_on, created_on)
     SELECT id, organizer_id, 'Ann', 5, 'en', 'A good walk', '2026-05-01', '2026-05-03' FROM tour WHERE id = $1`,
    [excursion.id],
  );
  await api.pool.query(
    `INSERT INTO tour_question (tour_id, locale, author_name, question, answer, answered_at)
     VALUES ($1, 'en', 'Ann', 'How long?', 'Four hours', now())`,
    [excursion.id],
  );
});
afterAll(() => api.close());

const isThere = (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: "not_found" });
      return false;
    },
  );

/** All calls that could lead to the excursion, made as a reader of a storefront. */
async function waysAt(storefront: string) {
  const client = api.client("en", "USD", storefront);
  const { rows } = await api.pool.query<{ uuid: string; question: number }>(
    `SELECT r.uuid, q.id AS question FROM review r JOIN tour_question q ON q.tour_id = r.tour_id
      WHERE r.tour_id = $1 AND q.answer IS NOT NULL ORDER BY q.id DESC LIMIT 1`,
    [excursion.id],
  );
  const { uuid, question } = rows[0]!;
  const reviews = await client.call(reviewsCall);
  const narrowed = await client.call(reviewsCall, { query: { rating: "5" } });
  const suggested = await client.call(completionCall, {
    query: { phrase: excursion.title, only: "tour" },
  });
  const { kinds } = await client.call(sitemapCall, {
    query: { excursions: storefront === "ru" ? "1" : "0" },
  });
  const asked = { question_id: String(question), tour_id: String(excursion.id) };
  return {
    reviews: reviews.total > 0 && reviews.items.length > 0,
    places: reviews.places.length > 0,
    narrowed: narrowed.total > 0,
    suggested: suggested.items.some(({ id }) => id === excursion.id),
    mapped: kinds.some(({ kind }) => kind === "reviews"),
    review: await isThere(client.call(reviewCall, { query: { uuid } })),
    question: await isThere(client.call(tourQuestionCall, { query: asked })),
  };
}

test("hides excursions, their reviews and questions on storefronts without excursions", async () => {
  expect(await waysAt("intl")).toEqual({
    reviews: false,
    places: false,
    narrowed: false,
    suggested: false,
    mapped: false,
    review: false,
    question: false,
  });
  expect(await waysAt("ru")).toEqual({
    reviews: true,
    places: true,
    narrowed: true,
    suggested: true,
    mapped: true,
    review: true,
    question: true,
  });
});
