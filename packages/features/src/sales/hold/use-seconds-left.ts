import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const everySecond = (onTick: () => void) => {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
};

/**
 * Whole seconds until a moment by the reader's clock; null on the server, which does not know it. Calls `onEnd` at
 * zero.
 */
export function useSecondsLeft(until: string, onEnd?: () => void): number | null {
  const seconds = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000)),
    () => null,
  );
  const isOver = seconds === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return seconds;
}
