import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { keepForReturn, recall, remember, takeAtReturn } from "./listing-memory.ts";
import type { ListingMemory } from "./listing-memory.ts";

type Change = (change: (last: ListingMemory) => Partial<ListingMemory>) => void;

/**
 * What the visitor has added to a listing, as it was left at this entry of the history. Another filter begins its
 * list anew and keeps the map open.
 */
export function useListingMemory(): [memory: ListingMemory, change: Change] {
  const { key } = useLocation();
  const fresh = (isMapOpen: boolean): ListingMemory => recall(key) ?? { key, more: [], isMapOpen };
  const [memory, setMemory] = useState(() => fresh(false));
  if (memory.key !== key) setMemory(fresh(memory.isMapOpen));

  useEffect(() => remember(memory), [memory]);

  const keep = useEffectEvent(() => keepForReturn(memory, window.scrollY));
  const returnTo = useEffectEvent(() => {
    const kept = recall(key)?.more.length ? null : takeAtReturn(key);
    if (!kept) return;
    requestAnimationFrame(() => {
      setMemory(kept.memory);
      // The page is as tall as it was left only after these cards are in it.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => window.scrollTo({ top: kept.scroll, behavior: "instant" }));
      });
    });
  });
  useEffect(() => {
    returnTo();
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  return [memory, (change) => setMemory((last) => ({ ...last, ...change(last) }))];
}
