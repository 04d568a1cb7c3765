import type { DepartureTour } from "@tropa/api-contract/organizers/departure";
import { addDays } from "@tropa/domain/time/local-date";
import { departureEnd, MAX_SERIES, weekdays } from "@tropa/domain/organizers/departure-series";
import type { Weekday } from "@tropa/domain/organizers/departure-series";
import { formatDateRange } from "@tropa/i18n/format";
import { ChipButton } from "@tropa/ui-kit/chip";
import { DateField } from "@tropa/ui-kit/date-field";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Select } from "@tropa/ui-kit/select";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { daysFault, daysWithGaps, withDays } from "./series-values.ts";
import type { SeriesValues } from "./series-values.ts";
import styles from "../departures.module.css";

interface SeriesFieldsProps {
  tour: DepartureTour;
  series: SeriesValues;
  /** The form was submitted: show errors. */
  isTried: boolean;
  onChange: (series: SeriesValues) => void;
}

/** Chooses the days: one, or weekdays over a period, of which single days can be left out. */
export function SeriesFields({ tour, series, isTried, onChange }: SeriesFieldsProps) {
  const { t } = useTranslation("organizerDepartures");
  const change = (part: Partial<SeriesValues>) => onChange(withDays({ ...series, ...part }));
  const fault = daysFault(series, tour.today);
  const isSeries = series.kind === "series";
  const tomorrow = addDays(tour.today, 1);
  return (
    <>
      <SegmentedControl
        label={t("add.kind")}
        value={series.kind}
        onValueChange={(kind) => change({ kind: kind === "series" ? "series" : "one" })}
        segments={[
          { value: "one", label: t("add.one") },
          { value: "series", label: t("add.series") },
        ]}
      />
      <div className={styles.pair}>
        <DateField
          label={t(isSeries ? "add.from" : "add.day")}
          min={tomorrow}
          value={series.from}
          onValueChange={(from) => change({ from })}
          error={
            isTried && fault !== null && fault !== "many" ? t(`add.faults.${fault}`) : undefined
          }
        />
        {isSeries && (
          <DateField
            label={t("add.to")}
            min={series.from}
            value={series.to}
            onValueChange={(to) => change({ to })}
          />
        )}
      </div>
      {isSeries && <WeekdayChoice series={series} onChange={change} />}
      {isSeries && fault === "many" && (
        <p role="alert" className={styles.fault}>
          {t("add.faults.many", { max: MAX_SERIES })}
        </p>
      )}
      {isSeries && fault !== "many" && (
        <DaysPreview tour={tour} series={series} onChange={change} />
      )}
    </>
  );
}

type ChangeProps = Pick<SeriesFieldsProps, "series"> & {
  onChange: (part: Partial<SeriesValues>) => void;
};

function WeekdayChoice({ series, onChange }: ChangeProps) {
  const { t } = useTranslation("organizerDepartures");
  const toggle = (day: Weekday) =>
    onChange({
      weekdays: series.weekdays.includes(day)
        ? series.weekdays.filter((one) => one !== day)
        : [...series.weekdays, day],
    });
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{t("add.weekdays")}</legend>
        {weekdays.map((day) => (
          <ChipButton
            key={day}
            selected={series.weekdays.includes(day)}
            onClick={() => toggle(day)}
          >
            {t(`weekdays.${day}`)}
          </ChipButton>
        ))}
      </fieldset>
      <Select
        label={t("add.every")}
        value={String(series.everyWeeks)}
        onValueChange={(value) => onChange({ everyWeeks: value === "2" ? 2 : 1 })}
        items={[
          { value: "1", text: t("add.everyWeek") },
          { value: "2", text: t("add.otherWeek") },
        ]}
      />
    </>
  );
}

/** The days to be added; pressing one leaves it out or restores it. */
function DaysPreview({ tour, series, onChange }: ChangeProps & { tour: DepartureTour }) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  const toggle = (day: string) =>
    onChange({
      without: series.without.includes(day)
        ? series.without.filter((one) => one !== day)
        : [...series.without, day],
    });
  return (
    <fieldset className={styles.choice}>
      <legend>{t("add.preview", { count: series.days.length })}</legend>
      {daysWithGaps(series).map((day) => {
        const end = departureEnd(day, tour.duration_days);
        return (
          <ChipButton
            key={day}
            selected={!series.without.includes(day)}
            onClick={() => toggle(day)}
          >
            {formatDateRange(day, end, locale, "dayShort")}
          </ChipButton>
        );
      })}
    </fieldset>
  );
}
