import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { addMonths, monthOf } from "@tropa/domain/time/local-month";
import type { LocalMonth } from "@tropa/domain/time/local-month";

/** The chosen dates; a single date is a range that ends where it starts. */
export type DateRange = { from?: LocalDate; to?: LocalDate };

/** Limits of the choice; a date must satisfy all. A bound may be "today". */
export type DateLimits = {
  /** First date. */
  min?: LocalDate;
  /** Last date. */
  max?: LocalDate;
  /** Dates that can be chosen; all if omitted. */
  available?: readonly LocalDate[];
  /** None of these dates. */
  disabled?: readonly LocalDate[];
};

// Dates are counted in UTC, where every day has 24 hours.
const toUtc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

/** Returns the same day a number of months later, or the month's last day if it has no such day. */
export function addMonthsToDate(date: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOf(date), months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = `${month}-${date.slice(8)}`;
  return sameDay > lastDay ? lastDay : sameDay;
}

/**
 * Returns the column of a date, 0 … 6, in a week that starts with `firstDay` (0 Sunday, 1 Monday).
 */
function weekColumn(date: LocalDate, firstDay: number): number {
  return (toUtc(date).getUTCDay() - firstDay + 7) % 7;
}

/** Returns the weeks of a month; days of other months are empty. */
export function monthWeeks(
  month: LocalMonth,
  firstDay: number,
): readonly (readonly (LocalDate | undefined)[])[] {
  const first = `${month}-01`;
  const lead = weekColumn(first, firstDay);
  const days = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8));
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const day = week * 7 + column - lead;
      return day >= 0 && day < days ? addDays(first, day) : undefined;
    }),
  );
}

/** Whether a date cannot be chosen. */
export function isDateDisabled(date: LocalDate, limits: DateLimits, today: LocalDate): boolean {
  const { min, max, available, disabled } = limits;
  const first = min === "today" ? today : min;
  const last = max === "today" ? today : max;
  return (
    (first !== undefined && date < first) ||
    (last !== undefined && date > last) ||
    (available !== undefined && !available.includes(date)) ||
    (disabled?.includes(date) ?? false)
  );
}

/**
 * Returns the date to which a key of the grid pattern moves; `undefined` for other keys. Side
 * arrows follow the layout: in right-to-left text the next day is on the left.
 */
export function dateForKey(
  key: string,
  date: LocalDate,
  shift: boolean,
  firstDay: number,
  isRtl = false,
): LocalDate | undefined {
  const column = weekColumn(date, firstDay);
  const onward = isRtl ? -1 : 1;
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -onward);
    case "ArrowRight":
      return addDays(date, onward);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return addDays(date, -column);
    case "End":
      return addDays(date, 6 - column);
    case "PageUp":
      return addMonthsToDate(date, shift ? -12 : -1);
    case "PageDown":
      return addMonthsToDate(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/** Returns the nearest date within the bounds, to start the calendar with. */
export function nearestDate(
  date: LocalDate | undefined,
  { min, max, available }: DateLimits,
): LocalDate | undefined {
  const first = available?.toSorted()[0];
  if (first !== undefined || date === undefined) return first;
  if (min !== undefined && min !== "today" && date < min) return min;
  return max !== undefined && max !== "today" && date > max ? max : date;
}

/** Returns the range that choosing a date would give, shown while it is pointed at. */
export function previewRange(range: DateRange, pointed: LocalDate | undefined): DateRange {
  if (range.from === undefined || range.to !== undefined || pointed === undefined) return range;
  return pointed > range.from ? { from: range.from, to: pointed } : range;
}

/**
 * Returns the range after choosing a date: first the start, then the end. An earlier date starts a
 * new range.
 */
export function extendRange({ from, to }: DateRange, date: LocalDate): DateRange {
  if (from === undefined || to !== undefined || date < from) return { from: date };
  return { from, to: date };
}
