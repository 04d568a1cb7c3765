import { createPool } from "./db/database.ts";
import type { Database, Pool } from "./db/database.ts";
import { demoCatalogue } from "./demo/generate.ts";
import { loadCatalogue } from "./demo/load.ts";

/** Any constant: processes that start together on one empty database take turns on it. */
const loadLock = 7_203_512;

/** Throws away all that the database holds: `--reset`. */
export async function resetSchema(pool: Pool): Promise<void> {
  await pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
}

/** Fills a database that no catalogue was ever loaded into; `say` hears how far it is. */
export async function loadDemoCatalogue(
  database: Database,
  options: { tours: number; seed: string },
  say: (message: string) => void,
): Promise<void> {
  if (options.tours === 0 || (await isLoaded(database))) return;
  // On a connection of its own: the pool may hold no more than the load needs.
  const turn = createPool(database.url, 1);
  try {
    const client = await turn.connect();
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [loadLock]);
    if (!(await isLoaded(database))) {
      say(`loading a demo catalogue of ${options.tours} tours`);
      const today = new Date().toISOString().slice(0, 10);
      await loadCatalogue(
        database.pool,
        demoCatalogue({ ...options, today }),
        ({ table, rows, done }) => say(`${table}: ${rows} rows${done ? "" : " so far"}`),
      );
    }
    client.release();
  } finally {
    await turn.end();
  }
}

async function isLoaded({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query("SELECT 1 FROM catalogue_load LIMIT 1");
  return rowCount !== 0;
}
