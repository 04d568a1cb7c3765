import { tabChannel } from "@tropa/page-runtime/browser/tab-channel";
import type { Realtime, RealtimeState } from "@tropa/api-client/realtime/realtime-types";
import { chatEvents } from "@tropa/domain/conversation/chat-message";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";

/** What the tab with the socket tells the others, and what a new one asks. */
type TabMessage =
  | { kind: "event"; event: RealtimeEvent }
  | { kind: "state"; state: RealtimeState; lastEventId: number | null }
  | { kind: "gap" }
  | { kind: "newcomer" }
  | { kind: "retry" };

export interface SharedSocketOptions {
  /** Of the account: tabs of one account share a socket. */
  name: string;
  /** Opens the socket of this browser, resuming from an event that was heard before. */
  connect: (lastEventId: number | null) => Realtime;
  /** Each event once in each tab. */
  onEvent: (event: RealtimeEvent) => void;
  onState: (state: RealtimeState) => void;
  /** Too much was missed, or may have been: what is on screen is to be read anew. */
  onGap: () => void;
}

export interface SharedSocket {
  /** Tries at once: the connection is back, or somebody looks. */
  retry: () => void;
  close: () => void;
}

/**
 * One socket for all tabs of an account. The tab that holds a lock of the browser has it and passes on what it hears; when that
 * tab closes or crashes the lock goes to another one, which resumes from the last event that it was told of. A browser
 * without locks has a socket a tab.
 */
export function shareSocket(options: SharedSocketOptions): SharedSocket {
  const { name, connect, onEvent, onState, onGap } = options;
  const channel = navigator.locks === undefined ? null : tabChannel(name);
  const closing = new AbortController();
  let socket: Realtime | null = null;
  let lastEventId: number | null = null;

  const others = () => channel;
  const tell = (message: TabMessage) => others()?.postMessage(message);
  const takeEvent = (event: RealtimeEvent) => {
    // The old tab's last word and the new one's resumption may bring the same.
    if (lastEventId !== null && event.id <= lastEventId) return;
    lastEventId = event.id;
    onEvent(event);
  };

  function lead(): void {
    const own = connect(lastEventId);
    socket = own;
    // What happened before the first connection of a browser nobody sends again.
    let isFirst = lastEventId === null;
    for (const kind of chatEvents)
      own.on(kind, (event) => {
        takeEvent(event);
        tell({ kind: "event", event });
      });
    own.onGap(() => {
      onGap();
      tell({ kind: "gap" });
    });
    own.onState((state) => {
      if (state === "open") {
        lastEventId = Math.max(lastEventId ?? 0, own.lastEventId ?? 0);
        if (isFirst) {
          onGap();
          tell({ kind: "gap" });
        }
        isFirst = false;
      }
      onState(state);
      tell({ kind: "state", state, lastEventId });
    });
  }

  if (channel) {
    channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === "newcomer" && socket)
        tell({ kind: "state", state: socket.state, lastEventId });
      if (data.kind === "retry") socket?.retry();
      if (socket) return;
      if (data.kind === "event") takeEvent(data.event);
      if (data.kind === "gap") onGap();
      if (data.kind === "state") {
        lastEventId ??= data.lastEventId;
        onState(data.state);
      }
    });
    tell({ kind: "newcomer" });
    const held = navigator.locks.request(name, { signal: closing.signal }, () => {
      if (closing.signal.aborted) return undefined;
      lead();
      return new Promise<void>((resolve) => {
        closing.signal.addEventListener("abort", () => resolve(), { once: true });
      });
    });
    held.catch(() => {
      // Refused, as storage is; else given up while it waited for the lock.
      if (!closing.signal.aborted && !socket) lead();
    });
  } else lead();

  return {
    retry() {
      if (socket) socket.retry();
      else tell({ kind: "retry" });
    },
    close() {
      closing.abort();
      socket?.close();
      channel?.close();
    },
  };
}
