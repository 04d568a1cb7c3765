import { TRUNCATE } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import type { ComponentProps, FocusEvent } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./truncate.module.css";

export type TruncateProps = ComponentProps<"div"> & {
  /** Height of the cut text in CSS pixels; text only a little longer is not cut. */
  height?: number;
  defaultOpen?: boolean;
};

/**
 * Long text cut to a height, with a button that shows the rest. The page keeps the whole text,
 * for search engines, and shows it where scripts are off.
 */
export function Truncate({
  height = TRUNCATE.heightPx,
  defaultOpen = false,
  className,
  style,
  children,
  ...rest
}: TruncateProps) {
  const messages = useMessages();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [fullHeight, setFullHeight] = useState<number>();

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFullHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Until measured, the text is assumed to be long, so that the content below does not jump.
  const fits = fullHeight !== undefined && fullHeight <= height + TRUNCATE.thresholdPx;

  // A focused link below the cut would be invisible.
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const window = event.currentTarget.getBoundingClientRect();
    if (!fits && !open && event.target.getBoundingClientRect().bottom > window.bottom) {
      setOpen(true);
    }
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars(
        {
          "--truncate-height": `${height}px`,
          "--truncate-full": fullHeight === undefined ? undefined : `${fullHeight}px`,
          "--truncate-motion": `${TRUNCATE.durationMs}ms`,
        },
        style,
      )}
      data-state={fits ? "fits" : open ? "open" : "cut"}
      data-measured={fullHeight === undefined ? undefined : ""}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- not operated: the focus must never be where nobody sees it */}
      <div id={id} className={styles.window} onFocus={onFocus}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {!fits && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.hide : messages.readMore}
          <Icon name={open ? "chevron-up" : "chevron-down"} size={18} />
        </button>
      )}
    </div>
  );
}
