import type { RealtimeEvent, RealtimeEventName } from "@tropa/api-contract/conversation/events";

/**
 * - `connecting`: a socket is being opened for the first time.
 * - `open`: events come.
 * - `waiting`: the connection was lost; a new try is on its way.
 * - `signed_out`: there is no session any more, and no new try.
 * - `closed`: by `close()`.
 */
export type RealtimeState = "connecting" | "open" | "waiting" | "signed_out" | "closed";

export type EventOf<Name extends RealtimeEventName> = Extract<RealtimeEvent, { event: Name }>;

export interface RealtimeOptions {
  /** `wss://…/ws`, or a path of the page's own origin; asked for once the ticket is there, which may name it. */
  url: string | (() => string);
  /** Fetches a ticket from `realtimeTicket`; null if nobody is signed in. Failures are retried. */
  getTicket: () => Promise<string | null>;
  /** Resumes from an event that was seen before. */
  lastEventId?: number | null;
  WebSocket?: typeof globalThis.WebSocket;
  /** Is given what a handler throws; without it, it is an uncaught error. */
  onFault?: (error: unknown) => void;
  /** Milliseconds; for tests. */
  timing?: Partial<RealtimeTiming>;
}

export interface RealtimeTiming {
  /** The pauses between tries grow from the shortest to the longest, each cut by a random half. */
  shortestPause: number;
  longestPause: number;
  /** A connection of which nothing was heard for so long is asked whether it lives. */
  heartbeat: number;
  /** A socket that has not come so far in this time is given up: opened and signed in, or answered. */
  patience: number;
  /** Events are acknowledged so long after they came. */
  acknowledgement: number;
}

export interface Realtime {
  readonly state: RealtimeState;
  /** The newest event seen; null before the first connection. */
  readonly lastEventId: number | null;
  /** Hears of one kind of events; answers with what ends that. */
  on<Name extends RealtimeEventName>(
    event: Name,
    handler: (event: EventOf<Name>) => void,
  ): () => void;
  onState(handler: (state: RealtimeState) => void): () => void;
  /** Too many events were missed to resend them: reload the chats on screen. */
  onGap(handler: () => void): () => void;
  /** Tries at once instead of after its pause: the browser is online again. */
  retry(): void;
  close(): void;
}
