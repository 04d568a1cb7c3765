import type { RealtimeState } from "@tropa/api-client/realtime/realtime-types";
import { useSyncExternalStore } from "react";

let state: RealtimeState = "connecting";
const listeners = new Set<() => void>();

/** Records the state of this browser's socket. */
export function setConnection(next: RealtimeState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back on each reconnection; returns a function that stops it. */
export function onReconnected(again: () => void): () => void {
  const listener = () => {
    if (state === "open") again();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const networkEvents = ["online", "offline"] as const;

/**
 * Whether messages arrive by themselves. The first connection counts as connected while it opens. `navigator.onLine`
 * counts too: a socket may take minutes to notice that its network is gone.
 */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      for (const event of networkEvents) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        for (const event of networkEvents) window.removeEventListener(event, listener);
      };
    },
    () => state !== "waiting" && navigator.onLine,
    () => true,
  );
}
