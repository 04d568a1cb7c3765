import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../app.ts";
import { openSignals } from "../realtime/signals.ts";
import { insertPlaces, insertTour, testConfig } from "../../../testing/fixtures.ts";
import { Gateway } from "../../../testing/stand-ins/gateway.ts";
import { orderOf } from "../../../testing/shop.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { createPool } from "./database.ts";
import type { Database, Pool } from "./database.ts";

let database: Database;
let gateway: Gateway;
let pool: Pool;
let app: App;

beforeEach(async () => {
  database = await testDatabase();
  await insertPlaces(database.pool);
  gateway = new Gateway(database.url);
  pool = createPool(await gateway.open(), 6);
  app = await createApp({ pool, config: testConfig({ JOBS: "1" }) });
});
afterEach(async () => {
  await app.close();
  gateway.close();
  await pool.end();
  await database.close();
});

const order = (tour: { tourId: number; dateId: number }) =>
  app.server.inject({
    method: "POST",
    url: "/spa/submit-order",
    payload: orderOf(tour),
    headers: { "x-localization": "ru" },
  });
const read = (tour: { tourId: number }) =>
  app.server.inject({ url: `/spa/tour?slug=ice-of-baikal-${tour.tourId}` });

async function isWaitingForLock(): Promise<boolean> {
  const { rowCount } = await database.pool.query("SELECT 1 FROM pg_locks WHERE NOT granted");
  return rowCount !== 0;
}

test.each([
  ["with its connections lost", false],
  ["with its connections kept", true],
])("answers 503 during a network outage and recovers, %s", async (_, remembers) => {
  const handlers = { onEvents: vi.fn<() => void>(), log() {} };
  const signals = openSignals({ pool, config: testConfig() }, handlers);
  const tour = await insertTour(database.pool);
  expect((await order(tour)).statusCode).toBe(200);

  // An order in the middle of its transaction, which has locked its seats when the network goes silent.
  const holder = await database.pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM tour_date WHERE id = $1 FOR UPDATE", [tour.dateId]);
  const interrupted = order(tour);
  await expect.poll(isWaitingForLock).toBe(true);
  gateway.silence();
  await holder.query("ROLLBACK");
  holder.release();

  const requests = [
    interrupted,
    ...Array.from({ length: 22 }, (__, index) => (index % 2 ? order(tour) : read(tour))),
  ];
  const answers = await Promise.all(requests);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(answers.filter(({ headers }) => headers["retry-after"] === undefined)).toEqual([]);

  gateway.speak({ remembers });
  // There are ten seats; later orders are refused.
  const outages = async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (__, index) => (index % 2 ? order(tour) : read(tour))),
    );
    return answers.filter(({ statusCode }) => statusCode >= 500).length;
  };
  await expect.poll(outages).toBe(0);
  // Work that goes on beside requests.
  await database.pool.query(
    "SELECT graphile_worker.add_job('sweep-holds', job_key => 'after-the-silence')",
  );
  const jobs = async () => {
    const { rows } = await database.pool.query(
      "SELECT key FROM graphile_worker.jobs WHERE key = 'after-the-silence'",
    );
    return rows;
  };
  await expect.poll(jobs).toEqual([]);
  const added = await insertTour(database.pool);
  const shown = async () => {
    const { items } = (await app.server.inject({ url: "/spa/tours" })).json<{
      items: { id: number }[];
    }>();
    return items.map(({ id }) => id);
  };
  await expect.poll(shown).toContain(added.tourId);
  handlers.onEvents.mockClear();
  const events = async () => {
    await database.pool.query("SELECT pg_notify('realtime_event', '1')");
    return handlers.onEvents.mock.calls.length;
  };
  await expect.poll(events).toBeGreaterThan(0);
  await signals.close();
});

test("sets no time limit on a query", async () => {
  const began = performance.now();
  await pool.query("SELECT pg_sleep(6)");
  expect(performance.now() - began).toBeGreaterThan(5000);
});

test("fails only the query of a connection that the network has dropped", async () => {
  const [lost, other] = [await pool.connect(), await pool.connect()];
  gateway.speak({ remembers: false });
  const fresh = createPool(pool.options.connectionString ?? "", 1);
  try {
    const failed = lost.query("SELECT 1").then(
      () => null,
      (error: unknown) => error,
    );
    expect((await fresh.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(await failed).toMatchObject({ code: "ETIMEDOUT" });
  } finally {
    lost.release(true);
    other.release(true);
    await fresh.end();
  }
});
