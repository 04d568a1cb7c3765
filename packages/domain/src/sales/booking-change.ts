import type { LocalDate } from "../time/local-date.ts";
import { bookingStatuses } from "./booking-status.ts";
import type { BookingStatus } from "./booking-status.ts";

/** Facts that decide whether a booking's date or party can be changed. */
export interface ChangeFacts {
  readonly status: BookingStatus;
  readonly start: LocalDate;
  /** Last day of free cancellation. */
  readonly freeUntil: LocalDate;
  /** Whether its departures are sold without confirmation by the organizer. */
  readonly hasDirectSale: boolean;
}

/**
 * Why a booking cannot be changed:
 * - `over`: the trip has begun, is complete, or was cancelled.
 * - `organizer`: the organizer has agreed to this date and party and must be asked.
 * - `late`: cancelling is no longer free, and another date would circumvent the terms.
 */
export type ChangeObstacle = "over" | "organizer" | "late";

/**
 * Returns why a booking cannot be changed on a local day; null if it can. A tourist may change what
 * they could cancel for free and book again; staff, who help when something went wrong, may change
 * any booking ahead.
 */
export function changeObstacle(
  { status, start, freeUntil, hasDirectSale }: ChangeFacts,
  day: LocalDate,
  isTourist: boolean,
): ChangeObstacle | null {
  if (status > bookingStatuses.madePrepayment || day >= start) return "over";
  if (!isTourist) return null;
  if (status !== bookingStatuses.pendingConfirm && !hasDirectSale) return "organizer";
  return day > freeUntil ? "late" : null;
}

/** Amounts due after a change of a booking, minor units of its currency. */
export interface Settlement {
  /** Amount to be paid by the day before the start. */
  readonly toPay: number;
  /** Refunded at once, to where it was paid from. */
  readonly toRefund: number;
}

/** Returns what is due after a change, given what was paid and the new total. */
export function settlementOf(paid: number, total: number): Settlement {
  return { toPay: Math.max(0, total - paid), toRefund: Math.max(0, paid - total) };
}
