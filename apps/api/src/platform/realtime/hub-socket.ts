import { closeCodes } from "@tropa/api-contract/conversation/events";
import type { CloseReason, ServerFrame } from "@tropa/api-contract/conversation/events";
import type { Writable } from "node:stream";
import type { WebSocket } from "ws";
import type { Topic } from "./event-store.ts";
import type { SocketOwner } from "./tickets.ts";

/** Most bytes buffered for a socket: several hundred events. */
const mostBufferedBytes = 1024 * 1024;
/** Most events sent without an `ack` of the receiver. */
export const mostUnacknowledged = 1000;

/** Timeout of the closing handshake, ms: a dead client never answers it. */
const goodbyeMs = 1000;

export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  socket.close(closeCodes[reason].code, reason);
  setTimeout(() => socket.terminate(), goodbyeMs).unref();
}

/** Returns the topics of an account. */
export function topicsOf(owner: SocketOwner): Topic[] {
  return [
    `account/${owner.accountId}`,
    ...(owner.organizerId === null ? [] : [`organizer/${owner.organizerId}` as const]),
    ...(owner.isSupport ? ["staff" as const] : []),
    ...(owner.hasTasks ? ["tasks" as const] : []),
  ];
}

interface Frame {
  id: number;
  /** A whole websocket frame, see `textFrame`. */
  bytes: Buffer;
}

/**
 * Encodes a text as a websocket frame (RFC 6455, section 5.2), once for all receivers: letting the library frame it for
 * each of ten thousand sockets takes twice as long.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  header[0] = 0x81;
  if (header.length === 2) header[1] = length;
  else if (header.length === 4) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

/** A signed-in socket: sends each event once, in order. */
export class HubSocket {
  readonly owner: SocketOwner;
  readonly topics: readonly Topic[];
  readonly #socket: WebSocket;
  /** The TCP connection. Without compression and fragmentation, whole frames can be written to it directly. */
  readonly #wire: Pick<Writable, "write">;
  /** Events that arrive while missed ones are being read; null once live. */
  #waiting: Frame[] | null = [];
  #lastId = 0;
  #unacknowledged: number[] = [];

  constructor(socket: WebSocket, wire: Pick<Writable, "write">, owner: SocketOwner) {
    this.#socket = socket;
    this.#wire = wire;
    this.owner = owner;
    this.topics = topicsOf(owner);
  }

  /** Sends an event from the feed, or queues it until live. */
  offer(id: number, bytes: Buffer): void {
    if (!this.#waiting) {
      this.#send({ id, bytes });
      return;
    }
    this.#waiting.push({ id, bytes });
    if (this.#waiting.length > mostUnacknowledged) this.close("tooSlow");
  }

  /** Reports the starting id, sends missed events and those queued meanwhile, and goes live. */
  begin(from: number, isComplete: boolean, backlog: readonly Frame[]): void {
    this.#lastId = from;
    const ready: ServerFrame = { type: "ready", last_event_id: from, is_complete: isComplete };
    this.#socket.send(JSON.stringify(ready));
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const frame of [...backlog, ...waiting]) this.#send(frame);
  }

  acknowledge(id: number): void {
    const left = this.#unacknowledged.findIndex((sent) => sent > id);
    this.#unacknowledged = left === -1 ? [] : this.#unacknowledged.slice(left);
  }

  close(reason: CloseReason): void {
    closeSocket(this.#socket, reason);
  }

  #send({ id, bytes }: Frame): void {
    if (id <= this.#lastId || this.#socket.readyState !== this.#socket.OPEN) return;
    if (
      this.#socket.bufferedAmount > mostBufferedBytes ||
      this.#unacknowledged.length >= mostUnacknowledged
    ) {
      this.close("tooSlow");
      return;
    }
    this.#lastId = id;
    this.#unacknowledged.push(id);
    this.#wire.write(bytes);
  }
}
