import type { DateVariant, Tour } from "@tropa/api-contract/tour";
import type { Currency, Money } from "@tropa/domain/money";
import { childSeat, MAX_PARTY, partyPrice } from "@tropa/domain/party-price";
import type { TravelParty } from "@tropa/domain/party-price";

export interface OrderPrice {
  /** Of one seat. */
  adult: Money;
  child: Money;
  total: Money;
  prepayment: Money;
  later: Money;
  /** What is charged in the end, where the prices shown are converted; null where only the booking itself knows. */
  charge: Money | null;
  isConverted: boolean;
}

type PricedDate = Pick<DateVariant, "price" | "currency" | "original_price">;

/** What an order comes to, before the API says so: the prices of a date are for one adult. */
export function orderPrice(
  tour: Pick<Tour, "prepayment_percent" | "child_price_percent" | "original_currency">,
  date: PricedDate,
  party: TravelParty,
  chargeCurrency: Currency,
): OrderPrice {
  const seat = (price: Money) => ({
    price,
    childPrice: childSeat(price, tour.child_price_percent),
    prepaymentPercent: tour.prepayment_percent,
  });
  const shown = seat({ minor: date.price, currency: date.currency });
  const { total, prepayment, rest } = partyPrice(shown, party);
  const isConverted = date.currency !== chargeCurrency;
  const charged = { minor: date.original_price, currency: chargeCurrency };
  return {
    adult: shown.price,
    child: shown.childPrice,
    total,
    prepayment,
    later: rest,
    charge:
      isConverted && tour.original_currency === chargeCurrency
        ? partyPrice(seat(charged), party).total
        : null,
    isConverted,
  };
}

/** How many of each may go, given the others and the seats that are left; never less than one adult. */
export function partyBounds(party: TravelParty, seatsLeft: number): TravelParty {
  const seats = Math.max(1, Math.min(seatsLeft, MAX_PARTY));
  return {
    adults: Math.max(1, seats - party.children),
    children: Math.max(0, seats - party.adults),
  };
}

/** The same party on a date with fewer seats: children stay with their adults as far as seats go. */
export function fitParty(party: TravelParty, seatsLeft: number): TravelParty {
  const seats = Math.max(1, Math.min(seatsLeft, MAX_PARTY));
  const adults = Math.min(party.adults, seats);
  return { adults, children: Math.min(party.children, seats - adults) };
}
