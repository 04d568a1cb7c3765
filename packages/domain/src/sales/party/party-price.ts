import { minorPerMajor, percentOf } from "../../money.ts";
import type { Money } from "../../money.ts";
import { isParty } from "./party.ts";
import { leastCharges } from "../payment.ts";
import type { Party } from "./party.ts";

/** A tour's price for a range of children's ages, both ends included. Named as in the API. */
export interface ChildPrice {
  readonly from_age: number;
  readonly to_age: number;
  /** Percent of an adult's price: 0 is free, 100 is the full price. */
  readonly percent: number;
}

/** Whether ranges neither overlap nor run backwards: else the price would depend on their order. */
export function areChildPrices(rules: readonly ChildPrice[]): boolean {
  const sorted = rules.toSorted((a, b) => a.from_age - b.from_age);
  return sorted.every(
    ({ from_age: from, to_age: to }, index) =>
      from <= to && from > (sorted[index - 1]?.to_age ?? -1),
  );
}

/**
 * Returns the price of a child's seat as a percentage of an adult's: rounded up to whole major
 * units like prices on cards, and never more than the adult's.
 */
export function childSeat(price: Money, percent: number): Money {
  const share = percentOf(price, percent).minor;
  const minor = Math.min(price.minor, Math.ceil(share / minorPerMajor) * minorPerMajor);
  return { minor, currency: price.currency };
}

/**
 * Returns the price of a child's seat by age; null if the tour has no price for that age and only
 * the organizer can name one.
 */
export function childSeatAt(price: Money, rules: readonly ChildPrice[], age: number): Money | null {
  const rule = rules.find(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return rule ? childSeat(price, rule.percent) : null;
}

/** A known total, split by when it is paid. */
export interface SplitPrice {
  readonly total: Money;
  /** Paid online when booking. */
  readonly prepayment: Money;
  /** Paid online later, on the booking page. */
  readonly rest: Money;
}

/**
 * Splits a total. The prepayment is rounded up to whole major units and the rest is the remainder:
 * they add up to the total, and neither is below the provider's minimum.
 */
export function splitPrice(total: Money, percent: number): SplitPrice {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("percent must be from 0 to 100");
  const { currency } = total;
  const least = leastCharges[currency];
  const share = percentOf(total, percent).minor;
  const whole = Math.max(Math.ceil(share / minorPerMajor) * minorPerMajor, least);
  const minor = share === 0 ? 0 : total.minor - whole < least ? total.minor : whole;
  const rest = { minor: total.minor - minor, currency };
  return { total, prepayment: { minor, currency }, rest };
}

/**
 * Returns what a party pays, in whole minor units; null if the tour has no price for one of its
 * children: then only the organizer knows, and nothing is guessed. Each seat's price is whole
 * before seats are added up, so the total equals the sum of the lines on the page.
 *
 * @throws RangeError for an invalid party, or a price that is not whole minor units
 */
export function partyTotal(price: Money, rules: readonly ChildPrice[], party: Party): Money | null {
  if (!isParty(party)) throw new RangeError("the party is invalid: see isParty");
  let minor = price.minor * party.adults;
  for (const age of party.childAges) {
    const seat = childSeatAt(price, rules, age);
    if (seat === null) return null;
    minor += seat.minor;
  }
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError("the price must be a whole number of minor units, 0 or more");
  return { minor, currency: price.currency };
}

/** Returns the ages without a price, each once and in order. */
export function unpricedAges(rules: readonly ChildPrice[], { childAges }: Party): number[] {
  const isPriced = (age: number) =>
    rules.some(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return [...new Set(childAges)].filter((age) => !isPriced(age)).toSorted((a, b) => a - b);
}
