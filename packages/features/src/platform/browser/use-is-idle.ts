import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import { useEffect, useState } from "react";

/** Returns false until the browser has been idle once since mounting; for parts below the first screen. */
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
