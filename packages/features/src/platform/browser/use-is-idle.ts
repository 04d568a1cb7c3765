import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import { useEffect, useState } from "react";

/** Whether the browser has had a moment to spare since a part was drawn: what stands below the first screen waits for it. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => {
      if (!isGone) setIdle(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
