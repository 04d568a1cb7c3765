import { tourCall, toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  excursionDatesCall,
  individualTourCall,
  tourForRequestCall,
  tourPhotosCall,
  tourProgramCall,
  tourQuestionCall,
  toursByRequestCall,
  toursPageCall,
} from "@tropa/api-contract/discovery/calls-tours";
import { ticketCitiesCall, toursCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import type { Platform } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/test-tours.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openTours();
}, 120_000);
afterAll(() => closeTours(platform));

const client = (language = "ru") => platform.client({ token: null }, language);

async function one<Row extends object>(sql: string, ...values: unknown[]): Promise<Row> {
  const [row] = await platform.rows<Row>(sql, ...values);
  if (!row) throw new Error("the demo data has no such row");
  return row;
}

const published = "status = 'published' AND NOT is_individual";

describe("a tour's page", () => {
  test("holds every fact of the entity, its versions, tags and travellers' questions", async () => {
    const { id } = await one<{ id: number }>(
      `SELECT id FROM tour WHERE version_group IS NOT NULL AND type = 1 AND ${published}
          AND EXISTS (SELECT FROM tour_question q WHERE q.tour_id = tour.id AND q.locale = 'ru' AND answer IS NOT NULL)
        ORDER BY id LIMIT 1`,
    );
    const slug = `x-${id}`;
    const tour = await client().call(tourCall, {
      query: { slug, expand_program: "1", expand_reviews: "1", with_alt: "1" },
    });
    expect(tour).toMatchObject({ id, id_on_site: id, is_individual: false });
    expect(tour.versions.length).toBeGreaterThan(0);
    expect(tour.versions[0]?.name).toMatch(/^\d+ (день|дня|дней)$/);
    const versionIds = tour.versions.map((version) => version.tour_id);
    expect(versionIds).not.toContain(id);
    // A version says when it goes next, and for how much, as its own card does.
    const cards = await client().call(toursByIdsCall, { query: { ids: versionIds.join(",") } });
    expect(tour.versions.map(({ duration, nearest }) => ({ duration, nearest }))).toMatchObject(
      cards.items.map(({ duration, nearest }) => ({
        duration,
        nearest: nearest && { id: nearest.id, start: nearest.start, price: nearest.price },
      })),
    );
    expect(tour.versions.some(({ nearest }) => nearest !== null)).toBe(true);
    expect(tour.questions.some((question) => question.id !== null)).toBe(true);
    expect(tour.organizer.expert).toEqual({
      first_name: tour.organizer.first_name,
      last_name: tour.organizer.last_name,
      photo: tour.organizer.photo,
      marketplace_requests_with_direct_sale: tour.organizer.has_direct_sale,
    });
    expect(tour.is_comfort_premium).toBe(tour.comfort.includes("premium"));
    expect(tour.host_cities[0]?.slug).toBe(tour.breadcrumbs.at(-1)?.slug);
    expect(tour.countries[0]?.slug).toBe(tour.breadcrumbs[0]?.slug);
    expect(tour.excursion_dates).toEqual([]);
  });

  test("shows what is asked for: programme, reviews, alternative texts, long texts", async () => {
    const { id } = await one<{ id: number }>(
      `SELECT id FROM tour WHERE reviews_count > 2 AND ${published} ORDER BY id LIMIT 1`,
    );
    const slug = `x-${id}`;
    const whole = await client().call(tourCall, {
      query: { slug, expand_program: "1", expand_reviews: "1", with_alt: "1" },
    });
    const plain = await client().call(tourCall, { query: { slug, format: "short" } });
    expect(whole.reviews.length).toBeGreaterThan(1);
    expect(whole.images[0]?.alt).not.toBe("");
    expect(whole.programme[0]?.text).not.toBe("");
    expect(plain).toMatchObject({ reviews: [], similar: [], description: [] });
    expect(plain.images.map((image) => image.alt).join("")).toBe("");
    expect(plain.programme.map((day) => day.title)).toEqual(
      whole.programme.map((day) => day.title),
    );
    expect(plain.programme.map((day) => day.text).join("")).toBe("");
  });

  test("an address of before leads to the one of now, also after another change", async () => {
    const tour = await one<{ id: number; slug: string }>(
      `SELECT id, slug FROM tour WHERE ${published} ORDER BY id DESC LIMIT 1`,
    );
    const old = `${tour.slug}-${tour.id}`;
    await platform.rows("UPDATE tour SET slug = 'newer' WHERE id = $1", tour.id);
    await platform.rows("UPDATE tour SET slug = 'newest' WHERE id = $1", tour.id);
    const ask = (slug: string) => client().call(tourCall, { query: { slug } });
    await expect
      .poll(async () => failureOf(ask(old)), { timeout: 5000 })
      .toMatchObject({ kind: "redirect", url: `/newest-${tour.id}` });
    expect(await failureOf(ask(`newer-${tour.id}`))).toMatchObject({ url: `/newest-${tour.id}` });
    expect((await ask(`whatever-${tour.id}`)).slug).toBe(`newest-${tour.id}`);
    // Back to an earlier name: it is the address of now again and leads nowhere else.
    await platform.rows("UPDATE tour SET slug = $2 WHERE id = $1", tour.id, tour.slug);
    await expect.poll(async () => (await ask(old).catch(() => null))?.slug).toBe(old);
  });

  test("a tour that became part of another leads there", async () => {
    const [gone, heir] = await platform.rows<{ id: number; slug: string }>(
      `SELECT id, slug FROM tour WHERE ${published} AND type = 1 ORDER BY id LIMIT 2`,
    );
    await platform.rows("INSERT INTO tour_old_path VALUES ($1, $2)", "merged-899999", heir?.id);
    expect(gone).toBeDefined();
    expect(
      await failureOf(client().call(tourCall, { query: { slug: "merged-899999" } })),
    ).toMatchObject({ kind: "redirect", url: `/${heir?.slug}-${heir?.id}` });
  });
});

describe("lists", () => {
  test("the next page of a listing has whole cards", async () => {
    const page = await client("en").call(toursPageCall, { query: { expand: "filters" } });
    expect(page.items).toHaveLength(page.per_page);
    expect(page).not.toHaveProperty("filters");
    const card = page.items.find((item) => item.variants.length > 1);
    expect(card?.nearest_variant_id).toBe(card?.variants.find((date) => !date.is_busy)?.id);
    expect(card?.images.length).toBeGreaterThan(1);
    expect(card?.countries.length).toBeGreaterThan(0);
    expect(card?.organizer.expert.first_name).toBe(card?.organizer.name);
    const last = await client("en").call(toursPageCall, { query: { page: "900" } });
    expect(last.items).toEqual([]);
    expect(
      await failureOf(client().call(toursPageCall, { query: { slug: "atlantis" } })),
    ).toMatchObject({ status: 404 });
  });

  test("excursions come with their days and hours", async () => {
    const page = await client().call(toursPageCall, { query: { type: "excursion" } });
    const [date] = page.items.flatMap((item) => item.excursion_dates);
    expect(date?.times[0]?.start).toMatch(/^\d\d:\d\d$/);
    expect(date?.times[0]?.end).toMatch(/^\d\d:\d\d$/);
  });

  test("the archive lists tours by request that are still offered, and pages end", async () => {
    const { count } = await one<{ count: number }>(
      `SELECT count(*) FROM tour WHERE ${published} AND type = 1 AND request_period_start IS NOT NULL
          AND (request_period_end IS NULL OR request_period_end >= current_date)`,
    );
    const page = await client().call(toursByRequestCall, { query: {} });
    expect(count).toBeGreaterThan(0);
    expect(page).toMatchObject({ total: count, page: 1, pages: Math.ceil(count / 24) });
    expect(page.items).toHaveLength(Math.min(count, 24));
    expect(page.items.every((item) => item.use_request_period && item.type === 1)).toBe(true);
    const [first] = page.items;
    await platform.rows(
      "UPDATE tour SET request_period_end = current_date - 1 WHERE id = $1",
      first?.id,
    );
    const later = await client().call(toursByRequestCall, { query: {} });
    expect(later.total).toBe(count - 1);
    expect((await client().call(toursByRequestCall, { query: { page: "999" } })).items).toEqual([]);
    expect(
      await failureOf(client().call(toursByRequestCall, { query: { page: "-1" } })),
    ).toMatchObject({ status: 422 });
  });
});

describe("parts of a tour", () => {
  test("for a request: what its form shows and no more", async () => {
    const { id } = await one<{ id: number }>(`SELECT id FROM tour WHERE ${published} LIMIT 1`);
    const url = `${platform.url}/spa/tour-for-request?id=${id}`;
    const body = await (await fetch(url)).text();
    expect(Object.keys(JSON.parse(body) as object)).not.toContain("reviews");
    const whole = await client().call(tourForRequestCall, { query: { id: String(id) } });
    const short = await client().call(tourForRequestCall, {
      query: { id: String(id), format: "short", site_id: "ru" },
    });
    expect(short).toEqual({ ...whole, variants: [] });
    for (const wrong of ["999999", "700"])
      expect(
        await failureOf(client().call(tourForRequestCall, { query: { id: wrong } })),
      ).toMatchObject({ status: 404, code: "not_found" });
    expect(
      await failureOf(client().call(tourForRequestCall, { query: { id: "1x" } })),
    ).toMatchObject({ status: 422 });
  });

  test("an excursion is a tour of the storefronts that sell them, and of no other", async () => {
    const { id, slug } = await one<{ id: number; slug: string }>(
      `SELECT id, slug FROM tour WHERE ${published} AND type = 2 ORDER BY id LIMIT 1`,
    );
    const calls = (storefront: { id: string }) => {
      const api = platform.client({ token: null }, "en", storefront);
      const query = { id: String(id) };
      return [
        api.call(tourCall, { query: { slug: `${slug}-${id}` } }),
        api.call(tourForRequestCall, { query }),
        api.call(tourPhotosCall, { query }),
        api.call(tourProgramCall, { query: { tour_id: String(id) } }),
      ];
    };
    const { all } = testStorefronts;
    const selling = all.filter(({ features }) => features.excursions);
    const others = all.filter(({ features }) => !features.excursions);
    expect(Math.min(selling.length, others.length)).toBeGreaterThan(0);
    await Promise.all(selling.flatMap(calls));
    for (const failure of await Promise.all(others.flatMap(calls).map(failureOf)))
      expect(failure).toMatchObject({ status: 404, code: "not_found" });
  });

  test("the programme, whole and by the day", async () => {
    const { id } = await one<{ id: number }>(
      `SELECT id FROM tour WHERE ${published} AND duration_days > 3 LIMIT 1`,
    );
    const query = { tour_id: String(id) };
    const whole = await client().call(tourProgramCall, { query });
    expect(whole.programme.length).toBeGreaterThan(3);
    const second = await client().call(tourProgramCall, { query: { ...query, program_id: "2" } });
    expect(second.programme).toEqual([whole.programme[1]]);
    expect(
      await failureOf(client().call(tourProgramCall, { query: { ...query, program_id: "99" } })),
    ).toMatchObject({ status: 404 });
  });

  test("a traveller's question, answered ones alone and of their own tour alone", async () => {
    const { id, tour_id } = await one<{ id: number; tour_id: number }>(
      "SELECT id, tour_id FROM tour_question WHERE answer IS NOT NULL LIMIT 1",
    );
    const ask = (questionId: number, tourId: number) =>
      client().call(tourQuestionCall, {
        query: { question_id: String(questionId), tour_id: String(tourId) },
      });
    expect(await ask(id, tour_id)).toMatchObject({ id, tour_id });
    expect(await failureOf(ask(id, tour_id + 1))).toMatchObject({ status: 404 });
    const [open] = await platform.rows<{ id: number; tour_id: number }>(
      `INSERT INTO tour_question (tour_id, locale, author_name, question) VALUES ($1, 'ru', 'Ия', 'А?')
       RETURNING id, tour_id`,
      tour_id,
    );
    expect(await failureOf(ask(open?.id ?? 0, tour_id))).toMatchObject({ status: 404 });
  });

  test("tickets lead to the named cities, else to the first and the last", async () => {
    const { id, city_ids } = await one<{ id: number; city_ids: number[] }>(
      `SELECT id, city_ids FROM tour WHERE ${published} AND cardinality(city_ids) > 1 ORDER BY id LIMIT 1`,
    );
    await platform.rows("DELETE FROM tour_ticket WHERE tour_id = $1", id);
    const ask = () => client("en").call(ticketCitiesCall, { query: { tour_id: String(id) } });
    const plain = await ask();
    expect([plain.arrival?.id, plain.departure?.id]).toEqual([city_ids[0], city_ids.at(-1)]);
    expect(plain.important).toBeNull();
    await platform.rows(
      `INSERT INTO tour_ticket (tour_id, arrival_city_id, train_arrival_city_id, important)
       VALUES ($1, $2, $3, '{"ru": "Не опоздайте", "en": "Do not be late"}')`,
      id,
      city_ids.at(-1),
      city_ids[0],
    );
    const named = await ask();
    expect([named.arrival?.id, named.train_arrival?.id]).toEqual([city_ids.at(-1), city_ids[0]]);
    expect(named.important).toBe("Do not be late");
    expect(
      await failureOf(client().call(ticketCitiesCall, { query: { tour_id: "999999" } })),
    ).toMatchObject({ status: 404 });
  });

  test("trains lead to cities that have a railway alone", async () => {
    const of = async (slug: string) => {
      const { id } = await one<{ id: number }>(
        `SELECT tour.id FROM tour JOIN city ON city.id = main_city_id
          WHERE ${published} AND cardinality(city_ids) <= 1 AND city.slug = $1 ORDER BY tour.id LIMIT 1`,
        slug,
      );
      await platform.rows("DELETE FROM tour_ticket WHERE tour_id = $1", id);
      return client().call(ticketCitiesCall, { query: { tour_id: String(id) } });
    };
    const kazan = await of("kazan");
    expect(kazan.train_arrival).toEqual(kazan.arrival);
    const altai = await of("gorny-altay");
    expect(altai.arrival).not.toBeNull();
    expect([altai.train_arrival, altai.train_departure]).toEqual([null, null]);
  });

  test("its cities, the main one first", async () => {
    const { id, main_city_id } = await one<{ id: number; main_city_id: number }>(
      `SELECT id, main_city_id FROM tour WHERE ${published} AND cardinality(city_ids) > 1 ORDER BY id LIMIT 1`,
    );
    const { items } = await client().call(toursCitiesCall, { query: { tour_id: String(id) } });
    expect(items[0]?.id).toBe(main_city_id);
    expect(items.length).toBeGreaterThan(1);
    expect(items[0]?.country).toMatch(/^\p{Script=Cyrillic}/u);
  });

  test("days of an excursion with free places alone; none for a tour of days", async () => {
    const { id } = await one<{ id: number }>(
      `SELECT id FROM tour WHERE ${published} AND type = 2 LIMIT 1`,
    );
    const ask = (tourId: number) =>
      client().call(excursionDatesCall, { query: { id: String(tourId) } });
    const { data } = await ask(id);
    expect(data.length).toBeGreaterThan(1);
    const [first, second] = data;
    await platform.rows(
      "UPDATE tour_date SET seats_taken = seats_total WHERE id = $1",
      first?.variant_id,
    );
    expect((await ask(id)).data[0]).toEqual(second);
    const tour = await one<{ id: number }>(
      `SELECT id FROM tour WHERE ${published} AND type = 1 LIMIT 1`,
    );
    expect(await ask(tour.id)).toEqual({ data: [] });
    expect(await failureOf(ask(999_999))).toMatchObject({ status: 404 });
  });
});

describe("a tour made for one party", () => {
  test("opens by its uuid alone", async () => {
    const made = await one<{ uuid: string; tour_id: number; slug: string }>(
      "SELECT uuid, tour_id, slug FROM individual_tour JOIN tour ON tour.id = tour_id LIMIT 1",
    );
    const tour = await client().call(individualTourCall, {
      query: { uuid: made.uuid, with_alt: "1" },
    });
    expect(tour).toMatchObject({ id: made.tour_id, is_individual: true });
    expect(tour.programme[0]?.text).not.toBe("");
    expect(tour.variants).toHaveLength(1);
    const id = String(made.tour_id);
    const failures = await Promise.all(
      [
        client().call(tourCall, { query: { slug: `${made.slug}-${id}` } }),
        client().call(tourForRequestCall, { query: { id } }),
        client().call(tourProgramCall, { query: { tour_id: id } }),
        client().call(toursCitiesCall, { query: { tour_id: id } }),
        client().call(individualTourCall, {
          query: { uuid: "00000000-0000-4000-8000-000000000000" },
        }),
      ].map(failureOf),
    );
    for (const failure of failures)
      expect(failure).toMatchObject({ status: 404, code: "not_found" });
    expect((await client().call(toursByIdsCall, { query: { ids: id } })).items).toEqual([]);
    expect(
      await failureOf(client().call(individualTourCall, { query: { uuid: "1" } })),
    ).toMatchObject({ status: 422 });
  });
});
