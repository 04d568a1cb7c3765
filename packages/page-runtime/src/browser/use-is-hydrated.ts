import { startTransition, useEffect, useState } from "react";
import { useWasOnServer } from "./use-was-on-server.ts";

/**
 * Returns false on the server and until hydration: scripts may never load. The update is a
 * transition, so that components waiting for it render in slices and a press in between is
 * answered.
 */
export function useIsHydrated(): boolean {
  const wasOnServer = useWasOnServer();
  const [isHydrated, setHydrated] = useState(!wasOnServer);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
