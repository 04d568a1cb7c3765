import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { chatStorm } from "../../../testing/conversation/chat-storm.ts";
import { insertPlaces } from "../../../testing/fixtures.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";

const dataDir = join(tmpdir(), `tropa-storm-${randomUUID()}`);
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await insertPlaces(database.pool);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The messages of one side, in their stored order. */
const ofSide = (texts: readonly string[], side: number) =>
  texts.filter((text) => text.split("/")[1] === String(side));

test("delivers every message once and in order although sockets break and processes are killed", async () => {
  const { chats } = await chatStorm({
    database,
    dataDir,
    tourists: 5,
    messages: 40,
    kills: 2,
    socketMs: 400,
  });
  for (const { sent, stored, tourist, organizer } of chats) {
    for (const side of [0, 1]) expect(ofSide(stored, side)).toEqual(ofSide(sent, side));
    expect(stored).toHaveLength(sent.length);
    expect(tourist).toEqual(stored);
    expect(organizer).toEqual(stored);
  }
});
