import { deviceStorage } from "@tropa/page-runtime/browser/browser-storage";
import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { StateCreator, StoreApi } from "zustand/vanilla";

interface StoredStateOptions<State, Data> {
  /** Name in the browser's storage. */
  name: string;
  version: number;
  /** What of the state is written down. */
  keep: (state: State) => Data;
  /** Reads what an earlier version wrote; what it cannot read is nothing. */
  migrate?: (old: unknown, version: number) => Data;
}

/** A store that this browser keeps from visit to visit, the same in all of its tabs. */
export function keptStore<State extends object, Data extends Partial<State>>(
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
  // A server has the module of a page, too, and nothing to keep.
  if (typeof document === "undefined") return store;
  // Another tab of the same visitor has changed it, or taken it away.
  addEventListener("storage", (event) => {
    if (event.key !== name) return;
    if (event.newValue === null) store.setState(store.getInitialState(), true);
    else void store.persist.rehydrate();
  });
  return store;
}
