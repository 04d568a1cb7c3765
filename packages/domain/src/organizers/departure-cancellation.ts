import { bookingStatuses, isCanceled } from "../sales/booking-status.ts";
import type { BookingStatus } from "../sales/booking-status.ts";

/** A booking as far as the cancelling of its departure is concerned. */
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

/** Whoever calls a departure off gives everything back, on any day. */
export function cancellationOutcome({ status, paid }: AffectedBooking): CancellationOutcome {
  if (isCanceled(status) || status === bookingStatuses.tourComplete)
    return { kind: "untouched", refund: 0 };
  return paid > 0 ? { kind: "refunded", refund: paid } : { kind: "released", refund: 0 };
}

/** A booking and its refund, as they were shown to whoever cancels. */
export interface ShownRefund {
  readonly id: number;
  readonly refund: number;
}

/** Whether the bookings are still those that were shown, each with the same refund; their order says nothing. */
export function isAsShown(shown: readonly ShownRefund[], now: readonly ShownRefund[]): boolean {
  if (shown.length !== now.length) return false;
  const refunds = new Map(shown.map(({ id, refund }) => [id, refund]));
  return refunds.size === now.length && now.every(({ id, refund }) => refunds.get(id) === refund);
}
