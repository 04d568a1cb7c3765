/** A local calendar date, yyyy-MM-dd. Compares as text. */
export type IsoDate = string;

/** A month, yyyy-MM. */
export type IsoMonth = string;

/** What is chosen; one date is a range that ends where it begins. */
export type DateRange = { from?: IsoDate; to?: IsoDate };

/** What limits the choice; a date must satisfy all that are given. */
export type DateLimits = {
  /** First date, or "today". */
  min?: IsoDate | "today";
  /** Last date, or "today". */
  max?: IsoDate | "today";
  /** Only these dates. */
  available?: readonly IsoDate[];
  /** None of these dates. */
  disabled?: readonly IsoDate[];
};

// Dates are counted in UTC, where every day has 24 hours.
const toUtc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);
const toIso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** Today where the visitor is. */
export function localToday(now: Date = new Date()): IsoDate {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}

/** The date so many days later, or earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moved = toUtc(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return toIso(moved);
}

/** The month of a date. */
export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** The month so many months later. */
export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const moved = toUtc(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return monthOf(toIso(moved));
}

/** The same day so many months later; the month's last day where there is no such day. */
export function addMonthsToDate(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = `${month}-${date.slice(8)}`;
  return sameDay > lastDay ? lastDay : sameDay;
}

/** Column of a date in a week that begins with `firstDay` (0 Sunday, 1 Monday): 0 … 6. */
export function weekColumn(date: IsoDate, firstDay: number): number {
  return (toUtc(date).getUTCDay() - firstDay + 7) % 7;
}

/** The weeks of a month; places of other months are empty. */
export function monthWeeks(
  month: IsoMonth,
  firstDay: number,
): readonly (readonly (IsoDate | undefined)[])[] {
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
export function isDateDisabled(date: IsoDate, limits: DateLimits, today: IsoDate): boolean {
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

/** Where a key of the grid pattern leads from a date; `undefined` for other keys. */
export function dateForKey(
  key: string,
  date: IsoDate,
  shift: boolean,
  firstDay: number,
): IsoDate | undefined {
  const column = weekColumn(date, firstDay);
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
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

/** A range after one more date is chosen: a start, then its end; an earlier date starts anew. */
export function extendRange({ from, to }: DateRange, date: IsoDate): DateRange {
  if (from === undefined || to !== undefined || date < from) return { from: date };
  return { from, to: date };
}
