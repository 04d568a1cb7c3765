import { useCallback, useSyncExternalStore } from "react";

type Store = (typeof import("./favourites-store.ts"))["favourites"];

let store: Store | undefined;
let loading: Promise<Store> | undefined;

function loadStore(): Promise<Store> {
  loading ??= import("./favourites-store.ts").then(({ favourites }) => (store = favourites));
  return loading;
}

/** Long enough for the page to be whole; hearts fill a moment later. */
const idleTimeoutMs = 3000;
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(work, { timeout: idleTimeoutMs })
    : setTimeout(work, 200);

/** The store is no part of what hydrates first: it is fetched when the browser has nothing better to do. */
function subscribe(onChange: () => void): () => void {
  let stop = () => {};
  let isStopped = false;
  const follow = (loaded: Store) => {
    if (isStopped) return;
    stop = loaded.subscribe(onChange);
    onChange();
  };
  if (store) follow(store);
  else whenIdle(() => void loadStore().then(follow));
  return () => {
    isStopped = true;
    stop();
  };
}

/** Whether a tour is among the visitor's favourites, and how to change it. False on the server. */
export function useFavourite(tourId: number): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    subscribe,
    () => store?.getState().ids.includes(tourId) ?? false,
    () => false,
  );
  const toggle = useCallback(
    () => void loadStore().then((loaded) => loaded.getState().toggle(tourId)),
    [tourId],
  );
  return [isFavourite, toggle];
}
