import { connectRealtime } from "@tropa/api-client/realtime/realtime";
import type { Realtime } from "@tropa/api-client/realtime/realtime-types";
import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";
import { chatEvents } from "@tropa/domain/conversation/chat-message";
import { vi } from "vitest";
import { Chats } from "./test-chats.ts";
import type { Person } from "../platform.ts";

/** Waits for a condition; the long timeout is for slow machines. */
export const until = (check: () => unknown) =>
  vi.waitFor(check, { timeout: 240_000, interval: 20 });
export const wsOf = (url: string) => `${url.replace("http", "ws")}/ws`;

/** Texts of a chat among the events received. */
export const textsOf = (heard: readonly RealtimeEvent[], chatId: number) =>
  heard.flatMap((event) =>
    event.event === "new_message" && event.chat_id === chatId ? [event.data.text] : [],
  );
export const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => String(from + index));

interface Listening {
  url?: string;
  lastEventId?: number;
  onGap?: () => void;
}

/** Chats with their people's sockets. Close the connections after each test and the platform at the end. */
export class Sockets {
  readonly chats: Chats;
  readonly #open: Realtime[] = [];

  private constructor(chats: Chats) {
    this.chats = chats;
  }

  static async open(settings: Record<string, string> = {}): Promise<Sockets> {
    return new Sockets(await Chats.open(settings));
  }

  get url(): string {
    return wsOf(this.chats.platform.url);
  }

  async ticketOf(person: Person): Promise<string> {
    return (await this.chats.client(person).call(realtimeTicketCall, { body: {} })).ticket;
  }

  /** Opens a person's socket and collects its events. */
  async listen(
    person: Person,
    { url = this.url, lastEventId, onGap }: Listening = {},
  ): Promise<{ connection: Realtime; heard: RealtimeEvent[] }> {
    const heard: RealtimeEvent[] = [];
    const connection = connectRealtime({
      url,
      getTicket: () => this.ticketOf(person),
      lastEventId: lastEventId ?? null,
      timing: { shortestPause: 20, longestPause: 100, heartbeat: 500, patience: 2000 },
    });
    this.#open.push(connection);
    for (const event of chatEvents) connection.on(event, (one) => void heard.push(one));
    if (onGap) connection.onGap(onGap);
    await until(() => {
      if (connection.state !== "open") throw new Error(`the socket is ${connection.state}`);
    });
    return { connection, heard };
  }

  closeConnections(): void {
    for (const connection of this.#open.splice(0)) connection.close();
  }
}
