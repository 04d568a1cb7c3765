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

/** Payments a booking can be paid by: first a prepayment or everything at once, later the remainder. */
export type PaymentKinds = readonly ["prepayment", "full"] | readonly ["full" | "payment"];

/** Whether a booking can be paid for, and which amounts. */
export type PayState =
  | { state: "due"; kinds: PaymentKinds }
  | { state: "tooEarly" }
  | { state: "paid" }
  | { state: "over" };

type PayFacts = Pick<ShownBooking, "status" | "total" | "prepayment" | "paid">;

/** Says what of a booking can be paid now. */
export function payState({ status, total, prepayment, paid }: PayFacts): PayState {
  if (isCanceled(status)) return { state: "over" };
  // Without a price, the organizer has not confirmed yet.
  if (status === bookingStatuses.pendingConfirm || total === null || prepayment === null)
    return { state: "tooEarly" };
  if (status === bookingStatuses.pendingPrepayment) {
    return { state: "due", kinds: prepayment < total ? ["prepayment", "full"] : ["full"] };
  }
  if (status === bookingStatuses.madePrepayment && paid < total)
    return { state: "due", kinds: ["payment"] };
  return { state: "paid" };
}

/** Returns the amount of a payment of a given kind. */
export function amountOf(
  kind: PaymentKind,
  booking: Pick<PricedBooking, "total" | "prepayment" | "paid" | "currency">,
): Money {
  return { minor: dueBy(kind, booking), currency: booking.currency };
}

type Providers = typeof paymentProviders;
/** A provider and one of its methods. */
export type PaymentChoice = {
  [Name in PaymentProvider]: { provider: Name; method: Providers[Name]["methods"][number] };
}[PaymentProvider];

/** SBP (Russia's instant payments) only settles in roubles. */
const instantPaymentCurrency: Currency = "RUB";

/** A payment method and the providers that offer it, in the order in which they are tried. */
export interface PaymentWay {
  method: PaymentMethod;
  choices: readonly PaymentChoice[];
}

/** Returns the payment methods of a storefront, the fastest first. */
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
 * Result of a payment:
 * - `paid`: the money has arrived and the booking is valid.
 * - `waiting`: the bank has not answered yet. If the time to pay is over, a late payment may still revive the booking.
 * - `failed`: the bank refused or the payer stopped; the booking may still be paid for.
 * - `lost`: the booking is over; any payment is refunded.
 */
export type PaymentOutcome = "paid" | "waiting" | "failed" | "lost";

/** Derives the result from a booking and its payment. */
export function paymentOutcome(
  booking: Pick<ShownBooking, "status" | "ledger">,
  payment: Pick<Payment, "status" | "kind"> | null,
): PaymentOutcome {
  if (isCanceled(booking.status)) return mayComeBack(booking, payment) ? "waiting" : "lost";
  if (payment?.status === paymentStatuses.payed) return "paid";
  const isMade =
    booking.status === bookingStatuses.madePrepayment ||
    booking.status === bookingStatuses.tourComplete;
  // A remainder for a confirmed booking is a separate payment.
  if (isMade && payment?.kind !== "payment") return "paid";
  return payment?.status === paymentStatuses.canceled ? "failed" : "waiting";
}

/**
 * Whether a late payment may revive an expired booking. If the seats are still free, it gets them back; otherwise the
 * money is refunded, which the booking then shows.
 */
function mayComeBack(
  booking: Pick<ShownBooking, "status" | "ledger">,
  payment: Pick<Payment, "status"> | null,
): boolean {
  if (booking.status !== bookingStatuses.canceledBySystem || !payment) return false;
  if (payment.status === paymentStatuses.payed) return booking.ledger.returns.length === 0;
  return payment.status === paymentStatuses.new;
}
