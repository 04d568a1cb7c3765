import { randomUUID } from "node:crypto";
import { createPool, openDatabase } from "../../src/platform/db/database.ts";
import type { Database } from "../../src/platform/db/database.ts";

/** The migrated database that each test's database is a copy of. */
export const templateName = "tropa_test_template";

/**
 * Creates a migrated database for one test file on the shared server (`shared-postgres.ts`). Close it in `afterAll`.
 */
export async function testDatabase(poolSize = 10): Promise<Database> {
  const shared = process.env.DATABASE_URL;
  if (!shared) throw new Error("tests of the database run under vitest, which starts a server");
  const name = `tropa_test_${randomUUID().replaceAll("-", "")}`;
  const admin = createPool(shared, 1);
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(shared);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "", poolSize });
  return {
    ...database,
    async close() {
      await database.close();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Like `testDatabase`, with a longer timeout for connections, for tests with many concurrent clients. */
export async function patientDatabase(poolSize?: number): Promise<Database> {
  const database = await testDatabase(poolSize);
  Object.assign(database.pool.options, { connectionTimeoutMillis: 60_000 });
  return database;
}
