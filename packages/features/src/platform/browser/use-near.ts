import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** How far below the screen a part of the page may be when what it needs is fetched. */
const nearPx = 400;

/** Whether the reader has come near an element; never false again. */
export function useNear<Place extends HTMLElement = HTMLDivElement>(
  marginPx = nearPx,
): [place: RefObject<Place | null>, isNear: boolean] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [marginPx]);
  return [place, isNear];
}
