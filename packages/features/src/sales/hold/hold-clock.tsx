import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSecondsLeft } from "./use-seconds-left.ts";
import styles from "./hold-clock.module.css";

const hour = 3600;
const day = 24 * hour;

/** Countdown until the seats are released, by the reader's clock. */
export function HoldClock({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const { t } = useTranslation("booking");
  const seconds = useSecondsLeft(until, onEnd);
  const format = (left: number) => {
    if (left >= 2 * day) return t("clock.days", { count: Math.floor(left / day) });
    const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / 60)];
    if (hours > 0) return t("clock.hours", { hours, minutes });
    return `${minutes}:${String(left % 60).padStart(2, "0")}`;
  };
  // The server decides when the hold ends; at zero, wait for it rather than claim time is left.
  if (seconds === 0) {
    return (
      <p className={styles.root} role="status">
        <Icon name="clock" size={20} />
        {t("clock.over")}
      </p>
    );
  }
  return (
    <p className={styles.root}>
      <Icon name="clock" size={20} />
      {t("clock.label")}
      {/* Reserve the digits' space. */}
      <span role="timer" className={styles.digits}>
        {seconds !== null && format(seconds)}
      </span>
    </p>
  );
}
