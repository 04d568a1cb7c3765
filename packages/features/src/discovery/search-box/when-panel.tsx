import { formatNumber } from "@tropa/i18n/format";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { briefMonthText, monthAloneText, monthText } from "./month-text.ts";
import { OptionChips } from "./option-chips.tsx";
import { anyDates, periodDates, periodOf } from "./periods.ts";
import type { Period, TravelDates } from "./periods.ts";
import { periodText } from "./when-text.ts";
import styles from "./when-panel.module.css";

const WhenCalendar = lazy(() => import("./when-calendar.tsx"));

/** A month or season to choose. */
export interface PeriodChoice {
  period: Period;
  /** Number of tours; unknown on pages without a list. */
  count?: number;
}

export interface WhenPanelProps {
  months: readonly PeriodChoice[];
  seasons: readonly PeriodChoice[];
  /** Number of tours by days of flexibility; unknown on pages without a list. */
  flexCounts?: Readonly<Record<string, number>>;
  value: TravelDates;
  onValueChange: (dates: TravelDates) => void;
}

/**
 * Chooses travel dates: any time, a season, a month, or a date range. Its fields belong to the surrounding form, so it
 * works without scripts; the calendar loads when opened.
 */
export function WhenPanel({ months, seasons, flexCounts, value, onValueChange }: WhenPanelProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const [isExact, setExact] = useState(false);
  const period = periodOf(value);
  const isAny = value.dateFrom === null && value.dateTo === null;
  const chosen = period ?? (isAny ? "" : "exact");
  const exact = chosen === "exact" ? value : anyDates;
  const option = ({ period: one, count }: PeriodChoice, text: string) => ({
    value: one,
    text,
    ...(count !== undefined && { count: formatNumber(count, locale) }),
  });
  const choose = (next: string) => onValueChange(periodDates(next) ?? anyDates);
  return (
    <div className={styles.root}>
      <OptionChips
        label={t("when.seasons")}
        name="when"
        value={chosen}
        onValueChange={choose}
        options={[
          { value: "", text: t("search.anyDates") },
          ...seasons.map((one) => option(one, periodText(one.period, t, locale))),
        ]}
      />
      <OptionChips
        label={t("when.months")}
        name="when"
        layout="grid"
        value={chosen}
        onValueChange={choose}
        // Show the year only where it changes.
        options={months.map((one) => {
          const withYear = one.count === undefined ? monthText : briefMonthText;
          const text = one.period.endsWith("-01") ? withYear : monthAloneText;
          return option(one, text(one.period, locale));
        })}
      />
      <details
        className={styles.exact}
        open={chosen === "exact" || undefined}
        onToggle={(event) => setExact(event.currentTarget.open)}
      >
        <summary>{t("when.exact")}</summary>
        {isExact ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <WhenCalendar
              value={exact}
              onValueChange={onValueChange}
              {...(flexCounts && { flexCounts })}
            />
          </Suspense>
        ) : (
          <PlainDates dates={exact} />
        )}
      </details>
    </div>
  );
}

/** Date fields for visitors without scripts. */
function PlainDates({ dates }: { dates: TravelDates }) {
  const { t } = useTranslation("home");
  return (
    <div className={styles.plain}>
      {(["dateFrom", "dateTo"] as const).map((name) => (
        <label key={`${name}${dates[name]}`}>
          <span>{t(`when.${name}`)}</span>
          <input type="date" name={name} defaultValue={dates[name] ?? ""} />
        </label>
      ))}
      {dates.flexDays > 0 && <input type="hidden" name="flexDays" value={dates.flexDays} />}
    </div>
  );
}
