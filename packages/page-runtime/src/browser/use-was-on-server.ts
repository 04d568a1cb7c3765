import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Snapshots that never change; the server's is asked for only there, and while its page is taken over. */
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

/** Whether this is taken over from the server's page. It never changes, so that nothing is rendered twice for it. */
export function useWasOnServer(): boolean {
  const [{ inBrowser, onServer, isOnServer }] = useState(snapshots);
  useSyncExternalStore(never, inBrowser, onServer);
  const [wasOnServer] = useState(isOnServer);
  return wasOnServer;
}
