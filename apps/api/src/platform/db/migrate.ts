import { setTimeout } from "node:timers/promises";
import { join } from "node:path";
import { Logger, runMigrations } from "graphile-worker";
import type { Client, Database, Pool, Queryable } from "./database.ts";
import { applyMigration, record } from "./apply-migration.ts";
import type { LockPatience } from "./apply-migration.ts";
import { listMigrations } from "./migration-files.ts";
import type { Migration } from "./migration-files.ts";

export const migrationsFolder = join(import.meta.dirname, "migrations");

/** Advisory lock, any constant: processes that start together migrate one after the other. */
const migrationLock = 7_203_511;
/** Interval of asking for that lock, ms. */
const turnMs = 200;

/** Silences the job library's log; it throws errors anyway. */
const silent = new Logger(() => () => {});

interface MigrationOptions extends LockPatience {
  folder: string;
  /** Receives progress messages. */
  log: (message: string) => void;
}

const defaults: MigrationOptions = {
  folder: migrationsFolder,
  log: () => {},
  lockTimeoutMs: 2000,
  tries: 10,
  pauseMs: 1000,
};

/**
 * Applies all new migrations in order, each in a transaction of its own, and those of the job library, which has its own
 * schema. Forward only. Throws at the first that fails; those before it stay applied.
 */
export async function migrate(pool: Pool, given: Partial<MigrationOptions> = {}): Promise<void> {
  const options = { ...defaults, ...given };
  const client = await pool.connect();
  try {
    await takeTurn(client, options.log);
    await client.query(
      "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())",
    );
    const applied = await readApplied(client);
    const missing = (await listMigrations(options.folder)).filter(({ name }) => !applied.has(name));
    const replaced = new Set(missing.filter((migration) => isReplacement(migration, applied)));
    await runMigrations({ pgPool: pool, logger: silent });
    for (const migration of missing) {
      if (replaced.has(migration)) {
        await record(client, migration.name);
        continue;
      }
      options.log(`migration ${migration.name}`);
      await applyMigration(client, migration, options);
    }
  } finally {
    // A closed connection gives its lock back some time later: the next process would wait for nobody.
    await client.query("SELECT pg_advisory_unlock_all()").catch(() => {});
    // Its settings end with the connection.
    client.release(true);
  }
}

/** Migrations that the database lacks. */
export async function missingMigrations(
  db: Queryable,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const { rows } = await db.query<{ exists: boolean }>(
    "SELECT to_regclass('migration') IS NOT NULL AS exists",
  );
  const applied = rows[0]?.exists ? await readApplied(db) : new Set();
  const names = (await listMigrations(folder)).map(({ name }) => name);
  return names.filter((name) => !applied.has(name));
}

/** Migrates the embedded database; the operator's own must have been migrated by `npm run migrate`. */
export async function requireSchema({ pool, isEmbedded }: Database): Promise<void> {
  if (isEmbedded) return migrate(pool);
  const missing = await missingMigrations(pool);
  if (missing.length > 0)
    throw new Error(
      `the database lacks migrations (${missing.join(", ")}): run \`npm run migrate\` first`,
    );
}

/**
 * Waits for its turn to migrate. It asks again and again, because waiting within a statement would hold up the
 * process that migrates: indexes built concurrently wait for all statements that began before them.
 */
async function takeTurn(client: Client, log: (message: string) => void): Promise<void> {
  for (let asked = 0; ; asked += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS taken",
      [migrationLock],
    );
    if (rows[0]?.taken) return;
    if (asked === 0) log("another process migrates: waiting for it");
    await setTimeout(turnMs);
  }
}

async function readApplied(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>("SELECT name FROM migration");
  return new Set(rows.map((row) => row.name));
}

/** Whether the database has all that a baseline stands for. Throws if it has a part of it. */
function isReplacement(migration: Migration, applied: ReadonlySet<string>): boolean {
  const { name, replaces, lastRelease } = migration;
  const missing = replaces.filter((one) => !applied.has(one));
  if (missing.length === replaces.length) return false;
  if (missing.length === 0) return true;
  throw new Error(
    `the database lacks ${missing.length} of the ${replaces.length} migrations that ${name} stands for, from ${missing[0]} on: migrate it with the release ${lastRelease} first`,
  );
}
