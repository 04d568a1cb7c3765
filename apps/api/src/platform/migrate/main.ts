import { readDatabaseSettings } from "../../config/config.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";

/** `npm run migrate`: migrates the database of `DATABASE_URL`, without it the embedded one. Exits with 1 on failure. */

const say = (message: string): void => void process.stdout.write(`tropa: ${message}\n`);

try {
  const database = await openDatabase({ ...readDatabaseSettings(process.env), poolSize: 2 });
  try {
    await migrate(database.pool, { log: say });
  } finally {
    await database.close();
  }
  say("the database has all migrations");
  process.exit(0);
} catch (error) {
  process.stderr.write(`tropa: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
