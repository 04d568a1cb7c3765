import { refundShare } from "@tropa/domain/sales/cancellation";
import type { CancellationTerms, PaidMoney, RefundShare } from "@tropa/domain/sales/cancellation";
import { isDecisionLate } from "@tropa/domain/sales/departure-decision";
import { decisionOf } from "./shown-booking.ts";
import type { SeenBooking } from "./shown-booking.ts";

export const termsOf = (booking: SeenBooking): CancellationTerms => ({
  start: booking.start,
  freeUntil: booking.free_until,
  isDecisionLate: isDecisionLate(decisionOf(booking)),
});

/** What a booking's terms are reckoned on: what is paid, or will be with the next payment. */
export function moneyOf(booking: SeenBooking, paid: number): PaidMoney {
  const { currency } = booking;
  const prepayment = booking.prepayment ?? 0;
  return { paid: { minor: paid, currency }, prepayment: { minor: prepayment, currency } };
}

/** What comes back when this reader cancels today; a side that cancels for the tourist keeps nothing. */
export const refundToday = ({ uuid, paid, refund_today: today }: SeenBooking): number =>
  uuid === null ? paid : (today?.refund ?? 0);

/** How much of what is paid that is; null where nothing is paid. */
export function shareToday(booking: SeenBooking): RefundShare | null {
  const refund = refundToday(booking);
  return booking.paid > 0 ? refundShare({ refund, kept: booking.paid - refund }) : null;
}
