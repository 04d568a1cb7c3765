import type {
  allSeasonsCall,
  calendarPeriodsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { EVERYTHING_SLUG, listingUrl } from "@tropa/domain/discovery/search-filter";
import type { Season } from "@tropa/domain/discovery/season";
import type { LocalDate } from "@tropa/domain/time/local-date";

/** First and last departure day. */
export interface Span {
  from: LocalDate;
  to: LocalDate;
}

interface MonthLink extends Span {
  /** `yyyy-MM` */
  month: LocalDate;
  tours: number;
}

/** A season and its months that have tours. */
export interface SeasonSection extends Span {
  season: Season;
  name: string;
  tours: number;
  months: readonly MonthLink[];
}

const seasonsShown = 4;

/** Returns the next four seasons that have tours, with their months. */
export function seasonSections(
  seasons: AnswerOf<typeof allSeasonsCall>["items"],
  periods: AnswerOf<typeof calendarPeriodsCall>["items"],
): SeasonSection[] {
  return seasons
    .filter(({ tours_count: count }) => count > 0)
    .slice(0, seasonsShown)
    .map(({ season, name, date_from: from, date_to: to, tours_count: tours }) => ({
      season,
      name,
      from,
      to,
      tours,
      months: periods
        // The current season starts today, so its first month began earlier.
        .filter(({ end, start, tours_count: count }) => count > 0 && end >= from && start <= to)
        .map((month) => ({
          month: month.value,
          from: month.start < from ? from : month.start,
          to: month.end,
          tours: month.tours_count,
        })),
    }));
}

/** Address of tours that start within a span. */
export const toursBetween = ({ from, to }: Span): string =>
  listingUrl({ slug: EVERYTHING_SLUG, dateFrom: from, dateTo: to });
