import { tourCall, toursByIdsCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  individualTourCall,
  tourForRequestCall,
  tourProgramCall,
  toursByRequestCall,
  toursPageCall,
} from "@tropa/api-contract/discovery/calls-tours";
import { toursCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../../testing/platform.ts";
import {
  closeTours,
  failureOf,
  openTours,
  published,
} from "../../../testing/discovery/test-tours.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openTours();
});
afterAll(() => closeTours(platform));

const client = (language = "ru") => platform.client({ token: null }, language);

describe("a tour's page", () => {
  test("shows facts, versions, organizer and travellers' questions", async () => {
    const { id } = await platform.row<{ id: number }>(
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

  test("returns the programme, reviews and the captions of photos only when requested", async () => {
    const { id } = await platform.row<{ id: number }>(
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

  test("redirects former addresses to the current one", async () => {
    const tour = await platform.row<{ id: number; slug: string }>(
      `SELECT id, slug FROM tour WHERE ${published} ORDER BY id DESC LIMIT 1`,
    );
    const old = `${tour.slug}-${tour.id}`;
    await platform.rows("UPDATE tour SET slug = 'newer' WHERE id = $1", tour.id);
    await platform.rows("UPDATE tour SET slug = 'newest' WHERE id = $1", tour.id);
    const ask = (slug: string) => client().call(tourCall, { query: { slug } });
    await expect
      .poll(async () => failureOf(ask(old)))
      .toMatchObject({ kind: "redirect", url: `/newest-${tour.id}` });
    expect(await failureOf(ask(`newer-${tour.id}`))).toMatchObject({ url: `/newest-${tour.id}` });
    expect((await ask(`whatever-${tour.id}`)).slug).toBe(`newest-${tour.id}`);
    // Back to an earlier name: it is the address of now again and leads nowhere else.
    await platform.rows("UPDATE tour SET slug = $2 WHERE id = $1", tour.id, tour.slug);
    await expect.poll(async () => (await ask(old).catch(() => null))?.slug).toBe(old);
  });

  test("redirects the address of a merged tour to the other tour", async () => {
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

describe("listings of tours", () => {
  test("return full cards on every page, and none beyond the last page", async () => {
    const page = await client("en").call(toursPageCall, { query: {} });
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

  test("return excursions with their days and hours", async () => {
    const page = await client().call(toursPageCall, { query: { type: "excursion" } });
    const [date] = page.items.flatMap((item) => item.excursion_dates);
    expect(date?.times[0]?.start).toMatch(/^\d\d:\d\d$/);
    expect(date?.times[0]?.end).toMatch(/^\d\d:\d\d$/);
  });

  test("return in the archive only tours that can still be requested", async () => {
    const { count } = await platform.row<{ count: number }>(
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

describe("an individual tour", () => {
  test("opens only by its UUID", async () => {
    const made = await platform.row<{ uuid: string; tour_id: number; slug: string }>(
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
