import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { useId } from "react";
import type { KeyboardEvent } from "react";
import { monthWeeks } from "./calendar-dates.ts";
import type { DateRange } from "./calendar-dates.ts";
import type { LocalMonth } from "@tropa/domain/time/local-month";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./calendar.module.css";

type CalendarMonthProps = {
  month: LocalMonth;
  locale: string;
  firstDay: number;
  today: LocalDate | undefined;
  /** The day in the tab order. */
  focused: LocalDate;
  range: DateRange;
  notes: Readonly<Record<LocalDate, string>> | undefined;
  isDisabled: (date: LocalDate) => boolean;
  onSelect: (date: LocalDate) => void;
  /** Called with the date under the pointer; undefined for one that cannot be chosen. */
  onPoint: (date: LocalDate | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** An arbitrary Sunday, from which the names of weekdays are formatted. */
const someSunday = "2023-01-01";

/** Longest weekday name that fits a column, characters. */
const widestWeekday = 4;

function namesOf(locale: string) {
  const name = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    // JavaScript engines use different kinds of space; a plain one keeps server and browser equal.
    return (date: LocalDate) => format.format(new Date(date)).replace(/\s/g, " ");
  };
  return {
    month: name({ month: "long", year: "numeric" }),
    weekday: (date: LocalDate) => {
      const short = name({ weekday: "short" })(date);
      // Arabic short names are whole words and would overlap.
      return short.length > widestWeekday ? name({ weekday: "narrow" })(date) : short;
    },
    weekdayInFull: name({ weekday: "long" }),
    day: name({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  };
}

/** The position of a day in the chosen range. */
function rangePart(date: LocalDate, { from, to }: DateRange): string | undefined {
  if (date === from) return to === undefined || to === from ? "only" : "start";
  if (date === to) return "end";
  return from && to && date > from && date < to ? "inside" : undefined;
}

/** Renders one month as a grid of days. */
export function CalendarMonth({
  month,
  locale,
  firstDay,
  today,
  focused,
  range,
  notes,
  isDisabled,
  onSelect,
  onPoint,
  onKeyDown,
}: CalendarMonthProps) {
  const titleId = useId();
  const names = namesOf(locale);
  const weekdays = Array.from({ length: 7 }, (_, column) => addDays(someSunday, column + firstDay));
  return (
    <div className={styles.month}>
      <p id={titleId} className={styles.title} aria-live="polite">
        {names.month(`${month}-01`)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of the ARIA guide: arrow keys move through the days */}
      <table role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={names.weekdayInFull(date)}
                className={styles.weekday}
              >
                {names.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, firstDay).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, column) =>
                date === undefined ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day
                  <td key={weekdays[column]} />
                ) : (
                  <td
                    key={weekdays[column]}
                    className={styles.cell}
                    data-part={rangePart(date, range)}
                    aria-selected={rangePart(date, range) !== undefined}
                  >
                    <button
                      type="button"
                      data-date={date}
                      className={styles.day}
                      tabIndex={date === focused ? 0 : -1}
                      aria-disabled={isDisabled(date) || undefined}
                      aria-current={date === today ? "date" : undefined}
                      onClick={() => !isDisabled(date) && onSelect(date)}
                      onPointerEnter={() => onPoint(isDisabled(date) ? undefined : date)}
                    >
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <VisuallyHidden>{names.day(date)}</VisuallyHidden>
                      {notes?.[date] && <span className={styles.note}>{notes[date]}</span>}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
