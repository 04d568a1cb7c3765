import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/**
 * A query that a page has written into its address, so that reload, links and Back restore the visitor's choices. The
 * router is not told: it would load the page's data again.
 */
interface RewrittenQuery {
  /** Key of the history entry it belongs to. */
  key: string;
  search: string;
}

let rewritten: RewrittenQuery | null = null;
const listeners = new Set<() => void>();

/** The router's key of the current entry; layer entries carry that of their page. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? "default";

function write({ search }: RewrittenQuery): void {
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}

/** Replaces the query in the address without loading or scrolling. */
export function rewriteQuery(query: URLSearchParams): void {
  rewritten = { key: entryKey(), search: query.size > 0 ? `?${query.toString()}` : "" };
  write(rewritten);
  for (const listener of listeners) listener();
}

/** Call after returning from a layer's entry to the page's own: writes the latest query into it. */
export function restoreQuery(): void {
  if (rewritten?.key === entryKey()) write(rewritten);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Provides the query of the address: "", or with its "?". */
export function usePageQuery(): string {
  const { key, search } = useLocation();
  const current = useSyncExternalStore(
    subscribe,
    () => rewritten,
    () => null,
  );
  return current?.key === key ? current.search : search;
}
