import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket as Peer } from "ws";
import { HubSocket, mostUnacknowledged, textFrame } from "./hub-socket.ts";
import { SocketHub } from "./socket-hub.ts";

const owner = {
  sessionId: "s",
  accountId: 7,
  organizerId: null,
  isSupport: false,
  hasTasks: false,
};

/** A socket that takes what it is given, and says what that was. */
function fakeSocket() {
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn<(data: unknown) => void>(),
    close: vi.fn<(code: number) => void>(),
    terminate: vi.fn<() => void>(),
  };
  const wire = { write: vi.fn<(bytes: Buffer) => boolean>() };
  const member = new HubSocket(socket as unknown as Peer, wire, owner);
  const sent = () => wire.write.mock.calls.map(([bytes]) => Number(String(bytes)));
  return { socket, wire, member, sent };
}

const frame = (id: number) => ({ id, bytes: Buffer.from(String(id)) });
const offer = (member: HubSocket, ...ids: number[]) => {
  for (const id of ids) member.offer(id, frame(id).bytes);
};

test("sends missed events first, then the new ones, each once", () => {
  const { member, sent } = fakeSocket();
  offer(member, 4, 5, 6);
  member.begin(2, true, [frame(3), frame(4), frame(5)]);
  offer(member, 6, 7);
  expect(sent()).toEqual([3, 4, 5, 6, 7]);
});

test("closes a socket whose buffer is full", () => {
  const { socket, member, sent } = fakeSocket();
  member.begin(0, true, []);
  offer(member, 1);
  socket.bufferedAmount = 2 * 1024 * 1024;
  offer(member, 2);
  expect(socket.close).toHaveBeenCalledWith(4008, "tooSlow");
  expect(sent()).toEqual([1]);
});

test("closes a socket that acknowledges none of a thousand events", () => {
  const [silent, polite] = [fakeSocket(), fakeSocket()];
  for (const { member } of [silent, polite]) member.begin(0, true, []);
  for (let id = 1; id <= mostUnacknowledged + 1; id += 1) {
    for (const { member } of [silent, polite]) offer(member, id);
    if (id % 100 === 0) polite.member.acknowledge(id - 50);
  }
  expect(silent.socket.close).toHaveBeenCalledWith(4008, "tooSlow");
  expect(silent.sent()).toHaveLength(mostUnacknowledged);
  expect(polite.socket.close).not.toHaveBeenCalled();
  expect(polite.sent()).toHaveLength(mostUnacknowledged + 1);
});

test("closes sockets of ended sessions and changed rights, and keeps the others", () => {
  const hub = new SocketHub();
  const make = (sessionId: string, isSupport: boolean) => {
    const { socket, wire } = fakeSocket();
    const theirs = { ...owner, sessionId, isSupport };
    hub.add(new HubSocket(socket as unknown as Peer, wire, theirs));
    return socket;
  };
  const [kept, lost, over, later] = [
    make("kept", false),
    make("lost", true),
    make("over", false),
    make("later", false),
  ];
  hub.review(
    ["kept", "lost", "over"],
    new Map(["kept", "lost"].map((sessionId) => [sessionId, { ...owner, sessionId }])),
  );
  expect(kept.close).not.toHaveBeenCalled();
  expect(lost.close).toHaveBeenCalledWith(4005, "rightsChanged");
  expect(over.close).toHaveBeenCalledWith(4003, "sessionEnded");
  expect(later.close).not.toHaveBeenCalled();
});

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])(
  "writes frames of %i bytes that a client reads unchanged",
  async (length) => {
    const text = `я${"x".repeat(Math.max(0, length - 2))}`.slice(length < 2 ? 1 : 0);
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    server.on("connection", (_, request) => void request.socket.write(textFrame(text)));
    await new Promise((resolve) => server.once("listening", resolve));
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read = new Promise<unknown>((resolve) => {
      client.addEventListener("message", ({ data }) => resolve(data));
    });
    expect(await read).toBe(text);
    client.close();
    server.close();
  },
);
