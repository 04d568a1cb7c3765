import { createPool } from "./platform/db/database.ts";
import type { Database, Pool } from "./platform/db/database.ts";
import { demoCatalogue } from "./demo/generate.ts";
import { loadCatalogue } from "./demo/load.ts";
import { loadDemoRecords } from "./demo/records.ts";
import type { DemoOptions } from "./demo/records.ts";

/** Any constant: processes that start together on one empty database take turns on it. */
const loadLock = 7_203_512;

/** Throws away all that the database holds: `--reset`. */
export async function resetSchema(pool: Pool): Promise<void> {
  await pool.query(
    "DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
}

/**
 * Fills a database that no catalogue was ever loaded into, and adds what a demo catalogue lacks beside it;
 * `say` hears how far it is.
 */
export async function loadDemo(
  database: Database,
  options: Pick<DemoOptions, "seed" | "storefronts"> & { tours: number },
  say: (message: string) => void,
): Promise<void> {
  if (options.tours === 0) return;
  const today = new Date().toISOString().slice(0, 10);
  // On a connection of its own: the pool may hold no more than the load needs.
  const turn = createPool(database.url, 1);
  try {
    const client = await turn.connect();
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [loadLock]);
    if (!(await isLoaded(database))) {
      say(`loading a demo catalogue of ${options.tours} tours`);
      await loadCatalogue(
        database.pool,
        demoCatalogue({ ...options, today }),
        ({ table, rows, done }) => say(`${table}: ${rows} rows${done ? "" : " so far"}`),
      );
    }
    if (await isDemo(database)) {
      const names = await loadDemoRecords(database.pool, { ...options, today });
      if (names.length > 0) say(`demo data loaded: ${names.join(", ")}`);
    }
    client.release();
  } finally {
    await turn.end();
  }
}

/** A shop with a catalogue of its own wants no made-up people beside it. */
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
