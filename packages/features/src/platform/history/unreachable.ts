import { useSyncExternalStore } from "react";

let isUnreachable = false;
const listeners = new Set<() => void>();

function setUnreachable(value: boolean): void {
  isUnreachable = value;
  for (const listener of listeners) listener();
}

/**
 * Shows the error page at an address that cannot be loaded, until Back; the error page reloads once there is a
 * connection.
 */
export function showUnreachable(address: string): void {
  history.pushState(null, "", address);
  setUnreachable(true);
  addEventListener("popstate", () => setUnreachable(false), { once: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a link was followed offline to a page that this device has not stored. */
export const useIsUnreachable = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isUnreachable,
    () => false,
  );
