import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../app.ts";
import { openSignals } from "../realtime/signals.ts";
import { insertPlaces, insertTour, testConfig } from "../../../testing/fixtures.ts";
import { Gateway } from "../../../testing/gateway.ts";
import { orderOf } from "../../../testing/shop.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { createPool } from "./database.ts";
import type { Database, Pool } from "./database.ts";

/** How long a request may wait in a silence, and how long anything may be out of order after it, ms. */
const longestWaitMs = 5000;
const longestHealingMs = 10_000;

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
}, 60_000);
afterEach(async () => {
  await app.close();
  gateway.close();
  await pool.end();
  await database.close();
}, 60_000);

const order = (tour: { tourId: number; dateId: number }) =>
  app.server.inject({
    method: "POST",
    url: "/spa/submit-order",
    payload: orderOf(tour),
    headers: { "x-localization": "ru" },
  });
const read = (tour: { tourId: number }) =>
  app.server.inject({ url: `/spa/tour?slug=ice-of-baikal-${tour.tourId}` });

/** Milliseconds that something took, and what came of it. */
async function timed<Result>(work: Promise<Result>): Promise<[number, Result]> {
  const began = performance.now();
  const result = await work;
  return [performance.now() - began, result];
}

async function isWaitingForLock(): Promise<boolean> {
  const { rowCount } = await database.pool.query("SELECT 1 FROM pg_locks WHERE NOT granted");
  return rowCount !== 0;
}

test.each([
  ["whose connections are lost with it", false],
  ["whose connections go on", true],
])(
  "a silence of the network is an outage of seconds, %s",
  async (_, remembers) => {
    const handlers = { onEvents: vi.fn<() => void>(), onSessionEnd() {}, log() {} };
    const signals = openSignals({ pool, config: testConfig() }, handlers);
    const tour = await insertTour(database.pool);
    expect((await order(tour)).statusCode).toBe(200);

    // An order is in the middle of its transaction, and will have locked its seats by the time that nobody hears of it.
    const holder = await database.pool.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT FROM tour_date WHERE id = $1 FOR UPDATE", [tour.dateId]);
    const interrupted = order(tour);
    await vi.waitFor(async () => expect(await isWaitingForLock()).toBe(true), 10_000);
    gateway.silence();
    await holder.query("ROLLBACK");
    holder.release();

    const requests = [
      timed(interrupted),
      ...Array.from({ length: 22 }, (__, index) => timed(index % 2 ? order(tour) : read(tour))),
    ];
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(([, { statusCode }]) => statusCode))).toEqual(new Set([503]));
    expect(answers.filter(([, { headers }]) => headers["retry-after"] === undefined)).toEqual([]);
    expect(
      answers.map(([took]) => Math.round(took)).filter((took) => took > longestWaitMs),
    ).toEqual([]);

    gateway.speak({ remembers });
    const began = performance.now();
    const soon = (check: () => Promise<unknown>) =>
      vi.waitFor(check, {
        timeout: longestHealingMs - (performance.now() - began),
        interval: 50,
      });
    await soon(async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, (__, index) => (index % 2 ? order(tour) : read(tour))),
      );
      // Ten seats were there; whoever comes too late is told so.
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    });
    // Work that goes on beside requests.
    await database.pool.query(
      "SELECT graphile_worker.add_job('sweep-holds', job_key => 'after-the-silence')",
    );
    await soon(async () => {
      const { rows } = await database.pool.query(
        "SELECT key FROM graphile_worker.jobs WHERE key = 'after-the-silence'",
      );
      expect(rows).toEqual([]);
    });
    const added = await insertTour(database.pool);
    await soon(async () => {
      const { items } = (await app.server.inject({ url: "/spa/tours" })).json<{
        items: { id: number }[];
      }>();
      expect(items.map(({ id }) => id)).toContain(added.tourId);
    });
    handlers.onEvents.mockClear();
    await soon(async () => {
      await database.pool.query("SELECT pg_notify('realtime_event', '1')");
      expect(handlers.onEvents).toHaveBeenCalled();
    });
    await signals.close();
  },
  60_000,
);

test("a query may take as long as it needs", async () => {
  const began = performance.now();
  await pool.query("SELECT pg_sleep(6)");
  expect(performance.now() - began).toBeGreaterThan(5000);
}, 20_000);

test("a single connection that the network has forgotten costs its own query alone", async () => {
  const [lost, other] = [await pool.connect(), await pool.connect()];
  gateway.speak({ remembers: false });
  const fresh = createPool(pool.options.connectionString ?? "", 1);
  try {
    const failed = timed(
      lost.query("SELECT 1").then(
        () => null,
        (error: unknown) => error,
      ),
    );
    expect((await fresh.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    const [took, error] = await failed;
    expect(error).toMatchObject({ code: "ETIMEDOUT" });
    expect(took).toBeLessThan(longestWaitMs);
  } finally {
    lost.release(true);
    other.release(true);
    await fresh.end();
  }
}, 20_000);
