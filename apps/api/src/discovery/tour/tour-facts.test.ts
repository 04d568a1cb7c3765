import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { tourCall, tourReviewsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { childSeat } from "@tropa/domain/sales/party/party-price";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import { refreshAnswerTimes } from "./answer-times.ts";
import { closeTours, openTours } from "../../../testing/discovery/test-tours.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openTours();
});
afterAll(() => closeTours(platform));

const published = "status = 'published' AND NOT is_individual";
const pageOf = (id: number, language = "ru") =>
  platform.client({ token: null }, language).call(tourCall, {
    query: { slug: `x-${id}`, expand_program: "1", expand_reviews: "1", with_alt: "1" },
  });

async function idOf(condition: string): Promise<number> {
  const [row] = await platform.rows<{ id: number }>(
    `SELECT id FROM tour t WHERE ${published} AND ${condition} ORDER BY id LIMIT 1`,
  );
  if (!row) throw new Error(`no tour with ${condition}`);
  return row.id;
}

test("shows child prices, video, stories and group sizes", async () => {
  const id = await idOf(
    "jsonb_array_length(child_prices) = 3 AND stories <> '[]' AND video_url IS NOT NULL",
  );
  const tour = await pageOf(id);
  expect(tour.child_prices[1]).toEqual({ from_age: 3, to_age: 10, percent: 50 });
  expect(tour.video_url).toMatch(/^https:/);
  expect(tour.stories.map(({ title }) => title)).toContain("Маршрут");
  expect((await pageOf(id, "zh")).stories[0]?.title).toBe("路线");
  expect(tour.variants).not.toEqual([]);
  expect(tour.stories.every(({ images }) => images.length > 0)).toBe(true);
  expect(tour.min_group_size).toBeLessThanOrEqual(tour.max_group_size);
  expect(tour.variants.every((date) => date.seats_left <= date.seats_total)).toBe(true);
});

test("links programme days only to places of the tour", async () => {
  const tour = await pageOf(await idOf("duration_days > 3 AND cardinality(city_ids) > 1"));
  const places = new Set(tour.cities.map((city) => city.id));
  const named = tour.programme.flatMap(({ city_id }) => city_id ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.every((city) => places.has(city))).toBe(true);
});

test("returns the photos of reviews", async () => {
  const [row] = await platform.rows<{ tour_id: number }>(
    `SELECT tour_id FROM review r JOIN tour t ON t.id = tour_id
      WHERE cardinality(photos) > 1 AND t.status = 'published'
      ORDER BY created_on DESC, r.id DESC LIMIT 1`,
  );
  const { reviews } = await pageOf(row?.tour_id ?? 0);
  expect(reviews.some(({ photos }) => photos.length > 1)).toBe(true);
});

test("filters reviews by rating and by photos", async () => {
  const [row] = await platform.rows<{ tour_id: number }>(
    `SELECT tour_id FROM review r JOIN tour t ON t.id = tour_id WHERE t.status = 'published'
      GROUP BY tour_id HAVING count(DISTINCT r.rating) > 1 AND bool_or(photos <> '{}') AND bool_or(photos = '{}')
        AND count(DISTINCT r.locale) FILTER (WHERE r.rating = 5) > 1 LIMIT 1`,
  );
  const id = String(row?.tour_id ?? 0);
  const ask = (query: { rating?: string; has_photos?: "1" }, language?: string) =>
    platform.client(undefined, language).call(tourReviewsCall, { query: { id, ...query } });
  const [all, fives, pictured] = await Promise.all([
    ask({}),
    ask({ rating: "5" }),
    ask({ has_photos: "1" }),
  ]);
  expect(fives.items).not.toEqual([]);
  expect(pictured.items).not.toEqual([]);
  expect(fives.items.every(({ rating }) => rating === 5)).toBe(true);
  expect(fives.total).toBeLessThan(all.total);
  expect(pictured.items.every(({ photos }) => photos.length > 0)).toBe(true);
  expect(pictured.total).toBeLessThan(all.total);
  // Choosing among them keeps the reader's language in front, whichever it is.
  for (const language of new Set(fives.items.map(({ locale }) => locale))) {
    const { items } = await ask({ rating: "5" }, language);
    const isOwn = items.map(({ locale }) => locale === language);
    expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
  }
  expect((await link(`/spa/tour-reviews?id=${id}&rating=6`)).status).toBe(422);
});

test("charges children the price that the page shows", async () => {
  const id =
    await idOf(`jsonb_array_length(child_prices) = 3 AND min_age <= 4 AND currency = 'RUB' AND type = 1
    AND EXISTS (SELECT 1 FROM tour_date WHERE tour_id = t.id AND seats_total - seats_taken > 3
      AND starts_on > current_date + 1)`);
  const tour = await pageOf(id);
  const date = tour.variants.find(({ seats_left: left }) => left > 3);
  if (!date) throw new Error("no free date");
  const child = childSeat({ minor: date.price, currency: "RUB" }, 50);
  const { uuid } = await platform.client().call(submitOrderCall, {
    body: {
      tour_id: id,
      variant_id: date.id,
      adults: 2,
      children: 2,
      children_ages: [9, 4],
      first_name: "Анна",
      phone: "+79161234567",
      agree: true,
      timezone: "Europe/Moscow",
      seen: { amount: 2 * date.price + 2 * child.minor, currency: "RUB" },
    },
  });
  const [booking] = await platform.rows<{ total_minor: number; prepayment_minor: number }>(
    "SELECT total_minor::int, prepayment_minor::int FROM booking WHERE uuid = $1",
    uuid,
  );
  expect(booking?.total_minor).toBe(2 * date.price + 2 * child.minor);
});

const link = (path: string) => fetch(`${platform.url}${path}`);

test("serves a departure as a calendar file in the reader's language", async () => {
  const tour = await pageOf(await idOf("type = 1"));
  const [date] = tour.variants;
  const answer = await link(
    `/spa/tour-date-calendar?tour_id=${tour.id}&variant_id=${date?.id}&lang=ru&site_id=ru`,
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/calendar");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="${tour.slug}-${date?.start}.ics"`,
  );
  const file = await answer.text();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain(`DTSTART;VALUE=DATE:${date?.start.replaceAll("-", "")}\r\n`);
  expect(file.replaceAll("\r\n ", "")).toContain(tour.title.split(",")[0]);
  const missing = `/spa/tour-date-calendar?tour_id=${tour.id}&variant_id=2000000000`;
  expect((await link(missing)).status).toBe(404);
  expect((await link("/spa/tour-date-calendar?tour_id=1x&variant_id=1")).status).toBe(422);
});

test("serves an excursion's departure with its start time", async () => {
  const tour = await pageOf(await idOf("type = 2"));
  const date = tour.variants.find(({ times }) => times.length > 0);
  const of = (time: string) =>
    link(
      `/spa/tour-date-calendar?tour_id=${tour.id}&variant_id=${date?.id}&time=${encodeURIComponent(time)}&site_id=ru`,
    );
  const start = date?.times[0] ?? "";
  expect(await (await of(start)).text()).toContain(
    `DTSTART:${date?.start.replaceAll("-", "")}T${start.replace(":", "")}00\r\n`,
  );
  expect((await of("03:33")).status).toBe(404);
});

test("serves the programme of a published tour as a PDF to everybody", async () => {
  const id = await idOf("type = 1");
  const path = `/spa/tour-program-pdf?id=${id}&lang=ru&currency=RUB&site_id=ru`;
  let answer = await link(path);
  // Repeats as a browser does while a slow machine answers 503 and prints on.
  while (answer.status === 503) answer = await link(path);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  const [hidden] = await platform.rows<{ tour_id: number }>("SELECT tour_id FROM individual_tour");
  expect((await link(`/spa/tour-program-pdf?id=${hidden?.tour_id}`)).status).toBe(404);
});

test("computes an organizer's median answer time, counting questions that still wait", async () => {
  const [organizer] = await platform.rows<{ id: number }>("SELECT id FROM organizer LIMIT 1");
  const { accountId } = await platform.person("tourist");
  const chat = async (from: number, to: number | null) => {
    const [row] = await platform.rows<{ id: number }>(
      "INSERT INTO chat (account_id, organizer_id, storefront) VALUES ($1, $2, 'ru') ON CONFLICT ON CONSTRAINT chat_of_pair DO UPDATE SET updated_at = now() RETURNING id",
      accountId,
      organizer?.id,
    );
    const say = (side: string, minutesAgo: number) =>
      platform.rows(
        "INSERT INTO chat_message (chat_id, side, body, created_at) VALUES ($1, $2, '.', now() - make_interval(mins => $3))",
        row?.id,
        side,
        minutesAgo,
      );
    await say("tourist", from);
    await say("tourist", from - 1);
    if (to !== null) await say("organizer", to);
  };
  await platform.rows("UPDATE organizer SET answer_minutes = NULL");
  await chat(9000, 8990);
  await chat(8000, 7980);
  await chat(7000, 6970);
  await chat(6000, 5960);
  await refreshAnswerTimes(platform.context);
  const minutes = async () =>
    (
      await platform.rows<{ answer_minutes: number | null }>(
        "SELECT answer_minutes FROM organizer WHERE id = $1",
        organizer?.id,
      )
    )[0]?.answer_minutes;
  expect(await minutes()).toBeNull();
  await chat(5000, null);
  await refreshAnswerTimes(platform.context);
  expect(await minutes()).toBe(30);
});
