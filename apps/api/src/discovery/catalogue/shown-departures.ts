import { departuresForCard } from "@tropa/domain/discovery/departure-choice";
import type { DepartureChoice } from "@tropa/domain/discovery/departure-choice";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Currency } from "@tropa/domain/money";
import type { TourDateRow } from "./tour-store.ts";

/** A tour's own price and its coming departures, in its currency. */
interface PricedTour {
  readonly currency: Currency;
  readonly duration_days: number;
  readonly price_minor: number;
  readonly price_without_discount_minor: number | null;
  readonly is_price_from: boolean;
  readonly dates: readonly TourDateRow[];
}

/** The reader's conditions on departures; without any, every coming departure qualifies. */
export interface CardChoice {
  readonly choice: DepartureChoice | null;
  /** Whether a departure's price, in minor units of the tour's currency, meets the filter. */
  readonly isPriceMet?: (minor: number, tour: { currency: Currency; days: number }) => boolean;
  /** Departures chosen one by one: a tour shows its own while that can be booked. */
  readonly dateIds?: ReadonlySet<number>;
  /** Whether to show the next departure instead of the cheapest one if none is chosen. */
  readonly isSoonest?: boolean;
}

/** The price and dates that a card or a page shows for a tour. */
export interface ShownDepartures {
  readonly price: number;
  readonly without: number | null;
  /** Other coming departures cost more, so the price reads "from". */
  readonly isFrom: boolean;
  /** The departure whose dates are shown. */
  readonly date: TourDateRow | null;
  readonly more: number;
  /** Price and dates belong to one departure that meets the reader's conditions. */
  readonly isChosen: boolean;
}

/** Picks the price and dates to show for a tour ({@link departuresForCard}). */
export function shownDepartures(
  tour: PricedTour,
  { choice, isPriceMet, dateIds, isSoonest = false }: CardChoice,
  today: LocalDate,
): ShownDepartures {
  const departures = tour.dates.map((row) => ({
    row,
    start: row.starts_on,
    price: row.price_minor,
    seats_left: row.seats_left,
  }));
  const terms = { currency: tour.currency, days: tour.duration_days };
  const single = departures.filter(({ row }) => dateIds?.has(row.id));
  const filtered = choice ?? (single.length > 0 ? anyDay : null);
  const chosen = filtered
    ? departuresForCard(single.length > 0 ? single : departures, filtered, today, ({ price }) =>
        isPriceMet ? isPriceMet(price, terms) : true,
      )
    : null;
  if (chosen?.shown)
    return {
      price: chosen.shown.price,
      without: chosen.shown.row.price_without_discount_minor,
      isFrom: false,
      date: chosen.shown.row,
      more: chosen.more,
      isChosen: true,
    };
  const { shown, more } = departuresForCard(departures, { ...anyDay, isSoonest }, today);
  // Within the chosen dates the tour goes only by request, at its own price: do not show a departure of other days.
  if (choice !== null || shown === null)
    return {
      price: tour.price_minor,
      without: tour.price_without_discount_minor,
      isFrom: tour.is_price_from,
      date: null,
      more: 0,
      isChosen: false,
    };
  return {
    price: shown.price,
    without: shown.row.price_without_discount_minor,
    isFrom: departures.some((one) => one.seats_left > 0 && one.price !== shown.price),
    date: shown.row,
    more,
    isChosen: false,
  };
}

const anyDay: DepartureChoice = { from: null, to: null, seats: 1, isSoonest: false };
