import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { choiceFields } from "../../../sales/choice/choice-query.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "../booking-panel/party-choice.module.css";

/** Start times of an excursion on the chosen day; nothing for other tours. */
export function StartTimes({ choice, hours }: { choice: TourChoice; hours: number }) {
  const { t } = useTranslation("tour");
  const { date, time, chooseTime } = choice;
  if (!date || date.times.length === 0) return null;
  return (
    <div className={styles.times}>
      <p>
        {t("times.start")}
        <span>{t("times.lasts", { count: hours })}</span>
      </p>
      {date.times.length === 1 ? (
        <b>{time}</b>
      ) : (
        <SegmentedControl
          name={choiceFields.time}
          label={t("times.start")}
          value={time}
          segments={date.times.map((value) => ({ value, label: value }))}
          onValueChange={chooseTime}
        />
      )}
    </div>
  );
}
