import { closeCodes, serverFrame } from "@tropa/api-contract/conversation/events";
import type {
  ClientFrame,
  RealtimeEvent,
  RealtimeEventName,
} from "@tropa/api-contract/conversation/events";
import { backOff, defaultBackOff } from "./realtime-back-off.ts";
import { Listeners } from "./realtime-listeners.ts";
import type {
  EventOf,
  Realtime,
  RealtimeOptions,
  RealtimeState,
  RealtimeTiming,
} from "./realtime-types.ts";

const defaultTiming: RealtimeTiming = {
  ...defaultBackOff,
  heartbeat: 25_000,
  patience: 10_000,
  acknowledgement: 1000,
};
/** Long before the server drops a receiver that does not acknowledge. */
const acknowledgeAfter = 200;

const finalCodes: ReadonlySet<number> = new Set(
  Object.values(closeCodes)
    .filter(({ isFinal }) => isFinal)
    .map(({ code }) => code),
);

/** Reports an error as uncaught, so that a bug is not hidden. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

/**
 * Receives chat events (docs/product/chat.md#events), each once and in order: a lost connection is
 * reopened and resumes from the last event seen.
 */
export function connectRealtime(options: RealtimeOptions): Realtime {
  return new ReconnectingRealtime(options);
}

class ReconnectingRealtime implements Realtime {
  readonly #options: RealtimeOptions;
  readonly #timing: RealtimeTiming;
  readonly #onFault: (error: unknown) => void;
  readonly #events = new Listeners<RealtimeEvent>();
  readonly #states = new Listeners<RealtimeState>();
  readonly #gaps = new Listeners<void>();
  #state: RealtimeState = "connecting";
  #lastEventId: number | null;
  #socket: WebSocket | null = null;
  #tries = 0;
  #unacknowledged = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #acknowledgement: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RealtimeOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#onFault = options.onFault ?? throwLater;
    this.#lastEventId = options.lastEventId ?? null;
    void this.#connect();
  }

  get state(): RealtimeState {
    return this.#state;
  }

  get lastEventId(): number | null {
    return this.#lastEventId;
  }

  on<Name extends RealtimeEventName>(
    name: Name,
    handler: (event: EventOf<Name>) => void,
  ): () => void {
    const isNamed = (event: RealtimeEvent): event is EventOf<Name> => event.event === name;
    return this.#events.add((event) => {
      if (isNamed(event)) handler(event);
    });
  }

  onState(handler: (state: RealtimeState) => void): () => void {
    return this.#states.add(handler);
  }

  onGap(handler: () => void): () => void {
    return this.#gaps.add(handler);
  }

  retry(): void {
    if (this.#state !== "waiting" || this.#pause === undefined) return;
    clearTimeout(this.#pause);
    void this.#connect();
  }

  close(): void {
    if (this.#state === "closed") return;
    this.#end("closed");
  }

  #end(state: "closed" | "signed_out"): void {
    clearTimeout(this.#pause);
    closeOnceOpen(this.#detach());
    this.#setState(state);
  }

  get #isOver(): boolean {
    return this.#state === "closed" || this.#state === "signed_out";
  }

  #setState(state: RealtimeState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#states.tell(state, this.#onFault);
  }

  async #connect(): Promise<void> {
    this.#pause = undefined;
    let ticket: string | null;
    try {
      ticket = await this.#options.getTicket();
    } catch {
      // The API is unreachable or answered with an error: the next attempt fetches a ticket again.
      this.#wait();
      return;
    }
    if (this.#isOver) return;
    if (ticket === null) {
      this.#end("signed_out");
      return;
    }
    this.#open(ticket);
  }

  #open(ticket: string): void {
    const Socket = this.#options.WebSocket ?? globalThis.WebSocket;
    const { url } = this.#options;
    const socket = new Socket(typeof url === "string" ? url : url());
    this.#socket = socket;
    // Events of an earlier socket are ignored.
    const whileCurrent =
      <Argument>(handler: (argument: Argument) => void) =>
      (argument: Argument): void => {
        if (this.#socket === socket) handler(argument);
      };
    socket.addEventListener(
      "open",
      whileCurrent(() => {
        this.#say({ type: "hello", ticket, last_event_id: this.#lastEventId });
      }),
    );
    socket.addEventListener(
      "message",
      whileCurrent((message: MessageEvent) => this.#hear(message.data)),
    );
    socket.addEventListener(
      "close",
      whileCurrent(({ code }: CloseEvent) => this.#lose(code)),
    );
    // An error is always followed by `close`.
    socket.addEventListener("error", () => {});
    this.#watchFor(this.#timing.patience, () => this.#lose());
  }

  /** Calls `otherwise` if nothing arrives within `time` ms. */
  #watchFor(time: number, otherwise: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(otherwise, time);
  }

  #stayAlive(): void {
    this.#watchFor(this.#timing.heartbeat, () => {
      this.#say({ type: "ping" });
      this.#watchFor(this.#timing.patience, () => this.#lose());
    });
  }

  #hear(data: unknown): void {
    const frame = readFrame(data);
    if (!frame) return;
    this.#stayAlive();
    if (frame.type === "ready") this.#begin(frame.last_event_id, frame.is_complete);
    if (frame.type === "event") this.#take(frame.event);
  }

  #begin(lastEventId: number, isComplete: boolean): void {
    this.#tries = 0;
    this.#unacknowledged = 0;
    this.#lastEventId = lastEventId;
    this.#setState("open");
    if (!isComplete) this.#gaps.tell(undefined, this.#onFault);
  }

  #take(event: RealtimeEvent): void {
    // A server should send each event once; this guards against one that does not.
    if (this.#lastEventId !== null && event.id <= this.#lastEventId) return;
    this.#lastEventId = event.id;
    this.#unacknowledged += 1;
    if (this.#unacknowledged >= acknowledgeAfter) this.#acknowledge();
    else
      this.#acknowledgement ??= setTimeout(() => this.#acknowledge(), this.#timing.acknowledgement);
    this.#events.tell(event, this.#onFault);
  }

  #acknowledge(): void {
    clearTimeout(this.#acknowledgement);
    this.#acknowledgement = undefined;
    this.#unacknowledged = 0;
    if (this.#lastEventId !== null) this.#say({ type: "ack", id: this.#lastEventId });
  }

  #say(frame: ClientFrame): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(frame));
  }

  #lose(code?: number): void {
    this.#detach()?.close();
    if (code !== undefined && finalCodes.has(code)) this.#end("signed_out");
    else this.#wait();
  }

  /** Detaches from the socket and returns it. */
  #detach(): WebSocket | null {
    clearTimeout(this.#watch);
    clearTimeout(this.#acknowledgement);
    this.#acknowledgement = undefined;
    const socket = this.#socket;
    this.#socket = null;
    return socket;
  }

  #wait(): void {
    if (this.#isOver) return;
    this.#setState("waiting");
    this.#pause = setTimeout(() => void this.#connect(), backOff(this.#tries, this.#timing));
    this.#tries += 1;
  }
}

/** Closing a socket before it is open logs an error in browsers. */
function closeOnceOpen(socket: WebSocket | null): void {
  if (socket?.readyState === 0) socket.addEventListener("open", () => socket.close());
  else socket?.close();
}

function readFrame(data: unknown) {
  if (typeof data !== "string") return null;
  try {
    // Events unknown to this version are skipped.
    return serverFrame.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
