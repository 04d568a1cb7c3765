import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** A place of a tour with its weather. */
export type WeatherPlace = AnswerOf<typeof tourWeatherCall>["places"][number];

/** The days whose weather is shown. */
export interface WeatherTrip {
  start: LocalDate;
  end: LocalDate;
}

type Dated = Pick<
  ShownTour,
  "variants" | "duration" | "request_period_start" | "request_period_end"
>;

/**
 * Chooses the days whose weather is shown: the chosen date, otherwise the next departure; for a tour by request its
 * first possible days; otherwise the coming days.
 */
export function weatherTrip(
  tour: Dated,
  date: Pick<DateVariant, "start" | "end"> | null,
  today: LocalDate,
): WeatherTrip {
  const chosen = date ?? tour.variants[0];
  if (chosen) return { start: chosen.start, end: chosen.end };
  const { request_period_start: from, request_period_end: to } = tour;
  const start = from !== null && from > today ? from : today;
  const end = addDays(start, Math.max(0, tour.duration.days - 1));
  return { start, end: to !== null && to >= start && to < end ? to : end };
}
