import type { Worker } from "node:worker_threads";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { ReadPool } from "../../platform/db/read-pool.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { buildInThread } from "./index/build-apart.ts";
import { trimChanges } from "./index/change-log.ts";
import { loadIndexSource } from "./index/index-loader.ts";
import { Dice, fillDictionary, insertTour } from "../../../testing/search/random-catalogue.ts";
import type { AppliedChange, SearchQuery } from "./query/search-engine.ts";
import { SearchService } from "./search-service.ts";
import type { SearchServiceOptions } from "./search-service.ts";
import { SqlEngine } from "./sql/sql-engine.ts";

const today = "2026-07-28";
const dice = new Dice(3);
let database: Database;

beforeAll(async () => {
  database = await testDatabase(6);
  await fillDictionary(database.pool, dice);
  for (let id = 1; id <= 60; id++) await insertTour(database.pool, id, dice, today);
});

afterAll(() => database.close());

const everything: SearchQuery = {
  filter: { ...emptyFilter, type: "any" },
  price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
  today,
  page: 1,
  perPage: 2000,
  withFacets: true,
};

async function withService(
  work: (service: SearchService) => Promise<void>,
  options: Partial<SearchServiceOptions> = {},
): Promise<void> {
  const service = await SearchService.start({
    pool: database.pool,
    reads: new ReadPool({ primary: database.pool }),
    today,
    ...options,
  });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

/** Waits until search agrees with the tables. */
async function untilFresh(service: SearchService): Promise<void> {
  const expected = await new SqlEngine(database.pool).search(everything);
  await expect.poll(() => service.search(everything)).toEqual(expected);
}

describe("the search service", () => {
  it("gives the same answers from SQL before the index is built as from the index afterwards", () =>
    withService(async (service) => {
      expect(service.isIndexed).toBe(false);
      const before = await service.search(everything);
      await service.ready();
      expect(service.isIndexed).toBe(true);
      expect(await service.search(everything)).toEqual(before);
    }));

  it("shows every kind of edit in its answers", () =>
    withService(async (service) => {
      const { pool } = database;
      await service.ready();
      const edits = [
        () => pool.query("UPDATE tour SET price_minor = 4200, weight = 99 WHERE id = 5"),
        () => pool.query("UPDATE tour SET status = 'removed' WHERE id = 6"),
        () => pool.query("UPDATE tour SET status = 'published' WHERE id IN (6, 7, 8)"),
        () => pool.query("UPDATE tour_date SET seats_taken = seats_total WHERE tour_id < 20"),
        () => pool.query("DELETE FROM tour WHERE id = 9"),
        () => insertTour(pool, 500, dice, today),
      ];
      for (const edit of edits) {
        await edit();
        await untilFresh(service);
      }
    }));

  it("shows an edit whose transaction began earlier but committed later than another", () =>
    withService(async (service) => {
      await service.ready();
      const client = await database.pool.connect();
      await client.query("BEGIN");
      await client.query("UPDATE tour SET weight = 77 WHERE id = 10");
      await database.pool.query("UPDATE tour SET weight = 78 WHERE id = 11");
      await untilFresh(service);
      await client.query("COMMIT");
      client.release();
      await untilFresh(service);
    }));

  it("announces changed tours once they are searchable, and changed organizers", () =>
    withService(async (service) => {
      const { pool } = database;
      await service.ready();
      const changes: AppliedChange[] = [];
      service.onChange((change) => changes.push(change));
      await pool.query("UPDATE tour SET rating = 4.99, reviews_count = 9 WHERE id = 13");
      await expect.poll(() => changes.flatMap(({ tourIds }) => tourIds ?? [])).toEqual([13]);
      const expected = await new SqlEngine(pool).search(everything);
      expect(await service.search(everything)).toEqual(expected);
      await pool.query("UPDATE organizer SET photo = 'y' WHERE id = 1");
      await expect.poll(() => changes.map(({ tourIds }) => tourIds)).toContain(null);
    }));

  it("answers from SQL when its search thread dies, and starts another thread", async () => {
    const threads: Worker[] = [];
    process.on("worker", (thread) => threads.push(thread));
    await withService(async (service) => {
      await service.ready();
      const before = await service.search(everything);
      await threads[0]?.terminate();
      expect(service.isIndexed).toBe(false);
      await expect(
        service.complete({ phrase: "city", locale: "en", limit: 5 }),
      ).rejects.toMatchObject({ code: "unavailable" });
      expect(await service.search(everything)).toEqual(before);
      await expect.poll(() => service.isIndexed).toBe(true);
      expect(await service.search(everything)).toEqual(before);
    });
    process.removeAllListeners("worker");
    expect(threads).toHaveLength(2);
  });

  it("rebuilds the index after a bulk edit and after a catalogue load", () =>
    withService(async (service) => {
      const { pool } = database;
      await service.ready();
      for (let id = 1000; id < 2100; id++) await insertTour(pool, id, dice, today);
      await untilFresh(service);

      await pool.query(
        "ALTER TABLE tour DISABLE TRIGGER USER; ALTER TABLE tour_date DISABLE TRIGGER USER",
      );
      await pool.query("DELETE FROM tour WHERE id > 1500");
      await pool.query(
        "ALTER TABLE tour ENABLE TRIGGER USER; ALTER TABLE tour_date ENABLE TRIGGER USER",
      );
      await pool.query("INSERT INTO catalogue_load (source, tours) VALUES ('test', 1)");
      await untilFresh(service);
    }));

  it("stays correct while departures of most tours sell, without building the index anew", async () => {
    const log: string[] = [];
    await withService(
      async (service) => {
        await service.ready();
        for (let round = 0; round < 8; round++) {
          await database.pool.query(
            `UPDATE tour_date SET seats_taken = least(seats_total, (id * $1) % (seats_total + 1))
             WHERE tour_id % 8 = $1`,
            [round],
          );
          await database.pool.query(
            "UPDATE tour_date SET price_minor = price_minor + 100 WHERE tour_id % 80 = $1",
            [round],
          );
          await untilFresh(service);
        }
      },
      { mergeAfter: 10, log: (message) => log.push(message) },
    );
    expect(log.filter((line) => line.includes("merged")).length).toBeGreaterThan(0);
    expect(log.filter((line) => line.includes("index of"))).toHaveLength(1);
  });

  it("stays correct when edits arrive during a build", () =>
    withService(async (service) => {
      for (let i = 0; i < 60; i++) {
        await database.pool.query("UPDATE tour SET weight = $2 WHERE id = $1", [
          1000 + dice.int(500),
          dice.int(50),
        ]);
        if (i % 10 === 0)
          await database.pool.query(
            "INSERT INTO catalogue_load (source, tours) VALUES ('test', 1)",
          );
      }
      await untilFresh(service);
    }));
});

describe("a build in a separate thread", () => {
  it("produces the same index as a build in the main thread", async () => {
    const apart = await buildInThread({ url: database.url, today });
    expect(apart).toEqual(await loadIndexSource(database.pool, today));
  });

  it("rejects when it fails", async () => {
    const nowhere = new URL(database.url);
    nowhere.pathname = "/nowhere";
    await expect(buildInThread({ url: nowhere.href, today })).rejects.toThrow(/nowhere/);
  });
});

it("deletes old change records except the newest", async () => {
  const { pool } = database;
  const notes = async () => {
    const { rows } = await pool.query<{ tour_id: number }>(
      "SELECT tour_id FROM catalogue_change ORDER BY sequence",
    );
    return rows.map((row) => row.tour_id);
  };
  await pool.query("TRUNCATE catalogue_change");
  await pool.query(
    `INSERT INTO catalogue_change (tour_id, made_at) VALUES
       (1, now() - interval '3 days'), (2, now()), (3, now() - interval '3 days')`,
  );
  expect(await trimChanges(pool)).toBe(1);
  expect(await notes()).toEqual([2, 3]);
});
