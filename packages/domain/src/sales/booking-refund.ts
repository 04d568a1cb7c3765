import type { LocalDate } from "../time/local-date.ts";
import { bookingStatuses } from "./booking-status.ts";
import type { BookingStatus } from "./booking-status.ts";
import { refundOf, refundOn } from "./cancellation.ts";
import type { CancellationTerms, PaidMoney, Refund } from "./cancellation.ts";

/**
 * Whether enough is paid for the booking to be firm: a certificate may have paid only a part of the
 * prepayment.
 */
export const isMade = (status: BookingStatus): boolean => status >= bookingStatuses.madePrepayment;

/**
 * Returns the refund if the tourist cancels on a local day: by the terms once the booking is firm,
 * and everything before. The refund itself, the page's text for today and its slider all use this
 * function.
 */
export function bookingRefundOn(
  status: BookingStatus,
  terms: CancellationTerms,
  day: LocalDate,
  money: PaidMoney,
): Refund {
  return isMade(status) ? refundOn(terms, day, money) : refundOf("full", money);
}
