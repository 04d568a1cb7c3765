import { addDays, dayNumber, isLocalDate } from "../local-date.ts";
import type { LocalDate } from "../local-date.ts";

/**
 * Departures of a tour (docs/product/cards-and-dates.md#departures). Fields are
 * named as on the wire, so that answers of the API pass as they are.
 */
export interface DatedVariant {
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly is_busy: boolean;
  /** Null or absent if unknown. */
  readonly not_guaranteed?: boolean | null;
}

/** When a tour runs. */
export interface TourDates<Variant extends DatedVariant = DatedVariant> {
  readonly variants: readonly Variant[];
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
  variant: Pick<DatedVariant, "not_guaranteed">,
  tour: { readonly is_dates_preliminary: boolean },
): boolean => tour.is_dates_preliminary || variant.not_guaranteed === true;

/** A full date is only that; the tour's own "dates are preliminary" comes before what its date promises. */
export function dateState(
  variant: Pick<DatedVariant, "is_busy" | "not_guaranteed">,
  tour: { readonly is_dates_preliminary: boolean },
): DateState {
  if (variant.is_busy) return "busy";
  if (isPreliminary(variant, tour)) return "preliminary";
  return variant.not_guaranteed === false ? "guaranteed" : "available";
}

const byStart = (a: DatedVariant, b: DatedVariant): number =>
  a.start === b.start ? compare(a.end, b.end) : compare(a.start, b.start);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Dates that can be booked, soonest first: with seats, and not departed yet. The day of departure itself is
 * too late (docs/decisions/0009).
 *
 * @param today the local date of the place (docs/product/bookings-and-payments.md#local-dates)
 */
export function bookableDates<Variant extends DatedVariant>(
  variants: readonly Variant[],
  today: LocalDate,
): Variant[] {
  return variants.filter(({ start, is_busy }) => !is_busy && start > today).toSorted(byStart);
}

/** The next date that can be booked, or null. */
export function nearestDate<Variant extends DatedVariant>(
  variants: readonly Variant[],
  today: LocalDate,
): Variant | null {
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
export type DatesSummary<Variant extends DatedVariant = DatedVariant> =
  | { readonly kind: "dates"; readonly nearest: Variant; readonly more: number }
  | { readonly kind: "request"; readonly period: RequestPeriod }
  | { readonly kind: "none" };

/** Dates win over the request period: a tour with both sells seats sooner on a date. */
export function datesSummary<Variant extends DatedVariant>(
  tour: TourDates<Variant>,
  today: LocalDate,
): DatesSummary<Variant> {
  const [nearest, ...others] = bookableDates(tour.variants, today);
  if (nearest) return { kind: "dates", nearest, more: others.length };
  const period = requestPeriod(tour, today);
  return period ? { kind: "request", period } : { kind: "none" };
}

/** Days and nights from the first to the last local date, both included. Throws for what is no range of dates. */
export function lengthOf({ start, end }: Pick<DatedVariant, "start" | "end">): {
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
export function groupByMonth<Variant extends DatedVariant>(
  variants: readonly Variant[],
): { month: string; dates: Variant[] }[] {
  const months = Map.groupBy(variants.toSorted(byStart), ({ start }) => start.slice(0, 7));
  return Array.from(months, ([month, dates]) => ({ month, dates }));
}
