import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import { chatStorm } from "../apps/api/testing/conversation/chat-storm.ts";
import { insertPlaces } from "../apps/api/testing/fixtures.ts";
import { quantile, table } from "./statistics.ts";

/** 49 tourists and an organizer: 10,000 messages between 50 people. */
const tourists = 49;
const messages = 102;

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 10 });
try {
  await migrate(database.pool);
  await insertPlaces(database.pool);
  const { chats, delays, gaps } = await chatStorm({
    database,
    dataDir: join(folder, "api"),
    tourists,
    messages,
    kills: 6,
    socketMs: 3000,
  });
  const isWhole = chats.every(({ sent, stored, tourist, organizer }) => {
    const once = new Set(stored).size === sent.length && stored.length === sent.length;
    const isSame = (heard: readonly string[]) => heard.join() === stored.join();
    return once && isSame(tourist) && isSame(organizer);
  });
  const count = chats.reduce((sum, { stored }) => sum + stored.length, 0);
  const row = [
    count.toLocaleString("en"),
    isWhole ? "yes" : "NO",
    String(gaps),
    ...[0.5, 0.99].map((share) => `${quantile(delays, share).toFixed(0)} ms`),
  ];
  console.log(
    `## Chats\n\n${table(["messages", "once and in order", "read anew", "p50", "p99"], [row])}\n`,
  );
  if (!isWhole) process.exitCode = 1;
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
