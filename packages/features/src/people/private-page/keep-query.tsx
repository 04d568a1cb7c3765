import { useQuery } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepQuery } from "./kept-queries.ts";

/** Keeps what a part of the page asks for on this device, as it comes. */
export function KeepQuery({ account, query }: { account: number; query: QueryKey }) {
  const { data } = useQuery({ queryKey: query, enabled: false });
  useEffect(() => {
    if (data !== undefined) keepQuery(account, query, data);
    // oxlint-disable-next-line react/exhaustive-deps -- a key is the same where its parts are
  }, [account, data]);
  return null;
}
