import { addDays, dayNumber, fromDayNumber } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Most departures added at once. */
export const MAX_SERIES = 60;
/** How far ahead a departure may start, days. */
export const MAX_DAYS_AHEAD = 730;

/** A day of the week: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (date: LocalDate): Weekday =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a remainder of 7 plus 1
  ((((((dayNumber(date) ?? 0) + 3) % 7) + 7) % 7) + 1) as Weekday;

export interface Series {
  readonly from: LocalDate;
  /** The last possible day of the series. */
  readonly to: LocalDate;
  /** Weekdays on which departures start; if empty, the weekday of `from`. */
  readonly weekdays: readonly Weekday[];
  /** 1: every week, 2: every other one. */
  readonly everyWeeks: number;
}

/**
 * Returns the days of a series in order; weeks are counted from that of `from` and start on Monday.
 * Empty if the period ends before it starts. Returns at most {@link MAX_SERIES} + 1 days: enough to
 * see that there are too many.
 */
export function seriesDays({ from, to, weekdays: chosen, everyWeeks }: Series): LocalDate[] {
  const first = dayNumber(from);
  const last = dayNumber(to);
  if (first === null || last === null) return [];
  const days = new Set<Weekday>(chosen.length > 0 ? chosen : [weekdayOf(from)]);
  const monday = first - weekdayOf(from) + 1;
  const step = Math.max(1, Math.floor(everyWeeks));
  const found: LocalDate[] = [];
  for (let day = first; day <= last && found.length <= MAX_SERIES; day += 1) {
    if (Math.floor((day - monday) / 7) % step !== 0) continue;
    const date = fromDayNumber(day);
    if (days.has(weekdayOf(date))) found.push(date);
  }
  return found;
}

/** Returns the last day of a departure: a tour of some hours ends on the day it starts. */
export const departureEnd = (start: LocalDate, durationDays: number): LocalDate =>
  addDays(start, Math.max(0, durationDays - 1));

/** Returns why a tour cannot depart on a day; null if it can. */
export function dayFault(day: LocalDate, today: LocalDate): "past" | "far" | null {
  // Departures of today can no longer be booked.
  if (day <= today) return "past";
  return day > addDays(today, MAX_DAYS_AHEAD) ? "far" : null;
}
