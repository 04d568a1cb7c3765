import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";

/** Seasons of the northern hemisphere; the first starts in December. */
export const seasons = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof seasons)[number];

export const monthsInSeason = 3;
/** A season is planned from this many days before it starts. */
const plannedAheadDays = 21;

export interface SeasonDates {
  season: Season;
  /** First and last day. */
  start: LocalDate;
  end: LocalDate;
}

/** Returns the season to promote on a day: the current one until its last weeks, then the next. */
export function seasonToPlan(today: LocalDate): SeasonDates {
  const day = addDays(today, plannedAheadDays);
  const [year = 0, month = 1] = day.split("-").map(Number);
  const index = Math.floor((month % 12) / monthsInSeason);
  const startYear = index === 0 && month < 12 ? year - 1 : year;
  const startMonth = index === 0 ? 12 : index * monthsInSeason;
  const first = (years: number, months: number) =>
    `${String(years).padStart(4, "0")}-${String(months).padStart(2, "0")}-01`;
  const next =
    index === 0
      ? first(startYear + 1, monthsInSeason)
      : first(startYear, startMonth + monthsInSeason);
  return {
    season: seasons[index] ?? "winter",
    start: first(startYear, startMonth),
    end: addDays(next, -1),
  };
}
