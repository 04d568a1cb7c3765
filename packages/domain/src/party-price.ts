import { minorPerMajor, percentOf } from "./money.ts";
import type { Money } from "./money.ts";

/** Who travels. Children have seats of their own and, unless a tour says otherwise, the price of a seat. */
export interface TravelParty {
  readonly adults: number;
  readonly children: number;
}

/** Most travellers of one booking: a larger group is an agreement, not a purchase. */
export const MAX_PARTY = 50;

/** Whether such a party can book: at least one adult, whole numbers, not too many. */
export function isParty({ adults, children }: TravelParty): boolean {
  const isWhole = Number.isInteger(adults) && Number.isInteger(children);
  return isWhole && adults >= 1 && children >= 0 && adults + children <= MAX_PARTY;
}

/**
 * The price of a child's seat where it is a share of an adult's: whole major units, rounded up as prices on cards
 * are, and never more than the adult's. Null: a child pays as an adult.
 */
export function childSeat(price: Money, percent: number | null): Money {
  if (percent === null) return price;
  const share = percentOf(price, percent).minor;
  const minor = Math.min(price.minor, Math.ceil(share / minorPerMajor) * minorPerMajor);
  return { minor, currency: price.currency };
}

export interface PartyPrice {
  readonly total: Money;
  /** Paid online when booking. */
  readonly prepayment: Money;
  /** Paid to the organizer on the place. */
  readonly rest: Money;
}

/**
 * What a party really pays, in whole minor units. Each seat's price is whole before it is multiplied, so that
 * the total is exactly seats times the price on the page; the prepayment is rounded up and the rest is what
 * is left: the two always add up to the total.
 *
 * @throws RangeError for a party that cannot book, and for prices of different currencies or broken units
 */
export function partyPrice(
  seat: { readonly price: Money; readonly childPrice?: Money; readonly prepaymentPercent: number },
  party: TravelParty,
): PartyPrice {
  const { price, childPrice = price, prepaymentPercent: percent } = seat;
  if (!isParty(party)) throw new RangeError("no party that can book");
  if (childPrice.currency !== price.currency) throw new RangeError("prices of two currencies");
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("no percent of a whole");
  const minor = price.minor * party.adults + childPrice.minor * party.children;
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError("no price in minor units");
  const total: Money = { minor, currency: price.currency };
  const prepayment = percentOf(total, percent);
  return {
    total,
    prepayment,
    rest: { minor: total.minor - prepayment.minor, currency: total.currency },
  };
}
