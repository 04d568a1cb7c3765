import { useEffect } from "react";
import { rewriteQuery } from "../../platform/history/page-query.ts";

/** Removes a secret from the address once it has been read, so that it stays out of history and screenshots. */
export function useScrubbedQuery(name: string): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has(name)) return;
    query.delete(name);
    rewriteQuery(query);
  }, [name]);
}
