import { tourCall } from "@tropa/api-contract/discovery/calls-catalogue";
import {
  excursionDatesCall,
  tourForRequestCall,
  tourPhotosCall,
  tourProgramCall,
  tourQuestionCall,
} from "@tropa/api-contract/discovery/calls-tours";
import { ticketCitiesCall, toursCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
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

describe("parts of a tour", () => {
  test("contain, for a booking, only what the form shows", async () => {
    const { id } = await platform.row<{ id: number }>(
      `SELECT id FROM tour WHERE ${published} LIMIT 1`,
    );
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

  test("return an excursion only on storefronts that sell excursions", async () => {
    const { id, slug } = await platform.row<{ id: number; slug: string }>(
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

  test("return the whole programme or one day of it", async () => {
    const { id } = await platform.row<{ id: number }>(
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

  test("return a question only if it is answered and belongs to the tour", async () => {
    const { id, tour_id } = await platform.row<{ id: number; tour_id: number }>(
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

  test("return the tour's cities for tickets, by default its first and last city", async () => {
    const { id, city_ids } = await platform.row<{ id: number; city_ids: number[] }>(
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

  test("return train cities only where there is a railway", async () => {
    const of = async (slug: string) => {
      const { id } = await platform.row<{ id: number }>(
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

  test("return the tour's cities, starting with the main one", async () => {
    const { id, main_city_id } = await platform.row<{ id: number; main_city_id: number }>(
      `SELECT id, main_city_id FROM tour WHERE ${published} AND cardinality(city_ids) > 1 ORDER BY id LIMIT 1`,
    );
    const { items } = await client().call(toursCitiesCall, { query: { tour_id: String(id) } });
    expect(items[0]?.id).toBe(main_city_id);
    expect(items.length).toBeGreaterThan(1);
    expect(items[0]?.country).toMatch(/^\p{Script=Cyrillic}/u);
  });

  test("return an excursion's days with free seats, and none for a tour of several days", async () => {
    const { id } = await platform.row<{ id: number }>(
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
    const tour = await platform.row<{ id: number }>(
      `SELECT id FROM tour WHERE ${published} AND type = 1 LIMIT 1`,
    );
    expect(await ask(tour.id)).toEqual({ data: [] });
    expect(await failureOf(ask(999_999))).toMatchObject({ status: 404 });
  });
});
