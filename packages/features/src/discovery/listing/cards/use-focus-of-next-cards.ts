import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { tourItems } from "../../tour-card/tour-items.ts";

/**
 * When more cards are loaded with the keyboard, the first new card gets the focus: the button that had it moves away.
 * Answers what to call when they ask.
 *
 * @param count of the cards that are there
 */
export function useFocusOfNextCards(
  list: RefObject<HTMLElement | null>,
  count: number,
): () => void {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = tourItems(list.current)[from.current];
    from.current = null;
    first?.querySelector<HTMLElement>("h2 a, h3 a")?.focus();
  }, [list, count]);
  return () => {
    from.current = document.activeElement?.matches(":focus-visible") ? count : null;
  };
}
