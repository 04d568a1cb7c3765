import type { ServerFrame } from "@tropa/api-contract/conversation/events";
import { sessionTopic } from "./event-store.ts";
import type { StoredEvent, Topic } from "./event-store.ts";
import { textFrame, topicsOf } from "./hub-socket.ts";
import type { HubSocket } from "./hub-socket.ts";
import type { SocketOwner } from "./tickets.ts";

/** Encodes an event once as a websocket frame for all its receivers. */
export function eventFrame({ id, event, chat_id, data }: StoredEvent): {
  id: number;
  bytes: Buffer;
} {
  // Safe to cast: checked against the contract when stored.
  const frame = {
    type: "event" satisfies ServerFrame["type"],
    event: { id, event, chat_id, data },
  };
  return { id, bytes: textFrame(JSON.stringify(frame)) };
}

/** A map of sets that drops empty ones. */
class Index<Key> {
  readonly #sets = new Map<Key, Set<HubSocket>>();

  add(key: Key, socket: HubSocket): void {
    const set = this.#sets.get(key);
    if (set) set.add(socket);
    else this.#sets.set(key, new Set([socket]));
  }

  delete(key: Key, socket: HubSocket): void {
    const set = this.#sets.get(key);
    if (set?.delete(socket) && set.size === 0) this.#sets.delete(key);
  }

  get(key: Key): ReadonlySet<HubSocket> | undefined {
    return this.#sets.get(key);
  }

  keys(): Key[] {
    return [...this.#sets.keys()];
  }
}

/** The signed-in sockets of a process, by topic, account and session. */
export class SocketHub {
  readonly #byTopic = new Index<Topic>();
  readonly #bySession = new Index<string>();
  readonly #byAccount = new Index<number>();

  add(socket: HubSocket): void {
    for (const topic of socket.topics) this.#byTopic.add(topic, socket);
    this.#bySession.add(socket.owner.sessionId, socket);
    this.#byAccount.add(socket.owner.accountId, socket);
  }

  delete(socket: HubSocket): void {
    for (const topic of socket.topics) this.#byTopic.delete(topic, socket);
    this.#bySession.delete(socket.owner.sessionId, socket);
    this.#byAccount.delete(socket.owner.accountId, socket);
  }

  countOf(accountId: number): number {
    return this.#byAccount.get(accountId)?.size ?? 0;
  }

  get accountIds(): number[] {
    return this.#byAccount.keys();
  }

  get sessionIds(): string[] {
    return this.#bySession.keys();
  }

  /** Sends events to their topics' sockets, encoding each event once; closes sockets of ended sessions. */
  deliver(events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (event.topic.startsWith(sessionTopic))
        this.endSession(event.topic.slice(sessionTopic.length));
      const sockets = this.#byTopic.get(event.topic);
      if (!sockets) continue;
      const { id, bytes } = eventFrame(event);
      for (const socket of sockets) socket.offer(id, bytes);
    }
  }

  endSession(sessionId: string): void {
    for (const socket of this.#bySession.get(sessionId) ?? []) socket.close("sessionEnded");
  }

  /** Closes sockets of the checked sessions that have ended or whose owner's rights have changed. */
  review(sessionIds: readonly string[], living: ReadonlyMap<string, SocketOwner>): void {
    for (const sessionId of sessionIds) {
      const owner = living.get(sessionId);
      if (!owner) {
        this.endSession(sessionId);
        continue;
      }
      const topics = topicsOf(owner).join();
      for (const socket of this.#bySession.get(sessionId) ?? []) {
        if (socket.topics.join() !== topics) socket.close("rightsChanged");
      }
    }
  }
}
