import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { closeDepartures } from "../../../organizers/departures/departures.ts";
import type { Database } from "../../../platform/db/database.ts";
import { insertPlaces, insertTour } from "../../../../testing/fixtures.ts";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { earliestToday } from "../query/day-span.ts";
import { SqlEngine } from "../sql/sql-engine.ts";
import { IndexEngine } from "./index-engine.ts";
import { loadIndexSource } from "./index-loader.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(4);
  await insertPlaces(database.pool);
});
afterAll(() => database.close());

async function tourIn(timeZone: string, startsOn: string): Promise<number> {
  const { pool } = database;
  const { tourId } = await insertTour(pool, { startsOn });
  await pool.query(
    `WITH place AS (
       INSERT INTO city (id, country_id, slug, name, lat, lng, image, time_zone)
       SELECT max(id) + 1, 1, 'place-' || max(id), '{}', 0, 0, '', $2 FROM city RETURNING id)
     UPDATE tour SET main_city_id = place.id FROM place WHERE tour.id = $1`,
    [tourId, timeZone],
  );
  return tourId;
}

it("offers departures until the day begins at their place", async () => {
  const { pool } = database;
  const names = new Map([
    [await tourIn("Asia/Kamchatka", "2026-06-11"), "Kamchatka, 11"],
    [await tourIn("Asia/Kamchatka", "2026-06-12"), "Kamchatka, 12"],
    [await tourIn("Pacific/Honolulu", "2026-06-10"), "Honolulu, 10"],
    [await tourIn("Pacific/Honolulu", "2026-06-11"), "Honolulu, 11"],
  ]);
  /** Tours with a coming departure at a moment, as both engines count them. */
  async function offered(moment: string): Promise<string[]> {
    const now = new Date(moment);
    await closeDepartures(pool, now);
    const today = earliestToday(now);
    const query = {
      filter: { ...emptyFilter, dateFrom: "2026-06-01", dateTo: "2026-06-30" },
      price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
      today,
      page: 1,
      perPage: 10,
      withFacets: true,
    };
    const expected = await new SqlEngine(pool).search(query);
    const index = new IndexEngine(await loadIndexSource(pool, today), today);
    expect(index.search(query)).toEqual(expected);
    expect(expected.total).toBe(expected.ids.length);
    return expected.ids.map((id) => names.get(id) ?? "").toSorted();
  }

  const all = [...names.values()].toSorted();
  // 23:30 of the ninth in Kamchatka, 01:30 in Honolulu.
  expect(await offered("2026-06-09T11:30:00Z")).toEqual(all);
  // The tenth has begun in Honolulu, too.
  expect(await offered("2026-06-10T10:00:00Z")).toEqual(
    all.filter((name) => name !== "Honolulu, 10"),
  );
  // It is the tenth still by UTC, and the eleventh in Kamchatka.
  expect(await offered("2026-06-10T12:00:00Z")).toEqual(["Honolulu, 11", "Kamchatka, 12"]);
  // It is the eleventh by UTC, and the tenth still in Honolulu.
  expect(await offered("2026-06-11T09:59:00Z")).toEqual(["Honolulu, 11", "Kamchatka, 12"]);
  expect(await offered("2026-06-11T10:00:00Z")).toEqual(["Kamchatka, 12"]);
});

it("closes what can still be booked, and nothing twice", async () => {
  const { pool } = database;
  await pool.query("TRUNCATE tour CASCADE");
  await tourIn("Asia/Kamchatka", "2026-06-11");
  const now = new Date("2026-06-10T12:00:00Z");
  const closed = await Promise.all([closeDepartures(pool, now), closeDepartures(pool, now)]);
  expect(closed.toSorted()).toEqual([0, 1]);
  expect(await closeDepartures(pool, now)).toBe(0);
  expect((await pool.query("SELECT is_closed FROM tour_date")).rows).toEqual([{ is_closed: true }]);
});
