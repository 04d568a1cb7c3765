import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Margin around the viewport within which an element counts as seen, so that nobody sees it change.
 */
const nearPx = 200;

/** Whether an element has been in or near the viewport since `isActive` first became true. */
export function useSeen(place: RefObject<Element | null>, isActive: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  const isWatching = isActive && !isSeen;
  useEffect(() => {
    const { current: element } = place;
    if (!element || !isWatching) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isWatching]);
  return isSeen;
}
