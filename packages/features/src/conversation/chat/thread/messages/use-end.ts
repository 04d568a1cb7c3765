import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { VirtualizerHandle } from "virtua";

/** A reader within this distance of the end counts as being there, px. */
const nearEndPx = 80;

interface End {
  isAtEnd: boolean;
  /** Call with the scroll offset, px, whenever the list scrolls. */
  onScroll: (offset: number, list: VirtualizerHandle) => void;
  /** Marks the reader as being at the end, such as after sending a message, however long the scrolling takes. */
  goTo: () => void;
}

/**
 * Whether the reader is at the end of a scrolling list. Only scrolling up leaves the end: new rows below, or an
 * animation on its way down, do not. At the end the list stays there as it or the box changes height: a picture loads,
 * a keyboard opens, a draft grows.
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
      // In the next frame: the list measures its rows while it scrolls.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        element.scrollTop = element.scrollHeight - element.clientHeight - last.current.fromEnd;
      });
    };
    const resized = new ResizeObserver(stay);
    resized.observe(element);
    // The list sets its height while it measures its rows. A ResizeObserver on it would report a loop.
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
