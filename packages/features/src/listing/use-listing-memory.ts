import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "../platform/use-is-hydrated.ts";
import { recall, remember } from "./listing-memory.ts";
import type { ListingMemory } from "./listing-memory.ts";

type Change = (change: (last: ListingMemory) => Partial<ListingMemory>) => void;

/**
 * What the visitor has added to a listing, as it was left at this entry of the history. Another filter begins its
 * list anew and keeps the map open.
 */
export function useListingMemory(): [memory: ListingMemory, change: Change] {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  // The first entry of every document has the same key, so the address says which one it is.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const recalled = (isMapOpen: boolean): ListingMemory =>
    (isHydrated ? recall(key) : undefined) ?? { key, more: [], isMapOpen };
  const [memory, setMemory] = useState(() => recalled(false));
  // What the server has written stands until the browser has taken it over.
  const [isFirstPage] = useState(!isHydrated);
  const [wasHydrated, setHydrated] = useState(isHydrated);
  if (isHydrated !== wasHydrated) {
    setHydrated(isHydrated);
    setMemory(recalled(false));
  } else if (memory.key !== key) setMemory(recalled(memory.isMapOpen));

  useEffect(() => {
    if (isHydrated) remember(memory);
  }, [isHydrated, memory]);

  const keepPlace = useEffectEvent(() => remember({ ...memory, scroll: window.scrollY }));
  const returnToPlace = useEffectEvent(() => {
    const { scroll } = memory;
    // Within the document the router finds the place itself.
    if (!isFirstPage || scroll === undefined) return;
    // The page is as tall as it was left only after these cards are in it.
    requestAnimationFrame(() => window.scrollTo({ top: scroll, behavior: "instant" }));
  });
  useEffect(() => {
    if (isHydrated) returnToPlace();
  }, [isHydrated]);
  useEffect(() => {
    // Before what is remembered is stored.
    window.addEventListener("pagehide", keepPlace, { capture: true });
    return () => window.removeEventListener("pagehide", keepPlace, { capture: true });
  }, []);

  return [memory, (change) => setMemory((last) => ({ ...last, ...change(last) }))];
}
