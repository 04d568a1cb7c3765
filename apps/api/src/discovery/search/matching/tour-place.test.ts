import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../platform/db/database.ts";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { Dice, fillDictionary, insertTour } from "../../../../testing/search/random-catalogue.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase(1);
  const dice = new Dice(1);
  await fillDictionary(database.pool, dice);
  await insertTour(database.pool, 1, dice, "2026-07-28");
});
afterAll(() => database.close());

/** The place of the tour with these texts. */
async function placeWith(page: object) {
  const { pool } = database;
  await pool.query("UPDATE tour_content SET body = $1", [JSON.stringify({ ru: page })]);
  const { rows } = await pool.query<{ lat: number; lng: number; city_lat: number }>(
    `SELECT t.lat, t.lng, round(c.lat::numeric, 3)::float AS city_lat
     FROM tour t JOIN city c ON c.id = t.main_city_id`,
  );
  return rows[0]!;
}

const meeting_point = { text: "At the bridge", lat: 51.794, lng: 87.26 };

const korbu = { name: "Korbu waterfall", lat: 51.71749, lng: 87.857 };
const uchar = { name: "Uchar waterfall", lat: 50.98, lng: 88.13 };
const artybash = { name: "Artybash", lat: 51.79, lng: 87.27 };

test("locates a tour at the middle place of its programme, rounded to 100 m", async () => {
  const programme = [
    { day: 1, places: [] },
    { day: 2, places: [artybash] },
    { day: 3, places: [korbu, uchar] },
  ];
  expect(await placeWith({ programme, meeting_point })).toMatchObject({ lat: 51.717, lng: 87.857 });
});

test("locates a tour with two places at the first of them", async () => {
  const programme = [
    { day: 1, places: [uchar] },
    { day: 2, places: [artybash] },
  ];
  expect(await placeWith({ programme, meeting_point })).toMatchObject({ lat: 50.98, lng: 88.13 });
});

test("handles a programme that crosses the date line", async () => {
  const programme = [
    { day: 1, places: [{ lat: 64.7, lng: 177.5 }] },
    { day: 2, places: [{ lat: 64.8, lng: 179.9 }] },
    { day: 3, places: [{ lat: 64.4, lng: -173.2 }] },
  ];
  expect(await placeWith({ programme })).toMatchObject({ lat: 64.8, lng: 179.9 });
});

test("locates a tour without programme places at its meeting point", async () => {
  expect(await placeWith({ programme: [{ day: 1 }], meeting_point })).toMatchObject({
    lat: 51.794,
    lng: 87.26,
  });
});

test("locates a tour without any coordinates at its main city", async () => {
  const { lat, city_lat } = await placeWith({ programme: [] });
  expect(lat).toBe(city_lat);
});
