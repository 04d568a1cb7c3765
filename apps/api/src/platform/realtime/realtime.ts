import { clientFrame } from "@tropa/api-contract/conversation/events";
import type { ClientFrame } from "@tropa/api-contract/conversation/events";
import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { RawData, WebSocket } from "ws";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../errors/api-error.ts";
import { eventBounds, eventsAfter, numberEvents } from "./event-store.ts";
import { EventFeed } from "./event-feed.ts";
import { closeSocket, HubSocket, mostUnacknowledged } from "./hub-socket.ts";
import { writePresence } from "./presence-store.ts";
import { openSignals } from "./signals.ts";
import type { Signals } from "./signals.ts";
import { eventFrame, SocketHub } from "./socket-hub.ts";
import { livingSessions, takeTicket } from "./tickets.ts";

/** Sockets that have not signed in by then are closed, ms. */
const signInMs = 10_000;
const heartbeatMs = 25_000;
/** Poll interval for events, ms: not everything that stores some announces it, and a signal may get lost. */
const lookMs = 500;
/** Interval of checking sessions and reporting presence, ms. */
const reviewMs = 30_000;
const mostSocketsOfAccount = 10;
/** Most sockets, from all addresses, that have not signed in yet. */
const mostStrangers = 1000;
/** Most frames of a socket between two heartbeats; a client sends a ping and a few acks a second. */
const mostFrames = 500;

interface Line {
  socket: WebSocket;
  wire: Socket;
  /** The client's network, until the socket has signed in. */
  strangerFrom: string | null;
  isAlive: boolean;
  frames: number;
  member: HubSocket | null;
  hasSentHello: boolean;
  timer: NodeJS.Timeout;
}

const pong = JSON.stringify({ type: "pong" });

/** The sockets of a process: signs them in, sends them events and checks that they are alive. */
export class Realtime {
  readonly #context: ApiContext;
  readonly #log: (message: string) => void;
  readonly #hub: SocketHub;
  readonly #lines = new Set<Line>();
  readonly #processId = randomUUID();
  readonly #feed: EventFeed;
  readonly #signals: Signals;
  readonly #timers: NodeJS.Timeout[];
  /** Sockets that have not signed in, by network. */
  readonly #strangers = new Map<string, number>();

  private constructor(
    context: ApiContext,
    hub: SocketHub,
    { feed, signals }: { feed: EventFeed; signals: Signals },
    log: (message: string) => void,
  ) {
    this.#context = context;
    this.#hub = hub;
    this.#feed = feed;
    this.#log = log;
    this.#signals = signals;
    this.#timers = [
      setInterval(() => feed.wake(), lookMs),
      setInterval(() => this.#beat(), heartbeatMs),
      setInterval(() => void this.#review(), reviewMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  static async open(context: ApiContext, log: (message: string) => void): Promise<Realtime> {
    const hub = new SocketHub();
    const feed = await EventFeed.open(context.pool, {
      deliver: (events) => hub.deliver(events),
      onNumbered: () => signals.announce(),
      log,
    });
    const signals = openSignals(context, { onEvents: () => feed.wake(), log });
    return new Realtime(context, hub, { feed, signals }, log);
  }

  /** Signals that events were committed. */
  announce(): void {
    this.#feed.wake();
  }

  /** Throws if there are too many sockets without a sign-in, in total or from this network. */
  requireRoom(network: string): void {
    if ((this.#strangers.get(network) ?? 0) >= this.#context.config.socketsPerAddress)
      throw new ApiError("too_many_requests", { retryAfter: signInMs / 1000 });
    let strangers = 0;
    for (const count of this.#strangers.values()) strangers += count;
    if (strangers >= mostStrangers) throw new ApiError("unavailable");
  }

  /** Takes over an accepted socket with its TCP connection and the client's network. */
  accept(socket: WebSocket, wire: Socket, network: string): void {
    const timer = setTimeout(() => closeSocket(socket, "noHello"), signInMs);
    const line: Line = {
      socket,
      wire,
      strangerFrom: network,
      isAlive: true,
      frames: 0,
      member: null,
      hasSentHello: false,
      timer,
    };
    this.#lines.add(line);
    this.#strangers.set(network, (this.#strangers.get(network) ?? 0) + 1);
    socket.on("pong", () => {
      line.isAlive = true;
    });
    socket.on("message", (data, isBinary) => this.#hear(line, data, isBinary));
    socket.on("close", () => {
      this.#endStrangeness(line);
      this.#lines.delete(line);
      if (line.member) this.#hub.delete(line.member);
    });
  }

  /** Stops counting a socket as not signed in. */
  #endStrangeness(line: Line): void {
    clearTimeout(line.timer);
    if (line.strangerFrom === null) return;
    const left = (this.#strangers.get(line.strangerFrom) ?? 1) - 1;
    if (left > 0) this.#strangers.set(line.strangerFrom, left);
    else this.#strangers.delete(line.strangerFrom);
    line.strangerFrom = null;
  }

  #hear(line: Line, data: RawData, isBinary: boolean): void {
    line.isAlive = true;
    line.frames += 1;
    const frame = isBinary || line.frames > mostFrames ? null : parseFrame(data);
    if (!frame || (frame.type === "hello") === line.hasSentHello) {
      closeSocket(line.socket, "badFrame");
      return;
    }
    if (frame.type === "ping") line.socket.send(pong);
    else if (frame.type === "ack") line.member?.acknowledge(frame.id);
    else {
      line.hasSentHello = true;
      this.#signIn(line, frame.ticket, frame.last_event_id).catch((error: unknown) => {
        this.#log(`realtime: ${error instanceof Error ? error.message : "failed"}`);
        closeSocket(line.socket, "unavailable");
      });
    }
  }

  async #signIn(line: Line, ticket: string, lastEventId: number | null): Promise<void> {
    const owner = await takeTicket(this.#context.pool, ticket);
    if (!owner) {
      closeSocket(line.socket, "badTicket");
      return;
    }
    if (this.#hub.countOf(owner.accountId) >= mostSocketsOfAccount) {
      closeSocket(line.socket, "tooMany");
      return;
    }
    // It may have closed meanwhile; its `close` event will not come again.
    if (line.socket.readyState !== line.socket.OPEN) return;
    this.#endStrangeness(line);
    const member = new HubSocket(line.socket, line.wire, owner);
    line.member = member;
    // From now on the member gets events from the feed; earlier ones are read below.
    this.#hub.add(member);
    await this.#resume(member, lastEventId);
  }

  async #resume(member: HubSocket, lastEventId: number | null): Promise<void> {
    const { pool } = this.#context;
    // What was committed before the client came is no news to it.
    if (await numberEvents(pool)) this.#signals.announce();
    const { newest, trimmed } = await eventBounds(pool);
    if (lastEventId === null) {
      // A client that loads its chats after `ready` has everything up to here.
      member.begin(newest, true, []);
      return;
    }
    // An id that was trimmed, or from another database, cannot be resumed from.
    const isKnown = lastEventId >= trimmed && lastEventId <= newest;
    const backlog = isKnown
      ? await eventsAfter(pool, lastEventId, { topics: member.topics, limit: mostUnacknowledged })
      : [];
    if (isKnown && backlog.length < mostUnacknowledged)
      member.begin(lastEventId, true, backlog.map(eventFrame));
    else member.begin(newest, false, []);
  }

  /** Closes sockets that have not answered the last ping. */
  #beat(): void {
    for (const line of this.#lines) {
      if (!line.isAlive) {
        line.socket.terminate();
        continue;
      }
      line.isAlive = false;
      line.frames = 0;
      line.socket.ping();
    }
  }

  async #review(): Promise<void> {
    const { pool } = this.#context;
    try {
      const sessionIds = this.#hub.sessionIds;
      if (sessionIds.length === 0) return;
      const living = await livingSessions(pool, sessionIds);
      this.#hub.review(sessionIds, living);
      await writePresence(pool, this.#processId, this.#hub.accountIds);
    } catch (error) {
      this.#log(`realtime: ${error instanceof Error ? error.message : "failed"}`);
    }
  }

  /** Closes all sockets. */
  closeSockets(): void {
    for (const { socket } of this.#lines) closeSocket(socket, "shuttingDown");
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    // It may have events to announce.
    await this.#feed.close();
    await this.#signals.close();
  }
}

function parseFrame(data: RawData): ClientFrame | null {
  if (!Buffer.isBuffer(data)) return null;
  try {
    return clientFrame.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch {
    // Invalid JSON.
    return null;
  }
}
