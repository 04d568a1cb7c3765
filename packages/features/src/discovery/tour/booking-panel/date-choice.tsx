import { formatDate, formatDateRange, unbroken } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useRef } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import { FieldButton } from "../../field-button/field-button.tsx";
import { DateCalendar } from "../dates/date-calendar.tsx";
import { DateList } from "../dates/date-list.tsx";
import type { DateStatusProps } from "../dates/date-status.tsx";
import styles from "./booking-panel.module.css";

/** Loaded on demand: few tours have versions. */
const TourVersions = lazy(() => import("../dates/tour-versions.tsx"));

interface DateChoiceProps {
  tour: ShownTour;
  choice: TourChoice;
  today: string;
  DateStatus: ComponentType<DateStatusProps>;
}

/** The chosen date in a field that opens the others, or the period of a tour by request. */
export function DateChoice({ tour, choice, today, DateStatus }: DateChoiceProps) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const panel = useRef<HTMLDivElement>(null);
  const { use_request_period: byRequest, request_period_start: from } = tour;
  const { request_period_end: to } = tour;
  const { date, time } = choice;
  if (byRequest && from && to) {
    return (
      <p className={styles.period}>
        <Icon name="calendar" size={20} />
        {t("dates.anyFrom", {
          from: unbroken(formatDate(from, locale, "full")),
          to: unbroken(formatDate(to, locale, "full")),
        })}
      </p>
    );
  }
  const close = () => {
    const field = panel.current?.previousElementSibling;
    panel.current?.hidePopover();
    // The pressed date disappears with its panel, so focus the field.
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  };
  return (
    <FieldButton
      icon="calendar"
      label={t("dates.field")}
      text={date ? formatDateRange(date.start, date.end, locale) : ""}
      placeholder={t(tour.variants.length === 0 ? "dates.noneShort" : "dates.choose")}
      surface="bare"
      panelRef={panel}
    >
      <div className={styles.departures}>
        <DateList tour={tour} choice={choice} today={today} onDone={close} />
        <DateCalendar tour={tour} choice={choice} />
        {/* Dates for one party only do not depend on other travellers. */}
        {date && !date.is_busy && !tour.is_individual && (
          <DateStatus tour={tour} date={date} time={time} today={today} />
        )}
        {tour.versions.length > 0 && (
          <Suspense>
            <TourVersions tour={tour} />
          </Suspense>
        )}
      </div>
    </FieldButton>
  );
}
