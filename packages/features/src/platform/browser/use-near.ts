import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Distance below the viewport at which a part begins to load, px. */
const nearPx = 400;

/** Whether an element has been near the viewport; stays true. */
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
