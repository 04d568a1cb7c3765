import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Snapshots for `useSyncExternalStore` that never change. React calls `onServer` only on the server
 * and during hydration.
 */
function snapshots() {
  let isOnServer = false;
  return {
    inBrowser: () => null,
    onServer: () => {
      isOnServer = true;
      return null;
    },
    isOnServer: () => isOnServer,
  };
}

/**
 * Whether this component was rendered by the server. The value never changes, so it causes no
 * second render.
 */
export function useWasOnServer(): boolean {
  const [{ inBrowser, onServer, isOnServer }] = useState(snapshots);
  useSyncExternalStore(never, inBrowser, onServer);
  const [wasOnServer] = useState(isOnServer);
  return wasOnServer;
}
