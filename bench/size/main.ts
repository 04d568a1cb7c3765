/**
 * A marketplace at size: statements that its screens send, their plans, and its jobs. Usage: DATABASE_URL=… node
 * bench/size/main.ts [tours] [bookings] [messages], by default 1,000,000, 10,000,000 and 20,000,000. The database is empty
 * or was filled by this before; its user is a superuser, and its server logs to files as JSON (`logging_collector = on`,
 * `log_destination = jsonlog`, `log_rotation_size = 0`).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../apps/api/src/platform/db/database.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { ports, startApi } from "../stack.ts";
import { table } from "../statistics.ts";
import { fill } from "./fill.ts";
import { measureCalls, prepareCalls } from "./calls.ts";
import { measureJobs } from "./jobs.ts";
import { logStatements } from "./statements.ts";

const [tours = 1_000_000, bookings = 10_000_000, messages = 20_000_000] = process.argv
  .slice(2)
  .map(Number);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error("DATABASE_URL names the database to fill");

/** Tours of the demonstration; the others are copies of them. */
const demoTours = Math.min(tours, 20_000);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
const database = await openDatabase({ databaseUrl, dataDir: folder, poolSize: 4 });
const { pool } = database;
// Jobs are measured by themselves.
const start = () =>
  startApi(folder, demoTours, { DATABASE_URL: databaseUrl, JOBS: "0" }, ports.api);
try {
  await migrate(pool);
  const { rows: messagesFound } = await pool.query<{ exists: boolean }>(
    "SELECT count(*) > 0 AS exists FROM (SELECT FROM chat_message OFFSET 1000 LIMIT 1) filled",
  );
  if (!messagesFound[0]!.exists) {
    const began = performance.now();
    await (await start()).stop();
    console.log(`demonstration: ${demoTours} tours, ${seconds(began)} s`);
    const one = await openDatabase({ databaseUrl, dataDir: folder, poolSize: 1 });
    await fill(
      one.pool,
      { tours, accounts: Math.ceil(bookings / 5), bookings, messages },
      console.log,
    );
    await one.close();
  }
  const calls = await prepareCalls(pool);
  const log = await logStatements(pool);
  const firstBegan = performance.now();
  await (await start()).stop();
  console.log(`\nThe API is ready after ${seconds(firstBegan)} s without a saved index.`);
  const began = performance.now();
  const api = await start();
  console.log(`It is ready after ${seconds(began)} s when started again.\n`);
  try {
    await log.skip();
    const rows = await measureCalls(ports.api, calls);
    console.log(
      `## Calls\n\n${table(["call", "times", "p50, ms", "p99, ms", "longest, ms"], rows)}\n`,
    );
    const statements = await log.read();
    console.log(`## Statements\n\n${table(statements.head, statements.rows)}\n`);
  } finally {
    await log.stop();
    await api.stop();
  }
  console.log(`## Jobs\n\n${table(["job", "seconds"], await measureJobs(pool))}\n`);
  const { rows: sizes } = await pool.query<{ name: string; size: string }>(
    `SELECT relname AS name, pg_size_pretty(pg_total_relation_size(oid)) AS size FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC LIMIT 12`,
  );
  const whole = await pool.query<{ size: string }>(
    "SELECT pg_size_pretty(pg_database_size(current_database())) AS size",
  );
  const disk = [["whole", whole.rows[0]!.size], ...sizes.map(({ name, size }) => [name, size])];
  console.log(`## Disk\n\n${table(["table with its indexes", "size"], disk)}\n`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
