import { SCROLL_SPY } from "@tropa/domain/interface-constants";
import { useEffect, useRef, useState } from "react";
import { animate } from "../hooks/animate.ts";
import { currentSection, scrollDuration } from "./scroll-spy-logic.ts";

/** Scroll margin above an anchor, from the style sheet, in CSS pixels. */
function headPx(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isFinite(padding) ? padding : 0;
}

const topOf = (anchor: string) =>
  document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;

/** A section counts from slightly below the position that a link scrolls it to. */
const tolerancePx = 8;

/** Tracks the current section by its anchor, and scrolls to sections. */
export function useScrollSpy(anchors: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const stop = useRef(() => {});
  // Depend on the names, so that a new array of the same names does not restart the effect.
  const key = anchors.join("\n");

  useEffect(() => {
    const names = key.split("\n");
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      waiting = undefined;
      const page = document.documentElement;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2;
      const index = currentSection(names.map(topOf), headPx() + tolerancePx, atEnd);
      setCurrent(names[index]);
    };
    const onScroll = () => {
      waiting ??= setTimeout(measure, SCROLL_SPY.throttleMs);
    };
    // A wheel or touch stops the animation.
    const onInterrupt = () => stop.current();
    measure();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll);
    addEventListener("wheel", onInterrupt, { passive: true });
    addEventListener("touchstart", onInterrupt, { passive: true });
    return () => {
      clearTimeout(waiting);
      stop.current();
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
      removeEventListener("wheel", onInterrupt);
      removeEventListener("touchstart", onInterrupt);
    };
  }, [key]);

  /** Scrolls to a section; returns false if it does not exist. */
  const goTo = (anchor: string): boolean => {
    const section = document.getElementById(anchor);
    if (!section) return false;
    stop.current();
    const to = Math.max(0, scrollY + topOf(anchor) - headPx());
    const arrive = () => {
      // Moves the focus, so that the keyboard continues from there.
      if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
      section.focus({ preventScroll: true });
    };
    setCurrent(anchor);
    stop.current = animate(
      scrollY,
      to,
      scrollDuration(to - scrollY, innerHeight),
      (top) => scrollTo({ top, behavior: "instant" }),
      arrive,
    );
    return true;
  };

  return { current, goTo };
}
