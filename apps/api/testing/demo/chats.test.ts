import { hashPassword } from "../../src/people/passwords/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { inTransaction } from "../../src/platform/db/database.ts";
import { countChats } from "../../src/conversation/chat/chat-store.ts";
import { insertPlaces, insertTour, testStorefronts } from "../fixtures.ts";
import { testDatabase } from "../database/test-database.ts";
import { loadDemoAccounts } from "@tropa/demo/records/accounts";
import { loadChatFiles } from "@tropa/demo/chats/chat-files";
import type { DemoOptions } from "@tropa/demo/records/demo-options";
import { loadDemoChats } from "@tropa/demo/chats/chats";

const options = {
  seed: "tropa",
  today: new Date().toISOString().slice(0, 10),
  now: new Date(),
  storefronts: testStorefronts,
  hashPassword,
};

const kept: { bytes: Buffer; name: string }[] = [];
const keepFile: NonNullable<DemoOptions["keepFile"]> = async (client, file) => {
  kept.push(file);
  const { rows: files } = await client.query<{ id: number }>(
    `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
     VALUES ('file', 'files', gen_random_uuid()::text, $1, $2, $3, $4) RETURNING id`,
    [file.mediaType, file.bytes.length, file.name, file.accountId],
  );
  return files[0]!.id;
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await insertPlaces(database.pool);
  for (const organizerId of [1, 2]) await insertTour(database.pool, { organizerId });
  await inTransaction(database.pool, (client) => loadDemoAccounts(client, options));
  await inTransaction(database.pool, (client) => loadDemoChats(client, options));
  await inTransaction(database.pool, (client) => loadChatFiles(client, { ...options, keepFile }));
});
afterAll(() => database.close());

const rows = async <Row extends object>(sql: string) => (await database.pool.query<Row>(sql)).rows;

test("has chats with organizers and support on both storefronts", async () => {
  const kinds = await rows<{ storefront: string; is_support: boolean; count: number }>(
    "SELECT storefront, organizer_id IS NULL AS is_support, count(*) FROM chat GROUP BY 1, 2",
  );
  expect(kinds).toHaveLength(4);
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(50);
});

test("has complete texts in the order of their times", async () => {
  const messages = await rows<{ body: string; is_ordered: boolean }>(
    "SELECT body, created_at > lag(created_at, 1, '-infinity') OVER (PARTITION BY chat_id ORDER BY id) AS is_ordered FROM chat_message",
  );
  expect(messages.length).toBeGreaterThan(150);
  for (const { body, is_ordered: isOrdered } of messages) {
    expect(body).not.toMatch(/[{}]|undefined|,\s*!|«»/);
    expect(isOrdered).toBe(true);
  }
  const [future] = await rows<{ count: number }>(
    "SELECT count(*) FROM chat_message WHERE created_at > now()",
  );
  expect(future?.count).toBe(0);
});

test("has unread messages on both sides", async () => {
  const [waiting] = await rows<{ tourist: number; host: number }>(
    `SELECT count(*) FILTER (WHERE last_message_id > tourist_read_id) AS tourist,
            count(*) FILTER (WHERE last_message_id > host_read_id) AS host FROM chat`,
  );
  expect(waiting?.tourist).toBeGreaterThan(2);
  expect(waiting?.host).toBeGreaterThan(2);
  const all = await countChats(database.pool, {
    accountId: null,
    organizerId: null,
    isSupport: true,
  });
  expect(all.total).toBeGreaterThan(10);
});

test("has files and every state of a message and a chat", async () => {
  expect(new Set(kept.map(({ name }) => name.split(".").at(-1)))).toEqual(new Set(["webp", "txt"]));
  expect(kept.every(({ bytes }) => bytes.length > 100)).toBe(true);
  const [looks] = await rows(
    `SELECT count(*) FILTER (WHERE file_id IS NOT NULL) > 3 AS files,
            count(*) FILTER (WHERE edited_at IS NOT NULL) > 0 AS edited,
            count(*) FILTER (WHERE moderated_at IS NOT NULL) > 0 AS moderated,
            count(*) FILTER (WHERE deleted_at IS NOT NULL) > 0 AS deleted,
            (SELECT count(*) > 0 FROM chat WHERE frozen_at IS NOT NULL) AS frozen FROM chat_message`,
  );
  expect(looks).toEqual({
    files: true,
    edited: true,
    moderated: true,
    deleted: true,
    frozen: true,
  });
});
