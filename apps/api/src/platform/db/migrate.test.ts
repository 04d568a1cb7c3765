import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import type { Client, Database } from "./database.ts";
import { migrate, migrationsFolder, missingMigrations, requireSchema } from "./migrate.ts";

let database: Database;
let folder: string;
let holders: Client[] = [];
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "tropa-migrations-"));
});
afterEach(async () => {
  for (const holder of holders) holder.release(true);
  holders = [];
  await database.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const apply = (...names: string[]) =>
  database.pool.query("INSERT INTO migration (name) SELECT unnest($1::text[])", [names]);
/** Opens a transaction that holds locks. */
async function hold(sql: string): Promise<Client> {
  const holder = await database.pool.connect();
  holders.push(holder);
  await holder.query(`BEGIN; ${sql}`);
  return holder;
}
const exists = async (name: string): Promise<boolean> => {
  const { rows } = await database.pool.query("SELECT to_regclass($1) IS NOT NULL AS found", [name]);
  return rows[0].found;
};
const run = async (): Promise<string[]> => {
  const said: string[] = [];
  await migrate(database.pool, { folder, log: (line) => said.push(line) });
  return said;
};

describe("migrations", () => {
  it("each have a transaction of their own", async () => {
    await write("9001-first.sql", "CREATE TABLE first_table ()");
    await write("9002-broken.sql", "CREATE TABLE second_table (); SELECT 1 / 0");
    await expect(run()).rejects.toThrow("migration 9002-broken.sql: division by zero");
    expect([await exists("first_table"), await exists("second_table")]).toEqual([true, false]);
    expect(await missingMigrations(database.pool, folder)).toEqual(["9002-broken.sql"]);

    await write("9002-broken.sql", "CREATE TABLE second_table ()");
    expect(await run()).toEqual(["migration 9002-broken.sql"]);
    expect(await run()).toEqual([]);
  });

  it("leave no lock behind", async () => {
    for (let turn = 0; turn < 20; turn += 1) expect(await run()).toEqual([]);
  });

  it("give up waiting for a table and are tried again", async () => {
    await write("9001-wait.sql", "ALTER TABLE country ADD note text");
    const holder = await hold("SELECT FROM country");
    const options = { folder, lockTimeoutMs: 50, pauseMs: 1 };
    await expect(migrate(database.pool, { ...options, tries: 2 })).rejects.toThrow("lock timeout");
    const said: string[] = [];
    await migrate(database.pool, {
      ...options,
      tries: 1000,
      log: (line) => {
        said.push(line);
        if (line.includes("try 2")) void holder.query("COMMIT");
      },
    });
    expect(said).toContain("migration 9001-wait.sql: a table is in use, try 2 of 1000");
    expect(await missingMigrations(database.pool, folder)).toEqual([]);
  });

  it("run in one process at a time, also while it builds an index concurrently", async () => {
    await write(
      "9001-index.sql",
      "-- without a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS by_name ON country (name);",
    );
    const holder = await hold("LOCK TABLE country IN ROW EXCLUSIVE MODE");
    const first = run();
    const building = () => database.pool.query("SELECT FROM pg_stat_progress_create_index");
    await expect.poll(async () => (await building()).rowCount).toBe(1);
    const said: string[] = [];
    const second = migrate(database.pool, { folder, log: (line) => said.push(line) });
    await expect.poll(() => said).toEqual(["another process migrates: waiting for it"]);
    await holder.query("COMMIT");
    expect(await first).toEqual(["migration 9001-index.sql"]);
    await second;
    expect(said).toHaveLength(1);
  });

  it("without a transaction can be repeated after a failure", async () => {
    await write(
      "9001-unique.sql",
      `-- without a transaction
      CREATE TABLE IF NOT EXISTS word (text text); -- not; two statements
      CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS word_text ON word (text);`,
    );
    await database.pool.query(
      "CREATE TABLE word AS SELECT text FROM (VALUES ('a'), ('a')) v (text)",
    );
    await expect(run()).rejects.toThrow("could not create unique index");
    await database.pool.query("TRUNCATE word");
    await run();
    const { rows } = await database.pool.query(
      "SELECT indisvalid FROM pg_index WHERE indexrelid = 'word_text'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });
});

describe("a baseline", () => {
  beforeEach(async () => {
    await mkdir(join(folder, "9000-base"));
    await write("9000-base/1-a.sql", "CREATE TABLE base_a (id integer PRIMARY KEY)");
    await write("9000-base/2-b.sql", "CREATE TABLE base_b (a integer REFERENCES base_a)");
    await write("9000-base/replaces.txt", "release 2026-01-01\n0001-a.sql\n0002-b.sql\n");
    await write("9001-next.sql", "CREATE TABLE next_table ()");
  });
  it("is run in an empty database", async () => {
    await run();
    expect(await exists("base_b")).toBe(true);
  });

  it("is taken as applied by a database that has all that it stands for", async () => {
    await apply("0001-a.sql", "0002-b.sql");
    expect(await run()).toEqual(["migration 9001-next.sql"]);
    expect([await exists("base_a"), await exists("next_table")]).toEqual([false, true]);
    expect(await missingMigrations(database.pool, folder)).toEqual([]);
  });

  it("is refused by a database that has a part of it", async () => {
    await apply("0001-a.sql");
    await expect(run()).rejects.toThrow(
      "the database lacks 1 of the 2 migrations that 9000-base stands for, from 0002-b.sql on: migrate it with the release 2026-01-01 first",
    );
    expect(await exists("next_table")).toBe(false);
  });
});

describe("the database of the API", () => {
  it("may have all migrations that the baseline stands for", async () => {
    const { rows: before } = await database.pool.query("SELECT name FROM migration");
    await database.pool.query("DELETE FROM migration WHERE name = '0000-schema'");
    const names = await readFile(join(migrationsFolder, "0000-schema/replaces.txt"), "utf8");
    await apply(...names.trim().split("\n").slice(1));
    // Running it would fail on the tables that are there.
    await migrate(database.pool);
    const { rows } = await database.pool.query("SELECT name FROM migration WHERE name = ANY ($1)", [
      before.map(({ name }) => name),
    ]);
    expect(rows).toHaveLength(before.length);
  });

  it("must have all migrations before the start, unless it is embedded", async () => {
    await database.pool.query("DELETE FROM migration WHERE name = '0000-schema'");
    await expect(requireSchema(database)).rejects.toThrow(
      "the database lacks migrations (0000-schema): run `npm run migrate` first",
    );
    await apply("0000-schema");
    await expect(requireSchema(database)).resolves.toBeUndefined();
  });
});
