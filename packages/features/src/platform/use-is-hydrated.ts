import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until the browser has taken the page over: scripts may never come. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
