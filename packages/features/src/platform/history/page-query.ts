import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/**
 * The query of a page that writes into its address what was chosen on it, so that a reload, a link and Back find it
 * again. The router is not told: it would fetch the page anew for what the page knows already.
 */
interface Rewritten {
  /** The entry of the history that it belongs to. */
  key: string;
  search: string;
}

let rewritten: Rewritten | null = null;
const listeners = new Set<() => void>();

/** The router's name of the entry that is shown; entries of layers carry that of their page. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? "default";

function write({ search }: Rewritten): void {
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}

/** Replaces the query in the address; nothing is fetched and nothing scrolls. */
export function rewriteQuery(query: URLSearchParams): void {
  rewritten = { key: entryKey(), search: query.size > 0 ? `?${query.toString()}` : "" };
  write(rewritten);
  for (const listener of listeners) listener();
}

/** After going back to the page's own entry from one that lay above it: what was chosen meanwhile stays in the address. */
export function restoreQuery(): void {
  if (rewritten?.key === entryKey()) write(rewritten);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The query of the address: "", or with its "?". */
export function usePageQuery(): string {
  const { key, search } = useLocation();
  const current = useSyncExternalStore(
    subscribe,
    () => rewritten,
    () => null,
  );
  return current?.key === key ? current.search : search;
}
