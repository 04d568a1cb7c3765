import { useSyncExternalStore } from "react";

/** Holds one request at a time for a component that opens over the page. */
export interface RequestStore<Request> {
  set: (next: Request | null) => void;
  use: () => Request | null;
}

/** Creates a store by which any code, such as a pending call, can ask for a window to open. */
export function requestStore<Request>(): RequestStore<Request> {
  let request: Request | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(next) {
      request = next;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => request,
        () => null,
      ),
  };
}
