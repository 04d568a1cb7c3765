import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";
import { seatsWanted } from "./search-filter.ts";
import type { TourFilter } from "./search-filter.ts";

/**
 * Rules for which departures of a tour a search finds, and which of them a card shows. People buy a
 * departure, so with dates chosen a single departure must match dates, seats and price. Everything
 * a card shows (price, former price, percent, dates) belongs to one departure: the cheapest, or the
 * next if the list is ordered by date.
 */

/**
 * Returns the first day whose departures can be booked: on the day itself it is too late
 * (docs/product/bookings-and-payments.md#local-dates).
 */
export const firstBookableDay = (today: LocalDate): LocalDate => addDays(today, 1);

/** Properties by which departures are found. */
export interface Departing {
  readonly start: LocalDate;
  /** Price per person, minor units. */
  readonly price: number;
  readonly seats_left: number;
}

/** The visitor's choice of departures. */
export interface DepartureChoice {
  /** First and last day of departure; null is open. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** Free seats, at least 1. */
  readonly seats: number;
  /** Cards show the next departure instead of the cheapest one. */
  readonly isSoonest: boolean;
}

/**
 * Returns the part of a filter that narrows departures; null without dates, when every future
 * departure matches.
 */
export function departureChoice(
  filter: Pick<TourFilter, "dateFrom" | "dateTo" | "flexDays" | "sort" | "adults" | "childAges">,
  seats = seatsWanted(filter),
): DepartureChoice | null {
  const { dateFrom, dateTo, flexDays, sort } = filter;
  if (dateFrom === null && dateTo === null && seats <= 1) return null;
  return {
    from: dateFrom === null ? null : addDays(dateFrom, -flexDays),
    to: dateTo === null ? null : addDays(dateTo, flexDays),
    seats,
    isSoonest: sort === "date",
  };
}

/** Whether a departure can be booked and matches the choice. */
export function isChosen(
  departure: Pick<Departing, "start" | "seats_left">,
  choice: Pick<DepartureChoice, "from" | "to" | "seats"> | null,
  today: LocalDate,
): boolean {
  const { start, seats_left } = departure;
  if (start <= today || seats_left < (choice?.seats ?? 1)) return false;
  return (choice?.from ?? start) <= start && start <= (choice?.to ?? start);
}

const cheaper = (a: Departing, b: Departing): number =>
  a.price - b.price || (a.start < b.start ? -1 : Number(a.start > b.start));
const sooner = (a: Departing, b: Departing): number =>
  a.start === b.start ? a.price - b.price : a.start < b.start ? -1 : 1;

/** The departures that a card of a tour shows. */
export interface CardDepartures<Departure> {
  /** The departure whose price and dates are shown; null if none matches. */
  readonly shown: Departure | null;
  /** Number of further departures that match. */
  readonly more: number;
}

/**
 * Picks the departures that a card of a tour shows.
 *
 * @param departures of one tour, in any order
 * @param isPriceMet whether a price matches the filter; called only if something is chosen
 */
export function departuresForCard<Departure extends Departing>(
  departures: readonly Departure[],
  choice: DepartureChoice | null,
  today: LocalDate,
  isPriceMet: (departure: Departure) => boolean = () => true,
): CardDepartures<Departure> {
  const inDates = departures.filter((departure) => isChosen(departure, choice, today));
  const found = choice === null ? inDates : inDates.filter(isPriceMet);
  const [shown = null] = found.toSorted(choice?.isSoonest ? sooner : cheaper);
  return { shown, more: Math.max(found.length - 1, 0) };
}
