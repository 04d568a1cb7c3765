import { clsx } from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import type { ComponentProps } from "react";
import { countdownText } from "./countdown-text.ts";
import styles from "./countdown.module.css";

export type CountdownProps = Omit<ComponentProps<"span">, "children"> & {
  /** Whole seconds to count down; a new number restarts it. */
  seconds: number;
  /** Formats the remaining seconds; "1:15" by default. */
  format?: (secondsLeft: number) => string;
  /** Called at zero. */
  onEnd?: () => void;
};

/** Counts seconds down: until a code can be sent again, until a held seat is released. */
export function Countdown({
  seconds,
  format = countdownText,
  onEnd,
  className,
  ...rest
}: CountdownProps) {
  const [started, setStarted] = useState(seconds);
  const [left, setLeft] = useState(seconds);
  if (seconds !== started) {
    setStarted(seconds);
    setLeft(seconds);
  }

  const onTick = useEffectEvent((secondsLeft: number) => {
    setLeft(secondsLeft);
    if (secondsLeft === 0) onEnd?.();
  });

  useEffect(() => {
    // Measured from the clock: timers of a tab in the background are late.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const secondsLeft = Math.max(0, Math.round((end - Date.now()) / 1000));
      if (secondsLeft === 0) clearInterval(timer);
      onTick(secondsLeft);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <span role="timer" {...rest} className={clsx(styles.root, className)}>
      {format(left)}
    </span>
  );
}
