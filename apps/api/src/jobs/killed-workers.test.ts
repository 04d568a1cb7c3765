import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startProcess } from "../../testing/api-process.ts";
import { testDatabase } from "../../testing/database/test-database.ts";
import { testConfig } from "../../testing/fixtures.ts";
import { startSmtp } from "../../testing/stand-ins/smtp-stand-in.ts";
import type { Database } from "../platform/db/database.ts";
import { deliverMessage } from "../platform/outbox/delivery.ts";
import { enqueue } from "../platform/outbox/outbox.ts";
import type { OutboxMessage } from "../platform/outbox/outbox-store.ts";
import { startJobs } from "./jobs.ts";
import { unlockKilledWorkers } from "./killed-workers.ts";

let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "tropa-killed-"));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const locked = () =>
  rows("SELECT task_identifier FROM graphile_worker.jobs WHERE locked_at IS NOT NULL");
const passMinutes = (minutes: number) =>
  rows(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '${minutes} min'`,
  );

const letter: OutboxMessage = {
  channel: "email",
  recipient: "ann@example.org",
  subject: "Hello, Ann",
  body: "We are waiting for you.",
  kind: "test",
  bookingId: null,
  locale: "en",
};

/** A mail server that takes connections and says nothing. */
async function startSilence() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
  const { port } = server.address() as AddressInfo;
  return { server, url: `smtp://127.0.0.1:${port}` };
}

it("sends a letter of a killed process from another one within minutes", async () => {
  const silence = await startSilence();
  const called = once(silence.server, "connection");
  const first = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SMTP_URL: silence.url,
  });
  await enqueue(database.pool, letter);
  await called;
  await first.kill();
  silence.server.close();
  expect(await locked()).toContainEqual({ task_identifier: "deliver-message" });

  await passMinutes(6);
  const smtp = await startSmtp();
  const log = vi.fn<(message: string) => void>();
  const stop = await startJobs(
    { pool: database.pool, config: testConfig({ SMTP_URL: smtp.url }) },
    log,
  );
  try {
    // As the clock does every minute.
    await rows("SELECT graphile_worker.add_job('unlock-killed-workers')");
    await expect.poll(() => smtp.letters).toHaveLength(1);
    expect(smtp.letters[0]).toContain("We are waiting for you.");
  } finally {
    await stop();
    await smtp.close();
  }
  expect(log).not.toHaveBeenCalled();
});

// The database may not know for long that a machine is gone.
it("ends no delivery while the session of another process has the letter", async () => {
  await enqueue(database.pool, letter);
  const send = vi.fn(async () => null);
  const [last] = await rows("SELECT max(id) AS id FROM outbox");
  const deliver = () => deliverMessage(database, { email: { send } }, Number(last?.id));
  const other = await database.pool.connect();
  try {
    await other.query("BEGIN");
    await other.query("SELECT FROM outbox FOR UPDATE");
    await expect(deliver()).rejects.toThrow("lock");
    await other.query("ROLLBACK");
  } finally {
    other.release();
  }
  expect(await deliver()).toBe("sent");
});

it("leaves the jobs of processes that work", async () => {
  for (const worker of ["busy", "killed"])
    await rows(
      `SELECT graphile_worker.add_job('sweep-holds', job_key => '${worker} ' || step)
         FROM generate_series(1, 2) AS step`,
    );
  await rows(
    `UPDATE graphile_worker._private_jobs SET locked_by = split_part(key, ' ', 1),
            locked_at = now() - CASE key WHEN 'busy 2' THEN interval '4 min' ELSE interval '6 min' END
      WHERE key ~ '^(busy|killed) '`,
  );
  await unlockKilledWorkers(database);
  expect(
    await rows("SELECT key FROM graphile_worker.jobs WHERE locked_by IS NOT NULL ORDER BY key"),
  ).toEqual([{ key: "busy 1" }, { key: "busy 2" }]);
});
