import { organizerPart } from "./commission.ts";
import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { Currency } from "../money.ts";

/** The money of a booking: received, refunded, and the share that Tropa keeps. */
export interface BookingMoney {
  readonly currency: Currency;
  /** Minor units. */
  readonly received: number;
  readonly refunded: number;
  /**
   * Part of the remaining money that a payer's bank disputes: it belongs to nobody until the
   * dispute is won.
   */
  readonly held: number;
  /**
   * What one side gave up, by who bears it: parts of `refunded` given back out of goodwill and, of a
   * booking that is not cancelled, discounts of staff.
   */
  readonly goodwill_tropa: number;
  readonly goodwill_organizer: number;
  /** Tropa's percentage of the remaining money. */
  readonly percent: number;
  readonly status: BookingStatus;
  /** Last local day of the trip. */
  readonly end: LocalDate;
}

export interface Shares {
  /** Received, not refunded and not disputed. */
  readonly stayed: number;
  readonly commission: number;
  /** The organizer's part. */
  readonly share: number;
}

/**
 * Splits the remaining money of a booking; both parts add up to it. Fractions of a minor unit go to
 * Tropa. Goodwill is borne by one side: the other's part is what it would have been without it, so
 * that the commission of a booking may fall below zero. SQL has the same as `booking_shares`.
 */
export function sharesOf(money: BookingMoney): Shares {
  const { received, refunded, held, percent } = money;
  const stayed = Math.max(0, received - refunded - held);
  if (stayed === 0) return { stayed, commission: 0, share: 0 };
  const shared = stayed + money.goodwill_tropa + money.goodwill_organizer;
  const share = Math.max(0, organizerPart(shared, percent) - money.goodwill_organizer);
  return { stayed, commission: stayed - share, share };
}

/**
 * Whether an organizer's share is to be paid:
 * - `due`: the trip is over, or its booking was cancelled and its days have passed;
 * - `expected`: the trip is ahead, and the money may still be refunded.
 */
export type SettlementState = "due" | "expected";

/** @param today the current day in UTC */
export function settlementState(
  { status, end }: Pick<BookingMoney, "status" | "end">,
  today: LocalDate,
): SettlementState {
  if (status === bookingStatuses.tourComplete) return "due";
  return isCanceled(status) && end < today ? "due" : "expected";
}

export interface Payout {
  readonly currency: Currency;
  readonly amount: number;
}

/** An organizer's balance with Tropa in one currency, minor units. */
export interface Balance {
  readonly currency: Currency;
  /** The organizer's share of trips ahead, and of trips that are over. */
  readonly expected: number;
  readonly due: number;
  /** Tropa's share of trips that are over. */
  readonly commission: number;
  readonly paid_out: number;
  /** Due and not paid out; negative if too much was paid out. */
  readonly balance: number;
}

/** Returns balances by currency, in order of first appearance. */
export function balancesOf(
  bookings: readonly BookingMoney[],
  payouts: readonly Payout[],
  today: LocalDate,
): Balance[] {
  const found = new Map<Currency, { -readonly [Key in keyof Balance]: Balance[Key] }>();
  const of = (currency: Currency) => {
    const known = found.get(currency);
    if (known) return known;
    const fresh = { currency, expected: 0, due: 0, commission: 0, paid_out: 0, balance: 0 };
    found.set(currency, fresh);
    return fresh;
  };
  for (const booking of bookings) {
    const { share, commission } = sharesOf(booking);
    const balance = of(booking.currency);
    if (settlementState(booking, today) === "due") {
      balance.due += share;
      balance.commission += commission;
      balance.balance += share;
    } else balance.expected += share;
  }
  for (const { currency, amount } of payouts) {
    const balance = of(currency);
    balance.paid_out += amount;
    balance.balance -= amount;
  }
  return [...found.values()];
}
