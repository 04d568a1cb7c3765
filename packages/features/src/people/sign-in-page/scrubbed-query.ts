import { useEffect } from "react";
import { rewriteQuery } from "../../platform/history/page-query.ts";

/** Takes a secret out of the address as soon as it has been read: no history, no screenshot keeps it. */
export function useScrubbedQuery(name: string): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has(name)) return;
    query.delete(name);
    rewriteQuery(query);
  }, [name]);
}
