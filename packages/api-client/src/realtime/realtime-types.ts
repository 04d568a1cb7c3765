import type { RealtimeEvent, RealtimeEventName } from "@tropa/api-contract/conversation/events";

/**
 * - `connecting`: the first socket is being opened.
 * - `open`: events arrive.
 * - `waiting`: the connection was lost and will be retried.
 * - `signed_out`: the session has ended; no further attempts.
 * - `closed`: by `close()`.
 */
export type RealtimeState = "connecting" | "open" | "waiting" | "signed_out" | "closed";

export type EventOf<Name extends RealtimeEventName> = Extract<RealtimeEvent, { event: Name }>;

export interface RealtimeOptions {
  /**
   * `wss://…/ws`, or a path of the page's own origin. A function is called after the ticket was
   * fetched, whose answer may name the address.
   */
  url: string | (() => string);
  /** Fetches a ticket from `realtimeTicket`; null if nobody is signed in. Failures are retried. */
  getTicket: () => Promise<string | null>;
  /** Id of the last event seen earlier, to resume from. */
  lastEventId?: number | null;
  WebSocket?: typeof globalThis.WebSocket;
  /** Receives errors thrown by handlers; by default they are uncaught errors. */
  onFault?: (error: unknown) => void;
  /** Times in ms; for tests. */
  timing?: Partial<RealtimeTiming>;
}

export interface RealtimeTiming {
  /**
   * Pauses between attempts grow from the shortest to the longest, each reduced by up to a half at
   * random.
   */
  shortestPause: number;
  longestPause: number;
  /** A connection is checked with a ping after this long without a message. */
  heartbeat: number;
  /**
   * Time limit for opening and signing in, and for answering a ping; then the socket is dropped.
   */
  patience: number;
  /** Delay before received events are acknowledged. */
  acknowledgement: number;
}

export interface Realtime {
  readonly state: RealtimeState;
  /** The newest event seen; null before the first connection. */
  readonly lastEventId: number | null;
  /** Subscribes to one kind of events; returns a function that unsubscribes. */
  on<Name extends RealtimeEventName>(
    event: Name,
    handler: (event: EventOf<Name>) => void,
  ): () => void;
  onState(handler: (state: RealtimeState) => void): () => void;
  /**
   * Subscribes to gaps: too many events were missed to resend them, so reload the chats on screen.
   */
  onGap(handler: () => void): () => void;
  /** Reconnects at once instead of after the pause, such as when the browser is online again. */
  retry(): void;
  close(): void;
}
