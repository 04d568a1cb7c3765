import { minorPerMajor, percentOf } from "../../money.ts";
import type { Money } from "../../money.ts";
import { isParty } from "./party.ts";
import { leastCharges } from "../payment.ts";
import type { Party } from "./party.ts";

/** What a tour asks for children of some ages, both ends among them. Named as tours name it. */
export interface ChildPrice {
  readonly from_age: number;
  readonly to_age: number;
  /** Of an adult's price: 0 travels free, 100 pays as an adult. */
  readonly percent: number;
}

/** Whether rules name no age twice and none backwards: else the price would depend on their order. */
export function areChildPrices(rules: readonly ChildPrice[]): boolean {
  const sorted = rules.toSorted((a, b) => a.from_age - b.from_age);
  return sorted.every(
    ({ from_age: from, to_age: to }, index) =>
      from <= to && from > (sorted[index - 1]?.to_age ?? -1),
  );
}

/**
 * The price of a child's seat where it is a share of an adult's: whole major units, rounded up as prices on cards
 * are, and never more than the adult's.
 */
export function childSeat(price: Money, percent: number): Money {
  const share = percentOf(price, percent).minor;
  const minor = Math.min(price.minor, Math.ceil(share / minorPerMajor) * minorPerMajor);
  return { minor, currency: price.currency };
}

/** The price of a child's seat by age; null if the tour has no price for that age and only the organizer can name one. */
export function childSeatAt(price: Money, rules: readonly ChildPrice[], age: number): Money | null {
  const rule = rules.find(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return rule ? childSeat(price, rule.percent) : null;
}

/** What is paid when, of a whole that is known. */
export interface SplitPrice {
  readonly total: Money;
  /** Paid online when booking. */
  readonly prepayment: Money;
  /** Paid online later, on the booking page. */
  readonly rest: Money;
}

/**
 * The prepayment is rounded up to whole major units and the rest is what is left: the two always add up to the total,
 * and neither is less than a provider charges.
 */
export function splitPrice(total: Money, percent: number): SplitPrice {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("no percent of a whole");
  const { currency } = total;
  const least = leastCharges[currency];
  const share = percentOf(total, percent).minor;
  const whole = Math.max(Math.ceil(share / minorPerMajor) * minorPerMajor, least);
  const minor = share === 0 ? 0 : total.minor - whole < least ? total.minor : whole;
  const rest = { minor: total.minor - minor, currency };
  return { total, prepayment: { minor, currency }, rest };
}

/**
 * What a party really pays, in whole minor units; null where the tour names no price for one of its children: then
 * only the organizer knows, and nothing is guessed. Each seat's price is whole before seats are added up, so that
 * the total is exactly what the lines of the page add up to.
 *
 * @throws RangeError for a party that cannot book, and for a price in broken units
 */
export function partyTotal(price: Money, rules: readonly ChildPrice[], party: Party): Money | null {
  if (!isParty(party)) throw new RangeError("no party that can book");
  let minor = price.minor * party.adults;
  for (const age of party.childAges) {
    const seat = childSeatAt(price, rules, age);
    if (seat === null) return null;
    minor += seat.minor;
  }
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError("no price in minor units");
  return { minor, currency: price.currency };
}

/** Ages that the tour names no price for, each once and in order. */
export function unpricedAges(rules: readonly ChildPrice[], { childAges }: Party): number[] {
  const isPriced = (age: number) =>
    rules.some(({ from_age: from, to_age: to }) => age >= from && age <= to);
  return [...new Set(childAges)].filter((age) => !isPriced(age)).toSorted((a, b) => a - b);
}
