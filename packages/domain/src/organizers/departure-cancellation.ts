import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/** The data of a booking that matters when its departure is cancelled. */
export interface AffectedBooking {
  readonly status: BookingStatus;
  /** What was paid and is not owed back yet, minor units. */
  readonly paid: number;
}

/**
 * What cancelling a departure does to one of its bookings:
 * - `refunded`: it is cancelled, and all that was paid goes back;
 * - `released`: it is cancelled, and nothing was paid;
 * - `untouched`: it is over or was cancelled before.
 */
export interface CancellationOutcome {
  readonly kind: "refunded" | "released" | "untouched";
  /** Minor units of the booking's currency. */
  readonly refund: number;
}

/**
 * Returns the outcome for a booking: an organizer who cancels a departure refunds everything, on
 * any day.
 */
export function cancellationOutcome({ status, paid }: AffectedBooking): CancellationOutcome {
  if (isCanceled(status) || status === bookingStatuses.tourComplete)
    return { kind: "untouched", refund: 0 };
  return paid > 0 ? { kind: "refunded", refund: paid } : { kind: "released", refund: 0 };
}

/** A booking and its refund, as shown to the person who cancels. */
export interface ShownRefund {
  readonly id: number;
  readonly refund: number;
}

/** Whether the bookings and their refunds are still as shown, in any order. */
export function isAsShown(shown: readonly ShownRefund[], now: readonly ShownRefund[]): boolean {
  if (shown.length !== now.length) return false;
  const refunds = new Map(shown.map(({ id, refund }) => [id, refund]));
  return refunds.size === now.length && now.every(({ id, refund }) => refunds.get(id) === refund);
}
