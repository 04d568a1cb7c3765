import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useWasOnServer } from "@tropa/page-runtime/browser/use-was-on-server";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";
import { recall, remember } from "./listing-memory.ts";
import type { ListingMemory } from "./listing-memory.ts";

type Change = (change: (last: ListingMemory) => Partial<ListingMemory>) => void;

/**
 * What the visitor has added to a listing, as it was left at this entry of the history. Another filter begins its
 * list anew and keeps the map open.
 */
export function useListingMemory(): [memory: ListingMemory, change: Change] {
  const location = useLocation();
  const isFirstPage = useWasOnServer();
  // The first entry of every document has the same key, so the address says which one it is.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const fresh = (isMapOpen: boolean): ListingMemory => ({ key, more: [], isMapOpen });
  // Keep what the server rendered until hydration is done.
  const [first] = useState(() => (isFirstPage ? undefined : recall(key)) ?? fresh(false));
  const [memory, setMemory] = useState(first);
  const [isReopened, setReopened] = useState(false);
  if (memory.key !== key) setMemory(recall(key) ?? fresh(memory.isMapOpen));

  const reopen = useEffectEvent(async () => {
    const remembered = isFirstPage ? recall(key) : undefined;
    if (!remembered) return;
    // The list is taken over late; added to it before, its cards would come some time after their place was sought.
    await hydrateAllParts();
    setMemory(remembered);
    setReopened(true);
  });
  // After the page has been taken over as it is.
  useEffect(() => queueMicrotask(() => void reopen()), []);
  useEffect(() => {
    // Nothing has been added yet, or it was remembered already.
    if (memory !== first) remember(memory);
  }, [memory, first]);

  const keepPlace = useEffectEvent(() => remember({ ...memory, scroll: window.scrollY }));
  const returnToPlace = useEffectEvent(() => {
    const { scroll } = memory;
    if (scroll === undefined) return;
    // The page is as tall as it was left only after these cards are in it.
    requestAnimationFrame(() => window.scrollTo({ top: scroll, behavior: "instant" }));
  });
  useEffect(() => {
    // Within the document the router finds the place itself.
    if (isReopened) returnToPlace();
  }, [isReopened]);
  useEffect(() => {
    // Before what is remembered is stored.
    window.addEventListener("pagehide", keepPlace, { capture: true });
    return () => window.removeEventListener("pagehide", keepPlace, { capture: true });
  }, []);

  return [memory, (change) => setMemory((last) => ({ ...last, ...change(last) }))];
}
