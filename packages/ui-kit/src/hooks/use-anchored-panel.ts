import { DROPDOWN } from "@tropa/domain/page-constants";
import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import { place } from "./place.ts";

type AnchoredPanel = {
  /** The field that the panel is attached to. */
  anchor: RefObject<HTMLElement | null>;
  /** An element with `popover`; opened here unless it is open already. */
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  /** Whether the panel is at least as wide as the field. */
  matchWidth?: boolean;
};

function settle(field: HTMLElement, panel: HTMLElement, matchWidth: boolean): void {
  const from = field.getBoundingClientRect();
  panel.style.minInlineSize = matchWidth ? `${from.width}px` : "";
  panel.style.maxBlockSize = "";
  const spot = place(
    from,
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
    DROPDOWN.selectOffsetPx,
    "start",
    getComputedStyle(field).direction === "rtl" ? "rtl" : "ltr",
  );
  panel.style.left = `${spot.left}px`;
  panel.style.top = `${spot.top}px`;
  panel.style.maxBlockSize = `${spot.maxHeight}px`;
}

/** Shows a panel in the browser's top layer and keeps it beside its field while the page moves. */
export function useAnchoredPanel({ anchor, panel, open, matchWidth = true }: AnchoredPanel): void {
  useLayoutEffect(() => {
    const field = anchor.current;
    const box = panel.current;
    if (!open || !field || !box) return undefined;
    if (!box.matches(":popover-open")) box.showPopover();
    const follow = () => settle(field, box, matchWidth);
    follow();
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("scroll", follow, { capture: true, passive: true, signal });
    addEventListener("resize", follow, { signal });
    // The panel's height changes with the options found.
    const content = box.firstElementChild;
    const watcher = new ResizeObserver(follow);
    if (content) watcher.observe(content);
    return () => {
      stop.abort();
      watcher.disconnect();
      if (box.matches(":popover-open")) box.hidePopover();
    };
  }, [anchor, panel, open, matchWidth]);
}
