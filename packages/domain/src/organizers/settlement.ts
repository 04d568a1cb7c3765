import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { Currency } from "../money.ts";

/** The money of a booking: what came, what was given back, and the share that Tropa keeps. */
export interface BookingMoney {
  readonly currency: Currency;
  /** Minor units. */
  readonly received: number;
  readonly refunded: number;
  /** Of what stays: disputed by a payer's bank, and nobody's until that is won. */
  readonly held: number;
  /** Percent of what stays. */
  readonly percent: number;
  readonly status: BookingStatus;
  /** Last local day of the trip. */
  readonly end: LocalDate;
}

export interface Shares {
  /** What came and stayed, and is not disputed. */
  readonly stayed: number;
  readonly commission: number;
  /** The organizer's part. */
  readonly share: number;
}

/** Splits what stayed of a booking's money: both parts add up to it. A share of a minor unit is Tropa's. */
export function sharesOf({ received, refunded, held, percent }: BookingMoney): Shares {
  const stayed = Math.max(0, received - refunded - held);
  // Percent has four digits: a whole number of them keeps 12.35 % from gaining a kopeck.
  const parts = Math.round(percent * 10_000);
  const commission = Math.min(stayed, Math.ceil((stayed * parts) / 1_000_000));
  return { stayed, commission, share: stayed - commission };
}

/**
 * - `due`: the trip is over, or its booking was cancelled and its days are over;
 * - `expected`: it is ahead, and may still be given back.
 */
export type SettlementState = "due" | "expected";

/** @param today the day, by UTC, that it is asked on */
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

/** What an organizer has with Tropa in one currency, minor units. */
export interface Balance {
  readonly currency: Currency;
  /** Their part of what is ahead, and of what is over. */
  readonly expected: number;
  readonly due: number;
  /** Tropa's part of what is over. */
  readonly commission: number;
  readonly paid_out: number;
  /** Due and not paid out; below zero where more was. */
  readonly balance: number;
}

/** By currency, in the order in which they come. */
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
