import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/** How the contract of a booking came out (docs/product/organizers.md#contract-outcome). */
export const contractOutcomes = {
  concludedAndPrepaid: 1,
  terminatedAfterPayment: 2,
  noPaymentsReceived: 3,
} as const;
export type ContractOutcome = (typeof contractOutcomes)[keyof typeof contractOutcomes];

/**
 * The outcome that a booking's status and money mean; null while it may still go either way.
 *
 * @param paidMinor what was ever received for the booking, refunds not taken off
 */
export function contractOutcomeOf(
  status: BookingStatus,
  paidMinor: number,
): ContractOutcome | null {
  if (isCanceled(status))
    return paidMinor > 0
      ? contractOutcomes.terminatedAfterPayment
      : contractOutcomes.noPaymentsReceived;
  const isMade =
    status === bookingStatuses.madePrepayment || status === bookingStatuses.tourComplete;
  return isMade ? contractOutcomes.concludedAndPrepaid : null;
}
