import { DROPDOWN } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import type {
  ComponentProps,
  KeyboardEvent,
  PointerEvent,
  ReactNode,
  Ref,
  ToggleEvent,
} from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import styles from "./dropdown.module.css";
import { place } from "../hooks/place.ts";
import type { DropdownAlign } from "../hooks/place.ts";
import { SheetHeader } from "./sheet-header.tsx";
import sheet from "./sheet.module.css";

/**
 * Props that the trigger must receive; spread them on a `Button`, an `IconButton` or a `<button>`.
 */
export type DropdownTriggerProps = {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  "aria-haspopup"?: "menu";
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

export type DropdownProps = Omit<ComponentProps<"div">, "children" | "id"> & {
  /** Renders the button: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (props: DropdownTriggerProps) => ReactNode;
  children: ReactNode;
  /** `hover` also opens under a mouse; a click works in either case. */
  openOn?: "click" | "hover";
  /** The side of the trigger that the panel is flush with. */
  align?: DropdownAlign;
  /** Distance from the trigger in CSS pixels. */
  offset?: number;
  /** On phones the panel is a sheet at the lower edge, under this title and with a button that closes it. */
  sheetTitle?: string;
  onOpenChange?: (open: boolean) => void;
  /** The panel itself, for closing it: `panelRef.current?.hidePopover()`. */
  panelRef?: Ref<HTMLDivElement>;
  "aria-haspopup"?: "menu";
  /** Keys pressed on the trigger. */
  onTriggerKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

/**
 * A panel attached to a button (ARIA pattern: disclosure), as a native popover: it closes on Escape
 * or a click elsewhere, restores the focus, and opens before scripts have loaded.
 */
export function Dropdown({
  trigger,
  children,
  openOn = "click",
  align = "start",
  offset = DROPDOWN.offsetPx,
  sheetTitle,
  onOpenChange,
  panelRef,
  "aria-haspopup": hasPopup,
  onTriggerKeyDown,
  className,
  ...rest
}: DropdownProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const following = useRef<AbortController>(undefined);

  const settle = () => {
    if (!button.current || !panel.current) return;
    const { style, scrollTop } = panel.current;
    style.maxBlockSize = "";
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
    const { direction } = getComputedStyle(button.current);
    const spot = place(
      button.current.getBoundingClientRect(),
      size,
      viewport,
      offset,
      align,
      direction === "rtl" ? "rtl" : "ltr",
    );
    style.left = `${spot.left}px`;
    style.top = `${spot.top}px`;
    style.maxBlockSize = `${spot.maxHeight}px`;
    // Measuring at full height has reset its scroll position.
    panel.current.scrollTop = scrollTop;
  };

  const follow = () => {
    settle();
    const { signal } = (following.current = new AbortController());
    addEventListener("scroll", settle, { capture: true, passive: true, signal });
    addEventListener("resize", settle, { signal });
    // The trigger may still have been moving, for example in a dialog that opens.
    addEventListener("animationend", settle, { capture: true, signal });
  };

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const open = event.newState === "open";
    following.current?.abort();
    if (open) follow();
    onOpenChange?.(open);
  };

  // The browser may have opened it before hydration, and fires no further event for that.
  const followOpened = useEffectEvent(() => {
    if (!panel.current?.matches(":popover-open")) return;
    follow();
    onOpenChange?.(true);
  });

  useEffect(() => {
    followOpened();
    return () => {
      following.current?.abort();
      clearTimeout(closing.current);
    };
  }, []);

  // A touch fires pointer enter as well; its tap is already a click.
  const hover = (event: PointerEvent, open: boolean) => {
    if (openOn !== "hover" || event.pointerType !== "mouse") return;
    clearTimeout(closing.current);
    if (open) panel.current?.showPopover({ source: button.current ?? undefined });
    else closing.current = setTimeout(() => panel.current?.hidePopover(), DROPDOWN.closeDelayMs);
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        hover(event, true);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        hover(event, false);
      }}
    >
      {trigger({
        ref: button,
        popoverTarget: id,
        "aria-haspopup": hasPopup,
        onKeyDown: onTriggerKeyDown,
      })}
      <div
        ref={composeRefs(panel, panelRef)}
        id={id}
        popover="auto"
        data-align={align}
        className={clsx(styles.panel, sheetTitle !== undefined && sheet.panel)}
        onToggle={onToggle}
      >
        {sheetTitle !== undefined && <SheetHeader title={sheetTitle} panelId={id} />}
        {children}
      </div>
    </div>
  );
}
