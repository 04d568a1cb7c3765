import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How far beside the window what follows is done, so that nobody sees it change. */
const nearPx = 200;

/** Whether an element has been in sight, or nearly, since it was first asked for. */
export function useSeen(place: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  const isAwaited = isAsked && !isSeen;
  useEffect(() => {
    const { current: element } = place;
    if (!element || !isAwaited) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isAwaited]);
  return isSeen;
}
