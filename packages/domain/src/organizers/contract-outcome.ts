import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/** Outcomes of a booking's contract (docs/product/organizers.md#contract-outcome). */
export const contractOutcomes = {
  concludedAndPrepaid: 1,
  terminatedAfterPayment: 2,
  noPaymentsReceived: 3,
} as const;
export type ContractOutcome = (typeof contractOutcomes)[keyof typeof contractOutcomes];

/**
 * Returns the outcome by a booking's status and money; null while it is still open.
 *
 * @param paidMinor everything ever received for the booking, before refunds
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
