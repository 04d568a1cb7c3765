import { addDays, dayNumber, isLocalDate } from "../local-date.ts";
import type { LocalDate } from "../local-date.ts";

/**
 * Departures of a tour (docs/product/cards-and-dates.md#departures). Fields are
 * named as on the wire, so that answers of the API pass as they are.
 */
export interface DatedDeparture {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly is_busy: boolean;
  /** Null or absent if unknown. */
  readonly not_guaranteed?: boolean | null;
}

/** When a tour runs. */
export interface TourDates<Departure extends DatedDeparture = DatedDeparture> {
  readonly variants: readonly Departure[];
  readonly use_request_period: boolean;
  /** First and last possible day of a tour by request; null is open. */
  readonly request_period_start: LocalDate | null;
  readonly request_period_end: LocalDate | null;
}

/**
 * What a date is:
 * - `busy`: no seats, shown and disabled;
 * - `preliminary`: dates or departure may still change;
 * - `guaranteed`: it will depart;
 * - `available`: can be booked, with nothing more promised.
 */
export type DateState = "busy" | "preliminary" | "guaranteed" | "available";

/** By itself, or since nothing of its tour is certain yet. */
export const isPreliminary = (
  departure: Pick<DatedDeparture, "not_guaranteed">,
  tour: { readonly is_dates_preliminary: boolean },
): boolean => tour.is_dates_preliminary || departure.not_guaranteed === true;

/** A full date is only that; the tour's own "dates are preliminary" comes before what its date promises. */
export function dateState(
  departure: Pick<DatedDeparture, "is_busy" | "not_guaranteed">,
  tour: { readonly is_dates_preliminary: boolean },
): DateState {
  if (departure.is_busy) return "busy";
  if (isPreliminary(departure, tour)) return "preliminary";
  return departure.not_guaranteed === false ? "guaranteed" : "available";
}

const byStart = (a: DatedDeparture, b: DatedDeparture): number =>
  a.start === b.start ? compare(a.end, b.end) : compare(a.start, b.start);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Dates that can be booked, soonest first: with seats, and not departed yet. The day of departure itself is
 * too late (docs/decisions/0009).
 *
 * @param today the local date of the place (docs/product/bookings-and-payments.md#local-dates)
 */
export function bookableDates<Departure extends DatedDeparture>(
  variants: readonly Departure[],
  today: LocalDate,
): Departure[] {
  return variants.filter(({ start, is_busy }) => !is_busy && start > today).toSorted(byStart);
}

/** The next date that can be booked, or null. */
export function nearestDate<Departure extends DatedDeparture>(
  variants: readonly Departure[],
  today: LocalDate,
): Departure | null {
  return bookableDates(variants, today)[0] ?? null;
}

/** Days on which a tour by request can be asked for; null is open. */
export interface RequestPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/** What is left of a tour's request period from tomorrow on; null for a tour on dates, and once it is over. */
export function requestPeriod(
  tour: Omit<TourDates, "variants">,
  today: LocalDate,
): RequestPeriod | null {
  if (!tour.use_request_period) return null;
  const tomorrow = addDays(today, 1);
  const start = tour.request_period_start;
  const from = start !== null && start > tomorrow ? start : tomorrow;
  const to = tour.request_period_end;
  return to !== null && to < from ? null : { from, to };
}

/** Whether a day can be asked for. */
export function isInRequestPeriod(day: LocalDate, period: RequestPeriod | null): boolean {
  return (
    period !== null &&
    isLocalDate(day) &&
    day >= period.from &&
    (period.to === null || day <= period.to)
  );
}

/** The dates of a card: the nearest with "+N dates", "any dates from … to …", or nothing to book. */
export type DatesSummary<Departure extends DatedDeparture = DatedDeparture> =
  | { readonly kind: "dates"; readonly nearest: Departure; readonly more: number }
  | { readonly kind: "request"; readonly period: RequestPeriod }
  | { readonly kind: "none" };

/** Dates win over the request period: a tour with both sells seats sooner on a date. */
export function datesSummary<Departure extends DatedDeparture>(
  tour: TourDates<Departure>,
  today: LocalDate,
): DatesSummary<Departure> {
  const [nearest, ...others] = bookableDates(tour.variants, today);
  if (nearest) return { kind: "dates", nearest, more: others.length };
  const period = requestPeriod(tour, today);
  return period ? { kind: "request", period } : { kind: "none" };
}

/** Days and nights from the first to the last local date, both included. Throws for what is no range of dates. */
export function lengthOf({ start, end }: Pick<DatedDeparture, "start" | "end">): {
  days: number;
  nights: number;
} {
  const first = dayNumber(start);
  const last = dayNumber(end);
  if (first === null || last === null || last < first)
    throw new RangeError(`no range of dates: ${start} to ${end}`);
  return { days: last - first + 1, nights: last - first };
}

/** Dates by the month they start in, yyyy-MM, months and dates in order. */
export function groupByMonth<Departure extends DatedDeparture>(
  variants: readonly Departure[],
): { month: string; dates: Departure[] }[] {
  const months = Map.groupBy(variants.toSorted(byStart), ({ start }) => start.slice(0, 7));
  return Array.from(months, ([month, dates]) => ({ month, dates }));
}
