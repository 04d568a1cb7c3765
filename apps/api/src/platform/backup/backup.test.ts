import { randomUUID } from "node:crypto";
import { chmod, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../db/database.ts";
import { startEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";

const root = join(tmpdir(), `tropa-backup-${randomUUID()}`);
const dataDir = join(root, "data");
const target = join(root, "backups", "first");

beforeAll(async () => {
  await mkdir(join(dataDir, "files", "private"), { recursive: true });
  // The server's own account has to get in.
  for (const folder of [root, dataDir]) await chmod(folder, 0o755);
  await writeFile(join(dataDir, "files", "private", "passport"), "a scan");
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs the database of a data folder for as long as the work takes. */
async function onDatabase<Result>(
  work: (pool: ReturnType<typeof createPool>) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbeddedPostgres(dataDir);
  const pool = createPool(server.url, 3);
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** A payment and its seats, always written together. */
const change =
  "WITH paid AS (INSERT INTO payment DEFAULT VALUES RETURNING id) INSERT INTO seat SELECT id FROM paid";
const counts =
  "SELECT (SELECT count(*) FROM payment) AS payments, (SELECT count(*) FROM seat) AS seats";

test("backs up a busy database with its files and restores one consistent state", async () => {
  const before = await onDatabase(async (pool) => {
    await pool.query(
      "CREATE TABLE migration (name text); CREATE TABLE payment (id serial PRIMARY KEY, note text DEFAULT repeat('x', 500)); CREATE TABLE seat (payment_id integer)",
    );
    await pool.query("INSERT INTO payment SELECT FROM generate_series(1, 2000)");
    await pool.query("INSERT INTO seat SELECT id FROM payment");
    const over = new AbortController();
    const busy = (async () => {
      while (!over.signal.aborted) {
        await pool.query(change);
        // Blocks are written, and the log is turned over, in the middle of the copying.
        await pool.query("CHECKPOINT; SELECT pg_switch_wal()");
      }
    })();
    const made = await backUp(dataDir, target);
    over.abort();
    await busy;
    expect(made).toMatchObject({ format: 1, postgres: 18, uploadedFiles: 1 });
    return (await pool.query<{ payments: number }>(counts)).rows[0]?.payments ?? 0;
  });
  expect((await readdir(join(root, "backups"))).toSorted()).toEqual(["first"]);

  // Whatever happens after it is not in it.
  await onDatabase((pool) => pool.query("DROP TABLE seat; DELETE FROM payment"));
  await writeFile(join(dataDir, "files", "private", "passport"), "another scan");

  const { setAside } = await restore(target, dataDir);
  expect(setAside).toHaveLength(2);
  const [row] = await onDatabase(async (pool) => (await pool.query(counts)).rows);
  expect(row.payments).toBe(row.seats);
  expect(row.payments).toBeGreaterThanOrEqual(2000);
  expect(row.payments).toBeLessThanOrEqual(before);
  expect(await readFile(join(dataDir, "files", "private", "passport"), "utf8")).toBe("a scan");
});

test("leaves everything unchanged when a restore fails", async () => {
  const broken = join(root, "broken");
  await mkdir(join(broken, "postgres"), { recursive: true });
  await expect(restore(broken, dataDir)).rejects.toThrow("is no backup");
  await writeFile(
    join(broken, "manifest.json"),
    JSON.stringify({
      format: 1,
      madeAt: new Date(0).toISOString(),
      postgres: 12,
      databaseFiles: 0,
      uploadedFiles: 0,
    }),
  );
  await expect(restore(broken, dataDir)).rejects.toThrow("PostgreSQL 12");
  const [row] = await onDatabase(async (pool) => (await pool.query(counts)).rows);
  expect(row.payments).toBeGreaterThanOrEqual(2000);
  await expect(backUp(dataDir, target)).rejects.toThrow("is there already");
});

test("refuses to restore over a database in use", async () => {
  await onDatabase(async () => {
    await expect(restore(target, dataDir)).rejects.toThrow("stop Tropa first");
  });
});
