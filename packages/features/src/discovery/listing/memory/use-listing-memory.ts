import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useWasOnServer } from "@tropa/page-runtime/browser/use-was-on-server";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";
import { recall, remember } from "./listing-memory.ts";
import type { ListingMemory } from "./listing-memory.ts";

type Change = (change: (last: ListingMemory) => Partial<ListingMemory>) => void;

/** State of a listing stored for this history entry. A new filter starts with a fresh state but keeps the map open. */
export function useListingMemory(): [memory: ListingMemory, change: Change] {
  const location = useLocation();
  const isFirstPage = useWasOnServer();
  // The first entry of every document has the same key, so the address is added.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const fresh = (isMapOpen: boolean): ListingMemory => ({ key, more: [], isMapOpen });
  // Start with what the server rendered, for hydration.
  const [first] = useState(() => (isFirstPage ? undefined : recall(key)) ?? fresh(false));
  const [memory, setMemory] = useState(first);
  const [isReopened, setReopened] = useState(false);
  if (memory.key !== key) setMemory(recall(key) ?? fresh(memory.isMapOpen));

  const reopen = useEffectEvent(async () => {
    const remembered = isFirstPage ? recall(key) : undefined;
    if (!remembered) return;
    // Hydrate the list first: otherwise the added cards would come after the scroll position was restored.
    await hydrateAllParts();
    setMemory(remembered);
    setReopened(true);
  });
  // After hydration.
  useEffect(() => queueMicrotask(() => void reopen()), []);
  useEffect(() => {
    // Skip the initial state.
    if (memory !== first) remember(memory);
  }, [memory, first]);

  const keepPlace = useEffectEvent(() => remember({ ...memory, scroll: window.scrollY }));
  const returnToPlace = useEffectEvent(() => {
    const { scroll } = memory;
    if (scroll === undefined) return;
    // The page is tall enough only after these cards have rendered.
    requestAnimationFrame(() => window.scrollTo({ top: scroll, behavior: "instant" }));
  });
  useEffect(() => {
    // Within a document the router restores the position.
    if (isReopened) returnToPlace();
  }, [isReopened]);
  useEffect(() => {
    // Capture, so that it runs before the memory is written to storage.
    window.addEventListener("pagehide", keepPlace, { capture: true });
    return () => window.removeEventListener("pagehide", keepPlace, { capture: true });
  }, []);

  return [memory, (change) => setMemory((last) => ({ ...last, ...change(last) }))];
}
