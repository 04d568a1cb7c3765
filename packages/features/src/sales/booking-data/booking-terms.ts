import { refundShare } from "@tropa/domain/sales/cancellation";
import type { CancellationTerms, PaidMoney, RefundShare } from "@tropa/domain/sales/cancellation";
import { isDecisionLate } from "@tropa/domain/sales/departure-decision";
import { decisionOf } from "./shown-booking.ts";
import type { BookingView } from "./shown-booking.ts";

/** A booking's cancellation terms. */
export const termsOf = (booking: BookingView): CancellationTerms => ({
  start: booking.start,
  freeUntil: booking.free_until,
  isDecisionLate: isDecisionLate(decisionOf(booking)),
});

/**
 * Returns the amounts that refunds are calculated from: what is paid, or will be after the next payment, and the
 * prepayment.
 */
export function refundBasis(booking: BookingView, paid: number): PaidMoney {
  const { currency } = booking;
  const prepayment = booking.prepayment ?? 0;
  return { paid: { minor: paid, currency }, prepayment: { minor: prepayment, currency } };
}

/** Returns the refund if this reader cancelled today, minor units; everything for the organizer and staff. */
export const refundToday = ({ uuid, paid, refund_today: today }: BookingView): number =>
  uuid === null ? paid : (today?.refund ?? 0);

/** Returns the refunded share of what is paid; null if nothing is paid. */
export function refundShareToday(booking: BookingView): RefundShare | null {
  const refund = refundToday(booking);
  return booking.paid > 0 ? refundShare({ refund, kept: booking.paid - refund }) : null;
}
