import { randomUUID } from "node:crypto";
import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createPool } from "../../src/platform/db/database.ts";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded-postgres.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { scratchFolder } from "../scratch-folder.ts";
import { templateName } from "./test-database.ts";

/** Settings without durability, which tests do not need. */
const careless = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts one PostgreSQL for all test files, with a migrated template that each file copies: a copy takes a tenth of a
 * second, a new server seconds. `DATABASE_URL` names a server to use instead.
 */
export async function startSharedPostgres(): Promise<() => Promise<void>> {
  const dataDir = join(scratchFolder(), `tropa-tests-${randomUUID()}`);
  let stop = async () => {};
  if (!process.env.DATABASE_URL) {
    await mkdir(dataDir);
    // The server's own account needs access.
    await chmod(dataDir, 0o755);
    const server = await startEmbeddedPostgres(dataDir, careless);
    process.env.DATABASE_URL = server.url;
    ({ stop } = server);
  }
  const admin = createPool(process.env.DATABASE_URL, 1);
  await admin.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${templateName}`);
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${templateName}`;
  const template = createPool(url.href, 3);
  await migrate(template);
  await template.end();
  return async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await admin.end();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export default startSharedPostgres;
