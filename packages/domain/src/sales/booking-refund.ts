import type { LocalDate } from "../time/local-date.ts";
import { bookingStatuses } from "./booking-status.ts";
import type { BookingStatus } from "./booking-status.ts";
import { refundOf, refundOn } from "./cancellation.ts";
import type { CancellationTerms, PaidMoney, Refund } from "./cancellation.ts";

/** Whether what is paid makes the booking: a certificate may have paid a part of the prepayment alone. */
export const isMade = (status: BookingStatus): boolean => status >= bookingStatuses.madePrepayment;

/**
 * What a tourist gets back who cancels their booking on a day at the place: by its terms once it is made, and all of it
 * before. The refund itself, what the page says of today, and its slider are this one function.
 */
export function bookingRefundOn(
  status: BookingStatus,
  terms: CancellationTerms,
  day: LocalDate,
  money: PaidMoney,
): Refund {
  return isMade(status) ? refundOn(terms, day, money) : refundOf("full", money);
}
