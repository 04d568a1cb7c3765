import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyFilter } from "@tropa/domain/discovery/search-filter";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/db/database.ts";
import { ReadPool } from "../../../platform/db/read-pool.ts";
import { testDatabase } from "../../../../testing/database/test-database.ts";
import { Dice, fillDictionary, insertTour } from "../../../../testing/search/random-catalogue.ts";
import type { SearchQuery } from "../query/search-engine.ts";
import { SqlEngine } from "../sql/sql-engine.ts";
import { IndexBuilder } from "./index-builder.ts";
import { IndexEngine } from "./index-engine.ts";

const today = "2026-07-28";
const dice = new Dice(11);
let database: Database;
let folder: string;

beforeAll(async () => {
  database = await testDatabase(6);
  await fillDictionary(database.pool, dice);
  for (let id = 1; id <= 40; id++) await insertTour(database.pool, id, dice, today);
  await database.pool.query("ANALYZE tour");
  folder = await mkdtemp(join(tmpdir(), "tropa-index-"));
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => rm(join(folder, "index"), { force: true }));

const builder = ({ pool } = database) =>
  new IndexBuilder({ pool, reads: new ReadPool({ primary: pool }), folder, largeFrom: 30 });
/** A saved index comes with the changes since. */
const isSaved = async (day = today) => (await builder().all(day)).changed !== undefined;

const everything: SearchQuery = {
  filter: { ...emptyFilter, type: "any" },
  price: { priceMin: 0, priceMax: null, pricePerDayMin: 0, pricePerDayMax: null },
  today,
  page: 1,
  perPage: 100,
  withFacets: true,
};

test("reads the saved index with all changes since, and finds what SQL finds", async () => {
  const { pool } = database;
  expect(await isSaved()).toBe(false);
  await pool.query("UPDATE tour SET weight = 99, price_minor = 4200 WHERE id = 5");
  await pool.query("UPDATE tour SET status = 'removed' WHERE id = 6");
  await pool.query("UPDATE tour_date SET seats_taken = seats_total WHERE tour_id < 10");
  await pool.query("DELETE FROM tour WHERE id = 9");
  await insertTour(pool, 50, dice, today);
  const source = await builder().all(today);
  expect(source.changed?.ids).toEqual(expect.arrayContaining([5, 6, 9, 50]));
  const expected = await new SqlEngine(pool).search(everything);
  expect(new IndexEngine(source, today).search(everything)).toEqual(expected);
});

test("builds once for processes that start together", async () => {
  const sources = await Promise.all([builder().all(today), builder().all(today)]);
  expect(sources.filter(({ changed }) => changed === undefined)).toHaveLength(1);
  const [one, other] = sources.map((source) => new IndexEngine(source, today).search(everything));
  expect(one).toEqual(other);
});

test("builds anew on another day, after a catalogue was loaded or rates changed, and when the file is damaged", async () => {
  await builder().all(today);
  expect(await isSaved()).toBe(true);
  expect(await isSaved("2026-07-29")).toBe(false);
  await builder().all(today);
  await database.pool.query("INSERT INTO catalogue_load (source, tours) VALUES ('test', 1)");
  expect(await isSaved()).toBe(false);
  expect(await isSaved()).toBe(true);
  await database.pool.query(
    `INSERT INTO currency_rate (rated_on, currency, per_usd) VALUES (current_date, 'RUB', 91)
     ON CONFLICT (rated_on, currency) DO UPDATE SET per_usd = 91`,
  );
  expect(await isSaved()).toBe(false);
  expect(await isSaved()).toBe(true);
  await writeFile(join(folder, "index"), "cut off");
  expect(await isSaved()).toBe(false);
});
