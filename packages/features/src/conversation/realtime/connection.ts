import type { RealtimeState } from "@tropa/api-client/realtime/realtime-types";
import { useSyncExternalStore } from "react";

let state: RealtimeState = "connecting";
const listeners = new Set<() => void>();

/** What the one socket of this browser does. */
export function setConnection(next: RealtimeState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls back each time that the connection is there again. */
export function onReconnected(again: () => void): () => void {
  const listener = () => {
    if (state === "open") again();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const networkEvents = ["online", "offline"] as const;

/**
 * Whether news come by themselves. A first connection that is on its way counts: nobody needs to hear of it. A socket that
 * has lost its network may take minutes to find out; the browser says so at once.
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
