/**
 * Searches while seats are sold: three processes of the API on one database, 20 seats sold and two prices edited a
 * second. Usage: node bench/search/selling.ts [tours] [minutes], 100,000 and 10 by default. DATABASE_URL names a database
 * that has as many tours already.
 */
import { readFileSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../apps/api/src/platform/db/database.ts";
import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { Dice } from "../../apps/api/testing/search/random-catalogue.ts";
import { Client } from "../client.ts";
import { searchPaths } from "../filters.ts";
import type { Choices } from "../filters.ts";
import { ports, startApi } from "../stack.ts";
import type { Running } from "../stack.ts";
import { quantile, table } from "../statistics.ts";

const tours = Number(process.argv[2] ?? 100_000);
const sellingMs = Number(process.argv[3] ?? 10) * 60_000;
const quietMs = Math.min(sellingMs, 60_000);
const apiPorts = [0, 1, 2].map((i) => ports.api + 30 + i);
const seatsPerSecond = 20;
const pricesPerSecond = 2;
/** Between two searches: the machine must not be busy with them alone. */
const pauseMs = 20;
const probeEveryMs = 3000;
/** A probe that has not shown by then is lost. */
const mostFreshMs = 60_000;

const today = new Date().toISOString().slice(0, 10);

/** Searches one process after another; returns each duration in ms. */
async function searchFor(durationMs: number, clients: readonly Client[], choices: Choices) {
  const until = performance.now() + durationMs;
  const times: number[] = [];
  for (let seed = 1; performance.now() < until; seed++) {
    for (const [i, path] of searchPaths(100, seed, choices, today).entries()) {
      if (performance.now() >= until) break;
      times.push(await clients[i % clients.length]!.timed(path, [200, 404]));
      await delay(pauseMs);
    }
  }
  return times;
}

/** Does something a number of times a second, until told to stop. */
async function everySecond(times: number, isOver: () => boolean, work: () => Promise<unknown>) {
  while (!isOver()) {
    const began = performance.now();
    await work();
    await delay(Math.max(0, 1000 / times - (performance.now() - began)));
  }
}

async function highest(pool: Pool, name: "tour" | "tour_date"): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`SELECT max(id) AS id FROM ${name}`);
  return rows[0]!.id;
}

/** Makes a tour the cheapest and waits until each process lists it first; returns the longest wait, ms. */
async function probe(pool: Pool, clients: readonly Client[], number: number): Promise<number> {
  const { rows } = await pool.query<{ tour_id: number }>(
    `UPDATE tour_date SET price_minor = $1, price_without_discount_minor = NULL
      WHERE tour_id = (SELECT d.tour_id FROM tour_date d JOIN tour t ON t.id = d.tour_id
        WHERE d.starts_on > current_date + 2 AND d.seats_free > 0 AND t.status = 'published' AND NOT t.is_individual
          AND t.type = 1 AND t.currency = 'RUB' AND d.tour_id > $2 ORDER BY d.tour_id LIMIT 1)
      RETURNING tour_id`,
    [10_000 - number, number * 7],
  );
  const began = performance.now();
  const id = rows[0]!.tour_id;
  const waits = clients.map(async (client) => {
    for (;;) {
      const answer = JSON.parse(await client.read("/spa/tours?sort=price")) as {
        items: { id: number }[];
      };
      const waited = performance.now() - began;
      if (answer.items[0]?.id === id || waited > mostFreshMs) return waited;
      await delay(30);
    }
  });
  return Math.max(...(await Promise.all(waits)));
}

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");

/** Processor seconds of the database server so far, of processes that have ended, too. */
async function databaseSeconds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const parent = statOf(rows[0]!.pid)[1]!;
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const [, ppid, ...rest] = statOf(pid);
      if (ppid === parent) ticks += Number(rest[9]) + Number(rest[10]);
      if (pid === parent) ticks += [9, 10, 11, 12].reduce((sum, i) => sum + Number(rest[i]), 0);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return ticks / 100;
}

const memoryMB = ({ pid }: Running): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** How often all tours have been read. */
async function wholeReads(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ read: number }>(
    "SELECT seq_tup_read::float8 AS read FROM pg_stat_user_tables WHERE relname = 'tour'",
  );
  return rows[0]!.read / tours;
}

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: folder,
  poolSize: 8,
});
const { pool } = database;
await migrate(pool);
const running: Running[] = [];
try {
  for (const port of apiPorts)
    running.push(
      await startApi(join(folder, "api"), tours, { DATABASE_URL: database.url, JOBS: "0" }, port),
    );
  if (!process.env.DATABASE_URL) await pool.query("VACUUM ANALYZE");
  const clients = apiPorts.map((port) => new Client(port));
  const probes = apiPorts.map((port) => new Client(port));
  const answer = await clients[0]!.read("/spa/tours?expand=filters&type=any");
  const choices = (JSON.parse(answer) as { filters: Choices }).filters;
  await searchFor(quietMs / 2, clients, choices); // warms the compiler
  const quiet = await searchFor(quietMs, clients, choices);

  const [dates, before, seconds] = [
    await highest(pool, "tour_date"),
    await wholeReads(pool),
    await databaseSeconds(pool),
  ];
  const dice = new Dice(tours);
  let isOver = false;
  const counts = { seats: 0, prices: 0 };
  const sell = async () => {
    const { rowCount } = await pool.query(
      `UPDATE tour_date SET seats_taken = seats_taken + 1
        WHERE id = (SELECT id FROM tour_date WHERE id >= $1 AND seats_free > 0 ORDER BY id LIMIT 1)`,
      [1 + dice.int(dates)],
    );
    counts.seats += rowCount ?? 0;
  };
  const edit = async () => {
    const { rowCount } = await pool.query(
      `UPDATE tour_date SET price_minor = price_minor + 100
        WHERE id = (SELECT id FROM tour_date WHERE id >= $1 ORDER BY id LIMIT 1)`,
      [1 + dice.int(dates)],
    );
    counts.prices += rowCount ?? 0;
  };
  const fresh: number[] = [];
  const work = [
    everySecond(seatsPerSecond, () => isOver, sell),
    everySecond(pricesPerSecond, () => isOver, edit),
    everySecond(
      1000 / probeEveryMs,
      () => isOver,
      async () => {
        fresh.push(await probe(pool, probes, fresh.length + 1));
      },
    ),
  ];
  const selling = await searchFor(sellingMs, clients, choices);
  isOver = true;
  await Promise.all(work);
  const spent = (await databaseSeconds(pool)) - seconds;
  const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(1);
  const row = [
    tours.toLocaleString("en"),
    `${ms(quiet, 0.5)}, ${ms(quiet, 0.99)}`,
    `${ms(selling, 0.5)}, ${ms(selling, 0.99)}`,
    `${ms(fresh, 0.5)}, ${ms(fresh, 1)}`,
    ((await wholeReads(pool)) - before).toFixed(2),
    running.map((one) => memoryMB(one).toFixed(0)).join(", "),
    `${((spent / (sellingMs / 1000)) * 100).toFixed(0)} %`,
    `${counts.seats}, ${counts.prices}`,
  ];
  const head = [
    "tours",
    "quiet p50, p99, ms",
    "selling p50, p99, ms",
    "an edit shows in all, p50 and longest, ms",
    "readings of all tours",
    "memory of processes, MB",
    "database, of a processor",
    "seats sold, prices edited",
  ];
  console.log(`## Searches while seats are sold\n\n${table(head, [row])}\n`);
  for (const client of [...clients, ...probes]) client.close();
} finally {
  for (const one of running) await one.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
