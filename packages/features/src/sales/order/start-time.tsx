import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Select } from "@tropa/ui-kit/select";
import styles from "./order-drawer.module.css";

/** The most start times that fit side by side on a phone. */
const timesSideBySide = 4;

/** The start time of an excursion; nothing for a tour of days. */
export function StartTime({
  times,
  time,
  onChoose,
}: {
  times: readonly string[];
  time: string | undefined;
  onChoose: (time: string) => void;
}) {
  const { t } = useTranslation("request");
  if (times.length === 0) return null;
  if (times.length > timesSideBySide) {
    const items = times.map((value) => ({ value, text: value }));
    return <Select label={t("order.time")} value={time} items={items} onValueChange={onChoose} />;
  }
  return (
    <div className={styles.time}>
      <p aria-hidden="true">{t("order.time")}</p>
      <SegmentedControl
        label={t("order.time")}
        value={time}
        segments={times.map((value) => ({ value, label: value }))}
        onValueChange={onChoose}
      />
    </div>
  );
}
