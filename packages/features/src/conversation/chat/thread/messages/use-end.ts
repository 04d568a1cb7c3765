import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { VirtualizerHandle } from "virtua";

/** Who is so near to the end reads what is new, px. */
const nearEndPx = 80;

interface End {
  isAtEnd: boolean;
  /** To be told where the list has been scrolled to, px. */
  onScroll: (offset: number, list: VirtualizerHandle) => void;
  /** The reader goes to the end, as by a message of their own: they are there from now on, however long the way is. */
  goTo: () => void;
}

/**
 * Whether a reader is at the end of a list that scrolls in a box. They leave it by scrolling up: what grows below them,
 * and a list that is on its way down, takes nobody away from it. At the end they stay as the list or the box changes its
 * height: a picture comes, a keyboard opens, a draft grows.
 */
export function useEnd(box: RefObject<HTMLElement | null>): End {
  const [isAtEnd, setAtEnd] = useState(true);
  const last = useRef({ offset: 0, fromEnd: 0 });
  useEffect(() => {
    const { current: element } = box;
    const list = element?.querySelector("ol");
    if (!element || !list || !isAtEnd) return undefined;
    let frame = 0;
    const stay = () => {
      // In the next frame: the list measures its lines as it is scrolled.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        element.scrollTop = element.scrollHeight - element.clientHeight - last.current.fromEnd;
      });
    };
    const resized = new ResizeObserver(stay);
    resized.observe(element);
    // The list writes its height as it measures its lines, which a second observer of sizes would call a loop.
    const grown = new MutationObserver(stay);
    grown.observe(list, { attributeFilter: ["style"] });
    return () => {
      resized.disconnect();
      grown.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box, isAtEnd]);
  return {
    isAtEnd,
    onScroll: (offset, { scrollSize, viewportSize }) => {
      const fromEnd = Math.max(0, scrollSize - offset - viewportSize);
      const isNear = fromEnd < nearEndPx;
      const isUpwards = offset < last.current.offset;
      last.current.offset = offset;
      if (!isNear && !isUpwards) return;
      last.current.fromEnd = fromEnd;
      setAtEnd(isNear);
    },
    goTo: () => {
      last.current.fromEnd = 0;
      setAtEnd(true);
    },
  };
}
