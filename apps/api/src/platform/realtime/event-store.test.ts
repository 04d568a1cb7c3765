import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../../testing/database/test-database.ts";
import type { Database } from "../db/database.ts";
import { eventsAfter, insertEvents } from "./event-store.ts";
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
