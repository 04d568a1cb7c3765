import { useSyncExternalStore } from "react";

let isUnreachable = false;
const listeners = new Set<() => void>();

function setUnreachable(value: boolean): void {
  isUnreachable = value;
  for (const listener of listeners) listener();
}

/** Puts an address that does not come in place of the page, until one goes back; the error page reloads with a connection. */
export function showUnreachable(address: string): void {
  history.pushState(null, "", address);
  setUnreachable(true);
  addEventListener("popstate", () => setUnreachable(false), { once: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a link was followed without a network to what this device has not kept. */
export const useIsUnreachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUnreachable,
    () => false,
  );
