import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";
import { seatsWanted } from "./search-filter.ts";
import type { TourFilter } from "./search-filter.ts";

/**
 * Which departures of a tour a search finds, and which of them a card shows. People buy a departure, so with dates
 * chosen a single departure has to match dates, seats and price. Everything a card shows (price, former price, percent,
 * dates) is of one departure: the cheapest, or the next where the list is ordered by date.
 */

/**
 * The first day whose departures can still be booked: on the day itself it is too late
 * (docs/product/bookings-and-payments.md#local-dates).
 */
export const firstBookableDay = (today: LocalDate): LocalDate => addDays(today, 1);

/** What a departure is found by. */
export interface Departing {
  readonly start: LocalDate;
  /** A person, minor units. */
  readonly price: number;
  readonly seats_left: number;
}

/** What a visitor has chosen of departures. */
export interface DepartureChoice {
  /** First and last day of departure; null is open. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** Free seats, at least 1. */
  readonly seats: number;
  /** The next departure speaks for the tour instead of the cheapest one. */
  readonly isSoonest: boolean;
}

/** The part of a filter that narrows departures; null without dates, when every coming departure matches. */
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

/** Can the departure be booked, and is it one of those that are chosen? */
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
export interface SpokenOf<Departure> {
  /** Whose price and dates are shown; null for a tour that has no such departure. */
  readonly shown: Departure | null;
  /** Further departures of the same choice. */
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
): SpokenOf<Departure> {
  const inDates = departures.filter((departure) => isChosen(departure, choice, today));
  const found = choice === null ? inDates : inDates.filter(isPriceMet);
  const [shown = null] = found.toSorted(choice?.isSoonest ? sooner : cheaper);
  return { shown, more: Math.max(found.length - 1, 0) };
}
