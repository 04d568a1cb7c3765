import { startTransition, useEffect, useState } from "react";
import { useWasOnServer } from "./use-was-on-server.ts";

/**
 * False on the server and until the browser has taken the page over: scripts may never come. Whatever waits for it on
 * a page is rendered in slices, so that a press in between is answered.
 */
export function useIsHydrated(): boolean {
  const wasOnServer = useWasOnServer();
  const [isHydrated, setHydrated] = useState(!wasOnServer);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
