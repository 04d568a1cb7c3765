import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./slider.module.css";

export type SliderProps = Omit<ComponentProps<"div">, "children"> & {
  /** What slides here, for those who listen. */
  label: string;
  /** Slides, each with a key of its own. */
  children: ReactNode;
  /** Width of a slide as CSS has it; several fit side by side where there is room. */
  slideWidth?: string;
  /** Space between slides as CSS has it. */
  gap?: string;
};

/** How much of the track a press on an arrow moves, so that a cut slide comes into full view. */
const pageShare = 0.85;

/** Slides in a row: a finger swipes them with the browser's own scrolling, a mouse has arrows. */
export function Slider({
  label,
  children,
  slideWidth = "min(280px, 78vw)",
  gap = "var(--space-4)",
  className,
  style,
  ...rest
}: SliderProps) {
  const messages = useMessages();
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () => {
      const left = Math.abs(element.scrollLeft);
      const start = left <= 1;
      const end = left + element.clientWidth >= element.scrollWidth - 1;
      setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: direction * forward * element.clientWidth * pageShare });
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars({ "--slide-width": slideWidth, "--slide-gap": gap }, style)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no pointer scrolls with the arrow keys */}
      <div ref={track} role="region" aria-label={label} tabIndex={0} className={styles.track}>
        {children}
      </div>
      {!(ends.start && ends.end) && (
        <>
          <IconButton
            icon="chevron-left"
            variant="overlay"
            label={messages.previous}
            className={styles.previous}
            disabled={ends.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            variant="overlay"
            label={messages.next}
            className={styles.next}
            disabled={ends.end}
            onClick={() => move(1)}
          />
        </>
      )}
    </div>
  );
}
