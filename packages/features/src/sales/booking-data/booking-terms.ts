import type { CancellationTerms, PaidMoney } from "@tropa/domain/sales/cancellation";
import type { SeenBooking } from "./shown-booking.ts";

export const termsOf = (booking: SeenBooking): CancellationTerms => ({
  start: booking.start,
  freeUntil: booking.free_until,
});

/** What a booking's terms are reckoned on: what is paid, or will be with the next payment. */
export function moneyOf(booking: SeenBooking, paid: number): PaidMoney {
  const { currency } = booking;
  const prepayment = booking.prepayment ?? 0;
  return { paid: { minor: paid, currency }, prepayment: { minor: prepayment, currency } };
}
