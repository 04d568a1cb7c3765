import { clsx } from "clsx";
import { Children, useRef } from "react";
import type { ComponentProps, DragEvent, KeyboardEvent, ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import styles from "./slider.module.css";
import { useSlides } from "./use-slides.ts";

export type SliderProps = Omit<ComponentProps<"div">, "children"> & {
  /** Name of the slider for screen readers. */
  label: string;
  /** Slides, each with a key of its own. */
  children: ReactNode;
  /** Width of a slide as CSS has it; several fit side by side where there is room. */
  slideWidth?: string;
  /** Space between slides as CSS has it. */
  gap?: string;
};

/**
 * Slides in a row (ARIA pattern: carousel, which turns only when asked). Fingers and mice drag it,
 * wheels scroll it, arrows and arrow keys turn it; without scripts it is a row that scrolls.
 */
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
  const { ends, move, handlers } = useSlides(track);
  const total = Children.count(children);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys pressed inside a slide are left to its content.
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    move((event.key === "ArrowRight") === isRtl ? -1 : 1);
  };

  return (
    <div
      role="region"
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars({ "--slide-width": slideWidth, "--slide-gap": gap }, style)}
    >
      {!(ends.start && ends.end) && (
        <>
          <IconButton
            icon="chevron-left"
            variant="overlay"
            label={messages.previous}
            className={styles.previous}
            aria-disabled={ends.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            variant="overlay"
            label={messages.next}
            className={styles.next}
            aria-disabled={ends.end}
            onClick={() => move(1)}
          />
        </>
      )}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- whoever has no pointer scrolls with the arrow keys */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        tabIndex={0}
        className={styles.track}
        onKeyDown={onKeyDown}
        onDragStart={(event: DragEvent) => event.preventDefault()}
        {...handlers}
      >
        {Children.map(children, (slide, index) => (
          <div
            role="group"
            aria-roledescription={messages.slide}
            aria-label={fill(messages.slideOf, { index: index + 1, total })}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
    </div>
  );
}
