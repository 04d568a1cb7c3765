import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../db/database.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";

/**
 * A fresh, migrated PostgreSQL for one test file: a new database on the server of `DATABASE_URL`,
 * else an embedded server of its own. Close it in `afterAll`.
 */
export async function testDatabase(poolSize = 10): Promise<Database> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const name = `tropa_test_${randomUUID().replaceAll("-", "")}`;
    const admin = await openDatabase({ databaseUrl: given, dataDir: "", poolSize: 1 });
    await admin.pool.query(`CREATE DATABASE ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    const database = await openDatabase({ databaseUrl: url.href, dataDir: "", poolSize });
    await migrate(database.pool);
    return {
      ...database,
      async close() {
        await database.close();
        await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await admin.close();
      },
    };
  }
  const dataDir = join(tmpdir(), `tropa-test-${randomUUID()}`);
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize });
  await migrate(database.pool);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
