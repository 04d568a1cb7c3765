import { Countdown } from "@tropa/ui-kit/countdown";
import { Icon } from "@tropa/ui-kit/icon";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./hold-clock.module.css";

const hour = 3600;

/** How long the seats are still held, by the reader's own clock. */
export function HoldClock({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const { t } = useTranslation("booking");
  // Null until the reader's clock is known; then it starts anew only when the hold itself changes.
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    setSeconds(Math.max(0, Math.round((Date.parse(until) - Date.now()) / 1000)));
  }, [until]);
  const format = (left: number) => {
    const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / 60)];
    if (hours > 0) return t("clock.hours", { hours, minutes });
    return `${minutes}:${String(left % 60).padStart(2, "0")}`;
  };
  return (
    <p className={styles.root}>
      <Icon name="clock" size={20} />
      {t("clock.label")}
      {/* The place of the digits is kept. */}
      <span className={styles.digits}>
        {seconds !== null && (
          <Countdown seconds={seconds} format={format} {...(onEnd && { onEnd })} />
        )}
      </span>
    </p>
  );
}
