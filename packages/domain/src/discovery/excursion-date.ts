import type { LocalDate } from "../time/local-date.ts";

/** Days and hours of an excursion (docs/product/cards-and-dates.md#departures). */
export interface ExcursionDate {
  readonly date: LocalDate;
  readonly times: readonly ExcursionTime[];
}

/** Local times of the place, HH:mm; an end before the start is on the next day. */
export interface ExcursionTime {
  readonly start: string;
  readonly end: string | null;
}

/** Returns minutes since midnight; null if `time` is not a time of day. */
export function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
