import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { keepQuery } from "./kept-queries.ts";

/** Keeps what a part of the page asks for on this device, as it comes. */
export function KeepQuery({ account, query }: { account: number; query: QueryKey }) {
  const client = useQueryClient();
  // Not a query itself: it may not be the first to name the key, since it does not know how to ask.
  const data = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => client.getQueryData(query),
    () => undefined,
  );
  useEffect(() => {
    if (data !== undefined) keepQuery(account, query, data);
    // oxlint-disable-next-line react/exhaustive-deps -- a key is the same where its parts are
  }, [account, data]);
  return null;
}
