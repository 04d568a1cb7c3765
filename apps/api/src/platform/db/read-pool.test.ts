import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../app.ts";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { today } from "../../discovery/catalogue/catalogue.ts";
import { SearchService } from "../../discovery/search/search.ts";
import type { SearchQuery } from "../../discovery/search/search.ts";
import { SqlEngine } from "../../discovery/search/sql/sql-engine.ts";
import { ReplicatedPostgres } from "../../../testing/database/replicated-postgres.ts";
import {
  insertPlaces,
  insertTour,
  testConfig,
  testStorefronts,
} from "../../../testing/fixtures.ts";
import { orderOf } from "../../../testing/shop.ts";
import { createPool } from "./database.ts";
import type { Pool } from "./database.ts";
import { migrate } from "./migrate.ts";
import { ReadPool } from "./read-pool.ts";

let postgres: ReplicatedPostgres;
let pool: Pool;
let replica: Pool;

beforeAll(async () => {
  postgres = await ReplicatedPostgres.start("5s");
  pool = createPool(postgres.url, 10);
  replica = createPool(postgres.replicaUrl, 2);
  await migrate(pool);
  await insertPlaces(pool);
});

afterAll(async () => {
  await replica.end();
  await pool.end();
  await postgres.close();
});

/** Waits until the replica has what the primary has. */
async function untilReplayed(): Promise<void> {
  const { rows } = await pool.query<{ lsn: string }>("SELECT pg_current_wal_flush_lsn() AS lsn");
  const isThere = async () => {
    const { rows: found } = await replica.query<{ isThere: boolean }>(
      `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"`,
      [rows[0]!.lsn],
    );
    return found[0]!.isThere;
  };
  await expect.poll(isThere).toBe(true);
}

const isReplica = async (db: Pick<Pool, "query">) => {
  const { rows } = await db.query<{ is: boolean }>("SELECT pg_is_in_recovery() AS is");
  return rows[0]!.is;
};

/** The whole API that reads from the replica, as a process runs it. */
async function openApp(): Promise<App> {
  const settings = { DATABASE_READ_URL: postgres.replicaUrl, DATABASE_URL: postgres.url };
  return createApp({ pool, config: testConfig(settings) });
}

async function isReplicaInUse({ server }: App): Promise<boolean> {
  const { body } = await server.inject({ url: "/metrics" });
  return body.includes("\ndatabase_replica_in_use 1\n");
}

const headers = { "x-localization": testStorefronts.speaking("ru").id, "x-language": "ru" };

async function pageOf({ server }: App, tourId: number) {
  return server.inject({ url: `/spa/tour?slug=ice-of-baikal-${tourId}`, headers });
}

async function cardOf({ server }: App, tourId: number) {
  const answer = await server.inject({ url: `/crm/api/tour/get-by-ids?ids=${tourId}`, headers });
  return answer.json<{ items: { id: number; title: string }[] }>().items[0];
}

test("shows an edit to its author and charges the primary's price while the replica lags", async () => {
  const tour = await insertTour(pool);
  const other = await insertTour(pool);
  await untilReplayed();
  const app = await openApp();
  try {
    await expect.poll(() => isReplicaInUse(app)).toBe(true);
    await pageOf(app, tour.tourId);
    await cardOf(app, tour.tourId);

    const published = await insertTour(pool);
    expect((await pageOf(app, published.tourId)).statusCode).toBe(200);

    await pool.query(
      `UPDATE tour SET title = title || '{"ru": "Новое имя"}', status = 'published' WHERE id = $1`,
      [tour.tourId],
    );
    await pool.query("UPDATE tour_date SET price_minor = price_minor * 2 WHERE tour_id = $1", [
      tour.tourId,
    ]);
    const answer = await app.server.inject({
      method: "POST",
      url: "/spa/submit-order",
      payload: orderOf(tour),
      headers,
    });
    expect(answer.json()).toMatchObject({
      code: "price_changed",
      price: { now: { amount: 4_000_000 } },
    });
    await expect.poll(async () => (await cardOf(app, tour.tourId))?.title).toBe("Новое имя");
    expect((await pageOf(app, tour.tourId)).json()).toMatchObject({ title: "Новое имя" });
    // All of it before the replica had it.
    const { rows } = await replica.query("SELECT FROM tour WHERE title ->> 'ru' = 'Новое имя'");
    expect(rows).toHaveLength(0);
    expect(await isReplicaInUse(app)).toBe(true);
    expect((await pageOf(app, other.tourId)).statusCode).toBe(200);
    // What has been cached since does not go back to an older state.
    await untilReplayed();
    expect((await cardOf(app, tour.tourId))?.title).toBe("Новое имя");
  } finally {
    await app.close();
  }
});

const everything: SearchQuery = {
  filter: { ...emptyFilter, type: "any" },
  price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
  today: today(),
  page: 1,
  perPage: 2000,
  withFacets: true,
};

test("an index that is built from a replica behind its log misses no change", async () => {
  const tours = await Promise.all(Array.from({ length: 8 }, () => insertTour(pool)));
  const reads = new ReadPool({ primary: pool, replicaUrl: postgres.replicaUrl });
  // Each change is merged at once, by a build that reads the replica.
  const search = await SearchService.start({ pool, reads, mergeAfter: 1 });
  try {
    await search.ready();
    for (const { tourId } of tours) {
      await pool.query("UPDATE tour SET price_minor = price_minor + $1 WHERE id = $1", [tourId]);
      await pool.query("UPDATE tour SET weight = weight + $1 WHERE id = $1", [tourId]);
      await search.search(everything);
    }
    const found = await new SqlEngine(pool).search(everything);
    await expect.poll(() => search.search(everything)).toEqual(found);
    // Nor when the builds that were waiting for the replica have ended.
    await untilReplayed();
    expect(await search.search(everything)).toEqual(found);
  } finally {
    await search.close();
    await reads.close();
  }
});

test("reads go on when the replica dies, and return to it", async () => {
  const lines: string[] = [];
  const reads = new ReadPool({
    primary: pool,
    replicaUrl: postgres.replicaUrl,
    log: (line) => lines.push(line),
  });
  const { tourId } = await insertTour(pool);
  await untilReplayed();
  const app = await openApp();
  try {
    await expect.poll(() => isReplica(reads)).toBe(true);
    await expect.poll(() => isReplicaInUse(app)).toBe(true);
    lines.length = 0;
    const end = new AbortController();
    const statuses = new Set<number>();
    const visits = Array.from({ length: 4 }, async () => {
      while (!end.signal.aborted) {
        await reads.query("SELECT count(*) FROM tour");
        statuses.add((await pageOf(app, tourId)).statusCode);
        statuses.add((await app.server.inject({ url: "/spa/home", headers })).statusCode);
      }
    });
    await postgres.killReplica();
    await expect.poll(() => isReplicaInUse(app)).toBe(false);
    await expect.poll(() => lines.length).toBe(1);
    await postgres.startReplica();
    await expect.poll(() => isReplicaInUse(app)).toBe(true);
    await expect.poll(() => isReplica(reads)).toBe(true);
    await expect.poll(() => lines.length).toBe(2);
    end.abort();
    await Promise.all(visits);
    expect([...statuses]).toEqual([200]);
    expect(lines).toEqual([
      expect.stringContaining("to the primary"),
      expect.stringContaining("to the replica"),
    ]);
  } finally {
    await app.close();
    await reads.close();
  }
});
