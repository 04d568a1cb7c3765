import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Sockets } from "../../../testing/conversation/test-sockets.ts";

const share = 20;
const elsewhere = "wss://live.tropa.example/ws";

let sockets: Sockets;
beforeAll(async () => {
  sockets = await Sockets.open({ SOCKETS_PER_ADDRESS: String(share), WEBSOCKET_URL: elsewhere });
});
afterAll(async () => {
  sockets.closeConnections();
  await sockets.chats.platform.close();
});

/** A socket from an address that never sends anything: its HTTP status and its end. */
function silentSocket(address: string) {
  const socket = new WebSocket(sockets.url, { headers: { "x-forwarded-for": address } });
  const status = new Promise<number>((resolve, reject) => {
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    // A request that was answered and then destroyed raises no more events.
    socket.on("error", reject);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  return { socket, status, closed };
}

test("limits sockets that have not signed in per address, and closes them after a time limit", async () => {
  const flood = Array.from({ length: 100 }, (_, index) => silentSocket(`198.51.100.${index % 2}`));
  const statuses = await Promise.all(flood.map(({ status }) => status));
  expect(statuses.filter((status) => status === 101)).toHaveLength(2 * share);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - 2 * share);

  const { tourist } = await sockets.chats.conversation();
  const { connection } = await sockets.listen(tourist);
  expect(connection.state).toBe("open");

  // A closed socket frees its place at once, and a socket that does not sign in is closed.
  const [first, ...others] = flood.filter((_, index) => statuses[index] === 101);
  first?.socket.terminate();
  await first?.closed;
  await expect.poll(() => silentSocket("198.51.100.0").status).toBe(101);
  expect(new Set(await Promise.all(others.map(({ closed }) => closed)))).toEqual(new Set([4004]));
});

test("does not count signed-in sockets towards the limit of an address", async () => {
  const { tourist } = await sockets.chats.conversation();
  const people = Array.from({ length: 3 }, () => sockets.listen(tourist));
  await Promise.all(people);
  const silent = Array.from({ length: share }, () => silentSocket("127.0.0.1"));
  expect(new Set(await Promise.all(silent.map(({ status }) => status)))).toEqual(new Set([101]));
  for (const { socket } of silent) socket.terminate();
});

test("returns the configured socket address with a ticket", async () => {
  const { tourist } = await sockets.chats.conversation();
  const ticket = await sockets.chats.client(tourist).call(realtimeTicketCall, { body: {} });
  expect(ticket.url).toBe(elsewhere);
});
