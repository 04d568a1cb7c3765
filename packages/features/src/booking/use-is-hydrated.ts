import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server's page is taken over; then what only the reader's own clock knows can be shown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
