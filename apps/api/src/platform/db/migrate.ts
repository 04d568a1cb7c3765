import { Logger, runMigrations } from "graphile-worker";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inTransaction } from "./database.ts";
import type { Pool } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");
/** Advisory lock, any constant: processes that start together migrate one after the other. */
const migrationLock = 7_203_511;

/** Silences the job library's log; it throws errors anyway. */
const silent = new Logger(() => () => {});

/**
 * Applies all new migrations in order, in one transaction, and those of the job library, which has its own schema.
 * Forward only.
 */
export async function migrate(pool: Pool): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  await inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    await runMigrations({ pgPool: pool, logger: silent });
    const { rows } = await client.query<{ name: string }>("SELECT name FROM migration");
    const applied = new Set(rows.map((row) => row.name));
    for (const name of files) {
      if (applied.has(name)) continue;
      await client.query(await readFile(join(folder, name), "utf8"));
      await client.query("INSERT INTO migration (name) VALUES ($1)", [name]);
    }
  });
}
