import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { monthsInSeason, seasons } from "@tropa/domain/discovery/season";
import type { Season } from "@tropa/domain/discovery/season";

/** First and last day of departure; null means no limit. */
export interface TravelDates {
  dateFrom: LocalDate | null;
  dateTo: LocalDate | null;
  /** Number of days by which both ends may shift. */
  flexDays: number;
}

export const anyDates: TravelDates = { dateFrom: null, dateTo: null, flexDays: 0 };

/** The first month of each season. */
const seasonStarts: Readonly<Record<Season, string>> = {
  winter: "12",
  spring: "03",
  summer: "06",
  autumn: "09",
};
const seasonsOffered = 4;
/** Added to a month's first day, this always lands in the next month. */
const fromFirstToNextMonth = 31;

function nextMonth(month: string): string {
  return addDays(`${month}-01`, fromFirstToNextMonth).slice(0, 7);
}

/** The days from the first to the last month, both `yyyy-MM`. */
function span(first: string, last: string): TravelDates {
  return {
    dateFrom: `${first}-01`,
    dateTo: addDays(`${nextMonth(last)}-01`, -1),
    flexDays: 0,
  };
}

/** A month (`2027-06`) or season (`2027-summer`). A winter belongs to the year in which it begins. */
export type Period = string;

/** Returns the days of a period; null if it is invalid. */
export function periodDates(period: Period): TravelDates | null {
  if (/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(period)) return span(period, period);
  const [year = "", name = ""] = period.split(/-(.*)/s);
  const season = seasons.find((candidate) => candidate === name);
  if (season === undefined || !/^(?!0000)\d{4}$/.test(year)) return null;
  const first = `${year}-${seasonStarts[season]}`;
  return span(first, nextMonth(nextMonth(first)));
}

/** Returns the period with exactly these dates, or null. */
export function periodOf({ dateFrom, dateTo, flexDays }: TravelDates): Period | null {
  if (dateFrom === null || dateTo === null || flexDays > 0) return null;
  const month = dateFrom.slice(0, 7);
  const season = seasons.find((name) => seasonStarts[name] === month.slice(5));
  const periods = [month, ...(season ? [`${month.slice(0, 4)}-${season}`] : [])];
  return (
    periods.find((period) => {
      const dates = periodDates(period);
      return dates?.dateFrom === dateFrom && dates.dateTo === dateTo;
    }) ?? null
  );
}

/** Returns the season of a period and the year in which it begins; null for a month. */
export function seasonOf(period: Period): { season: Season; year: number } | null {
  const season = seasons.find((name) => period.endsWith(`-${name}`));
  return season ? { season, year: Number(period.slice(0, 4)) } : null;
}

const monthsOffered = 12;
/** Days before its end from which a month is not offered any more: nobody leaves that soon. */
const daysOfEnd = 2;

/** Returns the first month, `yyyy-MM`, that is offered on a day. */
export const firstMonth = (today: LocalDate): string => addDays(today, daysOfEnd).slice(0, 7);

/** Returns the twelve months from the given one, `yyyy-MM`. */
export function nextMonths(from: string): string[] {
  const months = [from];
  while (months.length < monthsOffered) months.push(nextMonth(months.at(-1) ?? from));
  return months;
}

/** Returns the season of a month and the following ones. */
export function nextSeasons(from: string): Period[] {
  const monthsBack = Number(from.slice(5)) % monthsInSeason;
  // The day before a month's first lies in the previous month.
  const back = (month: string) => addDays(`${month}-01`, -1).slice(0, 7);
  let first = from;
  for (let step = 0; step < monthsBack; step += 1) first = back(first);
  const periods: Period[] = [];
  while (periods.length < seasonsOffered) {
    const name = seasons.find((season) => seasonStarts[season] === first.slice(5));
    periods.push(`${first.slice(0, 4)}-${name ?? ""}`);
    first = nextMonth(nextMonth(nextMonth(first)));
  }
  return periods;
}
