import { useCallback, useSyncExternalStore } from "react";
import { deviceStorage } from "./browser-storage.ts";

/** What a lazily loaded store is to those who use it. */
interface Store<State> {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
}

interface LazyStore<State> {
  /** Loads the store if need be and answers its state, for doing something with it. */
  act: (work: (state: State) => void) => void;
  /** The state as far as it is known, without loading anything. */
  peek: () => State | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Long enough for the page to be complete; stored state shows a moment later. */
const idleTimeoutMs = 3000;

export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work, 200);
}

/**
 * A store that is no part of what hydrates first. Where this browser has kept nothing under its key there is nothing
 * to load before somebody acts; else it comes when the browser has nothing better to do.
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
        // A lost connection must not be remembered: the next press may find it again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  /** Ahead of need: whether it works shows when it is needed. */
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

/** A part of a lazy store's state, compared by identity; `nothing` on the server and until the store has come. */
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
