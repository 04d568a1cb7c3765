import { useCallback, useSyncExternalStore } from "react";
import { deviceStorage } from "./browser-storage.ts";

/** The part of a store's interface that `lazyStore` needs. */
interface Store<State> {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
}

interface LazyStore<State> {
  /** Loads the store if needed, then calls `work` with its state. Does nothing if loading fails. */
  act: (work: (state: State) => void) => void;
  /** The state, or undefined while the store is not loaded. Never loads it. */
  peek: () => State | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Longest wait for an idle moment, ms. By then the page is usually complete. */
const idleTimeoutMs = 3000;

/** Runs `work` when the browser is idle, after three seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, 200);
}

/**
 * Creates a store that loads on demand, so that hydration does not wait for it. If this device has
 * something stored under `key`, the store loads when the browser is idle; otherwise on the first
 * `act`.
 */
export function lazyStore<State>(key: string, load: () => Promise<Store<State>>): LazyStore<State> {
  const listeners = new Set<() => void>();
  let store: Store<State> | undefined;
  let loading: Promise<Store<State>> | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  function ready(): Promise<Store<State>> {
    loading ??= load().then(
      (loaded) => {
        store = loaded;
        loaded.subscribe(notify);
        notify();
        return loaded;
      },
      (error: unknown) => {
        // Do not cache a failure: the next press may find the connection back.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  /** Errors are ignored here: `act` tries again. */
  const prepare = () => void ready().catch(() => {});

  return {
    act: (work) =>
      void ready().then(
        (loaded) => work(loaded.getState()),
        () => {},
      ),
    peek: () => store?.getState(),
    subscribe(listener) {
      listeners.add(listener);
      if (!loading && deviceStorage.read(key) !== null) whenIdle(prepare);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns a part of a lazy store's state, compared by identity; `nothing` on the server and until
 * the store is loaded.
 */
export function useLazyStore<State, Part>(
  store: LazyStore<State>,
  part: (state: State) => Part,
  nothing: Part,
): Part {
  const read = useCallback(() => {
    const state = store.peek();
    return state === undefined ? nothing : part(state);
  }, [store, part, nothing]);
  return useSyncExternalStore(store.subscribe, read, () => nothing);
}
