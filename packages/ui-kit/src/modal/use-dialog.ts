import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from "react";
import { useLayer } from "../layers/layers.tsx";
import { unregisterDialog, registerDialog } from "./open-dialogs.ts";

type DialogOptions = {
  open: boolean;
  onClose: () => void;
  /** Duration of the closing animation, after which the dialog is removed. */
  closeMs: number;
  /** A click beside the window shakes it instead of closing. */
  persistent?: boolean;
};

type DialogHandlers = {
  ref: RefObject<HTMLDialogElement | null>;
  "data-state": "open" | "closing";
  "data-shaking": "" | undefined;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onAnimationEnd: () => void;
};

/**
 * Drives a native modal `<dialog>` that covers the screen and holds its window: opens it, lets
 * its closing animation play, closes on Escape or a click beside the window. The browser keeps
 * the focus inside and gives it back.
 *
 * `present` says whether the dialog has anything to show.
 */
export function useDialog({ open, onClose, closeMs, persistent = false }: DialogOptions): {
  present: boolean;
  handlers: DialogHandlers;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [closing, setClosing] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const [shaking, setShaking] = useState(false);

  useLayer(open, onClose);

  if (open !== wasOpen) {
    setWasOpen(open);
    setClosing(!open);
  }

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (open) {
      if (dialog.open) return undefined;
      const { documentElement: page } = document;
      page.style.setProperty("--scrollbar-width", `${innerWidth - page.clientWidth}px`);
      dialog.showModal();
      registerDialog(dialog);
      return undefined;
    }
    if (!dialog.open) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(
      () => {
        dialog.close();
        unregisterDialog(dialog);
        setClosing(false);
      },
      still ? 0 : closeMs,
    );
    return () => clearTimeout(timer);
  }, [open, closeMs]);

  // A dialog that is removed while open does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog) return;
      dialog.close();
      unregisterDialog(dialog);
    };
  }, []);

  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    present: open || closing,
    handlers: {
      ref,
      "data-state": closing ? "closing" : "open",
      "data-shaking": shaking ? "" : undefined,
      // The browser would close at once, without the animation.
      onCancel: (event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      },
      onClose: (event) => {
        if (isBeside(event) && open && !event.currentTarget.open) onClose();
      },
      // `cancel` cannot be prevented on a second Escape; the key event can.
      onKeyDown: (event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // An open popover in the dialog is closed first, by the browser.
        if (event.currentTarget.querySelector(":popover-open")) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      },
      // A text selection that ends beside the window is not a click beside it.
      onPointerDown: (event) => {
        pressedBeside.current = isBeside(event);
      },
      onClick: (event) => {
        if (!isBeside(event) || !pressedBeside.current) return;
        if (persistent) setShaking(true);
        else onClose();
      },
      onAnimationEnd: () => setShaking(false),
    },
  };
}
