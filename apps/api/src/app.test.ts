import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import { homeCall, infoCall } from "@tropa/api-contract/discovery/calls-home";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { serveTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createPool } from "./platform/db/database.ts";
import type { Database } from "./platform/db/database.ts";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { testConfig } from "../testing/fixtures.ts";
import { Gateway } from "../testing/stand-ins/gateway.ts";
import { testDatabase } from "../testing/database/test-database.ts";

let database: Database;
let gateway: Gateway;
let api: TestApi;

beforeAll(async () => {
  database = await testDatabase();
  const today = new Date().toISOString().slice(0, 10);
  await loadCatalogue(
    database.pool,
    demoCatalogue({ seed: "app", today, tours: 60, reviews: 100 }),
  );
  gateway = new Gateway(database.url);
  const url = await gateway.open();
  const pool = createPool(url, 4);
  api = await serveTestApi({ pool, url, isEmbedded: false, close: () => pool.end() });
});
afterAll(async () => {
  await api.close();
  gateway.close();
  await database.close();
});

const status = async (path: string): Promise<number> => (await fetch(api.url + path)).status;

test("answers the liveness and readiness checks with 200", async () => {
  expect(await status("/healthz")).toBe(200);
  expect(await (await fetch(`${api.url}/readyz`)).json()).toEqual({
    status: "ready",
    checks: { database: true, migrations: true, search: true, staying: true },
  });
});

test("answers an unknown path with 404 in the contract's error format", async () => {
  const answer = await fetch(`${api.url}/nowhere`, { headers: { "x-language": "ru" } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    code: "not_found",
    message: "Не найдено",
    request_id: expect.any(String),
  });
});

test("answers 503 without its database and recovers", async () => {
  const client = api.client();
  const { totalCount } = await client.call(infoCall);
  expect(totalCount).toBeGreaterThan(50);
  gateway.close();
  expect(await status("/healthz")).toBe(200);
  await expect.poll(() => status("/readyz")).toBe(503);
  const answer = await fetch(`${api.url}/spa/tours?daysMax=7`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).not.toBeNull();
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ code: "unavailable" });
  expect(body).not.toMatch(/SELECT|ECONN|at .*\.ts/);

  await gateway.open();
  await expect.poll(() => status("/readyz")).toBe(200);
  expect((await client.call(toursCall, { query: { daysMax: "7" } })).items.length).toBeGreaterThan(
    0,
  );
  expect((await client.call(homeCall)).destinations.length).toBeGreaterThan(0);
});

test("finishes running requests before it closes", async () => {
  const pool = createPool(database.url, 2);
  const other = await serveTestApi({ ...database, pool, close: () => pool.end() });
  const holder = await database.pool.connect();
  await holder.query("BEGIN; LOCK TABLE tour_date IN ACCESS EXCLUSIVE MODE");
  const answer = fetch(`${other.url}/spa/tours?daysMin=1`);
  const waiting = () => database.pool.query("SELECT 1 FROM pg_locks WHERE NOT granted");
  await expect.poll(() => waiting().then((result) => result.rowCount)).toBe(1);
  const closed = other.close();
  await holder.query("ROLLBACK");
  holder.release();
  expect((await answer).status).toBe(200);
  await closed;
  await expect(fetch(`${other.url}/healthz`)).rejects.toThrow("fetch failed");
});

test("keeps serving for a while during shutdown, but reports that it is not ready", async () => {
  const pool = createPool(database.url, 2);
  const app = await createApp({ pool, config: testConfig() });
  const url = await app.server.listen({ port: 0, host: "127.0.0.1" });
  const ended = app.drain.end(500);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ checks: { database: true, staying: false } });
  const answer = await fetch(`${url}/spa/info`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("connection")).toBe("close");
  await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  await app.close();
  await pool.end();
});
