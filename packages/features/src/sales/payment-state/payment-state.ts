import type { Payment } from "@tropa/api-contract/sales/booking";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { Currency, Money } from "@tropa/domain/money";
import {
  dueBy,
  paymentMethods,
  paymentProviders,
  paymentStatuses,
} from "@tropa/domain/sales/payment";
import type { PaymentKind, PaymentMethod, PaymentProvider } from "@tropa/domain/sales/payment";
import type { PricedBooking, ShownBooking } from "../booking-data/shown-booking.ts";

export type PaymentKinds = readonly ["prepayment", "full"] | readonly ["full" | "payment"];

/** Whether a booking can be paid for, and what of it. */
export type PayState =
  | { state: "due"; kinds: PaymentKinds }
  | { state: "tooEarly" }
  | { state: "paid" }
  | { state: "over" };

type PayFacts = Pick<ShownBooking, "status" | "total" | "prepayment" | "paid">;

export function payState({ status, total, prepayment, paid }: PayFacts): PayState {
  if (isCanceled(status)) return { state: "over" };
  // Without a price it waits for its organizer's word, which names one.
  if (status === bookingStatuses.pendingConfirm || total === null || prepayment === null)
    return { state: "tooEarly" };
  if (status === bookingStatuses.pendingPrepayment) {
    return { state: "due", kinds: prepayment < total ? ["prepayment", "full"] : ["full"] };
  }
  if (status === bookingStatuses.madePrepayment && paid < total)
    return { state: "due", kinds: ["payment"] };
  return { state: "paid" };
}

export function amountOf(
  kind: PaymentKind,
  booking: Pick<PricedBooking, "total" | "prepayment" | "paid" | "currency">,
): Money {
  return { minor: dueBy(kind, booking), currency: booking.currency };
}

type Providers = typeof paymentProviders;
/** A provider with one of its methods. */
export type PaymentChoice = {
  [Name in PaymentProvider]: { provider: Name; method: Providers[Name]["methods"][number] };
}[PaymentProvider];

/** The system of instant payments settles in its own country's money alone. */
const instantPaymentCurrency: Currency = "RUB";

/** A way to pay, and who can collect by it: the first is asked, the next one where it does not answer. */
export interface PaymentWay {
  method: PaymentMethod;
  choices: readonly PaymentChoice[];
}

/** The ways to pay that a storefront offers, the quickest first. */
export function paymentWays(systems: readonly PaymentProvider[], currency: Currency): PaymentWay[] {
  return paymentMethods
    .filter((method) => method !== "sbp" || currency === instantPaymentCurrency)
    .map((method) => ({
      method,
      choices: systems.map((provider) => ({ provider, method })).filter(isOffered),
    }))
    .filter(({ choices }) => choices.length > 0);
}

interface AnyChoice {
  provider: PaymentProvider;
  method: PaymentMethod;
}

const isOffered = (choice: AnyChoice): choice is PaymentChoice & AnyChoice =>
  paymentProviders[choice.provider].methods.some((method) => method === choice.method);

/**
 * - `paid`: the money has arrived and the booking is valid.
 * - `waiting`: the bank has not answered yet. A booking whose time to pay is over meanwhile may still come back by its money.
 * - `failed`: the bank refused or the payer turned back; the booking may still wait for its money.
 * - `lost`: the booking is over; what was paid for it goes back.
 */
export type PaymentOutcome = "paid" | "waiting" | "failed" | "lost";

export function paymentOutcome(
  booking: Pick<ShownBooking, "status" | "refund">,
  payment: Pick<Payment, "status" | "kind"> | null,
): PaymentOutcome {
  if (isCanceled(booking.status)) return mayComeBack(booking, payment) ? "waiting" : "lost";
  if (payment?.status === paymentStatuses.payed) return "paid";
  const isMade =
    booking.status === bookingStatuses.madePrepayment ||
    booking.status === bookingStatuses.tourComplete;
  // The rest of a booking that is made already is a payment of its own.
  if (isMade && payment?.kind !== "payment") return "paid";
  return payment?.status === paymentStatuses.canceled ? "failed" : "waiting";
}

/**
 * Seats that were given up for want of money are taken again by money that comes late, while they are free; where they are
 * not it goes back, which the booking says as soon as it is so.
 */
function mayComeBack(
  booking: Pick<ShownBooking, "status" | "refund">,
  payment: Pick<Payment, "status"> | null,
): boolean {
  if (booking.status !== bookingStatuses.canceledBySystem || !payment) return false;
  if (payment.status === paymentStatuses.payed) return booking.refund === null;
  return payment.status === paymentStatuses.new;
}
