import type { SeenSum } from "@tropa/api-contract/base/primitives";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Currency, Money } from "@tropa/domain/money";
import { youngestOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { partyTotal, splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";

export interface OrderPrice {
  /** Of an adult's seat. */
  adult: Money;
  /** What is paid and when; null where only the organizer can name a price for one of the children. */
  price: SplitPrice | null;
  /** What is charged in the end, where the prices shown are converted; null where only the booking itself knows. */
  charge: SplitPrice | null;
  isConverted: boolean;
}

/** As calls that move money say what their screen showed. */
export const toSeenSum = ({ minor, currency }: Money): SeenSum => ({ amount: minor, currency });

/** A date; or the tour, which does not know what a seat of a date will be charged. */
type PricedDate = Pick<DateVariant, "price" | "currency"> &
  Partial<Pick<DateVariant, "charge_price">>;
type PricedTour = Pick<Tour, "prepayment_percent" | "child_prices" | "min_age">;

/** Whether one of the children is younger than the tour takes them. */
export function isTooYoung({ min_age: least }: Pick<Tour, "min_age">, party: Party): boolean {
  return (youngestOf(party) ?? least) < least;
}

/** What an order comes to, before the API says so: the prices of a date are for one adult. */
export function orderPrice(
  tour: PricedTour,
  date: PricedDate,
  party: Party,
  chargeCurrency: Currency,
): OrderPrice {
  const totalOf = (price: Money) =>
    isTooYoung(tour, party) ? null : partyTotal(price, tour.child_prices, party);
  const adult = { minor: date.price, currency: date.currency };
  const total = totalOf(adult);
  const isConverted = date.currency !== chargeCurrency;
  const { charge_price: minor } = date;
  const charge =
    isConverted && minor !== undefined ? totalOf({ minor, currency: chargeCurrency }) : null;
  return {
    adult,
    price: total && splitPrice(total, tour.prepayment_percent),
    charge: charge && splitPrice(charge, tour.prepayment_percent),
    isConverted,
  };
}
