import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { tourItems } from "../../tour-card/tour-items.ts";

/**
 * After keyboard users load more cards, focuses the first new one, because the button that had the focus moves away.
 * Returns a function to call when more cards are requested.
 *
 * @param count Number of cards shown.
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
