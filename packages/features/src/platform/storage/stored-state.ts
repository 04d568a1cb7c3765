import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { StateCreator, StoreApi } from "zustand/vanilla";

interface StoredStateOptions<State, Data> {
  /** Key in the browser's storage. */
  name: string;
  version: number;
  /** Selects the part of the state to store. */
  keep: (state: State) => Data;
  /** Converts data of an earlier version; without it such data is discarded. */
  migrate?: (old: unknown, version: number) => Data;
}

/** Returns a store that this browser keeps across visits and shares among its tabs. */
export function persistedStore<State extends object, Data extends Partial<State>>(
  { name, version, keep, migrate }: StoredStateOptions<State, Data>,
  create: StateCreator<State>,
): StoreApi<State> {
  const store = createStore<State>()(
    persist(create, {
      name,
      version,
      storage: createJSONStorage(() => ({
        getItem: deviceStorage.read,
        setItem: (key, text) => void deviceStorage.write(key, text),
        removeItem: deviceStorage.remove,
      })),
      partialize: keep,
      ...(migrate && { migrate }),
    }),
  );
  // The module also loads on the server, which has nothing to store.
  if (typeof document === "undefined") return store;
  // Another tab has changed or removed it.
  addEventListener("storage", (event) => {
    if (event.key !== name) return;
    if (event.newValue === null) store.setState(store.getInitialState(), true);
    else void store.persist.rehydrate();
  });
  return store;
}
