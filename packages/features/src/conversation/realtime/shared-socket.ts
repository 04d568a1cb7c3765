import { tabChannel } from "@tropa/page-runtime/browser/tab-channel";
import type { Realtime, RealtimeState } from "@tropa/api-client/realtime/realtime-types";
import { chatEvents } from "@tropa/domain/conversation/chat-message";
import type { RealtimeEvent } from "@tropa/api-contract/conversation/events";

/** Messages between tabs: from the one with the socket, and the greeting of a new tab. */
type TabMessage =
  | { kind: "event"; event: RealtimeEvent }
  | { kind: "state"; state: RealtimeState; lastEventId: number | null }
  | { kind: "gap" }
  | { kind: "newcomer" }
  | { kind: "retry" };

export interface SharedSocketOptions {
  /** Unique per account: tabs of one account share a socket. */
  name: string;
  /** Opens the socket, resuming after the last event heard. */
  connect: (lastEventId: number | null) => Realtime;
  /** Called once per event in each tab. */
  onEvent: (event: RealtimeEvent) => void;
  onState: (state: RealtimeState) => void;
  /** Events may have been missed: what is on screen must be refetched. */
  onGap: () => void;
}

export interface SharedSocket {
  /** Reconnects at once, for when the network is back or the tab is shown. */
  retry: () => void;
  close: () => void;
}

/**
 * Shares one socket among all tabs of an account. The tab that holds a Web Lock has the socket and broadcasts its
 * events. When that tab closes or crashes, the lock passes to another, which resumes after the last event it was told
 * of. Browsers without locks open a socket per tab.
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
    // The old tab's last broadcast and the new socket's resumption may overlap.
    if (lastEventId !== null && event.id <= lastEventId) return;
    lastEventId = event.id;
    onEvent(event);
  };

  function lead(): void {
    const own = connect(lastEventId);
    socket = own;
    // The server does not resend events from before a browser's first connection.
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
