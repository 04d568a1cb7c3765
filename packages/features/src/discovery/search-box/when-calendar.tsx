import { flexChoices } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { Calendar } from "@tropa/ui-kit/calendar";
import type { DateRange } from "@tropa/ui-kit/calendar";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { OptionChips } from "./option-chips.tsx";
import type { TravelDates } from "./periods.ts";
import styles from "./when-panel.module.css";

interface WhenCalendarProps {
  value: TravelDates;
  onValueChange: (dates: TravelDates) => void;
  /** Number of tours by days of flexibility. */
  flexCounts?: Readonly<Record<string, number>>;
}

/** Calendar for the first and last day of departure, and how flexible they are. */
export default function WhenCalendar({ value, onValueChange, flexCounts }: WhenCalendarProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const { dateFrom, dateTo, flexDays } = value;
  // A range without an end does not search yet.
  const [begun, setBegun] = useState<DateRange>();
  const hasDates = dateFrom !== null || dateTo !== null;
  const range = begun ?? { from: dateFrom ?? undefined, to: dateTo ?? undefined };
  return (
    <div className={styles.calendar}>
      <Calendar
        mode="range"
        locale={locale}
        min="today"
        value={range}
        onValueChange={(next) => {
          const isWhole = next.from !== undefined && next.to !== undefined;
          setBegun(isWhole ? undefined : next);
          if (isWhole)
            onValueChange({ dateFrom: next.from ?? null, dateTo: next.to ?? null, flexDays });
        }}
      />
      <OptionChips
        label={t("when.flexibility")}
        name="flexDays"
        value={String(flexDays)}
        onValueChange={(days) => onValueChange({ ...value, flexDays: Number(days) })}
        options={flexChoices.map((days) => ({
          value: String(days),
          text: days === 0 ? t("when.exactly") : t("when.plusMinus", { count: days }),
          disabled: !hasDates,
          ...(hasDates &&
            flexCounts && { count: formatNumber(flexCounts[String(days)] ?? 0, locale) }),
        }))}
      />
      {dateFrom && <input type="hidden" name="dateFrom" value={dateFrom} />}
      {dateTo && <input type="hidden" name="dateTo" value={dateTo} />}
    </div>
  );
}
