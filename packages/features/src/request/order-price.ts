import type { DateVariant, Tour } from "@tropa/api-contract/tour";
import { percentOf } from "@tropa/domain/money";
import type { Currency, Money } from "@tropa/domain/money";

export interface OrderPrice {
  total: Money;
  prepayment: Money;
  later: Money;
  /** What is charged in the end, where the prices shown are converted; null where only the booking itself knows. */
  charge: Money | null;
  isConverted: boolean;
}

/** What an order comes to, before the API says so: the prices of a date are for one person. */
export function orderPrice(
  tour: Pick<Tour, "prepayment_percent" | "original_currency">,
  date: Pick<DateVariant, "price" | "currency" | "original_price">,
  people: number,
  chargeCurrency: Currency,
): OrderPrice {
  const total = { minor: date.price * people, currency: date.currency };
  const prepayment = percentOf(total, tour.prepayment_percent);
  const isConverted = date.currency !== chargeCurrency;
  return {
    total,
    prepayment,
    later: { minor: total.minor - prepayment.minor, currency: total.currency },
    charge:
      isConverted && tour.original_currency === chargeCurrency
        ? { minor: date.original_price * people, currency: chargeCurrency }
        : null,
    isConverted,
  };
}

export interface Party {
  adults: number;
  children: number;
}

/** Most people of one booking, whatever the seats (the contract's bounds). */
const most = 50;

/** How many of each may go, given the others and the seats that are left; never less than one adult. */
export function partyBounds(party: Party, seatsLeft: number): Party {
  const seats = Math.max(1, Math.min(seatsLeft, most));
  return {
    adults: Math.max(1, seats - party.children),
    children: Math.max(0, seats - party.adults),
  };
}

/** The same party on a date with fewer seats: children stay with their adults as far as seats go. */
export function fitParty(party: Party, seatsLeft: number): Party {
  const seats = Math.max(1, Math.min(seatsLeft, most));
  const adults = Math.min(party.adults, seats);
  return { adults, children: Math.min(party.children, seats - adults) };
}
