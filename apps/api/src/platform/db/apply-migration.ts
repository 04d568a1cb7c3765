import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import type { Client } from "./database.ts";
import { isOutsideTransaction, statementsOf } from "./migration-files.ts";
import type { Migration } from "./migration-files.ts";

/** How a migration deals with tables that are in use. */
export interface LockPatience {
  /**
   * How long a statement waits for a table, ms. As long waits everybody who comes to the table after it, so it gives
   * up, lets them through and is tried again.
   */
  lockTimeoutMs: number;
  tries: number;
  /** Pause before the second try, ms; it grows with each. */
  pauseMs: number;
}

/** Notes that the database has a migration. */
export async function record(client: Client, name: string): Promise<void> {
  await client.query("INSERT INTO migration (name) VALUES ($1)", [name]);
}

/** Applies and notes a migration, trying again while others hold its tables. */
export async function applyMigration(
  client: Client,
  { name, paths }: Migration,
  options: LockPatience & { log: (message: string) => void },
): Promise<void> {
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const apply = texts.some(isOutsideTransaction) ? applyStatements : applyWhole;
  for (let nth = 1; ; nth += 1) {
    try {
      await apply(client, { name, texts }, options);
      return;
    } catch (error) {
      if (!isInUse(error) || nth === options.tries) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`migration ${name}: ${reason}`, { cause: error });
      }
      options.log(`migration ${name}: a table is in use, try ${nth} of ${options.tries}`);
      await setTimeout(options.pauseMs * nth);
    }
  }
}

/** A lock was not granted in time, or two transactions waited for each other. */
const isInUse = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "40P01");

interface Sql {
  name: string;
  texts: readonly string[];
}

/** Applies all or nothing. */
async function applyWhole(
  client: Client,
  { name, texts }: Sql,
  { lockTimeoutMs }: LockPatience,
): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    for (const text of texts) await client.query(text);
    await record(client, name);
    await client.query("COMMIT");
  } catch (error) {
    // A lost connection rolls back by itself.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** Applies statement by statement. What a failure leaves is met again by the next try. */
async function applyStatements(
  client: Client,
  { name, texts }: Sql,
  { lockTimeoutMs }: LockPatience,
): Promise<void> {
  // They may take long, since others can go on.
  await client.query("SET statement_timeout = 0");
  for (const statement of texts.flatMap(statementsOf)) {
    const isConcurrent = /\bCONCURRENTLY\b/i.test(statement);
    // Nobody waits behind these, and giving up would leave an invalid index.
    await client.query(`SET lock_timeout = ${isConcurrent ? 0 : lockTimeoutMs}`);
    await dropInvalidIndex(client, statement);
    await client.query(statement);
  }
  await record(client, name);
  await client.query("RESET statement_timeout; RESET lock_timeout");
}

/** Drops the invalid index that a failed `CREATE INDEX CONCURRENTLY` has left: `IF NOT EXISTS` would keep it. */
async function dropInvalidIndex(client: Client, statement: string): Promise<void> {
  const [, index] =
    /\bINDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)\s+ON\b/i.exec(statement) ?? [];
  if (index === undefined) return;
  const { rowCount } = await client.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid",
    [index],
  );
  if (rowCount === 1) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
}
