const dayMs = 86_400_000;

/** Returns the number of a day's month, `year * 12 + month` with January as 0. Days count from 1970-01-01. */
export function monthOfDay(day: number): number {
  const date = new Date(day * dayMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the number of a month's first day. */
export function firstDayOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
}

/** Formats a month's number as `yyyy-MM`. */
export function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}
