import type { SeenSum } from "@tropa/api-contract/base/primitives";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Currency, Money } from "@tropa/domain/money";
import { youngestOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { partyTotal, splitPrice } from "@tropa/domain/sales/party/party-price";
import type { SplitPrice } from "@tropa/domain/sales/party/party-price";

/** The price of an order, as shown and as charged. */
export interface OrderPrice {
  /** Price of an adult's seat. */
  adult: Money;
  /** Prepayment and remainder; null if only the organizer can price one of the children. */
  price: SplitPrice | null;
  /** The amounts charged, if shown prices are converted from another currency; null if only known after booking. */
  charge: SplitPrice | null;
  isConverted: boolean;
}

/** An amount as calls that move money expect it: what the screen showed. */
export const toSeenSum = ({ minor, currency }: Money): SeenSum => ({ amount: minor, currency });

/** A date, or a tour, which does not know the amount charged for a seat. */
type PricedDate = Pick<DateVariant, "price" | "currency"> &
  Partial<Pick<DateVariant, "charge_price">>;
type PricedTour = Pick<Tour, "prepayment_percent" | "child_prices" | "min_age">;

/** Whether one of the children is younger than the tour accepts. */
export function isTooYoung({ min_age: least }: Pick<Tour, "min_age">, party: Party): boolean {
  return (youngestOf(party) ?? least) < least;
}

/** Returns the price of an order, calculated from the date's price per adult. */
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
