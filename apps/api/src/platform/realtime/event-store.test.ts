import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import type { Database, Pool } from "../db/database.ts";
import { eventsAfter, insertEvents, numberEvents } from "./event-store.ts";
import type { NewEvent } from "./event-store.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const frozen = (data: object) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- data with more or less than the contract says
  ({ topic: "staff", event: "chat_is_frozen", chat_id: 7, data }) as NewEvent;

it("stores what the contract names of an event, and nothing of one that does not fit", async () => {
  const { pool } = database;
  await insertEvents(pool, [frozen({ is_frozen: true, secret: "x" })]);
  await expect(insertEvents(pool, [frozen({ is_frozen: "secret" })])).rejects.toThrow("is_frozen");
  expect(await eventsAfter(pool, 0, { limit: 9 })).toEqual([]);
  expect([await numberEvents(pool), await numberEvents(pool)]).toEqual([true, false]);
  expect(await eventsAfter(pool, 0, { limit: 9 })).toEqual([
    {
      id: expect.any(Number),
      topic: "staff",
      event: "chat_is_frozen",
      chat_id: 7,
      data: { is_frozen: true },
    },
  ]);
});

it("gives ids in one transaction after the other, so that none becomes visible before a lower one", async () => {
  const { pool } = database;
  const commit = Promise.withResolvers<void>();
  const connect = async () => {
    const client = await pool.connect();
    const query = async (text: string, values?: unknown[]) => {
      if (text === "COMMIT") await commit.promise;
      return client.query(text, values);
    };
    return { query, release: () => client.release() };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are used
  const slow = { query: pool.query.bind(pool), connect } as unknown as Pool;
  const lockCount = async (isGranted: boolean) => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE locktype = 'advisory' AND granted = $1 AND datname = current_database()`,
      [isGranted],
    );
    return rowCount;
  };
  await insertEvents(pool, [frozen({ is_frozen: true })]);
  const first = numberEvents(slow);
  await expect.poll(() => lockCount(true)).toBe(1);
  await insertEvents(pool, [frozen({ is_frozen: false })]);
  const second = numberEvents(pool);
  await expect.poll(() => lockCount(false)).toBe(1);
  commit.resolve();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  const events = await eventsAfter(pool, 1, { limit: 9 });
  expect(events.map(({ data }) => data)).toEqual([{ is_frozen: true }, { is_frozen: false }]);
});
