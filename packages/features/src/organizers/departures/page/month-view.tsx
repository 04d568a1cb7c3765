import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { weekdayOf, weekdays } from "@tropa/domain/organizers/departure-series";
import { formatDate, formatDateRange, unbroken } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { departureState, stateTones } from "../departure-state.ts";
import { daysOf } from "@tropa/domain/time/local-month";
import styles from "../month.module.css";

interface MonthViewProps {
  month: string;
  departures: readonly OrganizerDeparture[];
  /** Whether there are more departures than the list holds. */
  isCut: boolean;
  /** Shows the previous month while this one is loading. */
  isOld: boolean;
  /** The first day after the month that has a departure. */
  next: LocalDate | null;
  onMonth: (month: string) => void;
  onOpen: (departure: OrganizerDeparture) => void;
  onAdd: () => void;
}

/** A month: a grid of days or, on phones, a list of the days with departures. */
export function MonthView(props: MonthViewProps) {
  const { month, departures, isCut, isOld, next, onMonth, onOpen, onAdd } = props;
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  // An empty grid would push the link to the next departure out of view.
  if (departures.length === 0 && !isOld)
    return (
      <EmptyState
        icon="calendar"
        title={t("month.empty")}
        actions={
          <>
            {next !== null && (
              <Button variant="secondary" onClick={() => onMonth(next.slice(0, 7))}>
                {t("month.next", { date: unbroken(formatDate(next, locale, "full")) })}
              </Button>
            )}
            {/* The page's head has the same button, as its first one. */}
            {next === null && <Button onClick={onAdd}>{t("add.open")}</Button>}
          </>
        }
      />
    );
  const byDay = Map.groupBy(departures, ({ start }) => start);
  return (
    <div className={styles.month} aria-busy={isOld}>
      {isCut && <p role="status">{t("month.cut")}</p>}
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{t(`weekdays.${day}`)}</span>
        ))}
      </div>
      <ol className={styles.days} data-first={weekdayOf(`${month}-01`)}>
        {daysOf(month).map((day) => {
          const own = byDay.get(day) ?? [];
          return (
            <li key={day} data-empty={own.length === 0 ? "" : undefined}>
              <h3>
                <span className={styles.dayName}>{formatDate(day, locale, "weekday")}</span>
                <span className={styles.dayNumber} aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
              </h3>
              {own.map((departure) => (
                <DepartureButton
                  key={departure.id}
                  departure={departure}
                  onOpen={() => onOpen(departure)}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function DepartureButton({
  departure,
  onOpen,
}: {
  departure: OrganizerDeparture;
  onOpen: () => void;
}) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  const state = departureState(departure);
  const { tour_title, seats, seats_taken, start, end, start_times, price, currency } = departure;
  return (
    <button type="button" className={styles.departure} data-state={state} onClick={onOpen}>
      <span className={styles.tour}>{tour_title}</span>
      <span className={styles.facts}>
        {start_times.length > 0
          ? start_times.join(", ")
          : formatDateRange(start, end, locale, "dayShort")}
        {" · "}
        {formatMoney({ minor: price, currency }, locale)}
      </span>
      <span className={styles.line}>
        <span>{t("seatsOf", { taken: seats_taken, seats })}</span>
        <Badge tone={stateTones[state]}>{t(`state.${state}`, { count: departure.requests })}</Badge>
      </span>
    </button>
  );
}
