import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import {
  dayFault,
  MAX_SERIES,
  seriesDays,
  weekdayOf,
} from "@tropa/domain/organizers/departure-series";
import type { Weekday } from "@tropa/domain/organizers/departure-series";

/** Form values for adding one departure or a series without some days. */
export interface SeriesValues {
  kind: "one" | "series";
  from: LocalDate;
  to: LocalDate;
  weekdays: readonly Weekday[];
  everyWeeks: 1 | 2;
  /** Excluded days of the series. */
  without: readonly LocalDate[];
  /** The resulting days. */
  days: LocalDate[];
}

/** Returns the days to be added. Exclusions are kept while their day is part of the series. */
export function withDays(values: Omit<SeriesValues, "days">): SeriesValues {
  const all = daysWithGaps(values);
  return { ...values, days: all.filter((day) => !values.without.includes(day)) };
}

/** Returns all days of the series, including excluded ones, for display. */
export const daysWithGaps = ({
  kind,
  from,
  to,
  weekdays,
  everyWeeks,
}: Omit<SeriesValues, "days">): LocalDate[] =>
  kind === "one"
    ? seriesDays({ from, to: from, weekdays: [], everyWeeks: 1 })
    : seriesDays({ from, to, weekdays, everyWeeks });

/** Initial values: the month on the page, tomorrow at the earliest. */
export function firstSeries(today: LocalDate, month: string): SeriesValues {
  const first = `${month}-01`;
  const from = first > today ? first : addDays(today, 1);
  return withDays({
    kind: "one",
    from,
    to: addDays(from, 28),
    weekdays: [weekdayOf(from)],
    everyWeeks: 1,
    without: [],
  });
}

/** Why the days cannot be added; null if they can. */
export function daysFault(
  { days }: Pick<SeriesValues, "days">,
  today: LocalDate,
): "none" | "many" | "past" | "far" | null {
  if (days.length === 0) return "none";
  if (days.length > MAX_SERIES) return "many";
  for (const day of days) {
    const fault = dayFault(day, today);
    if (fault !== null) return fault;
  }
  return null;
}

export const isSendable = (series: SeriesValues, today: LocalDate): boolean =>
  daysFault(series, today) === null;

/** Parses "9:30, 14:00" into times of day; null if any is invalid. */
export function timesOf(text: string): string[] | null {
  const times = text.split(/[\s,;]+/).filter((one) => one !== "");
  const written = times.map((time) => (/^\d:/.test(time) ? `0${time}` : time));
  return written.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) ? written : null;
}
