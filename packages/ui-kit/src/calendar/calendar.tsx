import { DEFAULT_LOCALE } from "@tropa/domain/interface-constants";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent } from "react";
import { useControllable } from "../hooks/use-controllable.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import {
  dateForKey,
  extendRange,
  isDateDisabled,
  nearestDate,
  previewRange,
} from "./calendar-dates.ts";
import { addMonths, monthOf } from "@tropa/domain/time/local-month";
import type { DateLimits, DateRange } from "./calendar-dates.ts";
import type { LocalMonth } from "@tropa/domain/time/local-month";
import { CalendarMonth } from "./calendar-month.tsx";
import styles from "./calendar.module.css";
import { useToday } from "./use-today.ts";

export type { DateLimits, DateRange } from "./calendar-dates.ts";

export type CalendarProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "onChange"> &
  DateLimits & {
    mode?: "single" | "range";
    value?: DateRange;
    defaultValue?: DateRange;
    /** Called in range mode first with the start alone, then with both ends. */
    onValueChange?: (value: DateRange) => void;
    /** Number of months side by side; stacked on phones. */
    months?: 1 | 2;
    /** Returns a short text below a day, such as its formatted price. */
    notes?: Readonly<Record<LocalDate, string>>;
    /** Locale of the names of months and weekdays. */
    locale?: string;
    /** First column: 1 Monday, 0 Sunday. */
    firstDay?: 0 | 1;
    /** The visitor's date; by default from their clock, which a server does not know. */
    today?: LocalDate;
  };

/**
 * A calendar to choose a date or a range from. Follows the grid pattern of the ARIA guide: arrow keys move by days and weeks, Page Up and
 * Page Down by months, with Shift by years, Home and End within the week.
 */
export function Calendar({
  mode = "single",
  value,
  defaultValue,
  onValueChange,
  months = 1,
  notes,
  locale = DEFAULT_LOCALE,
  firstDay = 1,
  today: givenToday,
  min,
  max,
  available,
  disabled,
  className,
  ...rest
}: CalendarProps) {
  const messages = useMessages();
  const grid = useRef<HTMLDivElement>(null);
  const [range, choose] = useControllable<DateRange>(value, defaultValue ?? {}, onValueChange);
  const [wantedFocus, setFocused] = useState<LocalDate>();
  const [wantedMonth, setFirstMonth] = useState<LocalMonth>();
  const [pointed, setPointed] = useState<LocalDate>();
  const followFocus = useRef(false);

  const limits: DateLimits = { min, max, available, disabled };
  const today = useToday(givenToday);
  const begin = range.from ?? nearestDate(today, limits);
  const focused = wantedFocus ?? begin ?? "";
  const firstMonth = wantedMonth ?? monthOf(begin ?? "");
  const shownMonths =
    focused === ""
      ? []
      : Array.from({ length: months }, (_, index) => addMonths(firstMonth, index));

  // The new month must be rendered before one of its days can be focused.
  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const onSelect = (date: LocalDate) => {
    setFocused(date);
    // The visible months stay, wherever the range starts now.
    setFirstMonth(firstMonth);
    choose(mode === "single" ? { from: date, to: date } : extendRange(range, date));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = dateForKey(event.key, focused, event.shiftKey, firstDay, isRtl);
    if (!next) return;
    event.preventDefault();
    followFocus.current = true;
    setFocused(next);
    setFirstMonth(firstMonth);
    if (!shownMonths.includes(monthOf(next))) {
      setFirstMonth(next > focused ? addMonths(monthOf(next), 1 - months) : monthOf(next));
    }
  };

  const turn = (step: number) => {
    const month = addMonths(firstMonth, step);
    setFirstMonth(month);
    // One visible day stays in the tab order.
    setFocused(`${month}-01`);
  };

  const firstDate = min === "today" ? today : min;
  const lastDate = max === "today" ? today : max;
  const isUnknown = focused === "";
  return (
    <div
      role="group"
      aria-label={messages.calendar}
      {...rest}
      className={clsx(styles.root, className)}
      data-months={months}
    >
      <IconButton
        icon="chevron-left"
        label={messages.previousMonth}
        className={styles.previous}
        disabled={isUnknown || (firstDate !== undefined && firstMonth <= monthOf(firstDate))}
        onClick={() => turn(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={messages.nextMonth}
        className={styles.next}
        disabled={
          isUnknown || (lastDate !== undefined && (shownMonths.at(-1) ?? "") >= monthOf(lastDate))
        }
        onClick={() => turn(1)}
      />
      <div ref={grid} className={styles.months} onPointerLeave={() => setPointed(undefined)}>
        {shownMonths.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            locale={locale}
            firstDay={firstDay}
            today={today}
            focused={focused}
            range={mode === "range" ? previewRange(range, pointed) : range}
            notes={notes}
            isDisabled={(date) => isDateDisabled(date, limits, today ?? "")}
            onSelect={onSelect}
            onPoint={setPointed}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </div>
  );
}
