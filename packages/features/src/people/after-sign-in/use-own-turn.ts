import { useEffect, useState } from "react";

/** Pause after a press, ms, because it may open a window. */
const quietMs = 2000;

/** Open dialogs and popovers. */
const opened = "dialog[open], [popover=auto]:popover-open";

/**
 * Whether an optional question may be shown: once nothing has been pressed for a while, and no dialog or popover is
 * open. Stays true.
 */
export function useOwnTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    let pressedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      // Wait for its `close` or `toggle` event.
      if (document.querySelector(opened)) return;
      const left = pressedAt + quietMs - performance.now();
      if (left > 0) timer = setTimeout(check, left);
      else setDue(true);
    };
    const press = () => {
      pressedAt = performance.now();
      check();
    };
    check();
    const presses = ["pointerdown", "keydown"] as const;
    for (const kind of presses) document.addEventListener(kind, press, true);
    // These events do not bubble, so listen in the capture phase.
    const ends = ["close", "toggle"] as const;
    for (const kind of ends) document.addEventListener(kind, check, true);
    return () => {
      clearTimeout(timer);
      for (const kind of presses) document.removeEventListener(kind, press, true);
      for (const kind of ends) document.removeEventListener(kind, check, true);
    };
  }, [isDue]);
  return isDue;
}
