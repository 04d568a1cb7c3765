import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import type { App } from "../../app.ts";
import { organizers } from "../../../testing/fixtures.ts";
import type { Chats } from "../../../testing/conversation/test-chats.ts";
import { inTransaction } from "../db/database.ts";
import type { Person } from "../../../testing/platform.ts";
import { EventFeed } from "./event-feed.ts";
import { eventBounds, eventsAfter, insertEvents, numberEvents } from "./event-store.ts";
import {
  numbers,
  Sockets,
  textsOf,
  until,
  wsOf,
} from "../../../testing/conversation/test-sockets.ts";
import { trimEvents } from "./trim-events.ts";

let sockets: Sockets;
let chats: Chats;
let organizer: Person;
beforeAll(async () => {
  sockets = await Sockets.open();
  chats = sockets.chats;
  ({ organizer } = chats);
});
afterAll(() => chats.platform.close());

const apps: App[] = [];
afterEach(async () => {
  sockets.closeConnections();
  for (const app of apps.splice(0)) await app.close();
});

/** A wire between client and server that can be cut. */
async function wireTo(url: string) {
  const ends = new Set<Socket>();
  const { port, hostname } = new URL(url);
  let isCut = false;
  const server: Server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const end of ends) end.destroy();
      ends.clear();
    },
    mend() {
      isCut = false;
    },
    end: () => server.close(),
  };
}

describe("events are received exactly once", () => {
  test("when connections are cut repeatedly", async () => {
    const { id, tourist } = await chats.conversation();
    const wire = await wireTo(chats.platform.url);
    const { heard, connection } = await sockets.listen(organizer, { url: wsOf(wire.url) });
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        (async () => {
          for (const number of numbers(10, round * 10)) await chats.say(tourist, id, number);
        })(),
        (async () => {
          await until(() => expect(textsOf(heard, id).length).toBeGreaterThan(round * 10));
          wire.cut();
        })(),
      ]);
      wire.mend();
      await until(() => expect(connection.state).toBe("open"));
    }
    await until(() => expect(textsOf(heard, id)).toEqual(numbers(50)));
    wire.end();
  });

  test("when the server restarts, including events sent during the restart", async () => {
    const first = await createApp(chats.platform.context);
    await first.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = new URL(first.server.listeningOrigin);
    const { id, tourist } = await chats.conversation();
    const { heard, connection } = await sockets.listen(organizer, {
      url: `ws://127.0.0.1:${port}/ws`,
    });
    await chats.say(tourist, id, "0");
    await until(() => expect(textsOf(heard, id)).toEqual(["0"]));
    await first.close();
    await until(() => expect(connection.state).toBe("waiting"));
    for (const number of numbers(5, 1)) await chats.say(tourist, id, number);
    const second = await createApp(chats.platform.context);
    apps.push(second);
    await second.server.listen({ port: Number(port), host: "127.0.0.1" });
    await until(() => expect(textsOf(heard, id)).toEqual(numbers(6)));
    await chats.say(tourist, id, "6");
    await until(() => expect(textsOf(heard, id)).toEqual(numbers(7)));
  });

  test("between two processes on one database", async () => {
    const other = await createApp(chats.platform.context);
    apps.push(other);
    await other.server.listen({ port: 0, host: "127.0.0.1" });
    const { id, tourist } = await chats.conversation();
    const there = await sockets.listen(organizer, { url: wsOf(other.server.listeningOrigin) });
    const here = await sockets.listen(tourist);
    await chats.say(tourist, id, "Вопрос");
    await chats.say(organizer, id, "Ответ");
    for (const { heard } of [there, here])
      await until(() => expect(textsOf(heard, id)).toEqual(["Вопрос", "Ответ"]));
  });

  test("when the database ends the connection that listens", async () => {
    const { id, tourist } = await chats.conversation();
    const { heard } = await sockets.listen(organizer);
    for (let round = 0; round < 3; round += 1) {
      await chats.platform.rows(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tropa-api-listen' AND datname = current_database()",
      );
      await chats.say(tourist, id, String(round));
      await until(() => expect(textsOf(heard, id)).toEqual(numbers(round + 1)));
    }
  });

  test("when a client resumes from its last id; an id that is too old is reported as a gap", async () => {
    const { id, tourist } = await chats.conversation();
    const first = await sockets.listen(organizer);
    await chats.say(tourist, id, "0");
    await until(() => expect(textsOf(first.heard, id)).toEqual(["0"]));
    first.connection.close();
    const lastEventId = first.connection.lastEventId!;
    for (const number of numbers(3, 1)) await chats.say(tourist, id, number);
    const second = await sockets.listen(organizer, { lastEventId });
    await until(() => expect(textsOf(second.heard, id)).toEqual(["1", "2", "3"]));

    await chats.platform.rows("UPDATE realtime_event SET created_at = now() - interval '8 days'");
    expect(await trimEvents(chats.platform.context)).toBeGreaterThan(3);
    const gap = vi.fn<() => void>();
    const { connection } = await sockets.listen(organizer, { lastEventId, onGap: gap });
    expect(gap).toHaveBeenCalledOnce();
    expect(connection.lastEventId).toBeGreaterThan(lastEventId);
    // Nothing was missed since the last one seen, thrown away or not.
    const third = await sockets.listen(organizer, { lastEventId: connection.lastEventId! });
    expect(third.heard).toEqual([]);
  });

  test("when a process is killed between its commit and the announcement", async () => {
    const { pool } = chats.platform.context;
    const { id } = await chats.conversation();
    const topic = `organizer/${organizers.direct}` as const;
    const { heard } = await sockets.listen(organizer);
    const store = (is_frozen: boolean) =>
      insertEvents(pool, [{ topic, event: "chat_is_frozen", chat_id: id, data: { is_frozen } }]);
    const frozen = () =>
      heard.flatMap((event) =>
        event.event === "chat_is_frozen" && event.chat_id === id ? [event.data.is_frozen] : [],
      );
    // Before the events have ids, and before the others hear of them.
    await store(true);
    await until(() => expect(frozen()).toEqual([true]));
    await store(false);
    await numberEvents(pool);
    await until(() => expect(frozen()).toEqual([true, false]));
  });

  test("when the last id is in the future", async () => {
    const { id, tourist } = await chats.conversation();
    const { connection, heard } = await sockets.listen(organizer, { lastEventId: 9_000_000_000 });
    expect(connection.lastEventId).toBeLessThan(9_000_000_000);
    await chats.say(tourist, id, "0");
    await until(() => expect(textsOf(heard, id)).toEqual(["0"]));
  });
});

test("reads events of overlapping transactions in order, each once", async () => {
  const { pool } = chats.platform.context;
  const { newest } = await eventBounds(pool);
  const seen: number[] = [];
  const feeds = await Promise.all(
    [seen, []].map((ids) =>
      EventFeed.open(pool, {
        deliver: (events) => ids.push(...events.map(({ id }) => id)),
        log() {},
      }),
    ),
  );
  // Both give ids, as two processes do.
  const reading = setInterval(() => feeds.forEach((feed) => feed.wake()), 1);
  const write = () =>
    inTransaction(pool, async (client) => {
      await insertEvents(
        client,
        numbers(3).map(() => ({
          topic: "account/1",
          event: "chat_is_frozen",
          chat_id: 1,
          data: { is_frozen: true },
        })),
      );
      // Others commit meanwhile what they have stored later.
      await client.query("SELECT pg_sleep(random() * 0.01)");
    });
  // On a very busy machine a connection may be given up as silent: whether it wrote, the table says.
  const writes = numbers(6).map(async () => {
    for (let round = 0; round < 15; round += 1) await write().catch(() => {});
  });
  await Promise.all(writes);
  await until(async () => expect(await numberEvents(pool)).toBe(false));
  const stored = await eventsAfter(pool, newest, { limit: 1000 });
  expect(stored.length).toBeGreaterThan(100);
  await until(() => expect(seen.length).toBeGreaterThanOrEqual(stored.length));
  clearInterval(reading);
  await Promise.all(feeds.map((feed) => feed.close()));
  expect(seen).toEqual(stored.map(({ id }) => id));
});
