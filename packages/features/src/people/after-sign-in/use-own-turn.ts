import { useEffect, useState } from "react";

/**
 * Whether a question may be shown that nothing depends on. It does not come over a window that somebody has opened, but
 * waits for its end; it stays once it is there.
 */
export function useOwnTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!document.querySelector("dialog[open]")) setDue(true);
    };
    look();
    // The event of a window does not bubble: it is met on its way down.
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, []);
  return isDue;
}
