import { DROPDOWN } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import type { ComponentProps, FocusEvent, PointerEvent, ReactNode } from "react";
import { place } from "../hooks/place.ts";
import type { DropdownAlign } from "../hooks/place.ts";
import styles from "./tooltip.module.css";

/**
 * Props that the described element must receive; spread them on a `Button`, a `Link` or the like.
 */
export type TooltipTriggerProps = { "aria-describedby": string };

export type TooltipProps = Omit<ComponentProps<"span">, "children"> & {
  /** Renders what is explained: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (props: TooltipTriggerProps) => ReactNode;
  /** The explanation: text only, no buttons or links. */
  text: ReactNode;
  align?: DropdownAlign;
};

/** Delay before it opens, so that a passing mouse does not open it. */
const openDelayMs = 120;

/**
 * A text that explains the hovered or focused element (ARIA pattern: tooltip). It stays while the
 * pointer is on it; Escape closes only the tooltip. On touch screens a tap opens and closes it.
 */
export function Tooltip({ trigger, text, align = "center", className, ...rest }: TooltipProps) {
  const id = useId();
  const triggerBox = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const after = (ms: number, next: boolean) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(next), ms);
  };

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    const { current: panel } = tip;
    const explained = triggerBox.current?.firstElementChild;
    if (!open || !panel || !explained) return undefined;
    panel.showPopover();
    const settle = () => {
      const spot = place(
        explained.getBoundingClientRect(),
        { width: panel.offsetWidth, height: panel.offsetHeight },
        { width: document.documentElement.clientWidth, height: innerHeight },
        DROPDOWN.selectOffsetPx,
        align,
        getComputedStyle(panel).direction === "rtl" ? "rtl" : "ltr",
      );
      panel.style.left = `${spot.left}px`;
      panel.style.top = `${spot.top}px`;
    };
    // Captured first, so that in a dialog Escape closes the tooltip and not the dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    settle();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKeyDown, { capture: true, signal });
    addEventListener("scroll", settle, { capture: true, passive: true, signal });
    addEventListener("resize", settle, { signal });
    // The trigger may still have been moving, for example in a dialog that opens.
    addEventListener("animationend", settle, { capture: true, signal });
    return () => {
      listening.abort();
      panel.hidePopover();
    };
  }, [open, align]);

  const onPointerEnter = (event: PointerEvent<HTMLSpanElement>) => {
    rest.onPointerEnter?.(event);
    if (event.pointerType === "mouse") after(openDelayMs, true);
  };
  const onPointerLeave = (event: PointerEvent<HTMLSpanElement>) => {
    rest.onPointerLeave?.(event);
    if (event.pointerType === "mouse") after(DROPDOWN.closeDelayMs, false);
  };
  const onPointerUp = (event: PointerEvent<HTMLSpanElement>) => {
    rest.onPointerUp?.(event);
    if (event.pointerType !== "mouse") after(0, !open);
  };
  const onFocus = (event: FocusEvent<HTMLSpanElement>) => {
    rest.onFocus?.(event);
    if (event.target.matches(":focus-visible")) after(0, true);
  };
  const onBlur = (event: FocusEvent<HTMLSpanElement>) => {
    rest.onBlur?.(event);
    after(0, false);
  };

  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerUp={onPointerUp}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <span ref={triggerBox} className={styles.trigger}>
        {trigger({ "aria-describedby": id })}
      </span>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
