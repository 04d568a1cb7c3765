import { useEffect, useState } from "react";

/** Whoever has just pressed something waits for what it brings, and a window may be on its way. */
const calmMs = 2000;

/** What somebody has opened: a window, a menu, a list. */
const opened = "dialog[open], [popover=auto]:popover-open";

/**
 * Whether a question may be shown that nothing depends on. It comes when nothing has been pressed for a while, and not
 * over a window or a menu that somebody has opened: it waits for its end. It stays once it is there.
 */
export function useOwnTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return undefined;
    let pressedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // Its end is told.
      if (document.querySelector(opened)) return;
      const left = pressedAt + calmMs - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else setDue(true);
    };
    const press = () => {
      pressedAt = performance.now();
      look();
    };
    look();
    const presses = ["pointerdown", "keydown"] as const;
    for (const kind of presses) document.addEventListener(kind, press, true);
    // The events of windows and menus do not bubble: they are met on their way down.
    const ends = ["close", "toggle"] as const;
    for (const kind of ends) document.addEventListener(kind, look, true);
    return () => {
      clearTimeout(timer);
      for (const kind of presses) document.removeEventListener(kind, press, true);
      for (const kind of ends) document.removeEventListener(kind, look, true);
    };
  }, [isDue]);
  return isDue;
}
