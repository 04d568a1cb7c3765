import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../db/database.ts";
import { testConfig } from "../../../testing/fixtures.ts";
import { startRedis } from "../../../testing/stand-ins/redis-stand-in.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { openSignals } from "./signals.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 240_000, interval: 10 });

function listener(settings: Record<string, string> = {}) {
  const heard = {
    onEvents: vi.fn<() => void>(),
    log: vi.fn<(message: string) => void>(),
  };
  const signals = openSignals({ pool: database.pool, config: testConfig(settings) }, heard);
  return { signals, heard };
}

test("notifies every process through PostgreSQL", async () => {
  const [one, other] = [listener(), listener()];
  // Once for having begun to listen: something may have come before.
  for (const { heard } of [one, other])
    await until(() => expect(heard.onEvents).toHaveBeenCalledTimes(1));
  one.signals.announce();
  for (const { heard } of [one, other])
    await until(() => expect(heard.onEvents).toHaveBeenCalledTimes(2));
  await Promise.all([one.signals.close(), other.signals.close()]);
});

test("listens to PostgreSQL again after a lost connection", async () => {
  const { signals, heard } = listener();
  await until(() => expect(heard.onEvents).toHaveBeenCalledTimes(1));
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'tropa-api-listen' AND datname = current_database()`,
  );
  // Something may have come while nobody listened.
  await until(() => expect(heard.onEvents).toHaveBeenCalledTimes(2));
  expect(heard.log).toHaveBeenCalledTimes(1);
  signals.announce();
  await until(() => expect(heard.onEvents).toHaveBeenCalledTimes(3));
  await signals.close();
});

test("notifies in no trigger: PostgreSQL would commit one transaction after the other", async () => {
  const { rows } = await database.pool.query(
    "SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~* 'notify'",
  );
  expect(rows).toEqual([]);
});

test("notifies every process through Redis, and logs its failure", async () => {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url };
  const [one, other] = [listener(settings), listener(settings)];
  const both = [one.heard.onEvents, other.heard.onEvents];
  // Once for having begun to listen, which is no announcement.
  for (const onEvents of both) await until(() => expect(onEvents).toHaveBeenCalled());
  for (const onEvents of both) onEvents.mockClear();
  await until(() => {
    one.signals.announce();
    for (const onEvents of both) expect(onEvents).toHaveBeenCalled();
  });
  await redis.close();
  one.signals.announce();
  await until(() => expect(other.heard.log).toHaveBeenCalled());
  await Promise.all([one.signals.close(), other.signals.close()]);
});
