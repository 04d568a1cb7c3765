import { useEffect, useEffectEvent, useState } from "react";
import { filterItems } from "../listbox/match.ts";
import type { SelectItem } from "../select/select-groups.ts";

/** Finds options for a phrase; must stop when the signal aborts. */
export type FindOptions = (phrase: string, signal: AbortSignal) => Promise<readonly SelectItem[]>;

type Request = {
  source: readonly SelectItem[] | FindOptions;
  phrase: string;
  /** Whether the options are shown. */
  active: boolean;
  debounceMs: number;
  onLoadError: ((error: unknown) => void) | undefined;
  /** Called with the options found for a phrase. */
  onFound: (phrase: string, items: readonly SelectItem[]) => void;
};

export type FoundOptions = {
  items: readonly SelectItem[];
  isLoading: boolean;
  /** Whether the options are for the current phrase. */
  isKnown: boolean;
};

const nothing: readonly SelectItem[] = [];

/**
 * Returns options for the typed text. A list is filtered at once; a function is called once typing
 * pauses, and its previous call is aborted, so that answers cannot arrive out of order. Until the
 * answer, matching options of the last one stay.
 */
export function useOptions({
  source,
  phrase,
  active,
  debounceMs,
  onLoadError,
  onFound,
}: Request): FoundOptions {
  const [found, setFound] = useState<{ phrase: string; items: readonly SelectItem[] }>();
  const isRemote = typeof source === "function";
  const needsSearch = isRemote && active && phrase !== "" && found?.phrase !== phrase;

  const reportFound = useEffectEvent(onFound);
  const find = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    if (typeof source !== "function") return;
    let items = nothing;
    try {
      items = await source(wanted, signal);
    } catch (error) {
      // A failed search counts as finding nothing
      // (docs/product/errors-and-degradation.md#degradation).
      if (!signal.aborted) onLoadError?.(error);
    }
    if (signal.aborted) return;
    setFound({ phrase: wanted, items });
    reportFound(wanted, items);
  });

  useEffect(() => {
    if (!needsSearch) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void find(phrase, stop.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [needsSearch, phrase, debounceMs]);

  if (!isRemote) return { items: filterItems(source, phrase), isLoading: false, isKnown: true };
  if (phrase === "" || found === undefined)
    return { items: nothing, isLoading: needsSearch, isKnown: false };
  if (found.phrase === phrase) return { items: found.items, isLoading: false, isKnown: true };
  return { items: filterItems(found.items, phrase), isLoading: needsSearch, isKnown: false };
}
