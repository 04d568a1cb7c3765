import { useEffect, useEffectEvent, useState } from "react";
import { filterItems } from "../listbox/match.ts";
import type { SelectItem } from "../select/select-groups.ts";

/** Finds options for a phrase; must stop when the signal says that nobody waits any more. */
export type FindOptions = (phrase: string, signal: AbortSignal) => Promise<readonly SelectItem[]>;

type Request = {
  source: readonly SelectItem[] | FindOptions;
  phrase: string;
  /** Whether anybody looks at the options. */
  active: boolean;
  debounceMs: number;
  onLoadError: ((error: unknown) => void) | undefined;
  /** Hears what a function has found for a phrase. */
  onFound: (phrase: string, items: readonly SelectItem[]) => void;
};

export type FoundOptions = {
  items: readonly SelectItem[];
  isLoading: boolean;
  /** Whether the options are those of this very phrase. */
  isKnown: boolean;
};

const nothing: readonly SelectItem[] = [];

/**
 * Options for what is being typed. A list is filtered at once; a function is asked once the typing
 * pauses, and its earlier question is cancelled, so that answers never overtake one another. Until
 * the answer comes, those of the last one that still match stay.
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
  const asks = isRemote && active && phrase !== "" && found?.phrase !== phrase;

  const tell = useEffectEvent(onFound);
  const find = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    if (typeof source !== "function") return;
    let items = nothing;
    try {
      items = await source(wanted, signal);
    } catch (error) {
      // A search that fails finds nothing (docs/product/errors-and-degradation.md#degradation).
      if (!signal.aborted) onLoadError?.(error);
    }
    if (signal.aborted) return;
    setFound({ phrase: wanted, items });
    tell(wanted, items);
  });

  useEffect(() => {
    if (!asks) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void find(phrase, stop.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asks, phrase, debounceMs]);

  if (!isRemote) return { items: filterItems(source, phrase), isLoading: false, isKnown: true };
  if (phrase === "" || found === undefined)
    return { items: nothing, isLoading: asks, isKnown: false };
  if (found.phrase === phrase) return { items: found.items, isLoading: false, isKnown: true };
  return { items: filterItems(found.items, phrase), isLoading: asks, isKnown: false };
}
