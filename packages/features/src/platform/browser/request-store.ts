import { useSyncExternalStore } from "react";

/** One thing at a time that is asked of whoever draws what opens over a page. */
export interface RequestStore<Request> {
  set: (next: Request | null) => void;
  use: () => Request | null;
}

/** A request from anywhere, such as a call under way, for something to open; its code comes with the first time. */
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
