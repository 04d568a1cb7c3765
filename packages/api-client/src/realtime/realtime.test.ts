import type { ServerFrame } from "@tropa/api-contract/conversation/events";
import fc from "fast-check";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket as Peer } from "ws";
import { backOff } from "./realtime-back-off.ts";
import { connectRealtime } from "./realtime.ts";
import type { Realtime, RealtimeOptions } from "./realtime-types.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 240_000, interval: 10 });
const event = (id: number): ServerFrame => ({
  type: "event",
  event: { id, event: "chat_is_frozen", chat_id: 1, data: { is_frozen: true } },
});
const ready = (id: number, isComplete = true): ServerFrame => ({
  type: "ready",
  last_event_id: id,
  is_complete: isComplete,
});

/** A server that is told what to say; answers with what it heard and a client of it. */
async function started(
  onHello: (say: (...frames: unknown[]) => void, connection: number, peer: Peer) => void,
  options: Partial<RealtimeOptions> = {},
) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  const said: Record<string, unknown>[] = [];
  const peers: Peer[] = [];
  server.on("connection", (peer) => {
    peers.push(peer);
    const connection = peers.length;
    peer.on("message", (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Record<string, unknown>;
      said.push(frame);
      const say = (...frames: unknown[]) => {
        for (const one of frames) peer.send(typeof one === "string" ? one : JSON.stringify(one));
      };
      if (frame.type === "hello") onHello(say, connection, peer);
    });
  });
  await new Promise<void>((resolve) => server.once("listening", resolve));
  const client = connectRealtime({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getTicket: async () => "ticket",
    timing: { shortestPause: 10, longestPause: 40, acknowledgement: 10 },
    ...options,
  });
  ends.push(
    () => client.close(),
    () => {
      for (const peer of peers) peer.terminate();
      server.close();
    },
  );
  return { client, said, peers };
}

function idsOf(client: Realtime): number[] {
  const ids: number[] = [];
  client.on("chat_is_frozen", ({ id }) => void ids.push(id));
  return ids;
}

test("says hello with a ticket, delivers each event once and acknowledges the last", async () => {
  const { client, said } = await started((say) =>
    say(ready(5), event(6), event(6), event(4), event(7)),
  );
  const ids = idsOf(client);
  await until(() => expect(ids).toEqual([6, 7]));
  expect(client).toMatchObject({ state: "open", lastEventId: 7 });
  expect(said[0]).toEqual({ type: "hello", ticket: "ticket", last_event_id: null });
  await until(() => expect(said.at(-1)).toEqual({ type: "ack", id: 7 }));
});

test("reconnects with the last event id and a new ticket", async () => {
  const tickets = vi.fn<() => Promise<string>>();
  for (const ticket of ["a", "b", "c"]) tickets.mockResolvedValueOnce(ticket);
  const { client, said } = await started(
    (say, connection, peer) => {
      say(ready(connection - 1), event(connection));
      if (connection < 3) peer.close(1012);
    },
    { getTicket: tickets },
  );
  const ids = idsOf(client);
  await until(() => expect(ids).toEqual([1, 2, 3]));
  const hellos = said.filter(({ type }) => type === "hello");
  expect(hellos.map((hello) => [hello.ticket, hello.last_event_id])).toEqual([
    ["a", null],
    ["b", 1],
    ["c", 2],
  ]);
});

test("reports a gap when too many events were missed, and continues from the server's id", async () => {
  const { client } = await started((say) => say(ready(50, false), event(51)), { lastEventId: 3 });
  const ids = idsOf(client);
  const gap = vi.fn<() => void>();
  client.onGap(gap);
  await until(() => expect(ids).toEqual([51]));
  expect(gap).toHaveBeenCalledOnce();
});

test("ignores unknown frames", async () => {
  const { client } = await started((say) =>
    say(
      ready(0),
      "no json",
      { type: "news" },
      { type: "event", event: { id: 1, event: "x" } },
      event(2),
    ),
  );
  const ids = idsOf(client);
  await until(() => expect(ids).toEqual([2]));
});

test("delivers events to other listeners when one throws", async () => {
  const onFault = vi.fn<(error: unknown) => void>();
  const { client } = await started((say) => say(ready(0), event(1)), { onFault });
  client.on("chat_is_frozen", () => {
    throw new Error("a fault of a screen");
  });
  const ids = idsOf(client);
  await until(() => expect(ids).toEqual([1]));
  expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error("a fault of a screen"));
});

test("delivers nothing to a removed listener", async () => {
  const { client, peers } = await started((say) => say(ready(0)));
  const heard = vi.fn<() => void>();
  const end = client.on("chat_is_frozen", heard);
  end();
  const ids = idsOf(client);
  await until(() => expect(client.state).toBe("open"));
  peers[0]?.send(JSON.stringify(event(1)));
  await until(() => expect(ids).toEqual([1]));
  expect(heard).not.toHaveBeenCalled();
});

test("pings a silent connection and reconnects without an answer", async () => {
  const { client, said, peers } = await started((say, connection) => say(ready(connection)), {
    timing: { shortestPause: 10, longestPause: 20, heartbeat: 30, patience: 300 },
  });
  // On a slow machine the first connections may be lost before they are ready.
  await until(() => expect(said).toContainEqual({ type: "ping" }));
  const before = peers.length;
  await until(() => expect(peers.length).toBeGreaterThan(before));
  await until(() => expect(client.state).toBe("open"));
});

test("reconnects when the server never says ready", async () => {
  const { client, peers } = await started((say, connection) => connection > 1 && say(ready(0)), {
    timing: { shortestPause: 10, longestPause: 20, patience: 300 },
  });
  await until(() => expect(client.state).toBe("open"));
  expect(peers.length).toBeGreaterThan(1);
});

test("stops trying without a session", async () => {
  const { client, peers } = await started((say, _, peer) => {
    say(ready(0));
    peer.close(4003);
  });
  await until(() => expect(client.state).toBe("signed_out"));
  expect(peers).toHaveLength(1);
  const other = await started(() => {}, { getTicket: async () => null });
  await until(() => expect(other.client.state).toBe("signed_out"));
  expect(other.peers).toHaveLength(0);
});

test("requests another ticket after a failure", async () => {
  const getTicket = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("503"))
    .mockResolvedValue("ticket");
  const { client } = await started((say) => say(ready(0)), { getTicket });
  await until(() => expect(client.state).toBe("open"));
  expect(getTicket).toHaveBeenCalledTimes(2);
});

test("reconnects immediately on retry() and never after close()", async () => {
  const { client, peers } = await started(
    (say, connection, peer) => {
      say(ready(0));
      if (connection === 1) peer.terminate();
    },
    { timing: { shortestPause: 60_000, longestPause: 60_000 } },
  );
  await until(() => expect(client.state).toBe("waiting"));
  client.retry();
  await until(() => expect(client.state).toBe("open"));
  expect(peers).toHaveLength(2);
  client.close();
  expect(client.state).toBe("closed");
  client.retry();
  expect(client.state).toBe("closed");
  await until(() => expect(peers[1]?.readyState).toBe(3));
});

test("closes a connection that is cancelled before it opens", async () => {
  const ticket = Promise.withResolvers<string>();
  const sockets: WebSocket[] = [];
  const closedAt: number[] = [];
  class Watched extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      sockets.push(this);
    }
    override close() {
      closedAt.push(this.readyState);
      super.close();
    }
  }
  const { client, said, peers } = await started(() => {}, {
    getTicket: () => ticket.promise,
    WebSocket: Watched,
  });
  ticket.resolve("ticket");
  while (sockets.length === 0) await Promise.resolve();
  client.close();
  await until(() => expect(peers[0]?.readyState).toBe(WebSocket.CLOSED));
  expect(closedAt).toEqual([WebSocket.OPEN]);
  expect(said).toEqual([]);
});

test("backOff grows up to the longest pause and is cut by at most half", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.double({ min: 0, max: 0.999, noNaN: true }), (tries, random) => {
      const pause = backOff(tries, { shortestPause: 500, longestPause: 30_000 }, () => random);
      const whole = Math.min(30_000, 500 * 2 ** tries);
      expect(pause).toBeGreaterThanOrEqual(whole / 2);
      expect(pause).toBeLessThanOrEqual(whole);
    }),
  );
});
