import type { Realtime, RealtimeState } from "@tropa/api-client/realtime/realtime-types";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareSocket } from "./shared-socket.ts";
import type { SharedSocket } from "./shared-socket.ts";

const event = (id: number): RealtimeEvent => ({
  id,
  event: "chat_is_frozen",
  chat_id: 1,
  data: { is_frozen: true },
});

/** A server that keeps what has happened, and its open sockets. */
class Server {
  readonly sockets: FakeSocket[] = [];
  readonly happened: RealtimeEvent[] = [];

  connect = (lastEventId: number | null): Realtime => {
    const socket = new FakeSocket(this, lastEventId);
    this.sockets.push(socket);
    return socket;
  };

  get open(): FakeSocket[] {
    return this.sockets.filter(({ state }) => state === "open");
  }

  say(id: number): void {
    this.happened.push(event(id));
    for (const socket of this.open) socket.hear(event(id));
  }
}

class FakeSocket implements Realtime {
  state: RealtimeState = "connecting";
  lastEventId: number | null;
  retry = vi.fn<() => void>();
  readonly #handlers = new Map<string, (event: never) => void>();
  readonly #states: ((state: RealtimeState) => void)[] = [];

  constructor(server: Server, lastEventId: number | null) {
    this.lastEventId = lastEventId;
    setTimeout(() => {
      this.lastEventId ??= server.happened.at(-1)?.id ?? 0;
      const since = lastEventId ?? this.lastEventId;
      this.set("open");
      for (const one of server.happened) if (one.id > since) this.hear(one);
    });
  }

  set(state: RealtimeState): void {
    this.state = state;
    for (const handler of this.#states) handler(state);
  }

  hear(one: RealtimeEvent): void {
    this.lastEventId = one.id;
    this.#handlers.get(one.event)?.(one as never);
  }

  on(name: string, handler: (event: never) => void): () => void {
    this.#handlers.set(name, handler);
    return () => {};
  }

  onState(handler: (state: RealtimeState) => void): () => void {
    this.#states.push(handler);
    return () => {};
  }

  onGap(): () => void {
    return () => {};
  }

  close(): void {
    this.state = "closed";
  }
}

/** Locks as a browser has them: one holder, the others in a row, and a tab that goes lets go. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: async (
      _name: string,
      { signal }: { signal: AbortSignal },
      hold: () => Promise<void> | undefined,
    ) => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      try {
        if (signal.aborted) throw signal.reason;
        await hold();
      } finally {
        resolve();
      }
    },
  };
}

let server: Server;
let tabs: SharedSocket[];
beforeEach(() => {
  server = new Server();
  tabs = [];
  vi.stubGlobal("navigator", { locks: fakeLocks() });
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  vi.unstubAllGlobals();
});

function openTab() {
  const heard: number[] = [];
  const states: RealtimeState[] = [];
  const onGap = vi.fn<() => void>();
  const socket = shareSocket({
    name: "tropa-realtime-test",
    connect: server.connect,
    onEvent: ({ id }) => void heard.push(id),
    onState: (state) => void states.push(state),
    onGap,
  });
  tabs.push(socket);
  return { socket, heard, states, onGap };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 240_000, interval: 5 });

test("shares one socket among tabs and gives each tab every event once", async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await until(() => expect(server.open).toHaveLength(1));
  server.say(1);
  server.say(2);
  for (const { heard } of [first, second, third]) await until(() => expect(heard).toEqual([1, 2]));
  expect(server.sockets).toHaveLength(1);
  for (const { states } of [first, second, third])
    await until(() => expect(states.at(-1)).toBe("open"));
});

test("resumes in another tab from the last event when the tab with the socket closes", async () => {
  const [first, second] = [openTab(), openTab()];
  await until(() => expect(server.open).toHaveLength(1));
  server.say(1);
  await until(() => expect(second.heard).toEqual([1]));
  first.socket.close();
  // While no tab holds a socket.
  server.happened.push(event(2));
  await until(() => expect(server.open).toHaveLength(1));
  server.say(3);
  await until(() => expect(second.heard).toEqual([1, 2, 3]));
  expect(server.sockets.at(-1)?.lastEventId).toBe(3);
  expect(first.heard).toEqual([1]);
});

test("tells a later tab the state of the connection and lets it retry", async () => {
  openTab();
  await until(() => expect(server.open).toHaveLength(1));
  server.sockets[0]?.set("waiting");
  const late = openTab();
  await until(() => expect(late.states).toEqual(["waiting"]));
  late.socket.retry();
  await until(() => expect(server.sockets[0]?.retry).toHaveBeenCalledOnce());
});

test("reports a gap before the first connection and none after a lost one", async () => {
  const { onGap, states } = openTab();
  await until(() => expect(onGap).toHaveBeenCalledOnce());
  server.sockets[0]?.set("waiting");
  server.sockets[0]?.set("open");
  expect(states).toEqual(["open", "waiting", "open"]);
  expect(onGap).toHaveBeenCalledOnce();
});

test("opens a socket in each tab when the browser has no locks", async () => {
  vi.stubGlobal("navigator", {});
  const [first, second] = [openTab(), openTab()];
  await until(() => expect(server.open).toHaveLength(2));
  server.say(1);
  expect([first.heard, second.heard]).toEqual([[1], [1]]);
});
