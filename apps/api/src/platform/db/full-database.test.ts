import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { insertPlaces, insertTour } from "../../../testing/fixtures.ts";
import type { Database } from "./database.ts";
import { migrate, missingMigrations } from "./migrate.ts";

/** The migrations that CONTRIBUTING.md shows as examples. */
const folder = join(import.meta.dirname, "../../../testing/database/example-migrations");
const bookings = 200_000;
const lockTimeoutMs = 1000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase(12);
  await insertPlaces(database.pool);
  const { tourId, dateId } = await insertTour(database.pool);
  // Its triggers would look each row's commission up.
  await database.pool.query("ALTER TABLE booking DISABLE TRIGGER USER");
  await database.pool.query(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, email, locale,
                          storefront, currency, total_minor, prepayment_minor, commission_percent)
     SELECT tour.id, $2, organizer_id, 3, 2, 'Anna', '+79' || 100000000 + n, n || '@example.com', 'ru', 'ru', 'RUB',
            100000, 15000, 15
       FROM tour, generate_series(1, ${bookings}) AS n WHERE tour.id = $1`,
    [tourId, dateId],
  );
  await database.pool.query("ALTER TABLE booking ENABLE TRIGGER USER; ANALYZE booking");
});
afterAll(() => database.close());

/** What the API does with bookings all day; $1 is a booking's id. */
const requests = [
  "SELECT * FROM booking WHERE id = $1",
  `SELECT * FROM booking WHERE organizer_id = (SELECT organizer_id FROM booking WHERE id = $1)
    ORDER BY id DESC LIMIT 20`,
  "UPDATE booking SET comment = 'moved' WHERE id = $1",
  `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale, storefront,
                        currency, total_minor, prepayment_minor)
   SELECT tour_id, tour_date_id, organizer_id, 3, 1, 'Olga', '+79000000000', 'ru', 'ru', 'RUB', 100000, 15000
     FROM booking WHERE id = $1`,
];

/** Sends requests one after another on each connection until stopped; returns their number and the slowest, ms. */
function startTraffic(): () => Promise<{ failures: string[]; count: number; slowestMs: number }> {
  const seen = { failures: [] as string[], count: 0, slowestMs: 0 };
  const stopping = new AbortController();
  const running = requests.map(async (sql) => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await database.pool
        .query(sql, [500_001 + ((seen.count * 7919) % bookings)])
        .catch((error: unknown) => seen.failures.push(String(error)));
      seen.count += 1;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - began);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(running);
    return seen;
  };
}

it("is migrated while it is read and written, and no request fails or waits longer than for a lock", async () => {
  const report = await database.pool.connect();
  await report.query("BEGIN; SELECT count(*) FROM booking");
  const stop = startTraffic();
  const said: string[] = [];
  const migrated = migrate(database.pool, {
    folder,
    lockTimeoutMs,
    pauseMs: 100,
    log: (line) => {
      said.push(line);
      // A long report holds the first migration up, until it was tried twice.
      if (line.includes("try 2")) void report.query("COMMIT");
    },
  });
  // The traffic ends with the migration, also with one that fails.
  const [outcome] = await Promise.allSettled([migrated]);
  report.release();
  const { failures, count, slowestMs } = await stop();
  expect(outcome).toMatchObject({ status: "fulfilled" });
  expect(failures).toEqual([]);
  expect(slowestMs).toBeLessThan(2 * lockTimeoutMs);
  expect(count).toBeGreaterThan(100);
  expect(said).toContain("migration 9001-expand.sql: a table is in use, try 2 of 10");
  expect(await missingMigrations(database.pool, folder)).toEqual([]);
  const { rows } = await database.pool.query(
    "SELECT attnotnull, (SELECT indisvalid FROM pg_index WHERE indexrelid = 'booking_source'::regclass) FROM pg_attribute WHERE attrelid = 'booking'::regclass AND attname = 'source'",
  );
  expect(rows).toEqual([{ attnotnull: true, indisvalid: true }]);
});
