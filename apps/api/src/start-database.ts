import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "./platform/files/file-store.ts";
import { insertFile } from "./platform/files/upload-store.ts";
import { hashPassword } from "./people/passwords/passwords.ts";
import { createPool, inTransaction } from "./platform/db/database.ts";
import type { Database, Pool } from "./platform/db/database.ts";
import type { DemoOptions, DemoSource } from "./platform/demo/demo-source.ts";

/** Advisory lock, any constant: processes that start together fill an empty database one at a time. */
const loadLock = 7_203_512;

/** Deletes all data: `--reset`. */
export async function resetSchema(pool: Pool): Promise<void> {
  await pool.query(
    "DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
}

/**
 * Fills a database that has never had a catalogue, and adds missing demo data to a demo catalogue. `say` receives
 * progress messages.
 */
export async function loadDemo(
  database: Database,
  source: DemoSource,
  options: Pick<DemoOptions, "seed" | "storefronts"> & { tours: number; files: FileStore },
  say: (message: string) => void,
): Promise<void> {
  if (options.tours === 0) return;
  const today = new Date().toISOString().slice(0, 10);
  // Use a separate connection for the lock, because the load may need all of the pool.
  const turn = createPool(database.url, 1);
  try {
    const client = await turn.connect();
    try {
      await client.query("SET statement_timeout = 0");
      await client.query("SELECT pg_advisory_lock($1)", [loadLock]);
      if (!(await isLoaded(database))) {
        say(`loading a demo catalogue of ${options.tours} tours`);
        const { seed, tours } = options;
        await source.loadCatalogue(database.pool, { seed, tours, today }, ({ table, rows, done }) =>
          say(`${table}: ${rows} rows${done ? "" : " so far"}`),
        );
      }
      if (await isDemo(database)) {
        const its = {
          ...options,
          today,
          now: new Date(),
          hashPassword,
          keepFile: fileKeeper(options.files),
        };
        const names = await loadDemoRecords(database.pool, source.records, its);
        await inTransaction(database.pool, (client) => source.renew(client, its));
        if (names.length > 0) say(`demo data loaded: ${names.join(", ")}`);
      }
    } finally {
      // Release it, or the pool would wait for it when ending.
      client.release();
    }
  } finally {
    await turn.end();
  }
}

const fileKeeper =
  (files: FileStore): NonNullable<DemoOptions["keepFile"]> =>
  async (client, { bytes, name, mediaType, accountId }) => {
    const folder = await mkdtemp(join(tmpdir(), "tropa-demo-"));
    try {
      const path = join(folder, "file");
      await writeFile(path, bytes);
      const storageKey = `files/${randomUUID()}`;
      await files.put(storageKey, path, mediaType);
      const { id } = await insertFile(client, {
        kind: "file",
        bucket: "files",
        storageKey,
        mediaType,
        byteSize: bytes.length,
        name,
        width: null,
        height: null,
        isPublic: false,
        accountId,
        deleteTokenHash: null,
      });
      return id;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

/** Demo data is added only to a demo catalogue, not to a shop's own. */
async function isDemo({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query(
    "SELECT 1 FROM catalogue_load HAVING bool_and(source LIKE 'demo%')",
  );
  return rowCount !== 0;
}

async function isLoaded({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query("SELECT 1 FROM catalogue_load LIMIT 1");
  return rowCount !== 0;
}

/** Loads every new part of the demo data, each in a transaction; returns their names. */
export async function loadDemoRecords(
  pool: Pool,
  records: DemoSource["records"],
  options: DemoOptions,
): Promise<string[]> {
  const loaded: string[] = [];
  for (const { name, load } of records) {
    const isNew = await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        "INSERT INTO demo_load (name) VALUES ($1) ON CONFLICT DO NOTHING",
        [name],
      );
      if (rowCount === 0) return false;
      await client.query("SET LOCAL statement_timeout = 0");
      await load(client, options);
      return true;
    });
    if (isNew) loaded.push(name);
  }
  return loaded;
}
