import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { keepQuery } from "./stored-answers.ts";

/** Stores a query's data on this device whenever it changes. */
export function KeepQuery({ account, query }: { account: number; query: QueryKey }) {
  const client = useQueryClient();
  // Not `useQuery`: that would register the key without a function to fetch it.
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
